import { useEffect, useState } from 'react'

export type Fetched<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly again: () => void }

/** What was fetched once stays as long as the page: going back and forth asks for nothing. */
const values = new Map<string, unknown>()
const coming = new Map<string, Promise<unknown>>()

/** Fetches what a name stands for, once however often it is asked for. A failure is not remembered. */
export function fetchOnce(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = coming.get(key)
  if (known) return known
  const promise = load()
    .then((value) => values.set(key, value))
    .finally(() => coming.delete(key))
  coming.set(key, promise)
  return promise
}

/** What a name stands for, fetched when it is first shown. */
export function useFetched<Value>(key: string, load: () => Promise<Value>): Fetched<Value> {
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [, draw] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is fetched; a new attempt fetches anew
  useEffect(() => {
    if (values.has(key)) return
    let here = true
    fetchOnce(key, load).then(
      () => here && draw((count) => count + 1),
      () => here && setFailed(true),
    )
    return () => {
      here = false
      setFailed(false)
    }
  }, [key, attempt])

  if (values.has(key)) return { state: 'ready', value: values.get(key) as Value }
  return failed ? { state: 'failed', again: () => setAttempt((count) => count + 1) } : { state: 'loading' }
}
