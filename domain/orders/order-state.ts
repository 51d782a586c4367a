/** `reversed`: it was paid, and the money was taken back since. */
export const orderStates = ['unpaid', 'paid', 'reversed'] as const
export type OrderState = (typeof orderStates)[number]

/** What became of one payment of an order, in cents. */
export type Money = {
  readonly received: number
  readonly refunded: number
  readonly charged_back: number
}

/** What we have of it: it may have to go back. */
export const heldOf = ({ received, refunded, charged_back }: Money): number =>
  Math.max(0, received - refunded - charged_back)

/** More of it went back than came: given back by us, and taken by the bank too. */
export const isGoneTwice = ({ received, refunded, charged_back }: Money): boolean => refunded + charged_back > received

/** What it pays. A part that we gave back was a favour and counts as paid; of what is wholly gone nothing does. */
const paysFor = (money: Money): number => (heldOf(money) > 0 ? money.received - money.charged_back : 0)

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Whether the bank took something back: what we gave back ourselves is owed by nobody. */
export const isTakenBack = (payments: readonly Money[]): boolean =>
  payments.some(({ charged_back }) => charged_back > 0)

export type OrderMoney = {
  readonly state: OrderState
  readonly held: number
}

/**
 * How an order stands by all its payments together: it is paid as long as what was not taken back makes up its price,
 * whichever payment that came by.
 */
export function orderMoneyOf(price: number, payments: readonly Money[], before: OrderState): OrderMoney {
  const isPaid = payments.some((one) => heldOf(one) > 0) && sum(payments.map(paysFor)) >= price
  const state = isPaid ? 'paid' : before === 'unpaid' ? 'unpaid' : 'reversed'
  return { state, held: sum(payments.map(heldOf)) }
}

/** Why something is ordered beside the product while it is made. */
export const supplementReasons = ['change', 'appointment_moved', 'pep'] as const
export type SupplementReason = (typeof supplementReasons)[number]

/**
 * A change that costs something: kept aside until it is paid, made when it was, taken back by the founder, or too old.
 * `returned`: it was paid when it could not be made any more, and the money went back.
 */
export const paidChangeStates = ['open', 'applied', 'withdrawn', 'expired', 'returned'] as const
export type PaidChangeState = (typeof paidChangeStates)[number]
