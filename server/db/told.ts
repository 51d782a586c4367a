/** What a transaction tells when it is committed, by `pg_notify('changes', …)`; null: something may have been missed. */
export type Told = string | null

/** Those who want to hear of it. */
export function createListeners() {
  const listeners = new Set<(told: Told) => void>()
  return {
    tell(told: Told): void {
      for (const listener of listeners) listener(told)
    },
    /** Returns how to stop. */
    add(listener: (told: Told) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get size() {
      return listeners.size
    },
  }
}

export const channel = 'changes'
