import { givenConsent } from './consent.ts'

type Page = Window & { dataLayer?: object[] }

/** Measures something, but only for a visitor who agreed; for everyone else nothing is kept at all. */
export function measure(event: object): void {
  if (givenConsent() !== 'all') return
  const page: Page = window
  page.dataLayer ??= []
  page.dataLayer.push(event)
}

/** Someone goes: what was measured of them is not there for who comes next. */
export function forgetMeasured(): void {
  const page: Page = window
  page.dataLayer?.splice(0)
}
