import { all, any, eq, no, not, shorter, yes } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'
import {
  afterIssue,
  afterToday,
  companyName,
  differentFrom,
  dutchDocumentNumber,
  dutchPostalCodeWhenIn,
  nameLength,
  nonNegative,
  notAfterToday,
  ofAge,
  personName,
  servedCountry,
  shortestName,
  withinALifetime,
} from '../../rules/index.ts'

/** Everyone but the representative of a company that exists: a person, or the person behind a new holding. */
export const inPerson = not(yes('shareholder.is_existing_company'))

/** A representative who lives elsewhere than the company; a person of their own always has an address. */
const ownAddress = any(inPerson, no('shareholder.address_equals_company_address'))

const flag = { kind: 'yes_no', required: false, sensitivity: 'public', asked: false } as const
const hasProprietorship = all(inPerson, yes('shareholder.has_proprietorship'))
const nameOnDocument = nameLength('shareholder.name_as_on_document')

/** Who someone is and where they live. */
export const person = defineFields('shareholder', {
  active: { ...flag, default: false },
  substep: { kind: 'number', rules: [nonNegative], default: 0, required: false, sensitivity: 'public', asked: false },
  type: {
    kind: 'choice',
    options: ['natural_person', 'existing_company', 'new_company'],
    default: 'natural_person',
    required: true,
    sensitivity: 'public',
  },
  /** Whether they fill in their own part, by a link of their own; asked of everybody but who fills in the rest. */
  filled_in_by: {
    kind: 'choice',
    options: ['customer', 'self'],
    required: false,
    sensitivity: 'public',
    flag: 'participants',
  },
  is_natural_person: { ...flag, default: true },
  is_new_company: { ...flag, default: false },
  is_existing_company: { ...flag, default: false },
  prefix: { kind: 'choice', options: ['Mr', 'Mrs'], required: true, sensitivity: 'personal' },
  firstname: {
    kind: 'text',
    style: 'first_name',
    maxLength: 100,
    rules: [personName, nameOnDocument],
    required: true,
    sensitivity: 'personal',
    autocomplete: 'given-name',
  },
  lastname: {
    kind: 'text',
    style: 'surname',
    maxLength: 100,
    rules: [personName, nameOnDocument],
    required: true,
    sensitivity: 'personal',
    autocomplete: 'family-name',
  },
  /** Lets real short names through: Bo, Li, Ng. */
  name_as_on_document: {
    kind: 'checkbox',
    visible: any(shorter('shareholder.firstname', shortestName), shorter('shareholder.lastname', shortestName)),
    required: false,
    sensitivity: 'personal',
  },
  birthdate: {
    kind: 'date',
    visible: inPerson,
    rules: [notAfterToday, ofAge, withinALifetime],
    required: true,
    sensitivity: 'sensitive',
    autocomplete: 'bday',
    inputMode: 'numeric',
  },
  birthplace: {
    kind: 'text',
    style: 'place',
    maxLength: 80,
    visible: inPerson,
    required: true,
    sensitivity: 'personal',
  },
  country_of_birth: { kind: 'country', visible: inPerson, required: true, sensitivity: 'personal' },
  email: { kind: 'email', required: true, sensitivity: 'personal', autocomplete: 'email', inputMode: 'email' },
  phone_number: { kind: 'phone', required: true, sensitivity: 'personal', autocomplete: 'tel', inputMode: 'tel' },
  residence_country: {
    kind: 'country',
    default: 'NL',
    rules: [servedCountry],
    visible: ownAddress,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'country',
  },
  address: {
    kind: 'text',
    style: 'address',
    visible: ownAddress,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'street-address',
  },
  zip_code: {
    kind: 'postal_code',
    rules: [dutchPostalCodeWhenIn('shareholder.residence_country')],
    visible: ownAddress,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'postal-code',
  },
  location: {
    kind: 'text',
    style: 'place',
    maxLength: 80,
    visible: ownAddress,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'address-level2',
  },
  marital_status: {
    kind: 'choice',
    options: ['unmarried', 'registered_partner', 'married'],
    visible: inPerson,
    required: true,
    sensitivity: 'personal',
  },
  has_proprietorship: { kind: 'yes_no', visible: inPerson, required: true, sensitivity: 'personal' },
  kvk_proprietorship: {
    kind: 'kvk',
    visible: hasProprietorship,
    required: true,
    sensitivity: 'personal',
    inputMode: 'numeric',
  },
  proprietorship_action: {
    kind: 'choice',
    options: ['keep', 'transfer', 'close'],
    visible: hasProprietorship,
    required: true,
    sensitivity: 'personal',
  },
  /** Side by side the two may not have one name; only then do we need it. */
  proprietorship_name: {
    kind: 'text',
    maxLength: 100,
    rules: [companyName, differentFrom('main.company_name')],
    visible: all(hasProprietorship, eq('shareholder.proprietorship_action', 'keep')),
    required: true,
    sensitivity: 'personal',
  },
})

const onDocument = { required: true, sensitivity: 'personal' } as const

/** The document with which someone proves to the notary who they are (art. 39 Wna). */
export const identity = defineFields('shareholder', {
  nationality: { kind: 'nationality', ...onDocument },
  document_type: { kind: 'choice', options: ['passport', 'driver_licence', 'identity_card'], ...onDocument },
  document_number: {
    kind: 'document_number',
    rules: [dutchDocumentNumber({ type: 'shareholder.document_type', nationality: 'shareholder.nationality' })],
    required: true,
    sensitivity: 'sensitive',
  },
  issue_date: { kind: 'date', rules: [notAfterToday], inputMode: 'numeric', ...onDocument },
  expiration_date: {
    kind: 'date',
    rules: [afterToday, afterIssue('shareholder.issue_date')],
    inputMode: 'numeric',
    ...onDocument,
  },
  place_of_issue: { kind: 'text', style: 'place', maxLength: 80, ...onDocument },
  bsn: {
    kind: 'bsn',
    visible: not(yes('shareholder.bsn_not_present')),
    required: true,
    sensitivity: 'sensitive',
    inputMode: 'numeric',
  },
  bsn_not_present: { kind: 'checkbox', required: false, sensitivity: 'personal' },
})
