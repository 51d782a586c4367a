import type { Db, Tx } from '#server/db/index.ts'

/** Whose data it is: rows hang on the account, mails on its address. */
export type Owner = { readonly uuid: string; readonly email: string }

/** Why the law makes us keep something although its owner wants it gone. */
export const keepReasons = ['paid_order'] as const
export type KeepReason = (typeof keepReasons)[number]

/**
 * A part of the service that keeps something of people. Whoever makes a table with something of an account in it makes
 * one of these, so that nothing is left out when someone asks for their data or wants it gone.
 */
export type Keeper = {
  /** Its name in the download. */
  readonly name: string
  /** All of it, as its owner can read it: nothing sealed, no hashes, nothing that opens a door. */
  collect(db: Db | Tx, owner: Owner): Promise<unknown>
  /** What must stay, and why; without it everything may go. */
  obligations?(db: Db | Tx, owner: Owner): Promise<readonly KeepReason[]>
  erase(tx: Tx, owner: Owner): Promise<void>
}
