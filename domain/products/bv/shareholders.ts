import { no, yes } from '../../conditions/index.ts'
import type { PersonKey, Row, Step } from '../../flow/index.ts'
import type { SharedLanguage } from './language.ts'

/**
 * Step 1: one to four shareholders, each a person, a company that exists or a holding that is founded along. Where they
 * live follows from their address, and what they understand is asked once for every kind.
 */
export const shareholdersStep = ({ spoken, otherwise }: SharedLanguage): Step =>
  withLastQuestions([...proprietorshipQuestions, spoken, { fields: [otherwise], when: no(`shareholder.${spoken}`) }])

/** What is asked of a person who may have a business of their own beside the company. */
const proprietorshipQuestions: readonly Row<PersonKey>[] = [
  'has_proprietorship',
  'kvk_proprietorship',
  'proprietorship_action',
  'proprietorship_name',
]

/** The same with other questions before the very last one. */
export const withLastQuestions = (questions: readonly Row<PersonKey>[]): Step => ({
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    {
      name: 'basic',
      person: [
        'type',
        'company_name',
        'incorporated_in_netherlands',
        'chamber',
        'company_country',
        'company_address',
        ['company_zipcode', 'company_location'],
        // A person is offered a holding later on; here it is the shareholder itself.
        { fields: ['holding_name'], when: yes('shareholder.is_new_company') },
        ['email', 'phone_number'],
      ],
    },
    {
      name: 'personal',
      person: [
        'prefix',
        ['firstname', 'lastname'],
        'name_as_on_document',
        ['birthdate', 'birthplace'],
        'country_of_birth',
        ['representative_birthdate', 'representative_birthplace'],
        'address_equals_company_address',
        'residence_country',
        'address',
        ['zip_code', 'location'],
        'marital_status',
      ],
    },
    {
      name: 'id',
      person: [
        'nationality',
        'document_type',
        'document_number',
        ['issue_date', 'expiration_date'],
        'place_of_issue',
        'bsn',
        'bsn_not_present',
      ],
    },
    {
      name: 'other',
      person: [
        'become_director',
        'new_company_director',
        'natural_person_director',
        'director_authorized',
        'representation_type',
        'function',
        'company_main_person',
        'ubos',
        'ubo_kvk_registered',
        'ubo_kvk_registered_check',
        ...questions,
        'pep',
      ],
    },
  ],
})
