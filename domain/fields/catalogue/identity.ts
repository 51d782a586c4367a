import { not, yes } from '../../conditions/index.ts'
import { defineFields } from '../field.ts'
import { afterIssue, afterToday, notAfterToday } from '../rules/dates.ts'
import { dutchDocumentNumber } from '../rules/document-number.ts'

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
