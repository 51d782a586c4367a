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
type ScreenEntry = {
  /** Folder under web/pages. */
  readonly page: string
  /** What the screen says, besides the words of the shell. */
  readonly texts: readonly TextSubject[]
}

/** Pages that people see first: where they are is known at once. */
const firstPages = import.meta.glob<ScreenModule>(
  '../pages/{calculator,flow,home,login,maintenance,not-found,register,unavailable}/index.tsx',
)
const on = (page: string, ...texts: readonly TextSubject[]): ScreenEntry => ({ page, texts })
const account = ['auth', 'forms', 'widgets'] as const
const queue = on('notary', 'workbench', 'contact')
const services = on('notary', 'workbench', 'services', 'contact')
const officeCase = on(
  'notary-case',
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
)

export type ScreenName = PlaceName | 'notFound' | 'unavailable' | 'maintenance'

const screens: Readonly<Record<ScreenName, ScreenEntry>> = {
  home: on('home', 'home', 'contact'),
  bv: on('home', 'home', 'contact'),
  login: on('login', ...account),
  register: on('register', ...account),
  takeAlong: on('take-along', ...account),
  returnTo: on('return', 'returning'),
  confirmation: on('confirmation', ...account),
  resetPassword: on('reset-password', ...account),
  newPassword: on('new-password', ...account),
  reminders: on('reminders', 'reminders'),
  newEmail: on('new-email', 'account'),
  account: on('account', ...account, 'account', 'two_step', 'assistants'),
  secondFactor: on('second-factor', ...account, 'two_step'),
  calculator: on('calculator', 'calculator', 'sums'),
  ui: on('ui', 'ui', 'widgets', 'auth'),
  flow: on('flow', 'questionnaire', 'widgets', 'contact', 'early'),
  billing: on('billing', 'payment', 'widgets'),
  checkout: on('checkout', 'payment', 'offers', 'signing'),
  paid: on('paid', 'payment', 'downloads'),
  dashboard: on('dashboard', 'dashboard', 'founder', 'returning'),
  membership: on('membership', 'membership', 'downloads', 'payment', 'widgets'),
  ownCase: on('own-case', 'founder', 'change', 'dashboard', 'downloads', 'chart', 'services', 'signing', 'invited'),
  ownChange: on('own-change', 'founder', 'change'),
  participant: on(
    'participant',
    'participant',
    'appointment',
    'founder',
    'widgets',
    'questionnaire',
    'downloads',
    'signing',
  ),
  connect: on('connect', 'connect'),
  contracts: on('contracts', 'contracts'),
  contract: on('contract', 'contracts', 'companies', 'widgets', 'questionnaire', 'downloads'),
  signContract: on('sign', 'contract_signing', 'participant', 'questionnaire', 'downloads'),
  checkContract: on('check-contract', 'contract_signing'),
  company: on('company', 'companies', 'contracts'),
  notary: queue,
  notaryCase: officeCase,
  support: queue,
  supportServices: services,
  admin: on('admin', 'workbench', 'admin', 'contact'),
  supportCase: officeCase,
  notFound: on('not-found', 'notice'),
  unavailable: on('unavailable', 'notice', 'contact'),
  maintenance: on('maintenance', 'notice'),
}

const loaded = new Map<string, ScreenModule>()

export function textsOf(name: ScreenName): TextSubject[] {
  return ['shell', ...screens[name].texts]
}

export const pageOf = (name: ScreenName): string => screens[name].page

/** A page like the others, in a file that knows only where they are. */
const later = async (path: string) =>
  (await import('./later-pages.ts')).laterPages[path] as (() => Promise<ScreenModule>) | undefined

export async function loadScreen(name: ScreenName): Promise<void> {
  const { page } = screens[name]
  if (loaded.has(page)) return
  const path = `../pages/${page}/index.tsx`
  const load = firstPages[path] ?? (await later(path))
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
