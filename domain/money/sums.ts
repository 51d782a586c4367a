import { type Cents, cents } from './cents.ts'
import type { Percentage } from './percentage.ts'

export const plus = (...amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((sum, one) => sum + one, 0))

export const minus = (from: Cents, amount: Cents): Cents => cents(from - amount)

export const times = (amount: Cents, count: number): Cents => cents(amount * count)

/**
 * The only place where an amount is rounded: numerator / denominator to whole cents, half up.
 * Below zero it mirrors, so that crediting a line gives back exactly what the line cost.
 */
export const roundHalfUp = (numerator: number, denominator: number): Cents => {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`cannot divide exactly: ${numerator} / ${denominator}`)
  }
  // In big integers: doubling a large amount as a float would lose cents.
  const [top, bottom] = [BigInt(Math.abs(numerator)), BigInt(denominator)]
  const rounded = Number((top * 2n + bottom) / (bottom * 2n))
  return cents(numerator < 0 ? -rounded : rounded)
}

/** 21% of 100 cents is 21 cents; half cents go up. */
export const percentageOf = (amount: Cents, percentage: Percentage): Cents =>
  roundHalfUp(times(amount, percentage), 10_000)
