import type { Page } from '@playwright/test'
import { founderWords, nextThing, pdf } from '../cases/at-founder.ts'
import { openCase } from '../cases/at-office.ts'
import {
  answerTheRest,
  declare,
  invited,
  newAddress,
  orderWith,
  sendOwnPaper,
  showCode,
} from '../cases/at-participant.ts'
import { paidCase } from '../cases/paid.ts'
import { test } from '../cases/with-desks.ts'
import { alsoIn, axeClean, expect } from '../fixtures.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Bram van den Berg', exact: true })
const overview = (uuid: string) => `/questionnaire/dutch-bv/${uuid}?step=7&substep=0`

test('a founder leaves a part to another, who fills it in, and only the notary reads what is sealed', async ({
  page,
  browser,
  baseURL,
  at,
}) => {
  const email = newAddress()
  const founder = await paidCase(page, orderWith(email), async (uuid) => {
    await page.goto(`/questionnaire/dutch-bv/${uuid}?step=1&substep=0&person=p2`)
    await expect(page.getByRole('radio', { name: 'Die persoon doet het zelf' })).toBeChecked()
    await expect(page.getByText('Bram vult dit zelf in')).toBeVisible()
    await axeClean(page)
    await page.goto(overview(uuid))
    await card(page).getByRole('button', { name: 'Stuur de uitnodiging: Bram' }).click()
    await expect(page.getByText(`De uitnodiging is onderweg naar ${email}.`)).toBeVisible()
    await expect(card(page).getByText('uitgenodigd', { exact: true })).toBeVisible()
    await axeClean(page)
  })

  const bram = await invited(browser, page, email, { baseURL })
  await expect(bram.page.getByRole('heading', { level: 1, name: 'Let us check that it is you' })).toBeVisible()
  await axeClean(bram.page)
  await showCode(bram, email)
  await axeClean(bram.page)
  await bram.page.getByRole('textbox', { name: 'Phone number' }).fill('0612345678')
  await answerTheRest(bram)
  await declare(bram, async () => {
    await axeClean(bram.page)
    await sendOwnPaper(bram)
  })
  await axeClean(bram.page)

  await page.goto(`/dashboard/${founder.uuid}`)
  await expect(card(page).getByText('compleet', { exact: true })).toBeVisible()
  await expect(page.getByText('SPECI2014')).toHaveCount(0)
  await axeClean(page)
  await nextThing(founder, founderWords.nl.send)
    .getByLabel(founderWords.nl.choose, { exact: true })
    .setInputFiles(pdf('paspoort-sanne'))
  await nextThing(founder, founderWords.nl.submit).getByRole('button', { name: founderWords.nl.submit }).click()
  await expect(nextThing(founder, founderWords.nl.submitted)).toBeVisible()

  const desk = await at('notary')
  await openCase(desk, founder)
  await expect(desk.page.getByText(/Vulde het eigen deel zelf in/)).toBeVisible()
  await axeClean(desk.page)
  await desk.page.getByRole('link', { name: 'Bekijk het verzegelde deel' }).click()
  // As everywhere in the list, its last figures.
  await expect(desk.page.getByRole('region', { name: 'Antwoorden' }).getByText('••••••014')).toBeVisible()
  await axeClean(desk.page)
  await bram.close()
})

test(
  'a link asks every new device for a code, and says what became of it',
  alsoIn('web/pages/participant/participant.browser.test.tsx', 'server/resources/participants/links.test.ts'),
  async ({ page, browser, baseURL }) => {
    const email = newAddress()
    await paidCase(page, orderWith(email), async (uuid) => {
      await page.goto(overview(uuid))
      await card(page).getByRole('button', { name: 'Stuur de uitnodiging: Bram' }).click()
      await expect(card(page).getByText('uitgenodigd', { exact: true })).toBeVisible()
      const first = await invited(browser, page, email, { baseURL })
      await showCode(first, email)

      // The same link on somebody else's device, who cannot read the mail.
      const stranger = await invited(browser, page, email, { baseURL })
      await stranger.page.getByRole('button', { name: 'Email me a code' }).click()
      await stranger.page.getByLabel('Code from your email').fill('000000')
      await stranger.page.getByRole('button', { name: 'Go on', exact: true }).click()
      await expect(stranger.page.getByText('This code is not right. Look at the latest email once more.')).toBeVisible()
      await axeClean(stranger.page)
      await stranger.close()

      await card(page).getByRole('button', { name: 'Link intrekken: Bram' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Trek de link in' }).click()
      await expect(card(page).getByText('link ingetrokken', { exact: true })).toBeVisible()
      await axeClean(page)
      await first.page.reload()
      await expect(first.page.getByRole('heading', { level: 1, name: 'This link was withdrawn' })).toBeVisible()
      await axeClean(first.page)
      await first.close()
    })
  },
)
