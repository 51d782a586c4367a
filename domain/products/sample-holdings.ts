import type { Answers, MainAnswers } from '../questions/index.ts'
import { sampleAbroad, samplePerson } from './sample-answers.ts'

const main: MainAnswers = {
  company_name: 'De Vries Holding',
  email: 'sanne@example.nl',
  headquarters: 'Leeuwarden',
  office_address: 'Nieuwestad 12',
  postal_code: '8911 AB',
  place_of_business: 'Leeuwarden',
  financial_year_end: 'next_year',
  incorporation_speed: 'slow',
  above_existing_company: false,
  number_of_shares: 100,
  value_of_shares: 1,
  distribution_of_shares: 'equal',
  bankruptcy: false,
  upsell_package: 'starter_yearly',
  lead_approval: false,
  online_notary: true,
}

const nobodyElse = { p2: {}, p3: {}, p4: {} }

const { bsn: _none, ...withoutBsn } = samplePerson

/** Whoever founds a holding, each with everything answered. */
export const sampleHoldings = {
  one_person: { main, p1: { ...samplePerson, shares: 100 }, ...nobodyElse },
  from_abroad: {
    main: {
      ...main,
      financial_year_end: 'this_year',
      incorporation_speed: 'fast',
      above_existing_company: true,
      subsidiary_kvk: '68750110',
      subsidiary_name: 'Da Silva Tegels',
      transfer_shares_along: true,
      number_of_shares: 120,
      value_of_shares: 0.01,
      bankruptcy: true,
      bankruptcy_settled: true,
      online_notary: false,
      notary_option: 'known_notary',
      custom_notary: 'Anna Elisabeth de Groot',
      custom_notary_city: 'Sneek',
    },
    p1: {
      ...withoutBsn,
      ...sampleAbroad,
      marital_status: 'unmarried',
      bsn_not_present: true,
      has_proprietorship: true,
      kvk_proprietorship: '12345678',
      proprietorship_action: 'keep',
      proprietorship_name: 'Da Silva Advies',
      dga_plan: true,
      shares: 120,
    },
    ...nobodyElse,
  },
} as const satisfies Record<string, Answers>
