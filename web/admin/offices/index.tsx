import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { OfficeStanding } from '#contract/admin-offices.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { adminHref, type SectionProps } from '../links.ts'
import { AddOffice } from './add-office.tsx'
import { OfficeEditor } from './office-editor.tsx'
import { OfficeList } from './office-list.tsx'
import { LatelyChanged, WithoutFactor } from './side-cards.tsx'

/** The offices: how each does on one side, and everything about the one that is open on the other. */
export default function OfficesSection({ item }: SectionProps) {
  const say = useSay()
  const [, go] = useLocation()
  const [adding, setAdding] = useState(false)
  const id = item !== undefined && /^\d{1,9}$/.test(item) ? item : null
  const list = useResource('admin offices', () => call('GET /api/admin/offices'))
  const staff = useResource('admin staff', () => call('GET /api/admin/staff'))
  const office = useResource(id && `admin office ${id}`, () =>
    call('GET /api/admin/offices/:office', { params: { office: id ?? '' } }),
  )
  const people = staff.state === 'ready' ? staff.value.data : []
  return (
    <AdminPage
      title={say('offices.title')}
      about={list.state === 'ready' ? <OfficeSums offices={list.value.data} /> : undefined}
      actions={
        <Button look="line" size="small" before={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
          {say('offices.add.button')}
        </Button>
      }
    >
      {list.state === 'loading' && <Skeleton label={say('offices.loading')} shape="page" />}
      {(list.state === 'failed' || list.state === 'gone') && (
        <FailedBanner text={say('offices.failed')} again={say('offices.again')} onAgain={list.again} />
      )}
      {list.state === 'ready' && (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,0.68fr)_minmax(0,1fr)]">
          <div className={cx('grid gap-5', id !== null && 'max-lg:order-last')}>
            <OfficeList offices={list.value.data} current={id === null ? null : Number(id)} />
            <WithoutFactor staff={people} onChanged={staff.refresh} />
            {office.state === 'ready' && <LatelyChanged office={office.value.id} revision={office.value.revision} />}
          </div>
          <div className="min-w-0">
            {id === null && (
              <EmptyState heading="h2" title={say('offices.choose')}>
                {say('offices.choose_about')}
              </EmptyState>
            )}
            {id !== null && (
              <Link href={adminHref('offices')} className="mb-2 inline-block text-green underline lg:hidden">
                {say('offices.back')}
              </Link>
            )}
            {id !== null && office.state === 'loading' && <Skeleton label={say('offices.loading')} shape="page" />}
            {(office.state === 'failed' || office.state === 'gone') && (
              <FailedBanner text={say('offices.failed')} again={say('offices.again')} onAgain={office.again} />
            )}
            {office.state === 'ready' && (
              <OfficeEditor
                key={office.value.id}
                office={office.value}
                staff={people}
                onStaff={staff.refresh}
                onSaved={(saved) => {
                  office.put(saved)
                  list.refresh()
                }}
              />
            )}
          </div>
        </div>
      )}
      <AddOffice
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(added) => {
          setAdding(false)
          list.refresh()
          go(adminHref('offices', String(added.id)))
        }}
      />
    </AdminPage>
  )
}

/** All of them together, with what asks for attention. */
function OfficeSums({ offices }: { readonly offices: readonly OfficeStanding[] }) {
  const say = useSay()
  const open = offices.filter(({ active }) => active)
  const sum = (of: (office: OfficeStanding) => number) => open.reduce((all, office) => all + of(office), 0)
  const room = sum(({ capacity, open_cases }) => (capacity === null ? 0 : Math.max(0, capacity - open_cases)))
  const [late, without] = [sum((office) => office.late), sum((office) => office.without_second_factor)]
  const plain = [
    say('offices.sum', { offices: open.length, cases: sum(({ open_cases }) => open_cases) }),
    ...(open.some(({ capacity }) => capacity !== null) ? [say('offices.sum_room', { room })] : []),
  ]
  const urgent = [
    ...(late > 0 ? [say('offices.sum_late', { late })] : []),
    ...(without === 1 ? [say('offices.sum_factor_one')] : []),
    ...(without > 1 ? [say('offices.sum_factor', { count: without })] : []),
  ]
  return (
    <>
      {plain.join(' · ')}
      {urgent.length > 0 && <b className="font-semibold text-orange-deep">{` · ${urgent.join(' · ')}`}</b>}
    </>
  )
}
