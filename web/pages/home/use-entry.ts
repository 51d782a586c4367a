import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useLocale } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'

/** Any part of a token, by the names of whoever leads here. */
const secret = /(?:^|[?&])(?:access[_-]token|auth_token|client|expiry|uid)=/

/** Does what the address asks for: takes a token out of sight, signs in with it, and goes on. */
export function useEntry(search: string): void {
  const { signedIn } = useSession()
  const { locale } = useLocale()
  const { allowed_redirect_origins: allowed } = useSite()
  const [, navigate] = useLocation()
  useEffect(() => {
    // Most visitors ask for nothing and need none of this.
    if (search === '' || signedIn === null) return
    if (secret.test(search)) navigate(href('home'), { replace: true })
    import('./enter.ts').then(
      ({ enter }) => enter(search, { signedIn, allowed, locale, navigate }),
      () => undefined, // Offline: home is here, and nobody is signed in.
    )
  }, [search, signedIn, locale, navigate, allowed])
}
