import type { FieldKind, Scope, ShareholderKey } from '../fields/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

interface KindValues {
  readonly date: DutchDate
  readonly number: number
  /** Euros with at most two decimals, as the specification has value_of_shares: 0.01. */
  readonly money: number
  readonly yes_no: boolean
  readonly checkbox: boolean
  readonly person: ShareholderKey
  readonly persons: readonly ShareholderKey[]
  readonly reference: string | number
  readonly references: readonly (string | number)[]
}

/** What an answer to a field is. */
export type ValueOf<F extends { readonly kind: FieldKind }> = F extends { readonly options: readonly (infer Option)[] }
  ? Option
  : F['kind'] extends keyof KindValues
    ? KindValues[F['kind']]
    : string

/** The answers of one form; a question that is open has no key. */
export type AnswersOf<S extends Scope> = {
  readonly [Key in keyof Catalogue[S]]?: ValueOf<Catalogue[S][Key] & { kind: FieldKind }>
}

export type MainAnswers = AnswersOf<'main'>
export type ShareholderAnswers = AnswersOf<'shareholder'>

/** Everything a founder has answered in one questionnaire. */
export interface Answers {
  readonly main: MainAnswers
  readonly p1: ShareholderAnswers
  readonly p2: ShareholderAnswers
  readonly p3: ShareholderAnswers
  readonly p4: ShareholderAnswers
}

declare const relevantBrand: unique symbol

/**
 * Answers that count: of questions that were asked and apply. Only the flow makes them, so that a hidden or stale
 * answer cannot reach a price or a deed.
 */
export type RelevantAnswers = Answers & { readonly [relevantBrand]: true }
