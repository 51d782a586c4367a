import type { CaseRow } from '#contract/case-queue.ts'

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

/** A text that begins like a formula would be worked out by the spreadsheet that opens it. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '')
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Semicolons and a mark at the start: so it opens by itself in a Dutch spreadsheet, with its accents. */
export const queueTable = (rows: readonly CaseRow[]): string => {
  const lines = rows.map((row) => [
    ...columns.map((column) => row[column]),
    row.office?.name ?? '',
    row.handler?.name ?? '',
  ])
  return `\ufeff${[[...columns, 'office', 'handler'], ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
