import type { Browser, Page } from '@playwright/test'
import type { Caller } from '#server/testing/cases.ts'
import { type OfficeRole, officePassword, officePeople } from '#server/testing/office-people.ts'
import { signIn } from '../accounts/people.ts'
import { test as base, noiseOf } from '../fixtures.ts'
import { callerOf } from './calling.ts'

/** Somebody of an office or of support: what they see, and what they could ask for without seeing. */
export interface Desk extends Caller {
  readonly page: Page
}

const size = { width: 1280, height: 720 }

async function sitDown(browser: Browser, baseURL: string, who: OfficeRole): Promise<Desk> {
  const context = await browser.newContext({
    ...{ baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', viewport: size },
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'consent', value: 'necessary' }] }],
    },
  })
  const token = await signIn(context.request, { email: officePeople[who].email, password: officePassword })
  const page = await context.newPage()
  await page.goto('/health/ready')
  await page.evaluate((kept) => localStorage.setItem('jwt', kept), JSON.stringify(token))
  return { page, ...callerOf(context.request, token) }
}

/** Journeys with people of offices in browsers of their own, which go from one journey to the next. */
export const test = base.extend<
  { at: (who: OfficeRole) => Promise<Desk> },
  { desks: (baseURL: string, who: OfficeRole) => Promise<Desk> }
>({
  desks: [
    async ({ browser }, use) => {
      const taken = new Map<OfficeRole, Promise<Desk>>()
      await use((baseURL, who) => {
        const desk = taken.get(who) ?? sitDown(browser, baseURL, who)
        taken.set(who, desk)
        return desk
      })
      for (const desk of taken.values()) await (await desk).page.context().close()
    },
    { scope: 'worker' },
  ],
  at: async ({ desks, baseURL }, use) => {
    const heard = new Map<Page, { end(): void }>()
    await use(async (who) => {
      const desk = await desks(baseURL ?? '', who)
      if (!heard.has(desk.page)) {
        heard.set(desk.page, noiseOf(desk.page))
        await desk.page.setViewportSize(size)
      }
      return desk
    })
    for (const [page, noise] of heard) {
      noise.end()
      await page.goto('about:blank')
    }
  },
})
