import { type Cents, cents, minus, roundHalfUp } from '../money/index.ts'
import { addWorkingDays, compareDates, type DutchDate } from '../values/index.ts'
import { daysAfter, endedBy, type MembershipTerms } from './membership.ts'

/** How long what was bought at a distance can be given up without a reason (art. 6:230o BW, held for everyone). */
const withdrawalDays = 14

/** The last day of it: the first one does not count, and a period never ends on a day without post (Regulation 1182/71, art. 3). */
export const withdrawalUntil = (from: DutchDate): DutchDate => addWorkingDays(daysAfter(from, withdrawalDays - 1), 1)

export const isWithdrawable = (from: DutchDate, today: DutchDate): boolean =>
  compareDates(today, withdrawalUntil(from)) <= 0

/** Until when somebody can withdraw from a membership; null where they cannot any more. What it became since does not matter. */
export function withdrawableUntil({ anchor, ended }: MembershipTerms, today: DutchDate): DutchDate | null {
  if (anchor === null || ended || !isWithdrawable(anchor, today)) return null
  return withdrawalUntil(anchor)
}

/** A price and the VAT on it. */
export type PaidSum = { readonly price: Cents; readonly vat: Cents }

/**
 * What goes back of what was paid: all of it, less the share of the contracts that were approved by then (art. 6:230s lid 4 BW).
 * Days that went by cost nothing.
 */
export function backOnWithdrawal({ price, vat }: PaidSum, count: { used: number; included: number }): PaidSum {
  const used = Math.min(count.used, count.included)
  const left = (amount: Cents) =>
    count.included === 0 ? amount : minus(amount, roundHalfUp(amount * used, count.included))
  return { price: left(price), vat: left(vat) }
}

export const sumOfPaid = (all: readonly { readonly subtotal: number; readonly vat: number }[]): PaidSum => ({
  price: cents(all.reduce((sum, { subtotal }) => sum + subtotal, 0)),
  vat: cents(all.reduce((sum, { vat }) => sum + vat, 0)),
})

/** It is as if it had not been agreed, from today. */
export const withdrawn = (membership: MembershipTerms, today: DutchDate): MembershipTerms =>
  endedBy(membership, today, 'withdrawn')
