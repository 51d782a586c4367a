import { givenConsent } from './consent.ts'

type Page = Window & { dataLayer?: object[] }

const source = 'https://www.googletagmanager.com/gtm.js'

/** Measures something, but only for a visitor who agreed; for everyone else nothing is kept at all. */
export function measure(event: object): void {
  if (givenConsent() === 'all') layer().push(event)
}

/** Brings the tag manager that reads what we measure. Once: a second call does nothing. */
export function startTagManager(id: string): void {
  if (givenConsent() !== 'all' || hasTagManager()) return
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${source}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

export const hasTagManager = (): boolean => document.querySelector(`script[src^="${source}"]`) !== null

function layer(): object[] {
  const page: Page = window
  page.dataLayer ??= []
  return page.dataLayer
}
