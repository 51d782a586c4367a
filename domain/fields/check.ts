import { type AnswerRow, type Facts, holds, isAnswered } from '../conditions/index.ts'
import type { Issue, IssueCode, IssueValues } from '../issues/index.ts'
import { unservedCountries } from '../lists/index.ts'
import type { LegalForm } from '../names/index.ts'
import type { Rule } from '../rules/index.ts'
import type { DutchDate } from '../values/index.ts'
import { type AnswerRows, factsFor } from './facts.ts'
import type { Field, ShareholderKey } from './field.ts'
import { kinds } from './kinds.ts'

export interface CheckContext {
  /** The day in Amsterdam, worked out at the edge. */
  readonly today: DutchDate
  /** The questionnaire around the field. */
  readonly answers?: AnswerRows
  /** Whose field it is, for a shareholder's. */
  readonly at?: ShareholderKey
  /** The same as facts, for whoever checks many fields and has them at hand. */
  readonly facts?: Facts
  /** The answers around a field of another form: billing, register, login. */
  readonly form?: AnswerRow
  /** A draft may be incomplete: nothing is required yet. */
  readonly draft?: boolean
  /** What is being founded; a BV unless the product says otherwise. */
  readonly legalForm?: LegalForm
  /** Where the admin's list differs from the seed. */
  readonly unservedCountries?: readonly string[]
}

/** Where the field stands in a request: `main.company_name`, `p1.birthdate`, `billing.zip`. */
export const pathOf = (field: Field, at?: ShareholderKey): string => `${at ?? field.scope}.${field.key}`

const factsOf = (context: CheckContext): Facts =>
  context.facts ?? {
    ...(context.answers ? factsFor(context.answers, context.at) : {}),
    ...(context.form ? { form: context.form } : {}),
  }

/** An unticked box is an answer to a question, but not the promise that a required box asks for. */
const isGiven = (field: Field, value: unknown): boolean =>
  field.kind === 'checkbox' ? value === true : isAnswered(value)

export const isRequired = (field: Field, facts: Facts): boolean =>
  typeof field.required === 'boolean' ? field.required : holds(field.required, facts)

/** Longest text the field takes, when it takes text. */
export const maxLengthOf = (field: Field): number | undefined => field.maxLength ?? kinds[field.kind].maxLength

/** What is printed in a deed: letters of another script, and pictures, have none there, nor in a passport. */
const otherLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u

/** Everything wrong with one answer, in its normalised form. Whether the question is asked at all is the flow's to know. */
export const check = (field: Field, value: unknown, context: CheckContext): readonly Issue[] => {
  const facts = factsOf(context)
  const issue = (code: IssueCode, values?: IssueValues): Issue => ({
    code,
    path: pathOf(field, context.at),
    ...(values ? { values } : {}),
  })
  if (!isGiven(field, value)) {
    if (!context.draft && isRequired(field, facts)) return [issue('required')]
    if (!isAnswered(value)) return []
  }
  const misfit = kinds[field.kind].misfit(value, field)
  if (misfit) return [issue(misfit)]
  const max = maxLengthOf(field)
  if (max !== undefined && typeof value === 'string' && [...value].length > max) return [issue('too_long', { max })]
  if (field.style && otherLetters.test(String(value))) return [issue('not_latin')]
  const ruleContext = {
    today: context.today,
    facts,
    legalForm: context.legalForm ?? 'bv',
    unservedCountries: context.unservedCountries ?? unservedCountries,
  }
  const broken = (rules: readonly Rule[] = []): readonly Issue[] =>
    rules.filter((rule) => !rule.passes(value, ruleContext)).map((rule) => issue(rule.code, rule.values))
  // What is no email address at all needs no second remark.
  const ofTheKind = broken(kinds[field.kind].rules)
  return ofTheKind.length > 0 ? ofTheKind : broken(field.rules)
}

/** Every code `check` can give for the field, so that a test can prove that each has its sentence. */
export const possibleIssues = (field: Field): readonly IssueCode[] => [
  ...new Set<IssueCode>([
    ...(field.required === false ? [] : (['required'] as const)),
    ...kinds[field.kind].codes,
    ...(maxLengthOf(field) === undefined ? [] : (['too_long'] as const)),
    ...(field.style ? (['not_latin'] as const) : []),
    ...(kinds[field.kind].rules ?? []).map((rule) => rule.code),
    ...(field.rules ?? []).map((rule) => rule.code),
  ]),
]
