/** Why something is ordered beside the product while it is made. */
export const supplementReasons = ['change', 'appointment_moved', 'pep'] as const
export type SupplementReason = (typeof supplementReasons)[number]

/**
 * A change that costs something: kept aside until it is paid, made when it was, taken back by the founder, or too old.
 * `returned`: it was paid when it could not be made any more, and the money went back.
 */
export const paidChangeStates = ['open', 'applied', 'withdrawn', 'expired', 'returned'] as const
export type PaidChangeState = (typeof paidChangeStates)[number]
