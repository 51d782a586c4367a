import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/values/index.ts'
import { forgetKept } from '#web/api/index.ts'
import { I18nProvider, loadTexts, type TextSubject } from '#web/i18n/index.ts'
import { forgetToken, keepToken } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import '#web/ui/theme.css'
import { App } from '../app/app.tsx'
import { type Answers, serverOf } from './server.ts'
import { site as usual } from './site.ts'

interface Visit {
  readonly locale?: Locale
  readonly site?: Partial<Site>
  /** What the server answers; a call without an answer fails the test. */
  readonly server?: Answers
  /** Whoever is signed in. */
  readonly as?: Me
}

const noise: string[] = []
let root: Root | null = null

/** Opens an address of ours as a visitor would who chose about cookies before, in this page and without a server. */
export async function visit(path: string, { locale = 'nl', site = {}, server = {}, as }: Visit = {}): Promise<void> {
  leave()
  if (as) keepToken({ access_token: 't', client: 'c', expiry: 4_000_000_000, uid: as.email })
  history.replaceState(null, '', path)
  vi.stubGlobal('fetch', serverOf({ ...(as && { 'GET /api/me': { body: as } }), ...server }, noise))
  const place = document.createElement('div')
  place.id = 'app'
  const known = { ...usual, ...site }
  document.body.replaceChildren(place, embedded(known))
  root = createRoot(place)
  root.render(<App site={known} locale={locale} />)
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect.poll(() => document.documentElement.lang).not.toBe('')
}

/** As the server writes it into a page. */
function embedded(site: Site): HTMLElement {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'site'
  element.textContent = JSON.stringify(site)
  return element
}

interface Shown {
  readonly locale?: Locale
  /** The words it says. */
  readonly texts: readonly TextSubject[]
  readonly server?: Answers
}

/** Draws one part of a screen by itself, as the screen around it would. */
export async function show(part: ReactNode, { locale = 'nl', texts, server = {} }: Shown): Promise<void> {
  leave()
  vi.stubGlobal('fetch', serverOf(server, noise))
  await loadTexts(locale, texts)
  const place = document.createElement('main')
  document.documentElement.lang = locale
  document.title ||= usual.brand
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(
    <I18nProvider locale={locale} choose={null}>
      <h1>{usual.brand}</h1>
      {part}
    </I18nProvider>,
  )
}

function leave(): void {
  root?.unmount()
  root = null
}

/** Where the visitor is. */
export const address = () => expect.poll(() => location.pathname + location.search)

/** Nothing stands out of the screen: a window that was made smaller is drawn anew in a while. */
export const fits = () =>
  expect.poll(() => document.documentElement.scrollWidth - document.documentElement.clientWidth).toBeLessThanOrEqual(0)

const here = location.href

/** Before each test: nothing was said yet, and cookies were chosen about. */
export async function arrive(): Promise<void> {
  noise.length = 0
  localStorage.setItem('consent', 'necessary')
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    noise.push(said.map(String).join(' '))
  })
  await page.viewport(1280, 720)
}

/** After each test: the page is as if nobody had been there. */
export function depart(): void {
  leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  forgetToken()
  forgetKept()
  for (const { id } of notices.list()) notices.dismiss(id)
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('style')
  history.replaceState(null, '', here)
  expect(noise, 'errors in the console and calls without an answer').toEqual([])
}
