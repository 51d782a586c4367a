/** What a transaction tells when it is committed, by `pg_notify('changes', …)`; null: something may have been missed. */
export type ChangeNotice = string | null

/** That somebody listens: from when on, and how to stop. */
export type Listening = {
  /** Resolves when everything told from now on is heard, or when that must wait for the database to come back. */
  readonly begun: Promise<void>
  readonly stop: () => void
}

/** Those who want to hear of it. */
export function createListeners() {
  const listeners = new Set<(told: ChangeNotice) => void>()
  return {
    tell(told: ChangeNotice): void {
      for (const listener of listeners) listener(told)
    },
    /** Returns how to stop. */
    add(listener: (told: ChangeNotice) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get size() {
      return listeners.size
    },
  }
}

export const channel = 'changes'
