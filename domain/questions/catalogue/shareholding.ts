import { all, any, no, yes } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'
import {
  atLeast,
  atLeastLong,
  atMost,
  companyName,
  differentFrom,
  dutchPostalCodeWhenIn,
  noBvSuffix,
  notAFoundation,
  notAfterToday,
  ofAge,
  positive,
  servedCountry,
  withinALifetime,
} from '../../rules/index.ts'
import { inPerson } from './person.ts'

const question = { kind: 'yes_no', required: true, sensitivity: 'personal' } as const
const isPerson = yes('shareholder.is_natural_person')

/** What someone is going to be in the company, and what the notary must know of them first. */
export const shareholding = defineFields('shareholder', {
  lives_in_netherlands: question,
  dutch_proficient: question,
  english_proficient: question,
  become_director: { ...question, visible: any(isPerson, yes('shareholder.is_existing_company')) },
  pep: { ...question, sensitivity: 'sensitive' },
  shares: {
    kind: 'number',
    rules: [positive, atMost(1_000_000_000)],
    required: true,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  dga_plan: { kind: 'yes_no', visible: inPerson, required: false, sensitivity: 'personal' },
  foundation_role: {
    kind: 'choice',
    options: ['chairman', 'secretary', 'treasurer', 'other'],
    required: true,
    sensitivity: 'public',
  },
  /** The shares go to a holding that is founded along with the company. */
  holding: { kind: 'yes_no', visible: inPerson, required: false, sensitivity: 'public' },
  /** Was asked in the calculator and said no: a no is a no. Whoever changes their mind chooses another type. */
  holding_declined: { kind: 'yes_no', required: false, sensitivity: 'public', asked: false },
  holding_name: {
    kind: 'text',
    style: 'company_name',
    maxLength: 100,
    rules: [companyName, atLeastLong(3), noBvSuffix, notAFoundation, differentFrom('main.company_name')],
    visible: yes('shareholder.holding'),
    required: true,
    sensitivity: 'public',
  },
})

const exists = yes('shareholder.is_existing_company')
const isNew = yes('shareholder.is_new_company')

const ofCompany = { visible: exists, required: true, sensitivity: 'public' } as const
const ofRepresentative = { visible: exists, required: true, sensitivity: 'personal' } as const
const ofNewCompany = { kind: 'yes_no', visible: isNew, required: true, sensitivity: 'personal' } as const

/** A company as shareholder: one that exists already, or a holding that is founded along. */
export const companyShareholder = defineFields('shareholder', {
  company_name: {
    kind: 'text',
    style: 'company_name',
    maxLength: 100,
    rules: [companyName, atLeastLong(3), noBvSuffix, notAFoundation, differentFrom('main.company_name')],
    ...ofCompany,
  },
  incorporated_in_netherlands: { kind: 'yes_no', ...ofCompany },
  chamber: { kind: 'kvk', inputMode: 'numeric', ...ofCompany },
  company_country: { kind: 'country', default: 'NL', rules: [servedCountry], ...ofCompany },
  company_address: { kind: 'text', style: 'address', ...ofCompany },
  company_zipcode: { kind: 'postal_code', rules: [dutchPostalCodeWhenIn('shareholder.company_country')], ...ofCompany },
  company_location: { kind: 'text', style: 'place', maxLength: 80, ...ofCompany },
  /** Whether the one who acts is a director of the company at all. */
  director_authorized: { kind: 'yes_no', ...ofRepresentative },
  representation_type: {
    kind: 'choice',
    options: ['independently_authorized_director', 'jointly_authorized_director'],
    ...ofRepresentative,
    visible: all(exists, yes('shareholder.director_authorized')),
  },
  function: {
    kind: 'choice',
    options: ['authorized_director', 'authorized_representative'],
    ...ofRepresentative,
    visible: all(exists, no('shareholder.director_authorized')),
  },
  representative_birthdate: {
    kind: 'date',
    rules: [notAfterToday, ofAge, withinALifetime],
    inputMode: 'numeric',
    ...ofRepresentative,
    sensitivity: 'sensitive',
  },
  representative_birthplace: { kind: 'text', style: 'place', maxLength: 80, ...ofRepresentative },
  address_equals_company_address: { kind: 'yes_no', ...ofRepresentative },
  ubos: { kind: 'number', rules: [atLeast(1), atMost(4)], inputMode: 'numeric', ...ofCompany },
  ubo_kvk_registered: { kind: 'yes_no', ...ofCompany },
  /** Does not stop anyone: it says that the notary cannot begin before the UBOs are reported. */
  ubo_kvk_registered_check: {
    kind: 'checkbox',
    ...ofCompany,
    visible: all(exists, no('shareholder.ubo_kvk_registered')),
  },
  /** Whether the person we speak to is the one to call about the company. */
  company_main_person: { kind: 'yes_no', default: true, ...ofRepresentative, required: false },
  new_company_director: ofNewCompany,
  natural_person_director: ofNewCompany,
})
