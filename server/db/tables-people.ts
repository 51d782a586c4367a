import type { Moment, NumberColumn } from './tables-orders.ts'

/** A reminder that went out; who got it is a keyed hash of their address. */
export interface ReminderTable {
  id: NumberColumn
  person: string
  kind: string
  matter: string
  at: Moment
}

/** A kind of reminder that somebody wants no more of. */
export interface ReminderStopTable {
  person: string
  kind: string
  at: Moment
}

/** How much of a kind was erased because its time was over. */
export interface ErasureTable {
  id: NumberColumn
  kind: string
  count: number
  at: Moment
}

/** Where the maker of a draft without an account asked for a link to it. */
export interface DraftAddressTable {
  questionnaire: string
  sealed_email: string
  locale: 'nl' | 'en'
  at: Moment
}
