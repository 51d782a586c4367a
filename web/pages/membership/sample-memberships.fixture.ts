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

const packages: OwnMemberships['packages'] = [
  {
    ...{ package: 'contracts-5', name: { nl: '5 contracten', en: '5 contracts' }, contracts: 5 },
    ...{ price: 12_900, price_with_vat: 15_609 },
  },
  {
    ...{ package: 'contracts-100', name: { nl: '100+ contracten', en: '100+ contracts' }, contracts: 100 },
    ...{ price: 49_900, price_with_vat: 60_379 },
  },
]

/** Five contracts that were bought two days ago. */
export const fiveContracts: OwnMemberships['purchases'][number] = {
  ...{ uuid: 'k1', package: 'contracts-5', name: { nl: '5 contracten', en: '5 contracts' }, included: 5, used: 1 },
  ...{ amount: 15_609, state: 'paid', paid_at: '2026-11-16T09:00:00Z' },
  invoice: { number: '2026-00015', path: '/api/api_customer_dashboard/contract_packages/k1/invoice.pdf' },
  withdrawal: { until: '2026-11-30', back: 12_487, kept: 3_122 },
}

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
    packages,
    purchases: [],
  }
}
