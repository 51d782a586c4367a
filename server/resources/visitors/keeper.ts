import type { Db, Tx } from '#server/db/index.ts'

/** Whose data it is: rows hang on the account, mails on its address. */
export type Owner = { readonly uuid: string; readonly email: string }

/**
 * Why we keep something although its owner wants it gone. `paid_order`: the law wants its invoice. `open_payment`: money may
 * still come, and would belong to nobody; it passes.
 */
export const keepReasons = ['paid_order', 'open_payment'] as const
export type KeepReason = (typeof keepReasons)[number]

/** A file of somebody: what it is called in their download, and the key by which it is kept. */
export type KeptFile = { readonly name: string; readonly key: string }

/**
 * A part of the service that keeps something of people. Whoever makes a table with something of an account in it makes
 * one of these, so that nothing is left out when someone asks for their data or wants it gone.
 */
export type Keeper = {
  /** Its name in the download. */
  readonly name: string
  /** All of it, as its owner can read it: nothing sealed, no hashes, nothing that opens a door. */
  collect(db: Db | Tx, owner: Owner): Promise<unknown>
  /** The files that belong to it, as far as they are its owner's to have. */
  files?(db: Db | Tx, owner: Owner): Promise<readonly KeptFile[]>
  /** Runs before anything goes, outside of the transaction in which it does: what must first be settled with others. */
  prepare?(db: Db, owner: Owner): Promise<void>
  /** What must stay, and why; without it everything may go. */
  obligations?(db: Db | Tx, owner: Owner): Promise<readonly KeepReason[]>
  erase(tx: Tx, owner: Owner): Promise<void>
}
