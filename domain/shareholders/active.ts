import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'

export const firstShareholder: ShareholderKey = 'p1'

/** Those who take part, in order. The first is always there. */
export const activeShareholders = (answers: Answers): readonly ShareholderKey[] =>
  shareholderKeys.filter((key) => key === firstShareholder || answers[key].active === true)

/** The one who comes after, among those who take part. */
export const nextActive = (answers: Answers, key: ShareholderKey): ShareholderKey | null => {
  const active = activeShareholders(answers)
  return active[active.indexOf(key) + 1] ?? null
}

export const previousActive = (answers: Answers, key: ShareholderKey): ShareholderKey | null => {
  const active = activeShareholders(answers)
  return active[active.indexOf(key) - 1] ?? null
}

export const withRow = (answers: Answers, key: ShareholderKey, row: ShareholderAnswers): Answers => ({
  ...answers,
  [key]: row,
})

/** The row with some questions open again. */
export const withoutAnswers = (
  row: ShareholderAnswers,
  keys: readonly (keyof ShareholderAnswers)[],
): ShareholderAnswers => {
  if (keys.every((key) => row[key] === undefined)) return row
  return Object.fromEntries(Object.entries(row).filter(([key]) => !keys.some((one) => one === key)))
}
