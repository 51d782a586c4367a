import type { Claiming, Facts } from '../conditions/index.ts'
import type { IssueBlanks, IssueCode, IssueValues, ValuesFor } from '../issues/index.ts'
import type { LegalForm } from '../names/index.ts'
import { type DutchDate, isDutchDate } from '../values/index.ts'

export interface RuleContext {
  /** In Amsterdam; the domain has no clock. */
  readonly today: DutchDate
  readonly facts: Facts
  readonly legalForm: LegalForm
  /** Countries whose residents we cannot help, as the admin has them now. */
  readonly unservedCountries: readonly string[]
}

/** One thing that must be true of an answer that was given; whether it must be given is another matter. */
export interface Rule<Claim extends string = string> extends Claiming<Claim> {
  readonly code: IssueCode
  readonly values?: IssueValues
  readonly passes: (value: unknown, context: RuleContext) => boolean
}

/** A code whose sentence has blanks comes with what to put in them. */
type RuleBody<Value, Code extends IssueCode> = {
  readonly code: Code
  readonly passes: (value: Value, context: RuleContext) => boolean
} & (Code extends keyof IssueBlanks ? { readonly values: ValuesFor<IssueBlanks[Code]> } : { readonly values?: never })

// A value of another type is the kind's to refuse: two messages for one mistake would be one too many.
const ruleFor =
  <Value>(is: (value: unknown) => value is Value) =>
  <const Code extends IssueCode>(body: RuleBody<Value, Code>): Rule<never> =>
    Object.freeze<Rule<never>>({ ...body, passes: (value, context) => !is(value) || body.passes(value, context) })

export const textRule = ruleFor((value): value is string => typeof value === 'string')
export const numberRule = ruleFor((value): value is number => typeof value === 'number')
export const dateRule = ruleFor(isDutchDate)

/** A rule that looks at other fields: what it takes for granted about them. */
export const claiming = <Claim extends string>(rule: Rule<never>): Rule<Claim> => rule
