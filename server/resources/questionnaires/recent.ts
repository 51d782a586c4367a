import type { FlowName } from '#domain/products/index.ts'
import type { Caller } from '../visitors/owned-by.ts'
import type { Kept } from './questionnaire.ts'

/** Questionnaires that were just read or written here, by who opened them. */
export type Recent = {
  find(asked: { readonly uuid: string; readonly flow: FlowName; readonly caller: Caller }): Kept | undefined
  remember(kept: Kept, caller: Caller): void
}

/**
 * Someone who answers questions saves again and again: this spares the reading and opening before each save. It is only
 * a guess at what the row holds. A save names the version it was made from, and the row refuses any but its own.
 */
export function createRecent(most: number): Recent {
  const entries = new Map<string, { readonly kept: Kept; readonly caller: Caller }>()
  return {
    find({ uuid, flow, caller: { visitor, account } }) {
      const entry = entries.get(uuid.toLowerCase())
      const same = entry?.kept.flow === flow && entry.caller.visitor === visitor && entry.caller.account === account
      return same ? entry.kept : undefined
    },
    remember(kept, caller) {
      // Taken out first, so that it stands last: the one that waited longest goes first.
      entries.delete(kept.uuid)
      entries.set(kept.uuid, { kept, caller })
      if (entries.size <= most) return
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    },
  }
}
