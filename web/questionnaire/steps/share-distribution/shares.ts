import type { Answers, ShareholderKey } from '#domain/fields/index.ts'
import { activeShareholders, equalSplit } from '#domain/shareholders/index.ts'
import { withAnswer } from '../../store/answers.ts'

/** Whether everyone has as much as an equal division gives them. */
export function isEqual(answers: Answers): boolean {
  const people = activeShareholders(answers)
  const parts = equalSplit(answers.main.number_of_shares ?? 0, people.length)
  return people.every((person, index) => answers[person].shares === parts[index])
}

/** Remembers whether the division was made by hand: then it stays as it is when something else changes. */
export const withMark = (answers: Answers): Answers =>
  withAnswer(answers, 'main.distribution_of_shares', isEqual(answers) ? 'equal' : 'custom')

/** The shares as someone set them, one number for each person. */
export function divideAs(answers: Answers, people: readonly ShareholderKey[], shares: readonly number[]): Answers {
  const divided = people.reduce((all, person, index) => withAnswer(all, `${person}.shares`, shares[index]), answers)
  return withMark(divided)
}
