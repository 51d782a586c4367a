import { useCallback, useEffect, useState } from 'react'

export type Refreshed<Value> = {
  known: Value | 'loading' | 'failed'
  /** Brings it up to date; what is on the screen stays until then, and when that fails. */
  refresh: () => Promise<void>
  /** From the start, after it failed. */
  again: () => void
}

/** What a screen shows once it is here. `load` must be the same one always. */
export function useRefreshed<Value extends object>(load: () => Promise<Value>): Refreshed<Value> {
  const [known, setKnown] = useState<Value | 'loading' | 'failed'>('loading')
  const refresh = useCallback(async () => {
    try {
      const fresh = await load()
      setKnown(() => fresh)
    } catch {
      setKnown((before) => (typeof before === 'object' ? before : 'failed'))
    }
  }, [load])
  useEffect(() => void refresh(), [refresh])
  const again = () => {
    setKnown('loading')
    void refresh()
  }
  return { known, refresh, again }
}
