import { useEffect, useState, useSyncExternalStore } from 'react'
import { fetchedValue, fetchOnce, isFetched, onFetched } from './fetch-once.ts'

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
