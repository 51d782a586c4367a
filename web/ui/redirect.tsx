import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

/** Goes on to another place, which takes the place of this one in the history. */
export function Redirect({ to }: { to: string }) {
  const [, go] = useLocation()
  useLayoutEffect(() => go(to, { replace: true }), [go, to])
  return null
}
