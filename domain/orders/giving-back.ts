/** What can still go back of one order, in cents. */
export type Returnable = { readonly order: string; readonly left: number }

export type RefundShare = { readonly order: string; readonly amount: number }

/**
 * Out of which orders an amount goes back: the newest first, so that what was ordered first stays paid. What is not there cannot go
 * back, whatever somebody is owed.
 */
export function partsOfRefund(amount: number, newestFirst: readonly Returnable[]): readonly RefundShare[] {
  let rest = amount
  return newestFirst.flatMap(({ order, left }) => {
    const part = Math.min(rest, left)
    rest -= Math.max(0, part)
    return part > 0 ? [{ order, amount: part }] : []
  })
}
