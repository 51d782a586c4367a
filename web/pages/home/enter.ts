import type { Locale } from '#domain/values/index.ts'
import { ApiError, call, type Token } from '#web/api/index.ts'
import { loadTexts, sayIn } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { goOn, knowMe } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import { entryAt } from './entry.ts'

type Circumstances = {
  readonly signedIn: boolean
  readonly allowed: readonly string[]
  readonly locale: Locale
  readonly navigate: (path: string, options?: { replace: boolean }) => void
}

/** Follows what the address asked for. */
export async function enter(search: string, circumstances: Circumstances): Promise<void> {
  const { signedIn, allowed, navigate } = circumstances
  const { token, clean, goTo } = entryAt(search, { signedIn, origin: location.origin, allowed })
  if (clean) navigate(clean, { replace: true })
  if (token) await takeToken(token, goTo, circumstances)
  else if (goTo !== null) goOn(goTo, navigate)
}

/** A token from an address lives for minutes: the first call turns it into one that lasts. */
async function takeToken(token: Token, goTo: string | null, { locale, navigate }: Circumstances): Promise<void> {
  await loadTexts(locale, ['auth'])
  const say = sayIn(locale)
  try {
    const { data } = await call('GET /api/member_auth/validate_token', { as: token, signsIn: true })
    knowMe(data)
    notices.show({ tone: 'positive', text: say('auth.login.welcome_back') })
    if (goTo !== null) goOn(goTo, navigate)
  } catch (error) {
    const known = error instanceof ApiError && error.status === 401
    notices.show({ tone: 'negative', text: say(known ? 'auth.failed.link_expired' : 'auth.failed.offline') })
    if (known) navigate(href('login', {}, { redirect_url: goTo ?? undefined }), { replace: true })
  }
}
