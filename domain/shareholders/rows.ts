import type { Answers, ShareholderAnswers, ShareholderKey } from '../fields/index.ts'

export const withRow = (answers: Answers, key: ShareholderKey, row: ShareholderAnswers): Answers => ({
  ...answers,
  [key]: row,
})

/** The row with some questions open again. */
export const without = (row: ShareholderAnswers, keys: readonly (keyof ShareholderAnswers)[]): ShareholderAnswers => {
  if (keys.every((key) => row[key] === undefined)) return row
  return Object.fromEntries(Object.entries(row).filter(([key]) => !keys.some((one) => one === key)))
}
