import type { Page } from '@playwright/test'
import { alsoIn, breadth, expect, test } from '../fixtures.ts'
import { question } from '../questionnaire/answering.ts'
import { atOffer, bram, complaints, sanne } from '../questionnaire/offers.ts'
import { flows, nextButton, saved } from '../questionnaire/walking.ts'
import { signedIn, withConsent } from '../with-site.ts'

/** The answers of a step are folded until somebody wants to read them. */
const unfold = (page: Page, step: string) => page.locator('summary').filter({ hasText: step }).click()

test(
  'everything once more: documents, answers, price, and what happens next',
  alsoIn('web/pages/flow/overview.browser.test.tsx'),
  async ({ page }) => {
    const people = {
      p1: { ...sanne, shares: 60, holding: true, holding_name: 'Vries Beheer' },
      p2: { ...bram, shares: 60 },
    }
    await atOffer(page, 'overview', { people, main: { activities: 'De **handel** in zuivel', notary_id: 20 } })
    for (const name of ['Akte van oprichting', 'Volmacht', 'Aandeelhoudersregister', 'Verklaring', 'Controlelijst']) {
      await expect(page.getByRole('button', { name: `${name} De Vries Zuivel B.V.`, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Akte van oprichting Vries Beheer B.V.' })).toBeVisible()
    await expect(page.getByText(/^Alleen om te lezen: een medewerker van de notaris tekent/)).toBeVisible()
    await page.getByRole('button', { name: 'Volmacht De Vries Zuivel B.V.', exact: true }).click()
    await expect(
      page.getByText(
        /^Te ondertekenen door Sanne .* namens Vries Beheer B\.V\. \(oprichter\) en Bram .* als oprichter\.$/,
      ),
    ).toBeVisible()
    const answer = (label: string) => page.locator('dt', { hasText: label }).first().locator('+ dd')
    await expect(answer('Hoe gaat je BV heten?')).toHaveText('De Vries Zuivel B.V.')
    await expect(answer('Wat gaat de BV doen?').locator('strong')).toHaveText('handel')
    await expect(answer('Wat is één aandeel waard?')).toHaveText('€ 0,01')
    await expect(answer('Lidmaatschap')).toHaveText('Starter')
    await expect(answer('Bij welke notaris?')).toHaveText('Leeuwarden: Notariaat De Scheve Klok (voorbeeld)')
    await expect(page.getByText('Persoonlijke holding', { exact: true })).toBeVisible()
    await expect(page.getByText('Te betalen')).toBeVisible()
    await expect(page.getByText('€ 1.228,38').filter({ visible: true })).toHaveCount(2)
    await expect(page.getByText(/^Je maakt een account/)).toBeVisible()
  },
)

test(
  'a change leads there and back here, and what is missing is marked',
  alsoIn('web/pages/flow/overview.browser.test.tsx'),
  async ({ page }) => {
    await atOffer(page, 'overview')
    await unfold(page, 'Aandeelhouders')
    await page.getByRole('button', { name: 'Wijzig Bram: Persoonlijk' }).click()
    await expect(page.getByRole('heading', { name: 'Bram: persoonlijk' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Geboorteplaats' }).fill('')
    await page.getByRole('button', { name: 'Terug naar het overzicht' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bekijk je documenten' })).toBeFocused()
    await expect(page.getByText('Nog niet compleet', { exact: true })).toHaveCount(1)
    await nextButton(page).click()
    await expect(complaints(page)).toBeFocused()
    await complaints(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Bram: persoonlijk' })).toBeVisible()
  },
)

test(
  'a starting capital that is too high stops here too: "next" says so and leads to it',
  breadth(),
  async ({ page }) => {
    await atOffer(page, 'overview')
    await unfold(page, 'Verdeling aandelen')
    await page.getByRole('button', { name: 'Wijzig Aandelen' }).click()
    const value = page.getByRole('textbox', { name: 'Wat is één aandeel waard?' })
    await value.fill('5')
    await page.getByRole('button', { name: 'Terug naar het overzicht' }).click()
    await nextButton(page).click()
    await expect(complaints(page)).toBeFocused()
    await expect(page).toHaveTitle(/^Fout: /)
    await complaints(page).getByRole('link', { name: 'Je startkapitaal komt boven € 300 uit' }).click()
    await expect(value).toBeFocused()
    await expect(page.getByText('Je startkapitaal komt boven € 300 uit')).toBeVisible()
  },
)

test(
  'what a dialog explains here is put right where it is asked, also when that still has to be fetched',
  breadth(),
  async ({ page }) => {
    await atOffer(page, 'overview')
    await unfold(page, 'Aandeelhouders')
    await page.getByRole('button', { name: 'Wijzig Bram: Overige vragen' }).click()
    const pep = question({ page, messages: flows['dutch-bv'], scope: 'shareholder' }, 'pep')
    await pep.getByRole('radio', { name: 'Ja' }).check()
    const goBack = page.getByRole('dialog').getByRole('button', { name: 'Antwoord aanpassen' })
    await goBack.click()
    await page.getByRole('button', { name: 'Terug naar het overzicht' }).click()
    await saved(page)
    await page.reload()
    await nextButton(page).click()
    await goBack.click()
    await expect(page.getByRole('heading', { name: 'Bram: overige vragen' })).toBeVisible()
    await expect(pep.getByRole('radio', { name: 'Ja' })).toBeFocused()
  },
)

test(
  'a visitor is sent to make an account, and back to billing afterwards; that is measured with consent',
  alsoIn('web/pages/flow/overview.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'overview')
    await page.evaluate(() => localStorage.setItem('consent', 'all'))
    await nextButton(page).click()
    await page.waitForURL(/\/questionnaire\/register\?/)
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(`/questionnaire/dutch-bv/${uuid}/billing`)
    const events = () => page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? [])
    await expect
      .poll(async () => (await events()).filter(({ event }) => event === 'account_creation'))
      .toEqual([{ event: 'account_creation', product_type: 'dutch-bv' }])
  },
)

test(
  'whoever is signed in goes straight to billing',
  alsoIn('web/pages/flow/overview.browser.test.tsx'),
  async ({ page }) => {
    await withConsent(page, 'necessary')
    await atOffer(page, 'overview')
    await signedIn(page)
    await page.reload()
    await expect(page.getByText(/^Je maakt een account/)).toHaveCount(0)
    await nextButton(page).click()
    await page.waitForURL(/\/billing$/)
  },
)
