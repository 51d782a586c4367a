import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The moments that are offered; the last ones are farthest from what other journeys take. */
const moments = (page: Page) => page.getByRole('group').getByRole('button', { name: /\d\d:\d\d/ })

/** Chooses a moment, so many from the last; answers what it is called. */
export async function chooseMoment(page: Page, fromLast: number): Promise<string> {
  await expect(moments(page).first()).toBeVisible()
  const names = await moments(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const name = names.at(-fromLast) ?? ''
  // By its name: its place may be another's when they are loaded again.
  const moment = moments(page).and(page.getByLabel(name, { exact: true }))
  await moment.click()
  await expect(moment).toHaveAttribute('aria-pressed', 'true')
  return name
}
