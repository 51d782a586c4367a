import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { codeMailedTo, linkMailedTo } from '../accounts/people.ts'
import { complete } from '../checkout/ordering.ts'
import { expect, noiseOf } from '../fixtures.ts'
import { readyPerson } from '../questionnaire/prepared.ts'
import { pdf } from './at-founder.ts'
import type { Order } from './paid.ts'

/** What whoever ordered says of somebody who does the rest themselves. */
const left = (email: string): QuestionnairePatch['p2'] => ({
  ...{ active: true, type: 'natural_person', prefix: 'Mr', firstname: 'Bram', lastname: 'van den Berg', email },
  ...{ filled_in_by: 'self', become_director: false, shares: 48 },
})

const { active: _active, substep: _substep, type: _type, email: _email, ...own } = readyPerson('Bram') ?? {}
const { prefix: _prefix, lastname: _lastname, become_director: _director, firstname: _firstname, ...rest } = own

/** Everything that only they can say. */
export const ownAnswers = rest

export const newAddress = () => `bram.${randomUUID().slice(0, 13)}@example.nl`

/** Two founders, of whom the other does it themselves, with everything else answered. */
export const orderWith = (email: string, flow: 'dutch-bv' | 'english-bv' = 'dutch-bv'): Order => ({
  flow,
  answers: {
    ...{ ...complete, p1: readyPerson('Sanne', { shares: 72 }), p2: left(email) },
    ...{ step: 7, temporal_step: 7, substep: 0 },
  },
})

/** What they read and press, by the language of their phone. */
const participantWords = {
  nl: {
    ...{ send: 'Mail mij een code', code: 'Code uit je mail', go: 'Ga verder', together: /^Samen richten jullie / },
    ...{ next: /^Volgende: /, declare: 'Ik verklaar dat dit klopt', done: 'Jouw deel is klaar' },
    ...{ papers: 'Je eigen stukken', choose: 'Kies een bestand' },
  },
  en: {
    ...{ send: 'Email me a code', code: 'Code from your email', go: 'Go on', together: /^Together you are founding/ },
    ...{ next: /^Next: /, declare: 'I declare that this is right', done: 'Your part is done' },
    ...{ papers: 'Your own documents', choose: 'Choose a file' },
  },
} as const
type Language = keyof typeof participantWords

export interface Invited {
  readonly page: Page
  readonly language: Language
  /** What came in the mail, as it stands after the address of the service. */
  readonly path: string
  readonly close: () => Promise<void>
}

/** Somebody with a phone of their own who opens the newest link in their mail. */
export async function invited(
  browser: Browser,
  from: Page,
  email: string,
  { baseURL = '', language = 'en' }: { readonly baseURL?: string | undefined; readonly language?: Language } = {},
): Promise<Invited> {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB'
  const context = await browser.newContext({
    ...{ baseURL, locale, timezoneId: 'Europe/Amsterdam', viewport: { width: 390, height: 844 } },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: baseURL,
          localStorage: [
            { name: 'consent', value: 'necessary' },
            { name: 'locale', value: language },
          ],
        },
      ],
    },
  })
  const page = await context.newPage()
  const noise = noiseOf(page)
  const path = await ownPath(from, email)
  await page.goto(path)
  return {
    ...{ page, language, path },
    close: async () => {
      noise.end()
      await context.close()
    },
  }
}

/** The newest link in their mail, as it stands after the address of the service. */
export const ownPath = async (from: Page, email: string): Promise<string> =>
  new URL(await linkMailedTo(from, email, /\/participant\//)).pathname

/** Shows by the code in their mail that the device is theirs. */
export async function showCode({ page, language }: Invited, email: string): Promise<void> {
  const words = participantWords[language]
  await page.getByRole('button', { name: words.send }).click()
  await page.getByLabel(words.code).fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: words.go, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.together })).toBeVisible()
}

/** Answers everything without a screen but what is asked first, and looks at it anew. */
export async function answerTheRest({ page, path }: Invited): Promise<void> {
  const saved = await page.request.patch(`/api${path.replace('participant/', 'participants/')}`, {
    data: { answers: ownAnswers },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await page.reload()
}

/** Sends the copy of their own document, where it is asked for on this screen. */
export async function sendOwnPaper({ page, language }: Invited): Promise<void> {
  const words = participantWords[language]
  const papers = page.getByRole('region', { name: words.papers })
  if ((await papers.count()) === 0) return
  await papers.getByLabel(words.choose, { exact: true }).setInputFiles(pdf('paspoort-bram'))
  await expect(papers.getByText('paspoort-bram.pdf')).toBeVisible()
}

/** Goes from screen to screen to the last, and declares it right. */
export async function declare({ page, language }: Invited, onScreen: () => Promise<void>): Promise<void> {
  const words = participantWords[language]
  const last = page.getByRole('button', { name: words.declare })
  const next = page.getByRole('button', { name: words.next })
  await expect(next).toBeVisible()
  while (!(await last.isVisible())) {
    await onScreen()
    const heading = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await next.click()
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toHaveCount(0)
  }
  await onScreen()
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: words.done })).toBeVisible()
}
