import type { Page } from '@playwright/test'
import { newPerson } from '../accounts/people.ts'
import { atTheBank, outcome, pay } from '../checkout/ordering.ts'
import { breadth, expect, test } from '../fixtures.ts'
import { answer, type Given } from '../questionnaire/answering.ts'
import { company, englishPerson, person } from '../questionnaire/founders.ts'
import { begin, type Flow, fillIn, flows, nextButton } from '../questionnaire/walking.ts'

// The whole way by hand, from the first question to a paid order: how many screens it takes, and how many answers.

const words = {
  nl: { register: 'Maak mijn account', terms: /algemene voorwaarden/, checkout: 'Controleer en betaal' },
  en: { register: 'Create my account', terms: /General Terms/, checkout: 'Review and pay' },
} as const
const thanks = { nl: 'Bedankt voor je betaling', en: 'Thank you for your payment' } as const

/** Lives where there is no BSN to have, and signs from there. */
const fromSingapore: readonly Given[] = englishPerson('Wei', 'Tan').map((given) => {
  if ('residence_country' in given) {
    const { zip_code, location, ...rest } = given
    return {
      ...rest,
      residence_country: 'SG',
      address: '1 Fusionopolis Way',
      zip_code: '138632',
      location: 'Singapore',
    }
  }
  if ('document_number' in given) {
    const { bsn, ...rest } = given
    return {
      ...rest,
      nationality: 'SG',
      document_number: 'K1234567E',
      place_of_issue: 'Singapore',
      bsn_not_present: true,
    }
  }
  return 'birthplace' in given ? { ...given, birthplace: 'Singapore', country_of_birth: 'SG' } : given
})

const founders = {
  alone: { flow: 'dutch-bv', people: [person('Sanne', 'de Vries')] },
  'alone in English': { flow: 'english-bv', people: [englishPerson('Sanne', 'de Vries')] },
  'with a partner and a holding': {
    flow: 'dutch-bv',
    people: [person('Sanne', 'de Vries'), person('Bram', 'Jansen')],
    holding: 'De Vries Beheer',
  },
  'with a partner and a holding in English': {
    flow: 'english-bv',
    people: [englishPerson('Sanne', 'de Vries'), englishPerson('Bram', 'Jansen')],
    holding: 'De Vries Beheer',
  },
  'from Singapore': { flow: 'english-bv', people: [fromSingapore] },
} as const satisfies Record<
  string,
  { readonly flow: Flow; readonly people: readonly (readonly Given[])[]; readonly holding?: string }
>

const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** What must be chosen in the second half, where something must. */
async function chooseOn(page: Page, holding: string | undefined): Promise<number> {
  for (const option of [/^Online/, /^(Iedere bestuurder alleen|Each director alone)/]) {
    const radio = page.getByRole('radio', { name: option })
    if (!(await radio.isVisible())) continue
    await radio.check()
    return 1
  }
  const wish = page.getByRole('switch', { name: /^(Holding voor jou|Holding for you)$/ })
  if (holding === undefined || !(await wish.isVisible())) return 0
  await wish.check()
  await page
    .getByRole('textbox', { name: /^(Hoe gaat de holding heten|What will the holding be called)/ })
    .fill(holding)
  return 2
}

for (const [who, founder] of Object.entries(founders)) {
  for (const [where, viewport] of Object.entries(widths)) {
    const isFirst = who === 'alone' && where === 'desk'
    test(`${who}, on a ${where}: from the first question to a paid order`, breadth(!isFirst), async ({ page }) => {
      test.slow()
      const { flow, people } = founder
      const holding = 'holding' in founder ? founder.holding : undefined
      const language = flows[flow].locale
      const count = { screens: 0, answers: 0 }
      const counting = (sections: readonly Given[]) => {
        count.screens += sections.length
        for (const given of sections) count.answers += Object.keys(given).length
      }
      await page.setViewportSize(viewport)
      await begin(page, flow)
      counting(company)
      await fillIn(page, 'main', company, { flow })
      for (const [place, one] of people.entries()) {
        counting(one)
        const isLast = place === people.length - 1
        await fillIn(page, 'shareholder', isLast ? one : one.slice(0, -1), { flow })
        if (isLast) continue
        await answer({ page, messages: flows[flow], scope: 'shareholder' }, one.at(-1) ?? {})
        await page.getByRole('button', { name: /^(Toevoegen|Add)$/ }).click()
      }
      const account = page.getByRole('button', { name: /^(Volgende: account maken|Next: create your account)/ })
      for (let isLast = false; !isLast; ) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(nextButton(page)).toBeVisible()
        count.screens += 1
        count.answers += await chooseOn(page, holding)
        isLast = await account.isVisible()
        const before = page.url()
        await nextButton(page).click()
        await expect(page).not.toHaveURL(before)
      }
      const form = page.getByRole('main')
      const { fields } = flows[flow]
      const { email, password } = newPerson()
      // What was answered need not be typed again.
      await expect(form.getByLabel(fields.account.lastname.label, { exact: true })).not.toHaveValue('')
      await form.getByLabel(fields.account.email.label, { exact: true }).fill(email)
      await form.getByLabel(fields.account.password.label, { exact: true }).fill(password)
      await form.getByRole('checkbox', { name: words[language].terms }).check()
      await form.getByRole('button', { name: words[language].register }).click()
      await page.getByRole('button', { name: /^(Volgende: controleren en betalen|Next: review and pay)/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: words[language].checkout })).toBeVisible()
      await pay(page)
      await atTheBank(page, 'paid')
      await expect(outcome(page, thanks[language])).toBeVisible()
      // The account, the invoice and the payment.
      count.screens += 3
      count.answers += 5
      test
        .info()
        .annotations.push({ type: 'counted', description: `${count.screens} screens, ${count.answers} answers` })
    })
  }
}
