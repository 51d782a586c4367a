import type { Page } from '@playwright/test'
import { climb } from '#server/testing/cases.ts'
import { openCase, openTab } from '../cases/at-office.ts'
import { type Founder, paidCase } from '../cases/paid.ts'
import { products } from '../cases/products.ts'
import { test } from '../cases/with-desks.ts'
import { atTheBank } from '../checkout/ordering.ts'
import { alsoIn, axeClean, breadth, expect } from '../fixtures.ts'

const phone = { width: 390, height: 844 }
const back = /\/dashboard\/[0-9a-f-]+$/

const nameOf = async (founder: Founder): Promise<string> => (await founder.look()).company_name

/** Fills in another name and looks at what that does. */
async function rename(page: Page, { uuid }: Founder, name: string): Promise<void> {
  await page.goto(`/questionnaire/dutch-bv/${uuid}?step=0&substep=0`)
  await page.getByLabel('Hoe gaat je BV heten?').fill(name)
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Bekijk wat het doet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'De naam wijzigen' })).toBeVisible()
}

test(
  'a change that costs: seen first, unpaid nothing happens, paid the notary sees it word for word',
  alsoIn(
    'web/pages/own-change/own-change.browser.test.tsx',
    'web/pages/own-case/pending-change.browser.test.tsx',
    'server/resources/cases/changes/changes.test.ts',
  ),
  async ({ page, at }) => {
    const [founder, desk] = [await paidCase(page, products['dutch-bv']), await at('notary')]
    await climb(founder, desk, 'checking_documents')
    await page.setViewportSize(phone)
    const before = await nameOf(founder)
    const fresh = `Zuivelmakerij ${founder.company.slice(-6)}`

    await test.step('the price and the days come before the button', async () => {
      await rename(page, founder, fresh)
      await expect(page.getByText('De datum blijft gelijk')).toBeVisible()
      await expect(page.getByRole('deletion').first()).toBeVisible()
      await axeClean(page)
      await page.getByRole('button', { name: /^Betaal €\s?90,75 en wijzig de naam$/ }).click()
      await page.waitForURL(/\/sandbox\//)
    })

    await test.step('unpaid, nothing is changed', async () => {
      await atTheBank(page, 'cancelled', back)
      await expect(page.getByText('Er wacht een wijziging op betaling')).toBeVisible()
      await axeClean(page)
      expect(await nameOf(founder)).toBe(before)
    })

    await test.step('paid, it is made, and the notary takes it over', async () => {
      await page.getByRole('button', { name: /^Betaal €\s?90,75$/ }).click()
      await page.waitForURL(/\/sandbox\//)
      await atTheBank(page, 'paid', back)
      await expect.poll(() => nameOf(founder)).toContain(fresh)
      const office = desk.page
      await openCase(desk, { ...founder, company: fresh })
      await openTab(office, 'Akte')
      await expect(office.getByRole('deletion').filter({ hasText: 'Vries' }).first()).toBeVisible()
      await expect(office.getByRole('insertion').filter({ hasText: 'Zuivelmakerij' }).first()).toBeVisible()
      await axeClean(office)
      await openTab(office, 'Overzicht')
      await office.getByRole('button', { name: 'Neem over' }).click()
      await expect(office.getByText(/^overgenomen op /)).toBeVisible()
      await axeClean(office)
    })
  },
)

test('once the deed is signed a change is refused, with whom to ask', breadth(), async ({ page, at }) => {
  const [founder, desk] = [await paidCase(page, products['dutch-bv']), await at('notary')]
  await climb(founder, desk, 'checking_documents')
  await page.goto(`/questionnaire/dutch-bv/${founder.uuid}?step=0&substep=0`)
  await page.getByLabel('Hoe gaat je BV heten?').fill('Te Laat')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Bekijk wat het doet' })).toBeVisible()
  await climb(founder, desk, 'executing_deed')
  await page.getByRole('link', { name: 'Bekijk wat het doet' }).click()
  await expect(page.getByText('dan is dat een nieuwe akte', { exact: false })).toBeVisible()
  await axeClean(page)
})
