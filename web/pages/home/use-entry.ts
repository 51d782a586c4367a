import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { placeAt } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { entryAt } from './entry.ts'

/** Does what the address asks for: signs in with the token in it, takes that out of sight, and goes on. */
export function useEntry(search: string): void {
  const { signedIn, signIn } = useSession()
  const { allowed_redirect_origins: allowed } = useSite()
  const [, navigate] = useLocation()
  useEffect(() => {
    const { token, goTo } = entryAt(search, { signedIn, origin: location.origin, allowed })
    if (token) signIn(token)
    if (goTo === null) return
    if (placeAt(goTo.split(/[?#]/)[0] ?? goTo)) navigate(goTo, { replace: true })
    else location.replace(goTo)
  }, [search, signedIn, signIn, navigate, allowed])
}
