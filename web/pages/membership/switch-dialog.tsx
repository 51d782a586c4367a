import type { OwnMembership } from '#contract/memberships.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import type { OfferedPlan } from './plan-card.tsx'
import { useMembershipAct } from './use-act.ts'

type Props = {
  readonly membership: OwnMembership
  /** To which one would go over; null while nobody asks. */
  readonly plan: OfferedPlan | null
  readonly onClose: () => void
  readonly onChanged: () => Promise<void>
}

/** What another plan costs now and later, before anybody goes over to it. */
export function SwitchDialog({ membership, plan, onClose, onChanged }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      title={plan ? say('membership.switching.title', { name: plan.name[locale] }) : ''}
      closeLabel={say('membership.close')}
    >
      {plan && <Switching membership={membership} plan={plan} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  )
}

const change = 'PATCH /api/api_customer_dashboard/memberships/:uuid'

function Switching({ membership: { uuid }, plan, onClose, onChanged }: Props & { readonly plan: OfferedPlan }) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const params = { uuid }
  const preview = useResource(`${uuid} ${plan.plan}`, () =>
    call(change, { params, body: { plan: plan.plan, preview: true } }),
  )
  const { isGoing, act } = useMembershipAct(onChanged)
  if (preview.state === 'loading') return <Waiting label={say('membership.switching.looking')} />
  if (preview.state !== 'ready') {
    return (
      <FailedBanner text={say('membership.problem.ours')} again={say('membership.again')} onAgain={preview.again} />
    )
  }
  const { change: kind, costs, from, next_charge: next } = preview.value
  const written = (cents: number) => formatMoney(cents, locale)
  const price = `${written(plan.price_with_vat)} ${say(`membership.per.${plan.per}`)}`
  const amount = written(costs)
  const words = { amount, price, name: plan.name[locale], day: day(next?.on ?? from ?? '') }
  const goOver = async () => {
    const done = say('membership.switching.done')
    if (await act(() => call(change, { params, body: { plan: plan.plan } }), done)) onClose()
  }
  return (
    <>
      <p>
        {kind === 'upgrade'
          ? say(costs > 0 ? 'membership.switching.now' : 'membership.switching.now_free', words)
          : say('membership.switching.later', { ...words, day: day(from ?? next?.on ?? '') })}
      </p>
      <div className="mt-5 mb-2 flex flex-col-reverse gap-2 xs:flex-row xs:justify-end">
        <Button look="line" onClick={onClose}>
          {say('membership.switching.keep')}
        </Button>
        <Button onClick={() => void goOver()} busy={isGoing ? say('membership.switching.busy') : undefined}>
          {costs > 0 ? say('membership.switching.confirm_pay', { amount }) : say('membership.switching.confirm')}
        </Button>
      </div>
    </>
  )
}
