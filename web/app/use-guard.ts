import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { guardTarget, useSession } from '#web/session/index.ts'
import type { Route } from './routes.ts'

/** Sends a visitor without a token from a protected place to sign in, and back afterwards. True while that is so. */
export function useGuard(route: Route, attempted: string): boolean {
  const { signedIn } = useSession()
  const [, go] = useLocation()
  const target = signedIn === null ? null : guardTarget(route.needs, signedIn, attempted)
  useEffect(() => {
    if (target) go(target, { replace: true })
  }, [target, go])
  // Nothing of a protected screen is shown before it is known who looks.
  return route.needs !== null && signedIn !== true
}
