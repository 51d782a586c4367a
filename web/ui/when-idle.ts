import { useEffect, useState } from 'react'

/** A page that is never at rest gets it all the same, after so many milliseconds. */
const latest = 5000

/** Does something when the browser has nothing better to do; gives back how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: latest })
  return () => cancelIdleCallback(idle)
}

/** True from the first moment on that the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
