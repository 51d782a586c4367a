import type { ComponentType } from 'react'
import type { Locale } from '#domain/values/index.ts'
import type { TextSubject } from '#web/i18n/index.ts'
import type { PlaceName } from '#web/links/index.ts'

export type ScreenProps = {
  readonly screen: ScreenName
  readonly params: Readonly<Record<string, string>>
  readonly search: string
}
type ScreenParams = ScreenProps['params']
type ScreenModule = {
  readonly default: ComponentType<ScreenProps>
  /** Fetches what else an address of the screen cannot be drawn without. */
  readonly prepare?: (params: ScreenParams, locale: Locale) => Promise<void>
}
type Screen = {
  /** Folder under web/pages. */
  readonly page: string
  /** What the screen says, besides the words of the shell. */
  readonly texts: readonly TextSubject[]
}

const pages = import.meta.glob<ScreenModule>([
  '../pages/*/index.tsx',
  '!../pages/{account,admin-questions,billing,check-contract,checkout,company,confirmation,contract,contracts,dashboard,legal,membership,new-email,new-password,notary,notary-case,own-case,own-change,paid,participant,reminders,reset-password,return,second-factor,sign,take-along,ui}/index.tsx',
])
const account = { texts: ['auth', 'forms', 'widgets'] } as const
const queue: Screen = { page: 'notary', texts: ['workbench', 'contact'] }
const services: Screen = { page: 'notary', texts: ['workbench', 'services', 'contact'] }
const officeCase: Screen = {
  page: 'notary-case',
  texts: [
    'workbench',
    'case',
    'services',
    'contact',
    'deed',
    'check',
    'chart',
    'signing',
    'widgets',
    'office_hours',
    'downloads',
  ],
}

export type ScreenName = PlaceName | 'notFound' | 'unavailable' | 'maintenance'

const screens: Readonly<Record<ScreenName, Screen>> = {
  home: { page: 'home', texts: ['home', 'contact'] },
  bv: { page: 'home', texts: ['home', 'contact'] },
  login: { page: 'login', ...account },
  register: { page: 'register', ...account },
  takeAlong: { page: 'take-along', ...account },
  returnTo: { page: 'return', texts: ['returning'] },
  confirmation: { page: 'confirmation', ...account },
  resetPassword: { page: 'reset-password', ...account },
  newPassword: { page: 'new-password', ...account },
  reminders: { page: 'reminders', texts: ['reminders'] },
  newEmail: { page: 'new-email', texts: ['account'] },
  account: { page: 'account', ...account, texts: [...account.texts, 'account', 'two_step'] },
  secondFactor: { page: 'second-factor', ...account, texts: [...account.texts, 'two_step'] },
  terms: { page: 'legal', texts: ['legal'] },
  privacy: { page: 'legal', texts: ['legal'] },
  complaints: { page: 'legal', texts: ['legal'] },
  accessibility: { page: 'legal', texts: ['legal'] },
  calculator: { page: 'calculator', texts: ['calculator', 'sums'] },
  ui: { page: 'ui', texts: ['ui', 'widgets'] },
  flow: { page: 'flow', texts: ['questionnaire', 'widgets', 'contact', 'early'] },
  billing: { page: 'billing', texts: ['payment', 'widgets'] },
  checkout: { page: 'checkout', texts: ['payment', 'offers', 'signing'] },
  paid: { page: 'paid', texts: ['payment', 'downloads'] },
  dashboard: { page: 'dashboard', texts: ['dashboard', 'founder', 'returning'] },
  membership: { page: 'membership', texts: ['membership', 'downloads', 'payment', 'widgets'] },
  ownCase: {
    page: 'own-case',
    texts: ['founder', 'change', 'dashboard', 'downloads', 'chart', 'services', 'signing', 'invited'],
  },
  ownChange: { page: 'own-change', texts: ['founder', 'change'] },
  participant: {
    page: 'participant',
    texts: ['participant', 'appointment', 'founder', 'widgets', 'questionnaire', 'downloads', 'signing'],
  },
  contracts: { page: 'contracts', texts: ['contracts'] },
  contract: { page: 'contract', texts: ['contracts', 'companies', 'widgets', 'questionnaire', 'downloads'] },
  signContract: {
    page: 'sign',
    texts: ['contract_signing', 'participant', 'questionnaire', 'downloads'],
  },
  checkContract: { page: 'check-contract', texts: ['contract_signing'] },
  newCompany: { page: 'company', texts: ['companies', 'contracts'] },
  company: { page: 'company', texts: ['companies', 'contracts'] },
  notary: queue,
  notaryCase: officeCase,
  support: queue,
  supportServices: services,
  adminQuestions: { page: 'admin-questions', texts: ['workbench', 'admin', 'contact'] },
  supportCase: officeCase,
  notFound: { page: 'not-found', texts: ['notice'] },
  unavailable: { page: 'unavailable', texts: ['notice', 'contact'] },
  maintenance: { page: 'maintenance', texts: ['notice'] },
}

const loaded = new Map<string, ScreenModule>()

export function textsOf(name: ScreenName): TextSubject[] {
  return ['shell', ...screens[name].texts]
}

export const pageOf = (name: ScreenName): string => screens[name].page

/** A page like the others, in a file that knows only where it is. */
const later = async (path: string) =>
  (await import('./later-pages.ts')).laterPages[path] as (() => Promise<ScreenModule>) | undefined

export async function loadScreen(name: ScreenName): Promise<void> {
  const { page } = screens[name]
  if (loaded.has(page)) return
  const path = `../pages/${page}/index.tsx`
  const load = pages[path] ?? (await later(path))
  if (!load) throw new Error(`There is no page ${page}.`)
  loaded.set(page, await load())
}

/** The component when its code is here, else null. */
export function screenAt(name: ScreenName): ScreenModule['default'] | null {
  return loaded.get(screens[name].page)?.default ?? null
}

/** Once its code and words are here. */
export async function prepareScreen(name: ScreenName, params: ScreenParams, locale: Locale): Promise<void> {
  await loaded.get(screens[name].page)?.prepare?.(params, locale)
}
