import type { Caller } from '../visitors/owned-by.ts'
import type { Kept } from './questionnaire.ts'

/** Questionnaires that were just read or written here, by who opened them. */
export type Recent = {
  find(uuid: string, caller: Caller): Kept | undefined
  remember(kept: Kept, caller: Caller): void
  forget(uuid: string): void
  /** Runs changes of one questionnaire after each other: in this process they never trip over one another. */
  inTurn<T>(uuid: string, work: () => Promise<T>): Promise<T>
}

/**
 * Someone who answers questions saves again and again: this spares the reading and opening before each save. It is only
 * a guess at what the row holds. A save names the version it was made from, and the row refuses any but its own.
 */
export function createRecent(most: number): Recent {
  const entries = new Map<string, { readonly kept: Kept; readonly caller: Caller }>()
  const turns = new Map<string, Promise<unknown>>()
  return {
    find(uuid, { visitor, account }) {
      const entry = entries.get(uuid)
      return entry?.caller.visitor === visitor && entry.caller.account === account ? entry.kept : undefined
    },
    remember(kept, caller) {
      // Taken out first, so that it stands last: the one that waited longest goes first.
      entries.delete(kept.uuid)
      entries.set(kept.uuid, { kept, caller })
      if (entries.size <= most) return
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    },
    forget: (uuid) => void entries.delete(uuid),
    async inTurn(uuid, work) {
      const before = turns.get(uuid)
      const mine = before === undefined ? work() : before.then(work, work)
      turns.set(uuid, mine)
      try {
        return await mine
      } finally {
        if (turns.get(uuid) === mine) turns.delete(uuid)
      }
    },
  }
}
