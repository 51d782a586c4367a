import type { Site } from '#contract/site.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { TextKey } from '#web/i18n/index.ts'
import { type FoundPlace, type PlaceName, placeAt } from '#web/links/index.ts'
import { isOffered } from '#web/site/index.ts'
import type { ScreenName } from './screens.ts'

type LogoPlace = Extract<PlaceName, 'home' | 'bv'>

/** What a route says about the frame around its screen. */
type RouteMeta = {
  readonly title: TextKey
  /** Which of the five labels of the overall progress is current; null hides the bar. */
  readonly progressBarStep?: number | null
  /** Forces the language and disables the switch. */
  readonly language?: (params: FoundPlace['params']) => Locale
  readonly customLayout?: 'max-display-checkout' | 'questionnaire' | 'workbench'
  /** Where a click on the logo leads without asking. */
  readonly logoPath?: LogoPlace
  /** Where a visitor without an account is sent. */
  readonly needs?: 'login' | 'register'
  /** Drawn by the server beforehand, so that it is seen at once. */
  readonly prerendered?: true
  /** Leaving asks first, and an exit-intent dialog may appear. */
  readonly holdsWork?: true
  /** Goes from one address to the next itself, while one answers: where the focus is then is its own affair. */
  readonly leadsOn?: true
  /** Who comes here has a link of their own, and needs no account. */
  readonly withoutAccount?: true
}

const flowLanguage: NonNullable<RouteMeta['language']> = ({ flow }) => flows[flow as FlowName].language

type TitleName = Extract<TextKey, `shell.title.${string}`> extends `shell.title.${infer Name}` ? Name : never

/** A screen outside the way to a company: no progress, and the logo leads home. */
const aside = (name: TitleName, more: Partial<RouteMeta> = {}): RouteMeta => ({
  title: `shell.title.${name}`,
  progressBarStep: null,
  logoPath: 'home',
  ...more,
})
/** The same, with a title in its own words. */
const titled = (title: TextKey): RouteMeta => ({ ...aside('account'), title })
/** The same for everybody, so that it is drawn beforehand. */
const drawn = (name: TitleName): RouteMeta => aside(name, { prerendered: true })
/** Of whoever is signed in. */
const own = (name: TitleName): RouteMeta => aside(name, { needs: 'login' })

/** Draws its own head and foot: who works all day in a list needs the height. */
const workbench: RouteMeta = {
  title: 'shell.title.notary',
  progressBarStep: null,
  customLayout: 'workbench',
  needs: 'login',
}

const routes: Record<ScreenName, RouteMeta> = {
  home: { title: 'shell.title.home', progressBarStep: null, prerendered: true },
  bv: drawn('bv'),
  login: drawn('login'),
  register: drawn('register'),
  takeAlong: aside('login'),
  returnTo: aside('return'),
  confirmation: aside('confirmation'),
  resetPassword: aside('reset_password'),
  newPassword: aside('new_password'),
  reminders: aside('reminders'),
  newEmail: aside('new_email'),
  account: own('account'),
  secondFactor: own('second_factor'),
  calculator: { title: 'shell.title.calculator', progressBarStep: 1, prerendered: true, leadsOn: true },
  ui: titled('ui.title'),
  flow: {
    title: 'shell.title.flow',
    language: flowLanguage,
    customLayout: 'questionnaire',
    holdsWork: true,
    leadsOn: true,
    prerendered: true,
  },
  billing: {
    title: 'shell.title.billing',
    progressBarStep: 3,
    language: flowLanguage,
    customLayout: 'max-display-checkout',
    needs: 'register',
  },
  checkout: { title: 'shell.title.checkout', progressBarStep: 3, language: flowLanguage, needs: 'register' },
  paid: { title: 'shell.title.paid', progressBarStep: 3, language: flowLanguage, needs: 'login' },
  dashboard: own('dashboard'),
  membership: own('membership'),
  ownChange: own('own_change'),
  ownCase: own('own_case'),
  participant: aside('participant', { leadsOn: true, withoutAccount: true }),
  connect: titled('connect.title'),
  contracts: own('contracts'),
  contract: own('contract'),
  signContract: aside('contract', { withoutAccount: true }),
  checkContract: aside('contract'),
  company: own('company'),
  notary: workbench,
  notaryCase: workbench,
  support: workbench,
  supportServices: workbench,
  admin: workbench,
  supportCase: workbench,
  notFound: drawn('not_found'),
  unavailable: aside('unavailable', { language: flowLanguage }),
  maintenance: { title: 'shell.title.maintenance', progressBarStep: null, prerendered: true },
}

export type ScreenRoute = {
  readonly screen: ScreenName
  readonly params: FoundPlace['params']
  readonly title: TextKey
  readonly progressBarStep: number | null
  readonly language: Locale | null
  readonly customLayout: RouteMeta['customLayout'] | null
  readonly logoPath: LogoPlace | null
  readonly needs: 'login' | 'register' | null
  readonly prerendered: boolean
  readonly holdsWork: boolean
  readonly leadsOn: boolean
  readonly withoutAccount: boolean
}

/** Where a route says nothing else. */
const usual = {
  progressBarStep: 2,
  customLayout: null,
  logoPath: null,
  needs: null,
  prerendered: false,
  holdsWork: false,
  leadsOn: false,
  withoutAccount: false,
} as const

type SiteFacts = Pick<Site, 'maintenance' | 'development' | 'services'>

/** The route at a path: always one, for an unknown path the 404 page and during maintenance its page. */
export function routeAt(path: string, site: SiteFacts): ScreenRoute {
  const place = placeAt(path)
  const screen = screenFor(place, site)
  const params = place?.params ?? {}
  const meta = routes[screen]
  return { ...usual, ...meta, screen, params, language: meta.language?.(params) ?? null }
}

const inMaintenance: readonly PlaceName[] = ['admin', 'login', 'secondFactor']

function screenFor(place: FoundPlace | null, site: SiteFacts): ScreenName {
  // Whoever ends it must be able to come in.
  if (site.maintenance && !(place && inMaintenance.includes(place.name))) return 'maintenance'
  // The list of widgets is for those who build the service.
  if (!place || (place.name === 'ui' && !site.development)) return 'notFound'
  return place.name === 'flow' && !isOffered(place.params.flow, site.services) ? 'unavailable' : place.name
}
