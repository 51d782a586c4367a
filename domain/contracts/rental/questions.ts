import { all, eq } from '../../conditions/index.ts'
import { atLeast, atMost, positive } from '../../rules/index.ts'
import { otherParty, ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

const office = eq('form.regime', 'office')

export const rentalSpec = defineContract('rental', 'parties', {
  us: {
    ...ourSigner,
    our_role: { kind: 'choice', options: ['rent', 'let'], default: 'rent', required: true, sensitivity: 'public' },
  },
  other: otherParty,
  space: {
    premises: { kind: 'long_text', required: true, sensitivity: 'personal', maxLength: 500 },
    premises_address: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 200 },
    /**
     * Which rules of the law apply: those of art. 7:230a BW, those of art. 7:290 BW with terms of five years, or the latter
     * for two years at most (art. 7:301 BW).
     */
    regime: {
      kind: 'choice',
      options: ['office', 'shop', 'short_shop'],
      default: 'office',
      required: true,
      sensitivity: 'public',
    },
    lease_use: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 200 },
  },
  term: {
    start_date: { kind: 'date', required: true, sensitivity: 'public' },
    office_term: {
      kind: 'choice',
      options: ['fixed', 'indefinite'],
      default: 'fixed',
      required: true,
      sensitivity: 'public',
      visible: office,
    },
    lease_years: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: all(office, eq('form.office_term', 'fixed')),
      rules: [atLeast(1), atMost(30)],
    },
    notice_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: office,
      rules: [atLeast(1), atMost(24)],
    },
    short_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: eq('form.regime', 'short_shop'),
      rules: [atLeast(1), atMost(24)],
    },
  },
  money: {
    rent: { kind: 'money', required: true, sensitivity: 'personal', rules: [positive] },
    vat: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    // Both must stand in a lease that is taxed by choice (art. 6a Uitvoeringsbeschikking omzetbelasting 1968).
    cadastral: {
      kind: 'text',
      required: true,
      sensitivity: 'public',
      maxLength: 200,
      visible: eq('form.vat', true),
    },
    tenant_year: {
      kind: 'text',
      required: true,
      sensitivity: 'public',
      maxLength: 40,
      visible: eq('form.vat', true),
    },
    service_charges: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    services: {
      kind: 'text',
      required: true,
      sensitivity: 'public',
      maxLength: 300,
      visible: eq('form.service_charges', true),
    },
    service_costs: {
      kind: 'money',
      required: true,
      sensitivity: 'personal',
      visible: eq('form.service_charges', true),
      rules: [positive],
    },
    deposit_months: { kind: 'number', required: false, sensitivity: 'public', rules: [atLeast(1), atMost(6)] },
  },
})
