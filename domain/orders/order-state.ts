/** `reversed`: it was paid, and the money was taken back since. */
export const orderStates = ['unpaid', 'paid', 'reversed'] as const
export type OrderState = (typeof orderStates)[number]

/** What became known about the money of an order. */
export type MoneyNews = 'in' | 'out' | 'nothing'

const moves: Readonly<Record<OrderState, Readonly<Record<MoneyNews, OrderState>>>> = {
  unpaid: { in: 'paid', out: 'unpaid', nothing: 'unpaid' },
  paid: { in: 'paid', out: 'reversed', nothing: 'paid' },
  // A bank may take back what it took back.
  reversed: { in: 'paid', out: 'reversed', nothing: 'reversed' },
}

export const move = (state: OrderState, news: MoneyNews): OrderState => moves[state][news]

export type Money = {
  /** Cents. */
  readonly paid: number
  readonly refunded: number
  readonly charged_back: number
}

/** A bank that takes money back contests the whole; a refund counts when nothing is left of what was paid. */
export const isTakenBack = ({ paid, refunded, charged_back }: Money): boolean => charged_back > 0 || refunded >= paid
