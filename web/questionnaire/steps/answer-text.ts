import { type Field, type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { type Messages, optionText } from '#domain/messages/index.ts'
import { centsFromEuros, formatEuros } from '#domain/money/index.ts'
import { formatNumber } from '#domain/values/index.ts'

interface AnswerWording {
  readonly messages: Messages
  /** What a shareholder is called. */
  readonly nameOf: (person: ShareholderKey) => string
  /** With the legal form behind it. */
  readonly company: (name: string) => string
}

/** Numbers that nobody needs to read back whole: somebody may look along. */
const masked = ['bsn', 'document_number'] as const
const seen = 3
const maskOf = (number: string): string => `••••••${number.slice(-seen)}`

const isPerson = (value: unknown): value is ShareholderKey => shareholderKeys.some((key) => key === value)

/** An answer as one reads it back; null while it is open. */
export function answerText(field: Field, value: unknown, around: AnswerWording): string | null {
  const { messages, nameOf, company } = around
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) {
    const parts = value
      .map((item) => answerText({ ...field, kind: 'person' }, item, around))
      .filter((item) => item !== null)
    return parts.length > 0 ? parts.join(', ') : null
  }
  if (typeof value === 'boolean') return optionText(messages, field, value)
  if (field.kind === 'money' && typeof value === 'number') {
    const cents = centsFromEuros(value)
    return cents === undefined ? String(value) : formatEuros(cents, messages.locale)
  }
  if (typeof value === 'number') return formatNumber(value, messages.locale)
  if (masked.some((kind) => kind === field.kind)) return maskOf(String(value))
  if (field.kind === 'country' || field.kind === 'nationality') return countryText(field, String(value), messages)
  if (field.kind === 'person') return isPerson(value) ? nameOf(value) : String(value)
  if (field.style === 'company_name') return company(String(value))
  return typeof value === 'string' && field.options ? optionText(messages, field, value) : String(value)
}

function countryText(field: Field, code: string, { countries, stateless }: Messages): string {
  const found = Object.entries(countries).find(([country]) => country === code)?.[1]
  if (!found) return field.kind === 'nationality' ? stateless : code
  return field.kind === 'country' ? found.name : found.nationality
}
