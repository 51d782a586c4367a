import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The moments that are offered; the last ones are farthest from what other journeys take. */
const moments = (page: Page) => page.getByRole('group').getByRole('button', { name: /\d\d:\d\d/ })

/** Chooses a moment, so many from the last; answers what it is called. */
export async function chooseMoment(page: Page, fromLast: number): Promise<string> {
  await expect(moments(page).first()).toBeVisible()
  const moment = moments(page).nth((await moments(page).count()) - fromLast)
  const name = (await moment.getAttribute('aria-label')) ?? ''
  await moment.click()
  await expect(moment).toHaveAttribute('aria-pressed', 'true')
  return name
}
