import { all, no, yes } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'
import { atLeast, atMost } from '../rules/amounts.ts'
import { differentFrom, noBvSuffix, notAFoundation } from '../rules/company-name.ts'
import { notAfterToday, ofAge, withinALifetime } from '../rules/dates.ts'
import { companyName } from '../rules/name-characters.ts'
import { dutchPostalCodeWhenIn } from '../rules/postal-code.ts'
import { servedCountry } from '../rules/served-country.ts'
import { atLeastLong } from '../rules/too-short.ts'

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
  new_company_lives_in_netherlands: ofNewCompany,
  new_company_english_proficient: ofNewCompany,
  new_company_director: ofNewCompany,
  natural_person_director: ofNewCompany,
})
