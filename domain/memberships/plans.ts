export const tiers = ['bronze', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]

/** What comes with a plan and not with an account: what everybody gets is no reason to pay. */
export const perks = ['help_by_chat', 'help_by_phone'] as const
export type Perk = (typeof perks)[number]

export const planSlugs = [
  'oprecht_membership_monthly',
  'starter_yearly',
  'professional_monthly',
  // Sold by nobody any more; whoever has one keeps what it was.
  'free',
  'basic_yearly',
  'basic_monthly_legacy',
  'starter_monthly_legacy',
  'starter_yearly_legacy',
  'complete_monthly_legacy',
] as const
export type PlanSlug = (typeof planSlugs)[number]

/** What is sold under a name. What it costs stands in the price book. */
export type MembershipPlan = {
  readonly slug: PlanSlug
  readonly tier: Tier
  readonly per: 'month' | 'year'
  /** Months of one term, which is also the first that one cannot leave. */
  readonly months: 1 | 12
  /** Contracts that can be approved in a year of membership. */
  readonly contracts: number
  readonly perks: readonly Perk[]
  readonly sold: boolean
}

const plan = (
  slug: PlanSlug,
  tier: Tier,
  per: MembershipPlan['per'],
  contracts: number,
  more: Partial<MembershipPlan> = {},
): MembershipPlan => ({
  ...{ slug, tier, per, months: per === 'year' ? 12 : 1, contracts, perks: [], sold: false },
  ...more,
})

export const membershipPlans: Readonly<Record<PlanSlug, MembershipPlan>> = {
  oprecht_membership_monthly: plan('oprecht_membership_monthly', 'bronze', 'month', 5, { sold: true }),
  starter_yearly: plan('starter_yearly', 'silver', 'year', 5, { sold: true, perks: ['help_by_chat'] }),
  professional_monthly: plan('professional_monthly', 'gold', 'month', 100, {
    sold: true,
    perks: ['help_by_chat', 'help_by_phone'],
  }),
  free: plan('free', 'bronze', 'month', 0),
  basic_yearly: plan('basic_yearly', 'bronze', 'year', 5),
  basic_monthly_legacy: plan('basic_monthly_legacy', 'bronze', 'month', 5),
  starter_monthly_legacy: plan('starter_monthly_legacy', 'silver', 'month', 5, { perks: ['help_by_chat'] }),
  starter_yearly_legacy: plan('starter_yearly_legacy', 'silver', 'year', 5, { perks: ['help_by_chat'] }),
  complete_monthly_legacy: plan('complete_monthly_legacy', 'gold', 'month', 100, {
    perks: ['help_by_chat', 'help_by_phone'],
  }),
}

/** Contracts that a package holds, bought once and good for ever. */
export const packagedContracts: Readonly<Record<string, number>> = { 'contracts-5': 5, 'contracts-100': 100 }

export const planNamed = (slug: string): MembershipPlan | undefined =>
  planSlugs.map((one) => membershipPlans[one]).find((one) => one.slug === slug)

export const planChanges = ['upgrade', 'downgrade', 'enterprise'] as const
export type PlanChange = (typeof planChanges)[number]

/** More than we sell by itself: somebody talks about it first. */
export const enterprise = 'enterprise'

/** What it is to go from one plan to another; null where nothing changes. */
export function planChangeTo(from: MembershipPlan, to: MembershipPlan | typeof enterprise): PlanChange | null {
  if (to === enterprise) return 'enterprise'
  if (from.slug === to.slug) return null
  const [before, after] = [tiers.indexOf(from.tier), tiers.indexOf(to.tier)]
  return after > before ? 'upgrade' : 'downgrade'
}
