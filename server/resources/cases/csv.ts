import type { CaseRow } from '#contract/case-queue.ts'
import { spreadsheetOf } from '#server/http/index.ts'

/** As the calls name them: whoever reads the table with a program knows them from there. */
const columns = [
  'number',
  'company_name',
  'people',
  'flow',
  'status',
  'waiting_on',
  'since',
  'due',
  'risk',
  'language',
  'open_flags',
  'unchecked_documents',
] as const satisfies readonly (keyof CaseRow)[]

export const queueTable = (rows: readonly CaseRow[]): string => {
  const lines = rows.map((row) => [
    ...columns.map((column) => row[column]),
    row.office?.name ?? '',
    row.handler?.name ?? '',
  ])
  return spreadsheetOf([[...columns, 'office', 'handler'], ...lines])
}
