import type { Chapter, FieldRow, PersonKey, Section, Step } from '../../blueprint/index.ts'
import { yes } from '../../conditions/index.ts'
import { hasBusiness } from '../../questions/index.ts'
import {
  birthRows,
  homeRows,
  idSection,
  isCompany,
  languageRows,
  nameRows,
  ownerRows,
  proprietorshipRows,
  reachedAt,
  type SharedLanguage,
  signerRows,
} from '../person-sections.ts'

/** Four sections: the company, two steps about the shareholders, four about what they arrange, and the preview. */
export const bvChapters: readonly Chapter[] = [
  { name: 'company', parts: 1 },
  { name: 'shareholders', parts: 2 },
  { name: 'arrangements', parts: 4 },
  { name: 'preview', parts: 1 },
]

/** Where the company is found: the town of its articles, and its door. */
export const contactSection: Section = {
  name: 'contact',
  company: ['headquarters', 'office_address', ['postal_code', 'place_of_business'], 'email'],
}

/** What the trade register wants to know; a savings BV sells nothing and has only a financial year. */
export const registerSections: readonly Section[] = [
  {
    name: 'complete',
    company: ['export_products', 'import_products', 'sell_products', 'where_are_sold'],
    visible: hasBusiness,
  },
  {
    name: 'staff',
    company: [
      ...(['financial_year_end', 'employees_loan', ['full_time_work', 'part_time_work']] as const),
      // What decides whether a care provider has a supervisory board.
      ...(['care_kind', 'care_providers'] as const),
    ],
  },
]

/** Step 0: the company that is founded. */
export const companyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    {
      name: 'general',
      company: ['company_name', 'bv_type', 'industry', 'caregiver', 'big_registration', 'activities'],
    },
    contactSection,
    ...registerSections,
  ],
}

/**
 * Step 1: one to four shareholders, each a person, a company that exists or a holding that is founded along. Where they
 * live follows from their address, and what they understand is asked once for every kind.
 */
export const shareholdersStep = (shared: SharedLanguage): Step =>
  withOwnQuestions({ language: languageRows(shared), other: proprietorshipRows })

interface OwnQuestions {
  /** What somebody understands. */
  readonly language: readonly FieldRow<PersonKey>[]
  /** Before the very last question. */
  readonly other: readonly FieldRow<PersonKey>[]
}

/** The same with what a product asks in its own way. */
export const withOwnQuestions = ({ language, other }: OwnQuestions): Step => ({
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    {
      name: 'basic',
      person: [
        'type',
        'incorporated_in_netherlands',
        // Its number comes before its name: where the trade register is set, the one fills in the other.
        'chamber',
        'company_name',
        // A person is offered a holding later on; here it is the shareholder itself.
        { fields: ['holding_name'], when: yes('shareholder.is_new_company') },
        'filled_in_by',
        reachedAt,
      ],
    },
    {
      name: 'shareholder_company',
      person: ['company_country', 'company_address', ['company_zipcode', 'company_location'], ...ownerRows],
      visible: isCompany,
    },
    { name: 'personal', person: [...nameRows, ...birthRows, ...signerRows] },
    { name: 'home', person: ['address_equals_company_address', 'residence_country', ...homeRows, ...language] },
    idSection,
    {
      name: 'other',
      person: ['become_director', 'new_company_director', 'natural_person_director', ...other, 'pep'],
    },
  ],
})
