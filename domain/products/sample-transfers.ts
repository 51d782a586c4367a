import type { Answers, MainAnswers, ShareholderAnswers } from '../fields/index.ts'
import { day, sampleCompany, samplePerson } from './sample-answers.ts'

const main: MainAnswers = {
  company_name: 'De Vries Zuivel',
  kvk: '12345678',
  headquarters: 'Leeuwarden',
  office_address: 'Nieuwestad 12',
  postal_code: '8911 AB',
  place_of_business: 'Leeuwarden',
  email: 'sanne@example.nl',
  incorporation_date: day('14-05-2015'),
  statutes_adopted_date: day('14-05-2015'),
  accountant: 'yes',
  purchase_agreement: true,
  share_price_details: '€ 25 per aandeel, volgens de balans van vorig jaar.',
  purchase_price_received: false,
  old_acquistion: 'after_1993',
  old_acquistion_date: day('14-05-2015'),
  received_shares: 'incorporation',
  received_shares_date: day('14-05-2015'),
  balance_sheet: true,
  date_of_balance: day('31-12-2025'),
  shares_rights_date: 'date_of_transfer',
  notarial_costs: 'buyer',
  share_type: 'common_stock',
  total_shares: 120,
  number_shares: 120,
  shares_from: 1,
  shares_to: 120,
  bankruptcy: false,
  upsell_package: 'starter_yearly',
  online_notary: true,
}

const { residence_country: _where, has_proprietorship: _business, english_proficient: _other, ...person } = samplePerson
const { company_country: _country, become_director: _directs, english_proficient: _also, ...company } = sampleCompany

const seller: ShareholderAnswers = {
  ...person,
  lives_in_netherlands: true,
  sole_shareholder: true,
  become_director: true,
  seller_resign: true,
  decharge: true,
}

const { become_director: _never, ...someone } = person
const buyer: ShareholderAnswers = {
  ...someone,
  prefix: 'Mr',
  firstname: 'Bram',
  lastname: 'van den Berg',
  email: 'bram@example.nl',
  bsn: '111222333',
  marital_status: 'unmarried',
  lives_in_netherlands: true,
  internal: false,
}

const companyBuyer: ShareholderAnswers = {
  ...company,
  chamber: '87654321',
  lives_in_netherlands: true,
  internal: true,
  buyer_sole_shareholder: false,
}

const sellingCompany: ShareholderAnswers = {
  ...company,
  representation_type: 'jointly_authorized_director',
  address_equals_company_address: false,
  address: 'Singel 4',
  zip_code: '8601 AB',
  location: 'Sneek',
  company_main_person: false,
  lives_in_netherlands: true,
  sole_shareholder: false,
  co_shareholders_waived: true,
  become_director: false,
}

const { bsn: _none, ...withoutBsn } = buyer

/** Sellers and buyers of every sort, each with everything answered. */
export const sampleTransfers = {
  person_to_person: { main, p1: seller, p2: { ...buyer, shares: 120 }, p3: {}, p4: {} },
  company_to_three: {
    main: {
      ...main,
      accountant: 'will_be_arranged_soon',
      free_intake: true,
      purchase_agreement: false,
      purchase_price_received: true,
      share_price_details: '- Samen **€ 40.000**\n- bepaald door een deskundige',
      old_acquistion: 'before_1993',
      incorporation_date: day('02-03-1988'),
      statutes_adopted_date: day('04-06-2001'),
      old_acquistion_date: day('09-10-1990'),
      received_shares: 'purchase',
      received_shares_date: day('10-10-1990'),
      balance_sheet: false,
      shares_rights_date: 'other_date',
      transfer_rights_date: day('01-01-2026'),
      notarial_costs: 'seller',
      share_type: 'preference_shares',
      total_shares: 1000,
      number_shares: 400,
      shares_from: 601,
      shares_to: 1000,
      online_notary: false,
      notary_option: 'known_notary',
      custom_notary: 'mr. A. de Groot',
      custom_notary_city: 'Sneek',
    },
    p1: sellingCompany,
    p2: { ...companyBuyer, company_name: 'Berg en Dal Beheer', shares: 200 },
    p3: { ...buyer, buyer_sole_shareholder: false, shares: 199 },
    p4: {
      ...withoutBsn,
      bsn_not_present: true,
      firstname: 'João Pedro',
      lastname: 'da Silva',
      email: 'joao@example.pt',
      birthplace: 'Porto',
      country_of_birth: 'PT',
      nationality: 'PT',
      document_type: 'identity_card',
      document_number: '12345678',
      buyer_sole_shareholder: false,
      shares: 1,
    },
  },
  person_to_own_holding: {
    main: { ...main, purchase_price_received: true, number_shares: 40, shares_to: 40 },
    p1: { ...seller, sole_shareholder: false, co_shareholders_waived: true, seller_resign: false, decharge: false },
    p2: {
      ...companyBuyer,
      representation_type: 'independently_authorized_director',
      director_authorized: true,
      shares: 40,
    },
    p3: {},
    p4: {},
  },
} satisfies Readonly<Record<string, Answers>>
