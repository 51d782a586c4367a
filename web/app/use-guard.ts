import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { href } from '#web/links/index.ts'
import { guardTarget, useSession } from '#web/session/index.ts'
import type { Route } from './routes.ts'

/**
 * Sends a visitor without a token from a protected place to sign in, and back afterwards; and from any place when the
 * server ended their session. True while a screen may not be shown.
 */
export function useGuard(route: Route, attempted: string): boolean {
  const { signedIn, ended } = useSession()
  const [, go] = useLocation()
  const target = signedIn === null ? null : guardTarget(route.needs, { signedIn, ended }, attempted)
  useEffect(() => {
    if (target) go(target, { replace: true })
  }, [target, go])
  // Once, from where they were at that moment.
  const signInAgain = useEffectEvent(() => {
    if (!target) go(href('login', {}, { redirect_url: route.screen === 'home' ? undefined : attempted }))
  })
  useEffect(() => {
    if (ended) signInAgain()
  }, [ended])
  // Nothing of a protected screen is shown before it is known who looks.
  return route.needs !== null && signedIn !== true
}
