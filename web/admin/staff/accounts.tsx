import { type FormEvent, useState } from 'react'
import { mailAddressFrom } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { MemberRows } from './member-rows.tsx'

/** Too few letters name everybody. */
const least = 3

/** Somebody's account, found by how its address begins. */
export function Accounts() {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [email, setEmail] = useState<string | null>(null)
  const [isShort, setShort] = useState(false)
  const found = useResource(email && `accounts ${email}`, () =>
    call('GET /api/admin/accounts', { query: { email: email ?? '' } }),
  )
  const search = (event: FormEvent) => {
    event.preventDefault()
    const start = mailAddressFrom(typed)
    setShort(start.length < least)
    if (start.length >= least) setEmail(start)
  }
  return (
    <>
      <form noValidate onSubmit={search} className="mb-5 flex max-w-form flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field
            label={say('staff.search.label')}
            hint={say('staff.search.hint')}
            error={isShort ? say('staff.search.short') : undefined}
          >
            {(wiring) => <TextInput {...wiring} type="search" autoComplete="off" value={typed} onChange={setTyped} />}
          </Field>
        </div>
        <Button type="submit">{say('staff.search.do')}</Button>
      </form>
      <div aria-live="polite">
        {email !== null && found.state === 'loading' && <Skeleton label={say('staff.loading')} />}
        {(found.state === 'failed' || found.state === 'gone') && (
          <FailedBanner text={say('staff.failed')} again={say('staff.again')} onAgain={found.again} />
        )}
        {found.state === 'ready' && found.value.data.length === 0 && (
          <p>{say('staff.search.none', { email: email ?? '' })}</p>
        )}
        {found.state === 'ready' && found.value.data.length > 0 && (
          <Card>
            <MemberRows members={found.value.data} label={say('staff.search.results')} onChanged={found.refresh} />
            {found.value.more && <p className="mt-3 text-ink-2">{say('staff.search.more')}</p>}
          </Card>
        )}
      </div>
    </>
  )
}
