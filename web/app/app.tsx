import { Suspense, use, useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Router, type RouterOptions, useLocation, useSearch } from 'wouter'
import type { Site } from '#contract/site.ts'
import { type Locale, localeFrom, locales } from '#domain/values/index.ts'
import { I18nProvider, loadTexts, localeInStorage, rememberLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { guardTarget, useSession } from '#web/session/index.ts'
import { Shell } from '#web/shell/index.ts'
import { ScreenDataProvider, SiteProvider, useSite } from '#web/site/index.ts'
import { bring } from './bring.ts'
import { MishapBoundary } from './mishap.tsx'
import { routeAt, type ScreenRoute } from './routes.ts'
import { screenAt, textsOf } from './screens.ts'
import { pageTitle, useArrival } from './use-arrival.ts'

type Props = {
  readonly site: Site
  /** The language to begin with where the route forces none. */
  readonly locale: Locale
  /** What the server sent along for this screen alone. */
  readonly data?: unknown
  /** The address while the server draws the page; the browser reads its own. */
  readonly drawnAt?: string
}

export function App({ site, locale, data = null, drawnAt }: Props) {
  const options: RouterOptions = drawnAt === undefined ? {} : { ssrPath: drawnAt }
  return (
    <SiteProvider site={site}>
      <ScreenDataProvider data={data}>
        <Router {...options}>
          <MishapBoundary>
            {/* The screen before stays in view until the code of the next is here; at the very start there is none. */}
            <Suspense>
              <AppFrame initial={locale} />
            </Suspense>
          </MishapBoundary>
        </Router>
      </ScreenDataProvider>
    </SiteProvider>
  )
}

function AppFrame({ initial }: { initial: Locale }) {
  const site = useSite()
  const [path] = useLocation()
  const now = useSearch()
  // The old screen stays until the code and words of the new one are here, and must not take the address of the new one
  // for its own. Its own it hears of at once: who goes somewhere and back must not be missed.
  const shown = useDeferredValue(path)
  const [search, tell] = useState(now)
  if (shown === path && search !== now) tell(now)
  const route = routeAt(shown, site)
  const [chosen, choose] = useOwnLocale(initial, (next) => bring(route, next))
  // An address may say which language its reader comes in: on the way to sign in, that of the flow they came from.
  const said = localeFrom(new URLSearchParams(search).get('lang'))
  const locale = route.language ?? said ?? chosen
  use(bring(route, locale))
  const { screen } = route
  const forced = route.language !== null

  // And it is remembered for the pages after it.
  useEffect(() => {
    if (said) choose(said)
  }, [said, choose])

  // The other language comes when there is nothing better to do: choosing it then takes no time.
  useEffect(() => {
    const idle = window.requestIdleCallback ?? setTimeout
    if (!forced) idle(() => Promise.allSettled(locales.map((one) => loadTexts(one, textsOf(screen)))))
  }, [forced, screen])

  // After the words were painted: this lays everything out once more.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setTimeout(() => {
        document.documentElement.lang = locale
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [locale])

  // From here on the page answers: what the server drew was taken over, with everything in it.
  useEffect(() => {
    performance.mark('alive')
  }, [])

  return (
    <I18nProvider locale={locale} choose={forced ? null : choose}>
      <Shell frame={route} pending={shown !== path}>
        <CurrentScreen route={route} path={shown} search={search} />
      </Shell>
    </I18nProvider>
  )
}

function CurrentScreen({ route, path, search }: { route: ScreenRoute; path: string; search: string }) {
  const say = useSay()
  const site = useSite()
  // What gets its own address while one answers in it is no other place.
  useArrival(route.leadsOn ? route.screen : path, pageTitle(say(route.title), site))
  const guarded = useGuard(route, search ? `${path}?${search}` : path)
  const Screen = guarded ? null : screenAt(route.screen)
  return Screen && <Screen key={route.screen} screen={route.screen} params={route.params} search={search} />
}

/**
 * Sends a visitor without a token from a protected place to sign in, and back afterwards; and from any place when the
 * server ended their session. True while a screen may not be shown.
 */
function useGuard(route: ScreenRoute, attempted: string): boolean {
  const { signedIn, ended } = useSession()
  const [, go] = useLocation()
  const target = signedIn === null ? null : guardTarget(route.needs, { signedIn, ended }, attempted)
  useEffect(() => {
    if (target) go(target + encodeURIComponent(location.hash), { replace: true })
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

type Bring = (next: Locale) => Promise<unknown>

/** The visitor's language: what was drawn first, then `?lang=`, then what this browser stored, then the switch. */
function useOwnLocale(drawn: Locale, bring: Bring): [Locale, (next: Locale) => void] {
  const [own, setOwn] = useState(drawn)
  const wanted = useRef(drawn)
  const bringing = useRef(bring)
  useEffect(() => {
    bringing.current = bring
  })

  // The same one always: everything that speaks would be drawn again with another.
  const choose = useCallback((next: Locale) => {
    rememberLocale(next)
    wanted.current = next
    // In one stroke once its words are here, and not in pieces in between; whether they came is for the screen to see.
    const speak = () => wanted.current === next && setOwn(next)
    bringing.current(next).then(speak, speak)
  }, [])

  // Once, after the page was taken over.
  useEffect(() => {
    const asked = localeFrom(new URLSearchParams(location.search).get('lang')) ?? localeInStorage()
    if (asked) choose(asked)
  }, [choose])

  return [own, choose]
}
