import { useState } from 'react'
import type { OwnMembership } from '#contract/memberships.ts'
import { call } from '#web/api/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { useMe } from '#web/session/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { MembershipPart } from './part.tsx'
import { useMembershipAct } from './use-act.ts'

type Props = {
  readonly membership: OwnMembership
  readonly onChanged: () => Promise<void>
}

/**
 * To withdraw within the time for it: a button that says so all that time, a statement to confirm, and a mail that proves it
 * (art. 11a of Directive 2011/83/EU). Nothing afterwards.
 */
export function Withdrawing({ membership: { uuid, name, since, withdrawal }, onChanged }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const me = useMe()
  const [open, setOpen] = useState(false)
  const { isGoing, act } = useMembershipAct(onChanged)
  if (withdrawal === null || since === null) return null
  const written = (cents: number) => formatMoney(cents, locale)
  const [back, kept] = [written(withdrawal.back), written(withdrawal.kept)]
  const withdraw = async () => {
    const done = await act(
      () =>
        call('POST /api/api_customer_dashboard/memberships/:uuid/withdrawal', { params: { uuid } }).then(() => ({})),
      say('membership.withdrawal.done'),
    )
    if (done) setOpen(false)
  }
  return (
    <MembershipPart heading={say('membership.withdrawal.heading')}>
      <p className="text-md">{say('membership.withdrawal.about', { day: day(withdrawal.until), back })}</p>
      <div className="mt-3">
        <Button look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say('membership.withdrawal.start')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('membership.withdrawal.title')}
        closeLabel={say('membership.close')}
        footer={
          <>
            <Button look="line" onClick={() => setOpen(false)}>
              {say('membership.withdrawal.keep')}
            </Button>
            <Button onClick={() => void withdraw()} busy={isGoing ? say('membership.withdrawal.busy') : undefined}>
              {say('membership.withdrawal.confirm')}
            </Button>
          </>
        }
      >
        <p className="rounded-m bg-paper px-4 py-3">
          {say('membership.withdrawal.statement', {
            who: me ? `${me.firstname} ${me.lastname}`.trim() || me.email : '',
            name: name[locale],
            day: day(since),
          })}
        </p>
        <p className="mt-4">{say('membership.withdrawal.text', { back })}</p>
        {withdrawal.kept > 0 && <p className="mt-3">{say('membership.withdrawal.kept', { kept })}</p>}
        {me && <p className="mt-3 text-ink-2">{say('membership.withdrawal.mailed', { email: me.email })}</p>}
      </Dialog>
    </MembershipPart>
  )
}
