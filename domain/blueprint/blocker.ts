import type { ShareholderKey } from '../fields/index.ts'
import type { Issue, IssueCode, IssueValues } from '../issues/index.ts'
import type { AnswerCondition } from '../questions/index.ts'
import type { MainKey, PersonKey, StepKind } from './names.ts'

/** What two answers say that cannot both be so, or hardly. Each is a test of its own and has words of its own. */
const contradictions = [
  'same_bsn',
  'same_email',
  'same_holding_name',
  'same_home',
  'own_kvk',
  'sells_all',
  'sole_buyer',
  'licence_number',
] as const

/** Every "no" or "mind this" of the business. The sentences are messages. */
export const blockerCodes = [
  'pep',
  'foreign_entity',
  'blacklist_country',
  'minor',
  'foundation_shareholder',
  'language_nl',
  'language_en',
  'language_none',
  'bankruptcy',
  'bankruptcy_first',
  'proprietorship_transfer',
  'proprietorship_keep',
  'proprietorship_close',
  'capital_warning',
  'capital_max',
  'share_sum',
  'share_minimum',
  'no_director',
  'duplicate_role',
  'shareholders_incomplete',
  'healthcare',
  'membership_none',
  'no_accountant',
  'conversion_delay',
  'holding_missing',
  'year_end',
  'not_resident',
  'blocking_clause',
  'missing_role',
  'board_related',
  'board_control',
  'abroad',
  'no_bsn',
  'shares_along',
  ...contradictions,
] as const
export type BlockerCode = (typeof blockerCodes)[number]

/** The blanks in the sentences of those that have any, beside `{person}`. */
export interface BlockerBlanks {
  readonly share_sum: 'total' | 'divided'
  readonly share_minimum: 'least'
  readonly year_end: 'year'
}

/** What someone can do now; a blocker is never a dead end. */
export const offerActions = [
  'go_back',
  'contact',
  'other_services',
  'switch_flow',
  'open_flow',
  'to_shareholders',
  'remove_shareholder',
] as const
export type OfferAction = (typeof offerActions)[number]

export interface BlockerOffer {
  readonly action: OfferAction
  /** A flow for `switch_flow` (answers go along) and `open_flow` (a new one); a shareholder for `remove_shareholder`. */
  readonly target?: string
}

/** A dialog or a page asks for a decision, a banner stands beside the question, a toast passes by. */
export type BlockerSurface = 'dialog' | 'page' | 'banner' | 'toast'

/** Tests that cannot be said as a condition: sums, comparisons between people. */
export const computedTests = [
  'capital_warning',
  'capital_max',
  'holding_capital_warning',
  'holding_capital_max',
  'share_sum',
  'share_minimum',
  'no_director',
  'duplicate_role',
  'missing_role',
  'shareholders_incomplete',
  'bankruptcy',
  'bankruptcy_first',
  'year_end',
  'abroad',
  ...contradictions,
] as const
export type ComputedTest = (typeof computedTests)[number]

/** When a blocker is there. */
export type BlockerTest =
  | { readonly kind: 'condition'; readonly when: AnswerCondition }
  /** The field's own rule refused the value; the draft keeps it in the browser only. */
  | { readonly kind: 'issue'; readonly code: IssueCode }
  | { readonly kind: 'computed'; readonly test: ComputedTest }

export interface BlockerRule {
  readonly code: BlockerCode
  /** The question it belongs to; its place in the product is where the blocker stands. */
  readonly field: `main.${MainKey}` | `shareholder.${PersonKey}`
  /** Where the question is asked in several places, or in none. */
  readonly step?: StepKind
  readonly test: BlockerTest
  readonly shows: BlockerSurface
  /** Whether "next" waits for it. */
  readonly stops: boolean
  /** Some are judged only when the whole step is done: before that, nobody has had the chance. */
  readonly judged: 'at_once' | 'when_leaving_step'
  readonly offers: readonly BlockerOffer[]
}

/** A business "no" that holds now. */
export interface Blocker {
  readonly code: BlockerCode
  readonly path: string
  readonly person?: ShareholderKey
  readonly step: number
  readonly substep: number
  readonly shows: BlockerSurface
  readonly stops: boolean
  readonly judged: BlockerRule['judged']
  readonly offers: readonly BlockerOffer[]
  /** For the sentence: how many shares are left to divide. */
  readonly values?: IssueValues
}

/** An answer that still has to be given or put right, and where. */
export interface Missing {
  readonly step: number
  readonly substep: number
  readonly person?: ShareholderKey
  readonly path: string
  readonly issue: Issue
}
