import { useEffect, useState, useSyncExternalStore } from 'react'

/** What was fetched once stays as long as the page: going back and forth asks for nothing. */
const values = new Map<string, unknown>()
const underWay = new Map<string, Promise<unknown>>()
const fetchListeners = new Set<() => void>()

/** Fetches what a name stands for, once however often it is asked for. A failure is not remembered. */
export function fetchOnce(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const pending = underWay.get(key)
  if (pending) return pending
  const promise = load()
    .then((value) => {
      values.set(key, value)
      for (const listener of fetchListeners) listener()
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, promise)
  return promise
}

/** As if the page was opened anew. */
export const forgetFetched = (): void => values.clear()

export const isFetched = (key: string): boolean => values.has(key)

export const fetchedValue = (key: string): unknown => values.get(key)

/** Tells whoever waits that something has come, whoever asked for it. */
export function onFetched(listener: () => void): () => void {
  fetchListeners.add(listener)
  return () => fetchListeners.delete(listener)
}

export type Fetched<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly again: () => void }

/**
 * What a name stands for, fetched when it is first shown. It may come at any moment, also by way of someone else's
 * question, between drawing and asking: so that moment is watched, not our own question alone.
 */
export function useFetched<Value>(key: string, load: () => Promise<Value>): Fetched<Value> {
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const here = useSyncExternalStore(
    onFetched,
    () => isFetched(key),
    () => false,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is fetched; a new attempt fetches anew
  useEffect(() => {
    if (isFetched(key)) return
    let shown = true
    fetchOnce(key, load).catch(() => shown && setFailed(true))
    return () => {
      shown = false
      setFailed(false)
    }
  }, [key, attempt])

  if (here) return { state: 'ready', value: fetchedValue(key) as Value }
  return failed ? { state: 'failed', again: () => setAttempt((count) => count + 1) } : { state: 'loading' }
}
