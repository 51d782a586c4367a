import type { Order } from '#contract/payments.ts'

/** How a payment stands, as a founder would say it. */
export type PaymentOutcome = 'paid' | 'checking' | 'open' | 'pending' | 'refused' | 'cancelled' | 'expired'

/** News about a payment comes within seconds: until then nobody is told that nothing came. */
export function outcomeOf({ paid, status }: Pick<Order, 'paid' | 'status'>, askedOften: boolean): PaymentOutcome {
  if (paid) return 'paid'
  switch (status) {
    case 'open':
      return askedOften ? 'open' : 'checking'
    case 'pending':
    // The provider has it, our order has not heard of it yet.
    case 'authorized':
      return 'pending'
    case 'error':
      return 'expired'
    default:
      return status
  }
}

export const isWaiting = (outcome: PaymentOutcome): boolean =>
  outcome === 'checking' || outcome === 'open' || outcome === 'pending'

const pauses = [1000, 1000, 2000, 2000, 3000, 5000, 8000, 13_000, 20_000]
const longest = 30_000
const most = 40

/** How long to wait before asking again, in milliseconds; null when asking has gone on long enough. */
export const pauseAfter = (asked: number): number | null => (asked >= most ? null : (pauses[asked] ?? longest))

/** Asked this often, an open payment is one that was not finished. */
export const oftenAsked = 4
