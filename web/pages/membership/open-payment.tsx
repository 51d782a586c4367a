import type { OwnMembership } from '#contract/memberships.ts'
import { call } from '#web/api/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { useMembershipAct } from './use-act.ts'

type Props = {
  readonly membership: OwnMembership
  readonly onLook: () => Promise<void>
}

/** What is not paid, what becomes of it, and the way to pay it; nothing where all is paid. */
export function OpenPayment({ membership, onLook }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { uuid, state, open_charge: open, grace_until: grace } = membership
  const { isGoing, act } = useMembershipAct(onLook)
  if (open === null && state !== 'pending') return null
  const amount = open === null ? '' : formatMoney(open.amount, locale)
  const kind = state === 'pending' ? 'pending' : state === 'past_due' ? 'past_due' : 'open'
  const text = {
    pending: () => say('membership.pending.text'),
    past_due: () =>
      [
        say('membership.past_due.text', {
          amount,
          day: day(open?.due_on ?? ''),
          until: day(grace ?? open?.due_on ?? ''),
        }),
        say('membership.past_due.after'),
      ].join(' '),
    open: () => say('membership.open.text', { amount, day: day(open?.due_on ?? '') }),
  }
  return (
    <Banner
      tone={kind === 'pending' ? 'info' : 'warning'}
      title={say(`membership.${kind}.title`)}
      action={
        <div className="flex flex-wrap gap-2">
          {open && (
            <Button
              busy={isGoing ? say('membership.paying') : undefined}
              onClick={() =>
                void act(() => call('POST /api/api_customer_dashboard/memberships/:uuid/payment', { params: { uuid } }))
              }
            >
              {say(kind === 'pending' ? 'membership.pending.pay' : 'membership.past_due.pay', { amount })}
            </Button>
          )}
          {kind === 'pending' && (
            <Button look="line" onClick={() => void onLook()}>
              {say('membership.pending.look')}
            </Button>
          )}
        </div>
      }
    >
      {text[kind]()}
    </Banner>
  )
}
