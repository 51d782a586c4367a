import type { Page } from '@playwright/test'
import { alsoIn, axeClean, breadth, expect, test } from '../fixtures.ts'
import { answer } from '../questionnaire/answering.ts'
import { atOffer } from '../questionnaire/offers.ts'
import { stored } from '../questionnaire/prepared.ts'
import { type Flow, flows, next, nextButton, saved } from '../questionnaire/walking.ts'

/** Someone went bankrupt, and that is not settled. */
async function bankrupt(page: Page, who: string, flow: Flow = 'dutch-bv'): Promise<void> {
  const asker = { page, messages: flows[flow], scope: 'main' } as const
  await next(page)
  await answer(asker, { bankruptcy: true })
  await page.getByRole('checkbox', { name: who }).check()
  await answer(asker, { bankruptcy_settled: false })
}

test(
  'the second shareholder is bankrupt: taken out, the shares are divided again, and one goes on',
  alsoIn('web/pages/flow/shares-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'shares', { main: { distribution_of_shares: 'equal' } })
    await bankrupt(page, 'Bram')
    const dialog = page.getByRole('dialog', { name: 'Bram kan nu niet meedoen' })
    await expect(dialog).toContainText('Haal Bram uit de lijst en ga verder, of kom terug als de curator klaar is.')
    await axeClean(page)
    await dialog.getByRole('button', { name: 'Verwijder Bram' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Bram is verwijderd')).toBeVisible()
    await expect(page.locator('form :focus')).toHaveCount(1)
    await next(page)
    await expect(page).toHaveTitle(/Lidmaatschap/)
    await saved(page)
    const { main, p1, p2 } = await stored(page, uuid)
    expect([main.bankruptcy, p1.shares, p2.active, p2.firstname]).toEqual([false, 120, false, undefined])
  },
)

test('the first shareholder is bankrupt: someone else has to stand there', breadth(), async ({ page }) => {
  await atOffer(page, 'shares')
  await bankrupt(page, 'Jij')
  const dialog = page.getByRole('dialog', { name: 'De eerste aandeelhouder moet iemand anders zijn' })
  await expect(dialog.getByRole('button', { name: /^Verwijder/ })).toHaveCount(0)
  await axeClean(page)
  await page.keyboard.press('Escape')
  await nextButton(page).click()
  await dialog.getByRole('button', { name: 'Naar de aandeelhouders' }).click()
  await expect(page).toHaveTitle(/Aandeelhouders/)
  await expect(page.getByRole('heading', { level: 2, name: /^Jij: / })).toBeVisible()
})

test('in English the same is said, and axe finds nothing there either', breadth(), async ({ page }) => {
  await atOffer(page, 'shares', { flow: 'english-bv' })
  await bankrupt(page, 'Bram', 'english-bv')
  const dialog = page.getByRole('dialog', { name: 'Bram cannot take part now' })
  await expect(dialog.getByRole('button', { name: 'Remove Bram' })).toBeVisible()
  await axeClean(page)
})
