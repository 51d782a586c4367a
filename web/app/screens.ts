import type { ComponentType } from 'react'
import type { Locale } from '#domain/values/index.ts'
import type { TextSubject } from '#web/i18n/index.ts'
import type { PlaceName } from '#web/links/index.ts'

export type ScreenProps = {
  readonly screen: ScreenName
  readonly params: Readonly<Record<string, string>>
  readonly search: string
}
type Page = { readonly default: ComponentType<ScreenProps> }
type Screen = {
  /** Folder under web/pages. */
  readonly page: string
  /** What the screen says, besides the words of the shell. */
  readonly texts: readonly TextSubject[]
  /** Asks questions of the domain at once, so that its words are wanted as soon as the code. */
  readonly asks?: true
}

const pages = import.meta.glob<Page>('../pages/*/index.tsx')
const account = { texts: ['auth', 'forms', 'widgets'] } as const
const notBuilt: Screen = { page: 'not-built', texts: ['notice', 'contact'] }

export type ScreenName = PlaceName | 'notFound' | 'unavailable' | 'maintenance'

const screens: Readonly<Record<ScreenName, Screen>> = {
  home: { page: 'home', texts: ['home', 'contact'] },
  bv: { page: 'home', texts: ['home', 'contact'] },
  login: { page: 'login', ...account },
  register: { page: 'register', ...account },
  confirmation: { page: 'confirmation', ...account },
  resetPassword: { page: 'reset-password', ...account },
  newPassword: { page: 'new-password', ...account },
  account: { page: 'account', ...account, texts: [...account.texts, 'account'] },
  terms: { page: 'legal', texts: ['legal'] },
  privacy: { page: 'legal', texts: ['legal'] },
  calculator: { page: 'calculator', texts: ['calculator', 'sums'] },
  ui: { page: 'ui', texts: ['ui', 'widgets'] },
  flow: { page: 'flow', texts: ['questionnaire', 'widgets', 'contact'], asks: true },
  billing: { page: 'billing', texts: ['payment', 'widgets'] },
  checkout: { page: 'checkout', texts: ['payment', 'offers'] },
  paid: { page: 'paid', texts: ['payment', 'downloads'] },
  dashboard: { page: 'dashboard', texts: ['dashboard', 'downloads'] },
  notary: notBuilt,
  notFound: { page: 'not-found', texts: ['notice'] },
  unavailable: { page: 'unavailable', texts: ['notice', 'contact'] },
  maintenance: { page: 'maintenance', texts: ['notice'] },
}

const loaded = new Map<string, Page['default']>()

export function textsOf(name: ScreenName): TextSubject[] {
  return ['shell', ...screens[name].texts]
}

/** Modules beside the page that it will ask for first. */
export const wordsOf = (name: ScreenName, locale: Locale): string[] =>
  screens[name].asks ? [`../domain/messages/${locale}-early/index.ts`] : []

export const pageOf = (name: ScreenName): string => screens[name].page

export async function loadScreen(name: ScreenName): Promise<void> {
  const { page } = screens[name]
  const load = pages[`../pages/${page}/index.tsx`]
  if (!load) throw new Error(`There is no page ${page}.`)
  if (!loaded.has(page)) loaded.set(page, (await load()).default)
}

/** The component when its code is here, else null. */
export function screenAt(name: ScreenName): Page['default'] | null {
  return loaded.get(screens[name].page) ?? null
}
