/** What was fetched once stays as long as the page: going back and forth asks for nothing. */
const values = new Map<string, unknown>()
const coming = new Map<string, Promise<unknown>>()
const listeners = new Set<() => void>()

/** Fetches what a name stands for, once however often it is asked for. A failure is not remembered. */
export function fetchOnce(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = coming.get(key)
  if (known) return known
  const promise = load()
    .then((value) => {
      values.set(key, value)
      for (const listener of listeners) listener()
    })
    .finally(() => coming.delete(key))
  coming.set(key, promise)
  return promise
}

export const isFetched = (key: string): boolean => values.has(key)

export const fetchedValue = (key: string): unknown => values.get(key)

/** Tells whoever waits that something has come, whoever asked for it. */
export function onFetched(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
