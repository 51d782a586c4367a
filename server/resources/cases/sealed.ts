import type { SealedColumn } from '#server/adapters/vault/index.ts'
import { sealedInLinks } from './store-links.ts'
import { sealedCaseMails } from './store-mails.ts'
import { sealedInServices } from './store-services.ts'

/** Where a text belongs: what was moved to another case does not open. */
export const commentPlace = (uuid: string) => `case_comments/${uuid}`
export const officeNotePlace = (uuid: string) => `case_notes/${uuid}`
export const checkPlace = (uuid: string) => `case_checks/${uuid}`

/** What is sealed of cases. */
export const sealedInCases: readonly SealedColumn[] = [
  {
    ...{ table: 'case_comments', column: 'sealed_text', row: 'id', boundTo: 'case_uuid', holds: 'a text' },
    place: commentPlace,
  },
  {
    ...{ table: 'case_notes', column: 'sealed_text', row: 'id', boundTo: 'case_uuid', holds: 'a text' },
    place: officeNotePlace,
  },
  { ...{ table: 'case_checks', column: 'sealed_check', row: 'case_uuid', holds: 'a text' }, place: checkPlace },
  sealedCaseMails,
  sealedInServices,
  sealedInLinks,
]
