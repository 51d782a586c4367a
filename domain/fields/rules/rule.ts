import type { Facts } from '../../conditions/index.ts'
import { type DutchDate, isDutchDate } from '../../values/index.ts'
import type { IssueCode, IssueValues } from '../issue.ts'

/** What is being founded, where a rule depends on it. Each product says its own. */
export type LegalForm = 'bv' | 'foundation'

export interface RuleContext {
  /** In Amsterdam; the domain has no clock. */
  readonly today: DutchDate
  readonly facts: Facts
  readonly legalForm: LegalForm
  /** Countries whose residents we cannot help, as the admin has them now. */
  readonly unservedCountries: readonly string[]
}

/** One thing that must be true of an answer that was given; whether it must be given is another matter. */
export interface Rule {
  readonly code: IssueCode
  readonly values?: IssueValues
  readonly passes: (value: unknown, context: RuleContext) => boolean
}

interface RuleBody<Value> {
  readonly code: IssueCode
  readonly values?: IssueValues
  readonly passes: (value: Value, context: RuleContext) => boolean
}

// A value of another type is the kind's to refuse: two messages for one mistake would be one too many.
const ruleFor =
  <Value>(is: (value: unknown) => value is Value) =>
  (body: RuleBody<Value>): Rule =>
    Object.freeze<Rule>({ ...body, passes: (value, context) => !is(value) || body.passes(value, context) })

export const textRule = ruleFor((value): value is string => typeof value === 'string')
export const numberRule = ruleFor((value): value is number => typeof value === 'number')
export const dateRule = ruleFor(isDutchDate)
