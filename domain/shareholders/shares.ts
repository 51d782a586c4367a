import { type Answers, type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import { type Cents, cents, centsFromEuros, isCents, times } from '../values/index.ts'
import { activeShareholders, firstShareholder } from './active.ts'
import { withRow } from './rows.ts'

/** Whole shares for everyone alike; what is left over goes to the first. */
export const equalSplit = (total: number, count: number): readonly number[] => {
  if (count < 1 || !Number.isSafeInteger(total) || total < 0) return []
  const each = Math.floor(total / count)
  return Array.from({ length: count }, (_, index) => (index === 0 ? total - each * (count - 1) : each))
}

/** The shares divided equally among those who take part. */
export const divideEqually = (answers: Answers): Answers => {
  const active = activeShareholders(answers)
  const parts = equalSplit(answers.main.number_of_shares ?? 0, active.length)
  return active.reduce<Answers>((all, key, index) => {
    const shares = parts[index]
    return shares === undefined ? all : withRow(all, key, { ...all[key], shares })
  }, answers)
}

/** On arriving at the distribution: as long as the first shareholder has no number, everyone gets the same. */
export const divideWhenEmpty = (answers: Answers): Answers =>
  answers[firstShareholder].shares === undefined ? divideEqually(answers) : answers

/** After someone came or went: as long as nobody divided by hand, everyone gets the same again. */
export const redivide = (answers: Answers): Answers =>
  answers[firstShareholder].shares === undefined || answers.main.distribution_of_shares === 'custom'
    ? answers
    : divideEqually(answers)

export const sharesOf = (answers: Answers): number =>
  activeShareholders(answers).reduce((sum, key) => sum + (answers[key].shares ?? 0), 0)

/** How the division differs from what there is to divide; null when it fits and everyone has at least one. */
export const sharesMisfit = (
  answers: Answers,
): { readonly total: number; readonly divided: number; readonly empty: ShareholderKey | null } | null => {
  const total = answers.main.number_of_shares
  if (total === undefined) return null
  const divided = sharesOf(answers)
  const active = activeShareholders(answers)
  const empty = shareholderKeys.find((key) => active.includes(key) && (answers[key].shares ?? 0) < 1) ?? null
  return divided === total && empty === null ? null : { total, divided, empty }
}

/** Number times value in cents; null while one of them is open. Beyond all counting it stays at the largest number. */
export const shareCapital = (answers: Answers): Cents | null => {
  const { number_of_shares: count, value_of_shares: value } = answers.main
  const each = value === undefined ? undefined : centsFromEuros(value)
  if (count === undefined || each === undefined) return null
  return isCents(each * count) ? times(each, count) : cents(Number.MAX_SAFE_INTEGER)
}
