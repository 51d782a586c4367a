import type { FieldName, ShareholderAnswers } from '../questions/index.ts'
import { kindOf } from '../shareholders/index.ts'
import type { PaperKind } from './papers.ts'

type ProvenField = FieldName<'main' | 'shareholder'>

const ofBirth: readonly ProvenField[] = ['shareholder.birthdate', 'shareholder.birthplace']

/** Who acts for a company that exists was asked when and where they were born under names of their own. */
const ofRepresentative: readonly ProvenField[] = [
  'shareholder.representative_birthdate',
  'shareholder.representative_birthplace',
]

const named: readonly ProvenField[] = ['shareholder.lastname', 'shareholder.firstname']
const shares: readonly ProvenField[] = ['main.number_shares', 'main.shares_from', 'main.shares_to']

/** What each paper shows that was also asked, in the order in which one reads it there. */
const proven: Readonly<Record<PaperKind, readonly ProvenField[]>> = {
  identity: [
    'shareholder.document_type',
    'shareholder.document_number',
    ...named,
    ...ofBirth,
    ...ofRepresentative,
    'shareholder.nationality',
    'shareholder.issue_date',
    'shareholder.place_of_issue',
    'shareholder.expiration_date',
    'shareholder.bsn',
  ],
  proof_of_address: [
    ...named,
    'shareholder.address',
    'shareholder.zip_code',
    'shareholder.location',
    'shareholder.residence_country',
  ],
  power_of_attorney: ['main.company_name', ...named, ...ofBirth, ...ofRepresentative, 'shareholder.document_number'],
  company_extract: [
    'shareholder.company_name',
    'shareholder.chamber',
    'shareholder.company_address',
    'shareholder.company_zipcode',
    'shareholder.company_location',
    ...named,
    'shareholder.representation_type',
  ],
  signing_authority: ['shareholder.company_name', ...named, 'shareholder.function'],
  opening_balance: ['main.company_name', 'main.type_of_conversion', 'main.added_value'],
  accountant: ['main.company_name', 'main.type_of_conversion', 'main.added_value'],
  contribution_description: ['main.company_name', 'main.converted_from', 'main.type_of_conversion', 'main.added_value'],
  purchase_agreement: [
    'main.company_name',
    'main.kvk',
    ...shares,
    'main.share_type',
    'main.purchase_agreement_date',
    'main.share_price_total',
    'main.share_price_details',
    'main.transfer_rights_date',
  ],
  shareholders_register: [
    'main.company_name',
    'main.total_shares',
    ...shares,
    'main.share_type',
    'main.nominal_value',
    'main.received_shares_date',
  ],
  proof_of_payment: ['main.share_price_total', 'main.purchase_price_received', 'main.price_paid_on'],
  other: [],
}

/** Which answers a paper proves: the keys of its person and of the company. Of a person who is there, only what they were asked. */
export function provenBy(kind: PaperKind, person: ShareholderAnswers | null): readonly ProvenField[] {
  const notTheirs = person !== null && kindOf(person) === 'existing_company' ? ofBirth : ofRepresentative
  return proven[kind].filter((name) => !notTheirs.includes(name))
}
