import type { QuestionnairePatch } from '#contract/questionnaires.ts'

/** A company with nothing missing. */
const company = {
  company_name: 'De Gouden Lepel',
  headquarters: 'Utrecht',
  industry: 'hospitality',
  activities: 'Het exploiteren van een restaurant en het verzorgen van catering op locatie.',
  email: 'info@degoudenlepel.nl',
  office_address: 'Voorbeeldstraat 12',
  postal_code: '3511 AB',
  place_of_business: 'Utrecht',
  export_products: false,
  import_products: true,
  sell_products: 'consumers',
  where_are_sold: 'store_or_kiosk',
  employees_loan: false,
  full_time_work: 3,
  part_time_work: 5,
  representation: 'one_signature',
  financial_year_end: 'this_year',
  number_of_shares: 120,
  value_of_shares: 1,
  online_notary: true,
} as const

/** A person with nothing missing, in either language. */
export const personAnswers = (firstname: string, bsn: string) =>
  ({
    active: true,
    substep: 5,
    type: 'natural_person',
    prefix: 'Mrs',
    firstname,
    lastname: 'de Vries',
    birthdate: '14-03-1985',
    birthplace: 'Utrecht',
    country_of_birth: 'NL',
    email: `${firstname.toLowerCase()}@voorbeeld.nl`,
    phone_number: '+31612345678',
    residence_country: 'NL',
    address: 'Voorbeeldlaan 3',
    zip_code: '3512 CD',
    location: 'Utrecht',
    marital_status: 'married',
    has_proprietorship: false,
    nationality: 'NL',
    document_type: 'passport',
    document_number: 'NX1234561',
    issue_date: '01-02-2024',
    expiration_date: '01-02-2034',
    place_of_issue: 'Utrecht',
    bsn,
    dutch_proficient: true,
    english_proficient: true,
    become_director: true,
    pep: false,
    holding: false,
    dga_plan: false,
    shares: 60,
  }) as const

/** Everything a BV of two people asks for. */
export const completeAnswers: QuestionnairePatch = {
  main: company,
  p1: personAnswers('Anna', '111222333'),
  p2: personAnswers('Bram', '123456782'),
}
