import { useState } from 'react'
import type { OwnMembership } from '#contract/memberships.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { useMe } from '#web/session/index.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { MembershipPart } from './part.tsx'
import { useMembershipAct } from './use-act.ts'

type Props = {
  /** Null where it is too late: then there is nothing to see. */
  readonly withdrawal: OwnMembership['withdrawal']
  /** What one withdraws from, and what one says with it. */
  readonly name: string
  readonly statement: (who: string) => string
  /** What it does beside the money. */
  readonly effect: string
  readonly withdraw: () => Promise<unknown>
  readonly onChanged: () => Promise<void>
}

/**
 * To withdraw within the time for it: a button that says so all that time, a statement to confirm, and a mail that proves it
 * (art. 11a of Directive 2011/83/EU).
 */
export function Withdrawing({ withdrawal, name, statement, effect, withdraw, onChanged }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const me = useMe()
  const [open, setOpen] = useState(false)
  const { isGoing, act } = useMembershipAct(onChanged)
  if (withdrawal === null) return null
  const [back, kept] = [formatMoney(withdrawal.back, locale), formatMoney(withdrawal.kept, locale)]
  const confirm = async () => {
    const done = await act(() => withdraw().then(() => ({})), say('membership.withdrawal.done'))
    if (done) setOpen(false)
  }
  return (
    <MembershipPart heading={say('membership.withdrawal.heading', { name })}>
      <p className="text-md">{say('membership.withdrawal.about', { day: day(withdrawal.until), back })}</p>
      <div className="mt-3">
        <Button look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say('membership.withdrawal.start')}
        </Button>
      </div>
      <YesNoDialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('membership.withdrawal.title')}
        closeLabel={say('membership.close')}
        no={say('membership.withdrawal.keep')}
        yes={say('membership.withdrawal.confirm')}
        onYes={() => void confirm()}
        busy={isGoing ? say('membership.withdrawal.busy') : undefined}
      >
        <p className="rounded-m bg-green-tint px-4 py-3">{statement(me ? fullNameOf(me) || me.email : '')}</p>
        <p className="mt-4">
          {effect} {say('membership.withdrawal.text', { back })}
        </p>
        {withdrawal.kept > 0 && <p className="mt-3">{say('membership.withdrawal.kept', { kept })}</p>}
        {me && <p className="mt-3 text-ink-2">{say('membership.withdrawal.mailed', { email: me.email })}</p>}
      </YesNoDialog>
    </MembershipPart>
  )
}
