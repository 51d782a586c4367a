import type { AccountData } from '#contract/account-answers.ts'
import type { Token } from '#web/api/index.ts'

/** Somebody's token that came with an address, and whose it is. */
type HeldArrival = { readonly token: Token; readonly account: AccountData }

let held: HeldArrival | null = null

/** Keeps it out of storage until the person at the screen has seen whose account it is and wants it: anyone can make a link. */
export function holdArrival(arrival: HeldArrival | null): void {
  held = arrival
}

export const heldArrival = (): HeldArrival | null => held
