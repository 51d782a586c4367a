import { useEffect, useEffectEvent } from 'react'

/** When one comes back to the page after having been elsewhere. */
export function useOnReturn(act: () => unknown): void {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void act()
  })
  useEffect(() => {
    const come = () => returned()
    document.addEventListener('visibilitychange', come)
    window.addEventListener('focus', come)
    return () => {
      document.removeEventListener('visibilitychange', come)
      window.removeEventListener('focus', come)
    }
  }, [])
}
