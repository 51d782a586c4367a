import type { Answers } from '../questions/index.ts'
import { activeShareholders, withoutAnswers, withRow } from './active.ts'
import { kindOf } from './kind.ts'

/**
 * Who says yes to a structure with a holding has asked for one: it is the first person's until they say otherwise, so that
 * nobody is asked again with the switch off while it is counted in the price. A no to the calculator is taken back by it.
 */
export function followStructure(before: Answers, after: Answers): Answers {
  if (after.main.holding_structure !== true || before.main.holding_structure === true) return after
  const people = activeShareholders(after)
  if (people.some((key) => after[key].holding === true)) return after
  const first = people.find((key) => kindOf(after[key]) === 'natural_person')
  return first ? withRow(after, first, { ...withoutAnswers(after[first], ['holding_declined']), holding: true }) : after
}
