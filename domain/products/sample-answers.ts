import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { type DutchDate, parseDutchDate } from '../values/index.ts'

/** A real day, for tests; a day that does not exist is a mistake in the test. */
export const day = (text: string): DutchDate => {
  const date = parseDutchDate(text)
  if (date === undefined) throw new Error(`no such day: ${text}`)
  return date
}

/** What founders could have answered, all of it right. */
export const sampleMain: MainAnswers = {
  bv_type: 'standard',
  company_name: 'De Vries Zuivel',
  headquarters: 'Leeuwarden',
  industry: 'wholesale',
  activities: 'Het maken van en handelen in zuivelproducten.',
  email: 'sanne@example.nl',
  office_address: 'Nieuwestad 12',
  postal_code: '8911 AB',
  place_of_business: 'Leeuwarden',
  export_products: true,
  import_products: false,
  sell_products: 'companies',
  where_are_sold: 'internet',
  employees_loan: false,
  full_time_work: 2,
  part_time_work: 0,
  representation: 'one_signature',
  financial_year_end: 'next_year',
  number_of_shares: 120,
  value_of_shares: 0.01,
  distribution_of_shares: 'equal',
  offer_duty: true,
  bankruptcy: false,
  upsell_package: 'starter_yearly',
  incorporation_speed: 'slow',
  lead_approval: false,
  online_notary: true,
}

const identity: ShareholderAnswers = {
  prefix: 'Mrs',
  firstname: 'Sanne Maria',
  lastname: 'de Vries',
  email: 'sanne@example.nl',
  phone_number: '+31612345678',
  nationality: 'NL',
  document_type: 'passport',
  document_number: 'SPECI2014',
  issue_date: day('01-02-2024'),
  expiration_date: day('01-02-2034'),
  place_of_issue: 'Leeuwarden',
  bsn: '123456782',
  dutch_proficient: true,
  english_proficient: true,
  pep: false,
}

const privateLife: ShareholderAnswers = {
  birthdate: day('14-03-1985'),
  birthplace: 'Leeuwarden',
  country_of_birth: 'NL',
  residence_country: 'NL',
  address: 'Nieuwestad 12',
  zip_code: '8911 AB',
  location: 'Leeuwarden',
  marital_status: 'married',
  has_proprietorship: false,
}

export const samplePerson: ShareholderAnswers = {
  active: true,
  substep: 5,
  type: 'natural_person',
  is_natural_person: true,
  is_existing_company: false,
  is_new_company: false,
  ...identity,
  ...privateLife,
  become_director: true,
}

/** Who somebody from abroad is, and where they live. */
export const sampleAbroad = {
  prefix: 'Mr',
  firstname: 'João Pedro',
  lastname: 'da Silva',
  birthdate: day('29-02-1992'),
  birthplace: 'Porto',
  country_of_birth: 'PT',
  residence_country: 'PT',
  address: 'Rua das Flores 8',
  zip_code: '4050-262',
  location: 'Porto',
  nationality: 'PT',
} as const satisfies ShareholderAnswers

/** Somebody else beside her. */
export const samplePartner: ShareholderAnswers = {
  ...samplePerson,
  prefix: 'Mr',
  firstname: 'Bram',
  lastname: 'van den Berg',
  email: 'bram@example.nl',
  bsn: '111222333',
}

/** Somebody else again, with as many shares as she has. */
export const sampleEqual: ShareholderAnswers = { ...samplePartner, lastname: 'Jansen', shares: 60 }

export const sampleCompany: ShareholderAnswers = {
  active: true,
  substep: 5,
  type: 'existing_company',
  is_natural_person: false,
  is_existing_company: true,
  is_new_company: false,
  ...identity,
  company_name: 'Terp Beheer',
  incorporated_in_netherlands: true,
  chamber: '12345678',
  company_country: 'NL',
  company_address: 'Kade 1',
  company_zipcode: '8911 AC',
  company_location: 'Leeuwarden',
  representative_birthdate: day('02-05-1970'),
  representative_birthplace: 'Sneek',
  address_equals_company_address: true,
  become_director: false,
  director_authorized: true,
  representation_type: 'independently_authorized_director',
  ubos: 1,
  ubo_kvk_registered: true,
}

export const sampleHolding: ShareholderAnswers = {
  active: true,
  substep: 5,
  type: 'new_company',
  is_natural_person: false,
  is_existing_company: false,
  is_new_company: true,
  ...identity,
  ...privateLife,
  holding: true,
  holding_name: 'Vries Holding',
  new_company_director: true,
  natural_person_director: false,
}

/** One person, everything answered. */
export const sampleAnswers: Answers = {
  main: sampleMain,
  p1: { ...samplePerson, shares: 120 },
  p2: {},
  p3: {},
  p4: {},
}
