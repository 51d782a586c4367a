import type { AccountData } from '#contract/account-answers.ts'
import type { Locale } from '#domain/values/index.ts'
import { draftIn, goOnWith, holdArrival } from '#web/accounts/index.ts'
import { ApiError, call, type Token } from '#web/api/index.ts'
import { loadTexts, sayIn } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { fetchMe, goOn, keepToken, knowMe } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import { entryAt } from './entry.ts'

type EnterCircumstances = {
  readonly signedIn: boolean
  readonly allowed: readonly string[]
  readonly locale: Locale
  readonly navigate: (path: string, options?: { replace: boolean }) => void
}

/** Follows what the address asked for. */
export async function enter(search: string, circumstances: EnterCircumstances): Promise<void> {
  const { signedIn, allowed, navigate } = circumstances
  const { token, clean, goTo } = entryAt(search, { signedIn, origin: location.origin, allowed })
  if (clean) navigate(clean, { replace: true })
  if (token) await takeToken(token, goTo ?? undefined, circumstances)
  else if (goTo !== null) goOn(goTo, navigate)
}

/**
 * A token from an address lives for minutes: the first call turns it into one that lasts. Anyone can make such an address, so
 * it is kept at once only where this browser itself left for it from a page of ours; else its person is asked first.
 */
async function takeToken(token: Token, goTo: string | undefined, circumstances: EnterCircumstances): Promise<void> {
  const { locale, navigate } = circumstances
  await loadTexts(locale, ['auth'])
  const say = sayIn(locale)
  try {
    let lasting = token
    const { data } = await call('GET /api/member_auth/validate_token', {
      as: token,
      signsIn: (renewed) => {
        lasting = renewed
      },
    })
    const { began_here } = await call('GET /api/account/arrival', { as: lasting })
    if (began_here) await arrive(lasting, data, goTo, circumstances)
    else if (await isHereAlready(data, circumstances)) await dismiss(lasting, goTo, circumstances)
    else {
      holdArrival({ token: lasting, account: data })
      navigate(href('takeAlong', {}, { redirect_url: goTo }), { replace: true })
    }
  } catch (error) {
    const known = error instanceof ApiError && error.status === 401
    notices.show({ tone: 'negative', text: say(known ? 'auth.failed.link_expired' : 'auth.failed.offline') })
    if (known) navigate(href('login', {}, { redirect_url: goTo }), { replace: true })
  }
}

/** Back from a provider that this browser left for: as if they had signed in by a form of ours. */
async function arrive(
  token: Token,
  account: AccountData,
  goTo: string | undefined,
  at: EnterCircumstances,
): Promise<void> {
  keepToken(token)
  knowMe(account)
  notices.show({ tone: 'positive', text: sayIn(at.locale)('auth.login.welcome_back') })
  const uuid = draftIn(goTo)
  // What cannot be taken along now is asked about when they get there.
  if (uuid !== null) await call('POST /api/drafts/claim', { body: { uuids: [uuid] } }).catch(() => undefined)
  await goOnWith(goTo, at.allowed, at.navigate)
}

const isHereAlready = async ({ uuid }: AccountData, { signedIn }: EnterCircumstances): Promise<boolean> =>
  signedIn && (await fetchMe())?.uuid === uuid

/** They are signed in here as who the link is for: nothing changes but the place. */
async function dismiss(
  token: Token,
  goTo: string | undefined,
  { allowed, navigate }: EnterCircumstances,
): Promise<void> {
  void call('DELETE /api/member_auth/sign_out', { as: token }).catch(() => undefined)
  await goOnWith(goTo, allowed, navigate)
}
