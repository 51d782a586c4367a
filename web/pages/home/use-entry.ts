import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useLocale } from '#web/i18n/index.ts'
import { goOn, useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { entryAt } from './entry.ts'

/** Does what the address asks for: takes a token out of sight, signs in with it, and goes on. */
export function useEntry(search: string): void {
  const { signedIn } = useSession()
  const { locale } = useLocale()
  const { allowed_redirect_origins: allowed } = useSite()
  const [, navigate] = useLocation()
  const arriving = useRef(false)
  useEffect(() => {
    const { token, clean, goTo } = entryAt(search, { signedIn, origin: location.origin, allowed })
    if (clean) navigate(clean, { replace: true })
    if (token) {
      arriving.current = true
      // Most visitors bring no token and need none of this.
      import('./take-token.ts')
        .then(({ takeToken }) => takeToken(token, goTo, { locale, navigate }))
        .catch(() => location.reload())
        .finally(() => {
          arriving.current = false
        })
    } else if (goTo !== null && !arriving.current) goOn(goTo, navigate)
  }, [search, signedIn, locale, navigate, allowed])
}
