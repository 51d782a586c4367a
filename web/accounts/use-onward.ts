import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { goOn, onwardTo, useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'

/** Someone who is signed in has nothing to do here: on to where they were going, or home. */
export function useOnward(redirectUrl: string | undefined): void {
  const { signedIn } = useSession()
  const { allowed_redirect_origins: allowed } = useSite()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (signedIn) goOn(onwardTo(redirectUrl, { origin: location.origin, allowed }), navigate)
  }, [signedIn, redirectUrl, allowed, navigate])
}
