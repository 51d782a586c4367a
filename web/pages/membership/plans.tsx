import { useState } from 'react'
import type { OwnMembership } from '#contract/memberships.ts'
import { call } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { MembershipPart } from './part.tsx'
import { PayButton } from './pay-button.tsx'
import { type OfferedPlan, PlanCard } from './plan-card.tsx'
import { SwitchDialog } from './switch-dialog.tsx'

type Props = {
  readonly plans: readonly OfferedPlan[]
  /** What one has; null for who joins. */
  readonly running: OwnMembership | null
  readonly onChanged: () => Promise<void>
}

/** Where a link to them leads. */
export const plansPart = 'plans'

/** The plans side by side: to join one, or to go over to another. */
export function Plans({ plans, running, onChanged }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const [asked, ask] = useState<OfferedPlan | null>(null)
  return (
    <MembershipPart
      id={plansPart}
      heading={say(running ? 'membership.plans.change' : 'membership.plans.join')}
      about={say(running ? 'membership.plans.change_about' : 'membership.plans.join_about')}
    >
      <ul className="grid gap-3 md:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.plan} plan={plan} isOwn={running?.plan === plan.plan}>
            {running === null ? (
              <>
                <PayButton
                  label={say('membership.plans.take', { name: plan.name[locale] })}
                  begin={() => call('POST /api/api_customer_dashboard/memberships', { body: { plan: plan.plan } })}
                  onChanged={onChanged}
                />
                <p className="mt-1.5 text-center text-sm text-ink-2">
                  {say('membership.plans.take_first', { amount: formatMoney(plan.price_with_vat, locale) })}
                </p>
              </>
            ) : (
              running.plan !== plan.plan &&
              running.next_plan !== plan.plan && (
                <Button look="line" wide aria-haspopup="dialog" onClick={() => ask(plan)}>
                  {say('membership.plans.switch', { name: plan.name[locale] })}
                </Button>
              )
            )}
          </PlanCard>
        ))}
      </ul>
      {running === null && <p className="mt-4 text-md text-ink-2">{say('membership.plans.withdrawal')}</p>}
      <MoreThanThis />
      {running && <SwitchDialog membership={running} plan={asked} onClose={() => ask(null)} onChanged={onChanged} />}
    </MembershipPart>
  )
}

/** More than is sold by itself: somebody talks about it first. */
function MoreThanThis() {
  const say = useSay()
  const { support_email } = useSite()
  const [before, after] = say('membership.plans.enterprise.text', { email: '\u0000' }).split('\u0000')
  return (
    <p className="mt-4 text-md text-ink-2">
      <b className="text-ink">{say('membership.plans.enterprise.title')}</b> {before}
      <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
      {after}
    </p>
  )
}
