import { defaultsOf, type ShareholderKey } from '../fields/index.ts'
import { type Answers, bvQuestions, type ShareholderAnswers } from '../questions/index.ts'
import { withRow } from './active.ts'
import { flagsFor, isFilledIn, kindOf } from './kind.ts'

/** What someone starts with: a natural person, at the first section, and the defaults of what is asked of everybody. */
export const newShareholder: ShareholderAnswers = Object.freeze({
  ...defaultsOf(Object.values(bvQuestions.shareholder)),
  ...flagsFor('natural_person'),
  active: true,
  substep: 0,
})

/**
 * Saving makes someone take part, as what they chose to be or else as a person, and remembers how far they have come;
 * looking back does not undo that.
 */
export const saveShareholder = (answers: Answers, key: ShareholderKey, substep: number): Answers => {
  const row = answers[key]
  const furthest = Math.max(row.substep ?? 0, substep)
  if (isFilledIn(row) && row.substep === furthest) return answers
  return withRow(answers, key, {
    ...row,
    ...flagsFor(kindOf(row) ?? 'natural_person'),
    active: true,
    substep: furthest,
  })
}
