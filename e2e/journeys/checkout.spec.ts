import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calculatorInDutch, calculatorInEnglish, en, nl } from '#domain/messages/index.ts'
import { flows as domainFlows } from '#domain/products/index.ts'
import { newPerson } from '../accounts/people.ts'
import { asked, choose, estimate, open, skip } from '../calculator/calculating.ts'
import { atTheBank, complete, outcome, pay } from '../checkout/ordering.ts'
import { axeClean, breadth, expect, test } from '../fixtures.ts'
import { nextButton } from '../questionnaire/walking.ts'

const languages = {
  nl: {
    flow: 'dutch-bv',
    ...{ calculator: calculatorInDutch, messages: nl, foreign: 'no', query: '' },
    ...{ on: 'Ga verder met je gegevens', terms: /algemene voorwaarden/, register: 'Maak mijn account' },
    ...{ billing: 'Op welke naam mag de factuur?', next: 'Volgende: controleren en betalen' },
    ...{ checkout: 'Controleer en betaal', total: /577,89/, thanks: 'Bedankt voor je betaling' },
    ...{ deed: /^Akte van oprichting .*PDF$/i, progress: 'Documenten naar de notaris' },
  },
  en: {
    flow: 'english-bv',
    ...{ calculator: calculatorInEnglish, messages: en, foreign: 'yes', query: '?lang=en' },
    ...{ on: 'Continue with your details', terms: /General Terms/, register: 'Create my account' },
    ...{ billing: 'Who should the invoice be made out to?', next: 'Next: review and pay' },
    ...{ checkout: 'Review and pay', total: /819\.89/, thanks: 'Thank you for your payment' },
    ...{ deed: /^.*(deed|akte).*PDF$/i, progress: 'Documents to the notary' },
  },
} as const

/** One founder, no hurry, nothing extra. */
async function calculate(page: Page, language: 'nl' | 'en'): Promise<void> {
  const { calculator, foreign, query } = languages[language]
  const { questions } = calculator
  const take = async (
    key: 'converting' | 'shareholder_count' | 'shareholder_type' | 'timing' | 'caregiver',
    option: string,
  ) => {
    await asked(page, key, language)
    const label: string = questions[key].options?.[option]?.label ?? ''
    await choose(page, label, language)
  }
  await open(page, query)
  await take('converting', 'no')
  await take('shareholder_count', '1')
  await take('shareholder_type', 'natural_person')
  await asked(page, 'language_requirement', language)
  await choose(page, questions.language_requirement.options?.[foreign]?.label ?? '', language)
  await take('timing', 'future')
  await take('caregiver', 'no')
  for (const key of ['dga_plan', 'upsell_package'] as const) {
    await asked(page, key, language)
    await skip(page, language)
  }
  await expect(estimate(page)).toBeVisible()
}

for (const language of ['nl', 'en'] as const) {
  const words = languages[language]
  test(`from the calculator to a downloaded deed, in ${language}`, breadth(language !== 'nl'), async ({ page }) => {
    test.slow()
    await calculate(page, language)
    await page.getByRole('link', { name: words.on }).click()
    await page.waitForURL(new RegExp(`${words.flow}/.*step=0`))
    const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    // Everything that was not asked yet, as if typed in.
    const api = `/api/${domainFlows[words.flow].api_path}/${uuid}`
    const rest = await page.request.patch(api, { data: complete })
    expect(rest.status(), await rest.text()).toBe(200)
    await page.request.patch(api, { data: { step: 7, temporal_step: 7, substep: 0 } })
    await page.goto(`/questionnaire/${words.flow}/${uuid}?step=7&substep=0`)
    await nextButton(page).click()

    const { account } = words.messages.fields
    const person = newPerson()
    const form = page.getByRole('main')
    await form.getByLabel(account.firstname.label, { exact: true }).fill(person.firstname)
    await form.getByLabel(account.lastname.label, { exact: true }).fill(person.lastname)
    await form.getByLabel(account.email.label, { exact: true }).fill(person.email)
    await form.getByLabel(account.password.label, { exact: true }).fill(person.password)
    await form.getByRole('checkbox', { name: words.terms }).check()
    await form.getByRole('button', { name: words.register }).click()

    await expect(page.getByRole('heading', { level: 1, name: words.billing })).toBeVisible()
    await expect(form.getByLabel(words.messages.fields.billing.name.label, { exact: true })).toHaveValue(
      'Sanne de Vries',
    )
    await expect(form.getByLabel(words.messages.fields.billing.zip.label, { exact: true })).toHaveValue('8911 CB')
    await axeClean(page)
    await page.getByRole('button', { name: words.next }).click()

    await expect(page.getByRole('heading', { level: 1, name: words.checkout })).toBeVisible()
    await expect(page.getByRole('button', { name: words.total })).toBeVisible()
    await axeClean(page)
    await pay(page)
    await atTheBank(page, 'paid')

    await expect(outcome(page, words.thanks)).toBeVisible()
    await expect(page.getByRole('banner').locator('[aria-current=step]')).toContainText(words.progress)
    const deed = page.getByRole('button', { name: words.deed }).first()
    // The documents are drawn after the payment.
    await expect(deed).toBeVisible({ timeout: 200_000 })
    await axeClean(page)
    const [download] = await Promise.all([page.waitForEvent('download'), deed.click()])
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })
}
