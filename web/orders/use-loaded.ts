import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/api/index.ts'

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  /** Not there, or not for this visitor. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed' }

/** What a screen needs before it can show anything; `again` asks anew and shows nothing meanwhile, `put` changes it. */
export function useLoaded<Value>(load: () => Promise<Value>, key: string) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded; a new attempt loads it anew
  useEffect(() => {
    let here = true
    setLoaded({ state: 'loading' })
    latest.current().then(
      (value) => here && setLoaded({ state: 'ready', value }),
      (error: unknown) => {
        const status = error instanceof ApiError ? error.status : null
        // Not signed in any more: the guard of the route is already leading to the login.
        if (!here || status === 401) return
        setLoaded({ state: status === 404 ? 'gone' : 'failed' })
      },
    )
    return () => {
      here = false
    }
  }, [key, attempt])

  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const put = useCallback((value: Value) => setLoaded({ state: 'ready', value }), [])
  return { loaded, again, put }
}
