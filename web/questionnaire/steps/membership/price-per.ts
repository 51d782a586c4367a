import { type Cents, cents, roundHalfUp, times } from '#domain/values/index.ts'

export const periods = ['month', 'year'] as const
export type Period = (typeof periods)[number]

const months = { month: 1, year: 12 } as const

/** What comes down to: an amount per month as an amount per year, and the other way round. */
export function pricePer(amount: number, paidPer: Period, shownPer: Period): Cents {
  return roundHalfUp(times(cents(amount), months[shownPer]), months[paidPer])
}
