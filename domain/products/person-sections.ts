import type { FieldRow, PersonKey, Section } from '../blueprint/index.ts'
import { no, yes } from '../conditions/index.ts'

/** The language in which the deed is explained, and what to ask when someone does not understand it. */
export interface SharedLanguage {
  readonly spoken: 'dutch_proficient' | 'english_proficient'
  readonly otherwise: 'dutch_proficient' | 'english_proficient'
  /** What is said when the other one would do. */
  readonly blocker: 'language_nl' | 'language_en'
  /** The flow in the other language; the answers go along. */
  readonly transfers_to: string
}

export const nameRows: readonly FieldRow<PersonKey>[] = ['prefix', ['firstname', 'lastname'], 'name_as_on_document']
export const birthRows: readonly FieldRow<PersonKey>[] = [['birthdate', 'birthplace'], 'country_of_birth']
export const homeRows: readonly FieldRow<PersonKey>[] = ['address', ['zip_code', 'location'], 'marital_status']
export const reachedAt: FieldRow<PersonKey> = ['email', 'phone_number']

/** Where and when someone was born and where they live, for people who are only ever here in person. */
export const personalSection: Section = {
  name: 'personal',
  person: [...birthRows, 'residence_country', ...homeRows],
}

/** The identity document; only the notary sees it. */
export const idSection: Section = {
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
}

/** A company that exists takes part, and somebody signs for it. */
export const isCompany = yes('shareholder.is_existing_company')

/** When and where who signs for a company was born, and why they may sign. */
export const signerRows: readonly FieldRow<PersonKey>[] = [
  ['representative_birthdate', 'representative_birthplace'],
  'director_authorized',
  'representation_type',
  'function',
  'company_main_person',
]

/** Whose the company is. */
export const ownerRows: readonly FieldRow<PersonKey>[] = ['ubos', 'ubo_kvk_registered', 'ubo_kvk_registered_check']

/** What is asked of a person who may have a business of their own beside the company. */
export const proprietorshipRows: readonly FieldRow<PersonKey>[] = [
  'has_proprietorship',
  'kvk_proprietorship',
  'proprietorship_action',
  'proprietorship_name',
]

/** What someone understands: the other language is asked about only when it is needed. */
export const languageRows = ({ spoken, otherwise }: SharedLanguage): readonly FieldRow<PersonKey>[] => [
  spoken,
  { fields: [otherwise], when: no(`shareholder.${spoken}`) },
]
