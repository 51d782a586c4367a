import type { CaseStatus } from './case-ladder.ts'
import type { OrderState } from './order-state.ts'
import type { PaymentStatus } from './payment.ts'

/** What a founder does next: one thing, the most useful. */
export const nextThings = ['continue', 'pay', 'pay_again', 'wait_for_payment', 'upload', 'wait', 'none'] as const
export type NextThing = (typeof nextThings)[number]

export type OrderStanding = {
  /** These very answers were found complete. */
  readonly completed: boolean
  /** Null as long as nothing was ordered. */
  readonly order: OrderState | null
  /** Of the newest attempt to pay; null when there was none. */
  readonly payment: PaymentStatus | null
  readonly case: CaseStatus | null
}

const failed: readonly PaymentStatus[] = ['refused', 'cancelled', 'error']
const collecting: readonly CaseStatus[] = ['open_mix', 'extra_questions']
const over: readonly CaseStatus[] = ['finalized', 'canceled']

export function nextThing({ completed, order, payment, case: status }: OrderStanding): NextThing {
  if (order === 'paid') {
    if (status === null || collecting.includes(status)) return 'upload'
    return over.includes(status) ? 'none' : 'wait'
  }
  // Money that was taken back must come again, whatever was changed meanwhile.
  if (order === 'reversed') return 'pay_again'
  if (payment === 'pending') return 'wait_for_payment'
  if (order === null || !completed) return 'continue'
  return payment !== null && failed.includes(payment) ? 'pay_again' : 'pay'
}
