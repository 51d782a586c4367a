import type { Facts } from '../conditions/index.ts'
import { parseDutchDate } from '../values/index.ts'
import type { Rule, RuleContext } from './rule.ts'

/** A fixed day for the tables of cases, and a way to ask a rule on that day. */
const today = parseDutchDate('15-11-2026')

export const passes = (
  rule: Rule,
  value: unknown,
  facts: Facts = {},
  context: Partial<Omit<RuleContext, 'facts'>> = {},
): boolean => {
  if (!today) throw new Error('the day of the tests is no day')
  return rule.passes(value, { today, facts, legalForm: 'bv', unservedCountries: ['IR', 'KP'], ...context })
}
