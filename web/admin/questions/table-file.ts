import { isoDayInAmsterdam } from '#domain/values/index.ts'
import type { QuestionReport, QuestionRow } from './asked-at.ts'

/** A text that begins like a formula would be worked out by the spreadsheet that opens it. */
const cell = (value: string | number | null): string => {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const columns = ['people', 'stumbled', 'open', 'corrected', 'flagged', 'dropped', 'seconds'] as const

/** The table as a file that opens by itself in a Dutch spreadsheet: the names of the columns are those of the API. */
export function questionsTable({ weeks, data }: QuestionReport, labelOf: (row: QuestionRow) => string): string {
  const head = ['question', 'label', 'flow', ...columns, 'rewritten', ...weeks]
  const lines = data.map((row) => [
    ...[row.question, labelOf(row), row.flow],
    ...columns.map((column) => row.measures?.[column] ?? null),
    row.rewrite && isoDayInAmsterdam(row.rewrite.at),
    ...row.weeks,
  ])
  return `\ufeff${[head, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
