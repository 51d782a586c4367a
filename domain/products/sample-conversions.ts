import type { Answers, MainAnswers } from '../questions/index.ts'
import { day, sampleEqual, sampleMain, samplePerson } from './sample-answers.ts'
import { sampleFounders } from './sample-founders.ts'

const { bv_type: _sort, ...ordinary } = sampleMain

const main: MainAnswers = {
  ...ordinary,
  converted_from: 'proprietorship',
  kvk: '68908248',
  trade_name: 'De Vries Kaas',
  real_estate: false,
  type_of_conversion: 'asset_liability',
  price_owed: false,
  holding_structure: true,
  accountant: 'yes',
}
const { holding_structure: _structure, price_owed: _owed, ...sold } = main
const contributed: MainAnswers = { ...sold, transfer_moment: 'signing', contribution_credit: false }
const { price_owed: _later, ...open } = main

const { p1: owner, p2: investor, p3: withHolding } = sampleFounders.four_founders
/** Only its seat and its capital are other than those of the company. */
const { holding_address: _street, holding_zipcode: _code, holding_location: _town, ...seatedElsewhere } = withHolding
const { holding_year_end: _year, ...ofOwnCapital } = seatedElsewhere

const nobodyElse = { p2: {}, p3: {}, p4: {} }

/** Whoever converts a business, each with everything answered. */
export const sampleConversions = {
  sale_with_holding: {
    main: {
      ...main,
      price_owed: true,
      loan_years: 5,
      real_estate: true,
      real_estate_details: 'Nieuwestad 14 te Leeuwarden',
    },
    p1: { ...samplePerson, holding: true, holding_name: 'Vries Beheer', shares: 120 },
    ...nobodyElse,
  },
  sale: {
    main: { ...main, holding_structure: false },
    p1: { ...samplePerson, shares: 120 },
    ...nobodyElse,
  },
  tax_free_vof: {
    main: {
      ...contributed,
      converted_from: 'vof',
      type_of_conversion: 'tax_free_transfer',
      accountant: 'will_be_arranged_soon',
      free_intake: true,
      added_value: 25_000,
      contribution_credit: true,
      transfer_moment: 'earlier_day',
      transfer_date: day('01-01-2027'),
      real_estate: true,
      real_estate_details: 'Nieuwestad 14 te Leeuwarden',
    },
    p1: { ...samplePerson, shares: 60 },
    p2: sampleEqual,
    p3: {},
    p4: {},
  },
  taxed_with_holding: {
    main: { ...contributed, type_of_conversion: 'transfer_subject_to_tax', number_of_shares: 100, value_of_shares: 1 },
    p1: {
      ...{ ...ofOwnCapital, has_proprietorship: false, become_director: true, shares: 80 },
      ...{ holding_seat: 'Utrecht', holding_shares: 1000, holding_share_value: 0.1 },
    },
    p2: { ...investor, shares: 20 },
    p3: {},
    p4: {},
  },
  undecided: {
    main: { ...open, type_of_conversion: 'none', holding_structure: false },
    p1: { ...owner, shares: 120 },
    ...nobodyElse,
  },
} as const satisfies Record<string, Answers>
