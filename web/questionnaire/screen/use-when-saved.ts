import { useEffect, useRef } from 'react'

/** Looks again each time that something has been saved: what was saved when it was first looked for is in it. */
export function useWhenSaved(saved: boolean, look: () => Promise<void>): void {
  const before = useRef(saved)
  useEffect(() => {
    if (saved && !before.current) void look()
    before.current = saved
  }, [saved, look])
}
