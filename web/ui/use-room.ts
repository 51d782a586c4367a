import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as wide as this, in rem; not so on a page that was only drawn. */
export function useRoom(rem: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(`(min-width: ${rem}rem)`)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [rem],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(`(min-width: ${rem}rem)`).matches,
    () => false,
  )
}
