import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page that the server drew is taken over: until then the address bar does not count. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
