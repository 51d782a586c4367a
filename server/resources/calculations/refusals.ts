import { type CalculatorAnswers, type Complaint, type Graph, nextQuestion } from '#domain/calculator/index.ts'
import type { Field } from '#domain/fields/index.ts'
import { type IssueCode, issueCodes } from '#domain/issues/index.ts'
import { calculatorInDutch, calculatorInEnglish, en, fill, issueText, nl } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { type Locale, splitPath } from '#domain/values/index.ts'
import { AppError } from '#server/http/index.ts'

export type SentAnswers = { readonly answered: readonly string[] } & Readonly<Record<string, unknown>>

const fieldAt = (row: string, key: string): Field | undefined =>
  row === 'main' ? (fieldOf('calculation', key) ?? fieldOf('main', key)) : fieldOf('shareholder', key)

const isIssue = (code: string): code is IssueCode => issueCodes.some((one) => one === code)

const words = {
  nl: { messages: nl, calculator: calculatorInDutch },
  en: { messages: en, calculator: calculatorInEnglish },
} as const

const sentence = ({ path, code, values }: Complaint, language: Locale): string => {
  const { messages, calculator } = words[language]
  if (!isIssue(code)) return calculator.rules[code]
  const { place, key } = splitPath(path)
  const field = fieldAt(place, key)
  const issue = { code, ...(values && { values }) }
  return field ? issueText(messages, field, issue) : fill(messages.issues[code], values)
}

/** A calculation is answered in the language of the flow it leads to: English as soon as somebody needs that. */
export const languageOf = (main: unknown): Locale =>
  (main as Pick<CalculatorAnswers['main'], 'language_requirement'> | undefined)?.language_requirement === true
    ? 'en'
    : 'nl'

export function refuseAnswers(complaints: readonly Complaint[], language: Locale): never {
  const entries = complaints.map((one) => ({
    code: one.code,
    path: `data.${one.path}`,
    message: sentence(one, language),
  }))
  throw new AppError('invalid_request', { entries })
}

/** Fields that no question could have asked for. */
export const strangers = (sent: SentAnswers): readonly Complaint[] =>
  ['main', 'p1', 'p2', 'p3', 'p4'].flatMap((row) =>
    Object.keys((sent[row] as object | undefined) ?? {})
      .filter((key) => fieldAt(row, key) === undefined)
      .map((key) => ({ path: `${row}.${key.slice(0, 100)}`, code: 'unknown_field' as const })),
  )

/** Throws when something is still to be asked. */
export function demandAnswered(graph: Graph, origin: string, data: CalculatorAnswers, language: Locale): void {
  const open = nextQuestion(graph, origin, data)
  if (open !== null) refuseAnswers([{ path: `answered.${open.key}`, code: 'required' }], language)
}
