import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import {
  sampleAbroad,
  sampleAnswers,
  sampleCompany,
  sampleEqual,
  sampleHolding,
  sampleMain,
  samplePartner,
  samplePerson,
} from './sample-answers.ts'

/** A second person, from abroad and without a citizen service number. */
const fromAbroad: ShareholderAnswers = {
  ...samplePerson,
  ...sampleAbroad,
  marital_status: 'unmarried',
  email: 'joao@example.pt',
  bsn: '200000007',
  phone_number: '+351912345678',
  document_type: 'identity_card',
  document_number: '12345678',
  become_director: true,
}
const { bsn: _none, ...withoutBsn } = fromAbroad
const stranger: ShareholderAnswers = { ...withoutBsn, bsn_not_present: true }

const upsold: ShareholderAnswers = {
  ...samplePartner,
  marital_status: 'registered_partner',
  become_director: false,
  holding: true,
  holding_name: 'Berg en Dal Beheer',
  ...{ holding_as_company: false, holding_seat: 'Súdwest-Fryslân', holding_address: 'Marktstraat 8' },
  ...{ holding_zipcode: '8601 CV', holding_location: 'Sneek', holding_year_end: 'this_year' },
  ...{ holding_shares: 100, holding_share_value: 1 },
  dga_plan: true,
  has_proprietorship: true,
  kvk_proprietorship: '12345678',
  proprietorship_action: 'keep',
  proprietorship_name: 'Van den Berg Advies',
}

const joint: ShareholderAnswers = {
  ...sampleCompany,
  representation_type: 'jointly_authorized_director',
  become_director: true,
  company_main_person: false,
  address_equals_company_address: false,
  address: 'Singel 4',
  zip_code: '8601 AB',
  location: 'Sneek',
  residence_country: 'NL',
}

const { representation_type: _how, ...notDirector } = sampleCompany
const byProxy: ShareholderAnswers = {
  ...notDirector,
  director_authorized: false,
  function: 'authorized_representative',
  ubo_kvk_registered: false,
  ubo_kvk_registered_check: true,
}

const none = { p2: {}, p3: {}, p4: {} }

/** Founders of every sort, each with everything answered. */
export const sampleFounders = {
  one_person: sampleAnswers,
  person_and_company: {
    main: {
      ...sampleMain,
      representation: 'two_signatures',
      financial_year_end: 'this_year',
      number_of_shares: 100,
      value_of_shares: 1,
      online_notary: false,
      notary_option: 'known_notary',
      custom_notary: 'Anna Elisabeth de Groot',
      custom_notary_city: 'Sneek',
    },
    p1: { ...samplePerson, shares: 51, dga_plan: true },
    p2: { ...joint, shares: 49 },
    p3: {},
    p4: {},
  },
  two_equal: {
    main: { ...sampleMain, offer_duty: false },
    p1: { ...samplePerson, shares: 60 },
    p2: sampleEqual,
    p3: {},
    p4: {},
  },
  four_founders: {
    main: {
      ...sampleMain,
      number_of_shares: 1000,
      value_of_shares: 0.1,
      activities: '- Het adviseren van bedrijven\n- het ontwikkelen van **software**;\n- IT-beheer',
      incorporation_speed: 'fast',
    },
    p1: { ...sampleHolding, shares: 400 },
    p2: { ...byProxy, shares: 249 },
    p3: { ...upsold, shares: 350 },
    p4: { ...stranger, shares: 1 },
  },
  with_agreement: {
    main: {
      ...sampleMain,
      shareholders_agreement: true,
      agreement_decisions: 'everyone',
      agreement_amount: 25_000,
      agreement_dividend: 'buffer_first',
      agreement_leaver: 'discount',
      agreement_drag_along: 'three_quarters',
      agreement_competition: 'twelve_months',
    },
    p1: { ...sampleHolding, shares: 40 },
    p2: { ...samplePartner, shares: 40 },
    p3: { ...joint, firstname: 'Anke', lastname: 'Terpstra', email: 'anke@example.nl', bsn: '200000007', shares: 40 },
    p4: {},
  },
  private_savings: {
    main: { ...sampleMain, bv_type: 'private_savings' },
    p1: { ...samplePerson, shares: 120 },
    ...none,
  },
  care: {
    main: {
      ...{ ...sampleMain, industry: 'health', caregiver: true, big_registration: true },
      ...{ care_kind: 'practice', care_providers: 'up_to_ten' },
    },
    p1: { ...samplePerson, shares: 120 },
    ...none,
  },
  care_supervised: {
    main: {
      ...{ ...sampleMain, industry: 'health', caregiver: true, big_registration: true },
      ...{ care_kind: 'nursing_or_stay', care_providers: 'up_to_fifty' },
    },
    p1: { ...samplePerson, shares: 120 },
    ...none,
  },
  care_undecided: {
    main: {
      ...{ ...sampleMain, industry: 'health', caregiver: true, big_registration: false },
      ...{ care_kind: 'specialist', care_providers: 'up_to_ten' },
    },
    p1: { ...samplePerson, shares: 120 },
    ...none,
  },
} as const satisfies Record<string, Answers>
