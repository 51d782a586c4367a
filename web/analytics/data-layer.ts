import { givenConsent } from './consent.ts'

type MeasuredPage = Window & { dataLayer?: object[] }

/** Whether this visitor agreed: without that nothing need be worked out either. */
export const mayMeasure = (): boolean => givenConsent() === 'all'

/** Measures something, but only for a visitor who agreed; for everyone else nothing is kept at all. */
export function measure(event: object): void {
  if (!mayMeasure()) return
  const page: MeasuredPage = window
  page.dataLayer ??= []
  page.dataLayer.push(event)
}

/** Someone goes: what was measured of them is not there for who comes next. */
export function forgetMeasured(): void {
  const page: MeasuredPage = window
  page.dataLayer?.splice(0)
}
