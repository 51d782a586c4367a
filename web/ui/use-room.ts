import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window is as wide as this, in rem; not so on a page that was only drawn. `onPaper` takes paper for wide enough:
 * there nothing is scrolled or opened, however narrow it is.
 */
export function useRoom(rem: number, { onPaper = false }: { onPaper?: boolean } = {}): boolean {
  const query = `(min-width: ${rem}rem)${onPaper ? ', print' : ''}`
  const subscribe = useCallback(
    (listener: () => void) => {
      const room = matchMedia(query)
      room.addEventListener('change', listener)
      return () => room.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
