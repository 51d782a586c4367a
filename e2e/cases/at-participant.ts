import type { Browser, Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { codeMailedTo, linkMailedTo } from '../accounts/people.ts'
import { expect, noiseOf } from '../fixtures.ts'
import { readyPerson } from '../questionnaire/prepared.ts'

/** What whoever ordered says of somebody who does the rest themselves. */
export const left = (email: string): QuestionnairePatch['p2'] => ({
  ...{ active: true, type: 'natural_person', prefix: 'Mr', firstname: 'Bram', lastname: 'van den Berg', email },
  ...{ filled_in_by: 'self', become_director: false, shares: 48 },
})

const { active: _active, substep: _substep, type: _type, email: _email, ...own } = readyPerson('Bram') ?? {}
const { prefix: _prefix, lastname: _lastname, become_director: _director, firstname: _firstname, ...rest } = own

/** Everything that only they can say. */
export const ownAnswers = rest

export interface Invited {
  readonly page: Page
  /** What came in the mail, as it stands after the address of the service. */
  readonly path: string
  readonly close: () => Promise<void>
}

/** Somebody with a phone of their own who opens the newest link in their mail. */
export async function invited(browser: Browser, from: Page, email: string, baseURL = ''): Promise<Invited> {
  const context = await browser.newContext({
    ...{ baseURL, locale: 'en-GB', timezoneId: 'Europe/Amsterdam', viewport: { width: 390, height: 844 } },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: baseURL,
          localStorage: [
            { name: 'consent', value: 'necessary' },
            { name: 'locale', value: 'en' },
          ],
        },
      ],
    },
  })
  const page = await context.newPage()
  const noise = noiseOf(page)
  const { pathname } = new URL(await linkMailedTo(from, email, /\/participant\//))
  await page.goto(pathname)
  return {
    page,
    path: pathname,
    close: async () => {
      noise.end()
      await context.close()
    },
  }
}

/** Shows by the code in their mail that the device is theirs. */
export async function showCode({ page }: Invited, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Code from your email').fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Together you are founding/ })).toBeVisible()
}

/** Answers everything without a screen but what is asked first, and looks at it anew. */
export async function answerTheRest({ page, path }: Invited): Promise<void> {
  const saved = await page.request.patch(`/api${path.replace('participant/', 'participants/')}`, {
    data: { answers: ownAnswers },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await page.reload()
}

/** Goes from screen to screen to the last, and declares it right. */
export async function declare({ page }: Invited, onScreen: () => Promise<void>): Promise<void> {
  const last = page.getByRole('button', { name: 'I declare that this is right' })
  const next = page.getByRole('button', { name: /^Next: / })
  await expect(next).toBeVisible()
  while (!(await last.isVisible())) {
    await onScreen()
    const heading = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await next.click()
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toHaveCount(0)
  }
  await onScreen()
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your part is done' })).toBeVisible()
}
