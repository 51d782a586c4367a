import type { OwnMembership, OwnMemberships } from '#contract/memberships.ts'

const names = {
  oprecht_membership_monthly: { nl: 'Flex', en: 'Flex' },
  starter_yearly: { nl: 'Starter', en: 'Starter' },
  professional_monthly: { nl: 'Professional', en: 'Professional' },
} as const

const plans: OwnMemberships['plans'] = [
  {
    ...{ plan: 'oprecht_membership_monthly', name: names.oprecht_membership_monthly, per: 'month' },
    ...{ price: 1_900, price_with_vat: 2_299, included: 5, tier: 'bronze', perks: [] },
  },
  {
    ...{ plan: 'starter_yearly', name: names.starter_yearly, per: 'year' },
    ...{ price: 14_900, price_with_vat: 18_029, included: 5, tier: 'silver', perks: ['help_by_chat'] },
  },
  {
    ...{ plan: 'professional_monthly', name: names.professional_monthly, per: 'month', included: 100, tier: 'gold' },
    ...{ price: 2_900, price_with_vat: 3_509, perks: ['help_by_chat', 'help_by_phone'] },
  },
]

/** A starter that runs its first year. */
export const starter: OwnMembership = {
  ...{ uuid: 'm1', plan: 'starter_yearly', name: names.starter_yearly, per: 'year', tier: 'silver' },
  ...{ price: 14_900, price_with_vat: 18_029, included: 5, used: 2, perks: ['help_by_chat'], state: 'active' },
  ...{ since: '2026-11-18', until: '2027-11-18', next_plan: null, grace_until: null, ended_why: null },
  next_charge: { on: '2027-11-18', amount: 18_029, plan: 'starter_yearly', by: 'link' },
  ends_if_cancelled: '2027-11-18',
  withdrawal: null,
  open_charge: null,
  charges: [
    {
      ...{ uuid: 'c1', kind: 'term', plan: 'starter_yearly', name: names.starter_yearly, state: 'paid' },
      ...{ from: '2026-11-18', until: '2027-11-18', amount: 18_029, paid_at: '2026-11-18T09:00:00Z' },
      invoice: { number: '2026-00012', path: '/api/payments/p1/invoice' },
    },
  ],
}

/** A professional whose second month could not be taken. */
export const unpaidMonth: OwnMembership = {
  ...starter,
  ...{ uuid: 'm2', plan: 'professional_monthly', name: names.professional_monthly, per: 'month', tier: 'gold' },
  ...{ price: 2_900, price_with_vat: 3_509, included: 100, used: 7, state: 'past_due' },
  ...{ since: '2026-10-18', until: '2026-11-18', grace_until: '2026-12-02', ends_if_cancelled: '2026-11-18' },
  next_charge: { on: '2026-11-18', amount: 3_509, plan: 'professional_monthly', by: 'mandate' },
  open_charge: { uuid: 'c3', amount: 3_509, due_on: '2026-11-18' },
  charges: [
    {
      ...{ uuid: 'c3', kind: 'term', plan: 'professional_monthly', name: names.professional_monthly, state: 'open' },
      ...{ from: '2026-11-18', until: '2026-12-18', amount: 3_509, paid_at: null, invoice: null },
    },
    {
      ...{ uuid: 'c2', kind: 'term', plan: 'professional_monthly', name: names.professional_monthly, state: 'paid' },
      ...{ from: '2026-10-18', until: '2026-11-18', amount: 3_509, paid_at: '2026-10-18T09:00:00Z' },
      invoice: { number: '2026-00009', path: '/api/payments/p2/invoice' },
    },
  ],
}

export const having = (...memberships: OwnMembership[]): OwnMemberships => {
  const [running] = memberships.filter(({ state }) => state !== 'ended')
  return {
    plans,
    memberships,
    contracts: running ? { included: running.included, used: running.used, until: '2027-11-18' } : null,
  }
}
