import { yes } from '../../conditions/index.ts'
import type { Chapter, FieldRow, PersonKey, Step } from '../../flow/index.ts'
import {
  birthRows,
  companyRows,
  homeRows,
  idSection,
  languageRows,
  nameRows,
  proprietorshipRows,
  reachedAt,
  type SharedLanguage,
} from '../person-sections.ts'

/** Four sections: the company, two steps about the shareholders, four about what they arrange, and the preview. */
export const bvChapters: readonly Chapter[] = [
  { name: 'company', parts: 1 },
  { name: 'shareholders', parts: 2 },
  { name: 'arrangements', parts: 4 },
  { name: 'preview', parts: 1 },
]

/** Step 0: the company that is founded. */
export const companyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    {
      name: 'general',
      company: ['company_name', 'headquarters', 'bv_type', 'industry', 'caregiver', 'big_registration', 'activities'],
    },
    {
      name: 'contact',
      company: ['email', 'office_address', ['postal_code', 'place_of_business']],
    },
    {
      name: 'complete',
      company: [
        'export_products',
        'import_products',
        'sell_products',
        'where_are_sold',
        'employees_loan',
        ['full_time_work', 'part_time_work'],
        'financial_year_end',
      ],
    },
  ],
}

/**
 * Step 1: one to four shareholders, each a person, a company that exists or a holding that is founded along. Where they
 * live follows from their address, and what they understand is asked once for every kind.
 */
export const shareholdersStep = (shared: SharedLanguage): Step =>
  withLastQuestions([...proprietorshipRows, ...languageRows(shared)])

/** The same with other questions before the very last one. */
export const withLastQuestions = (questions: readonly FieldRow<PersonKey>[]): Step => ({
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
        reachedAt,
      ],
    },
    {
      name: 'personal',
      person: [
        ...nameRows,
        ...birthRows,
        ['representative_birthdate', 'representative_birthplace'],
        'address_equals_company_address',
        'residence_country',
        ...homeRows,
      ],
    },
    idSection,
    {
      name: 'other',
      person: [
        'become_director',
        'new_company_director',
        'natural_person_director',
        ...companyRows,
        ...questions,
        'pep',
      ],
    },
  ],
})
