import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { StaffMember } from '#contract/admin-staff.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { adminHref, type SectionProps } from '../links.ts'
import { Accounts } from './accounts.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRows } from './member-rows.tsx'

/** Who works here, and beside them everybody who has an account. */
export default function StaffSection({ item, search }: SectionProps) {
  const say = useSay()
  const isAccounts = item === 'accounts'
  return (
    <AdminPage
      title={say(isAccounts ? 'staff.accounts_title' : 'staff.title')}
      about={say(isAccounts ? 'staff.accounts_about' : 'staff.about')}
    >
      <nav aria-label={say('staff.tabs')} className="mb-5 flex gap-1 border-b border-line">
        {(['staff', 'accounts'] as const).map((name) => {
          const isHere = (name === 'accounts') === isAccounts
          return (
            <Link
              key={name}
              href={adminHref('staff', name === 'accounts' ? name : undefined)}
              aria-current={isHere ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center border-b-[2.5px] px-3 no-underline',
                isHere ? 'border-green font-semibold text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {say(`staff.tab_${name}`)}
            </Link>
          )
        })}
      </nav>
      {isAccounts ? <Accounts /> : <People search={search} />}
    </AdminPage>
  )
}

function People({ search }: { readonly search: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const wanted = new URLSearchParams(search).get('invite')
  const [inviting, setInviting] = useState<string | null>(wanted)
  const [shown, setShown] = useState('')
  const found = useResource('admin staff', () => call('GET /api/admin/staff'))
  const close = () => {
    setInviting(null)
    if (wanted !== null) go(adminHref('staff'), { replace: true })
  }
  if (found.state === 'loading') return <Skeleton label={say('staff.loading')} shape="page" />
  if (found.state !== 'ready') {
    return <FailedBanner text={say('staff.failed')} again={say('staff.again')} onAgain={found.again} />
  }
  const all = found.value.data
  const among = all.filter(({ office }) => shown === '' || (shown === 'ours' ? !office : String(office?.id) === shown))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="w-full max-w-80">
          <Field label={say('staff.filter')}>
            {(wiring) => (
              <SelectInput
                {...wiring}
                value={shown === '' ? 'all' : shown}
                placeholder=""
                options={[
                  { value: 'all', label: say('staff.everybody') },
                  { value: 'ours', label: say('staff.ours') },
                  ...officesOf(all),
                ]}
                onChange={(value) => setShown(value === 'all' ? '' : value)}
              />
            )}
          </Field>
        </div>
        <Button before={<PlusIcon size={16} />} onClick={() => setInviting('')}>
          {say('staff.invite')}
        </Button>
      </div>
      <Card>
        {among.length === 0 ? (
          <p className="text-ink-2">{say('staff.none')}</p>
        ) : (
          <MemberRows members={among} label={say('staff.title')} onChanged={found.refresh} />
        )}
      </Card>
      {inviting !== null && <InviteDialog office={inviting} onClose={close} onChanged={found.refresh} />}
    </>
  )
}

/** The offices at which somebody works. */
function officesOf(members: readonly StaffMember[]) {
  const known = new Map(
    members.flatMap(({ office }) => (office ? [[String(office.id), `${office.city}, ${office.name}`] as const] : [])),
  )
  return [...known]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
