import { expect, type Page } from '@playwright/test'
import { calculatorInDutch, calculatorInEnglish } from '#domain/messages/index.ts'
import { withConsent } from '../with-site.ts'

const texts = { nl: calculatorInDutch, en: calculatorInEnglish } as const
type Language = keyof typeof texts
type Key = keyof typeof calculatorInDutch.questions

const words = {
  nl: { next: /^(Verder|Toon mijn prijs)$/, skip: 'Overslaan' },
  en: { next: /^(Continue|Show my price)$/, skip: 'Skip' },
}

export const address = '/questionnaire/calculator'

export async function open(page: Page, query = ''): Promise<void> {
  await withConsent(page, 'necessary')
  await page.goto(`${address}${query}`)
}

export const titleOf = (key: Key, language: Language = 'nl', origin = 'bv-product'): string => {
  const question = texts[language].questions[key]
  return question.by_origin?.[origin]?.title ?? question.title
}

/** Waits until this is what is asked. */
export async function asked(page: Page, key: Key, language: Language = 'nl', origin?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titleOf(key, language, origin) })).toBeVisible()
}

export const nextButton = (page: Page, language: Language = 'nl') =>
  page.getByRole('button', { name: words[language].next })

export const skip = (page: Page, language: Language = 'nl') =>
  page.getByRole('button', { name: words[language].skip }).click()

/** Chooses by the words of an option and goes on. */
export async function choose(page: Page, option: string, language: Language = 'nl'): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${option}`) }).check()
  await nextButton(page, language).click()
}

/** For one of several shareholders. */
export const chooseFor = (page: Page, person: string, option: string) =>
  page
    .getByRole('radiogroup', { name: person })
    .getByRole('radio', { name: new RegExp(`^${option}`) })
    .check()

/** What the server has: the questions that were answered, in order. */
export async function keptOf(page: Page): Promise<Key[]> {
  const uuid = new URL(page.url()).pathname.split('/').at(-1)
  const found = await page.request.get(`/api/calculation/${uuid}`)
  return (await found.json()).data.answered
}

/** The price when all is answered. */
export const estimate = (page: Page) => page.getByRole('heading', { level: 1, name: /€/ })

/** From the count of shareholders on: one person, no hurry, nothing extra. */
export async function alone(page: Page): Promise<void> {
  await asked(page, 'shareholder_count')
  await choose(page, 'Alleen ik')
  await asked(page, 'shareholder_type')
  await choose(page, 'Op eigen naam')
}

/** From the time on: later, without care, payroll, membership or mail. */
export async function nothingExtra(page: Page): Promise<void> {
  await asked(page, 'timing')
  await choose(page, 'Later dit jaar')
  await asked(page, 'caregiver')
  await choose(page, 'Nee')
  await skipRest(page)
}

export async function skipRest(page: Page): Promise<void> {
  for (const key of ['dga_plan', 'upsell_package'] as const) {
    await asked(page, key)
    await skip(page)
  }
}
