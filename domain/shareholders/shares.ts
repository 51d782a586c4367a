import type { ShareholderKey } from '../fields/index.ts'
import { type Cents, cents, centsFromEuros, isCents, times } from '../money/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, firstShareholder, withRow } from './active.ts'

/** Whole shares for everyone alike; what is left over goes to the first. */
export const equalSplit = (total: number, count: number): readonly number[] => {
  if (count < 1 || !Number.isSafeInteger(total) || total < 0) return []
  const each = Math.floor(total / count)
  return Array.from({ length: count }, (_, index) => (index === 0 ? total - each * (count - 1) : each))
}

/** How many there are to divide, and among whom. */
export interface SharesToDivide {
  readonly total: number | undefined
  readonly among: readonly ShareholderKey[]
}

/** All shares there are, among everyone who takes part. */
const allShares = (answers: Answers): SharesToDivide => ({
  total: answers.main.number_of_shares,
  among: activeShareholders(answers),
})

/** The shares divided equally. */
export const divideEqually = (answers: Answers, { total, among }: SharesToDivide = allShares(answers)): Answers => {
  const parts = equalSplit(total ?? 0, among.length)
  return among.reduce<Answers>((all, key, index) => {
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

/** How the division differs from what there is to divide; null when it fits and everyone has at least one. */
export const sharesMisfit = (
  answers: Answers,
  { total, among }: SharesToDivide = allShares(answers),
): { readonly total: number; readonly divided: number; readonly empty: ShareholderKey | null } | null => {
  if (total === undefined) return null
  const divided = among.reduce((sum, key) => sum + (answers[key].shares ?? 0), 0)
  const empty = among.find((key) => (answers[key].shares ?? 0) < 1) ?? null
  return divided === total && empty === null ? null : { total, divided, empty }
}

/** Number times value in cents; null while one of them is open. Beyond all counting it stays at the largest number. */
const capitalOf = (count: number | undefined, value: number | undefined): Cents | null => {
  const each = value === undefined ? undefined : centsFromEuros(value)
  if (count === undefined || each === undefined) return null
  return isCents(each * count) ? times(each, count) : cents(Number.MAX_SAFE_INTEGER)
}

/** Of the company. */
export const shareCapital = ({ main }: Answers): Cents | null => capitalOf(main.number_of_shares, main.value_of_shares)

/** Of a holding that has one of its own; null where it is the company's. */
export const holdingCapital = ({ holding_shares, holding_share_value }: ShareholderAnswers): Cents | null =>
  capitalOf(holding_shares, holding_share_value)
