import { compareDates, type DutchDate } from '../values/index.ts'
import { type DueCharge, daysAfter } from './membership.ts'
import { membershipPlans } from './plans.ts'

/** How long before a charge somebody is told of it, in days: of a year also a month before. Three is the least that is fair. */
const told = { month: [5], year: [31, 5] } as const

/** The last day by which somebody was to be told of a charge, as far as it came; null while it is too early. */
export function noticeFor({ plan, on }: DueCharge, today: DutchDate): DutchDate | null {
  const days = told[membershipPlans[plan].per].map((before) => daysAfter(on, -before))
  return days.filter((day) => compareDates(day, today) <= 0).at(-1) ?? null
}

/** Days after a failed charge on which it is tried again. */
const retries = [3, 7, 11] as const

/** Whether a charge that failed is tried again today, after so many tries. */
export function isRetryDue(graceUntil: DutchDate, graceDays: number, tries: number, today: DutchDate): boolean {
  const after = retries[tries]
  return after !== undefined && compareDates(daysAfter(graceUntil, after - graceDays), today) <= 0
}

/** Banks take their time: after so many days without a word a charge counts as failed. */
export const daysWithoutWord = 7

/** How long before a term a charge for it can come and still be meant for it. */
export const daysEarly = 3
