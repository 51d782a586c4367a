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

/** Draws its own head and foot: who works all day in a list needs the height. */
const workbench: RouteMeta = {
  title: 'shell.title.notary',
  progressBarStep: null,
  customLayout: 'workbench',
  needs: 'login',
}

const routes: Record<ScreenName, RouteMeta> = {
  home: { title: 'shell.title.home', progressBarStep: null, prerendered: true },
  bv: { title: 'shell.title.bv', progressBarStep: null, logoPath: 'home', prerendered: true },
  login: { title: 'shell.title.login', progressBarStep: null, logoPath: 'home', prerendered: true },
  register: { title: 'shell.title.register', progressBarStep: null, logoPath: 'home', prerendered: true },
  takeAlong: { title: 'shell.title.login', progressBarStep: null, logoPath: 'home' },
  returnTo: { title: 'shell.title.return', progressBarStep: null, logoPath: 'home' },
  confirmation: { title: 'shell.title.confirmation', progressBarStep: null, logoPath: 'home' },
  resetPassword: { title: 'shell.title.reset_password', progressBarStep: null, logoPath: 'home' },
  newPassword: { title: 'shell.title.new_password', progressBarStep: null, logoPath: 'home' },
  reminders: { title: 'shell.title.reminders', progressBarStep: null, logoPath: 'home' },
  newEmail: { title: 'shell.title.new_email', progressBarStep: null, logoPath: 'home' },
  account: { title: 'shell.title.account', progressBarStep: null, logoPath: 'home', needs: 'login' },
  secondFactor: { title: 'shell.title.second_factor', progressBarStep: null, logoPath: 'home', needs: 'login' },
  terms: { title: 'shell.title.terms', progressBarStep: null, logoPath: 'home', prerendered: true },
  privacy: { title: 'shell.title.privacy', progressBarStep: null, logoPath: 'home', prerendered: true },
  complaints: { title: 'shell.title.complaints', progressBarStep: null, logoPath: 'home', prerendered: true },
  accessibility: { title: 'shell.title.accessibility', progressBarStep: null, logoPath: 'home', prerendered: true },
  calculator: { title: 'shell.title.calculator', progressBarStep: 1, prerendered: true, leadsOn: true },
  ui: { title: 'shell.title.ui', progressBarStep: null, logoPath: 'home' },
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
  dashboard: { title: 'shell.title.dashboard', progressBarStep: null, logoPath: 'home', needs: 'login' },
  membership: { title: 'shell.title.membership', progressBarStep: null, logoPath: 'home', needs: 'login' },
  ownChange: { title: 'shell.title.own_change', progressBarStep: null, logoPath: 'home', needs: 'login' },
  ownCase: { title: 'shell.title.own_case', progressBarStep: null, logoPath: 'home', needs: 'login' },
  participant: {
    ...{ title: 'shell.title.participant', progressBarStep: null, logoPath: 'home' },
    ...{ leadsOn: true, withoutAccount: true },
  },
  contracts: { title: 'shell.title.contracts', progressBarStep: null, logoPath: 'home', needs: 'login' },
  contract: { title: 'shell.title.contract', progressBarStep: null, logoPath: 'home', needs: 'login' },
  signContract: {
    ...{ title: 'shell.title.sign_contract', progressBarStep: null, logoPath: 'home', withoutAccount: true },
  },
  checkContract: { title: 'shell.title.check_contract', progressBarStep: null, logoPath: 'home' },
  newCompany: { title: 'shell.title.company', progressBarStep: null, logoPath: 'home', needs: 'login' },
  company: { title: 'shell.title.company', progressBarStep: null, logoPath: 'home', needs: 'login' },
  notary: workbench,
  notaryCase: workbench,
  support: workbench,
  supportServices: workbench,
  adminQuestions: workbench,
  supportCase: workbench,
  notFound: { title: 'shell.title.not_found', progressBarStep: null, logoPath: 'home', prerendered: true },
  unavailable: { title: 'shell.title.unavailable', progressBarStep: null, language: flowLanguage, logoPath: 'home' },
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

type SiteFacts = Pick<Site, 'maintenance' | 'development' | 'services'>

/** The route at a path: always one, for an unknown path the 404 page and during maintenance its page. */
export function routeAt(path: string, site: SiteFacts): ScreenRoute {
  const place = placeAt(path)
  const screen = screenFor(place, site)
  const params = place?.params ?? {}
  const meta = routes[screen]
  return {
    screen,
    params,
    title: meta.title,
    progressBarStep: meta.progressBarStep === undefined ? 2 : meta.progressBarStep,
    language: meta.language?.(params) ?? null,
    customLayout: meta.customLayout ?? null,
    logoPath: meta.logoPath ?? null,
    needs: meta.needs ?? null,
    prerendered: meta.prerendered ?? false,
    holdsWork: meta.holdsWork ?? false,
    leadsOn: meta.leadsOn ?? false,
    withoutAccount: meta.withoutAccount ?? false,
  }
}

function screenFor(place: FoundPlace | null, site: SiteFacts): ScreenName {
  if (site.maintenance) return 'maintenance'
  // The list of widgets is for those who build the service.
  if (!place || (place.name === 'ui' && !site.development)) return 'notFound'
  return place.name === 'flow' && !isOffered(place.params.flow, site.services) ? 'unavailable' : place.name
}
