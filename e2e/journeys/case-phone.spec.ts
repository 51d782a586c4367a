import type { Page } from '@playwright/test'
import { founderReads, founderWords, handIn } from '../cases/at-founder.ts'
import { acceptPapers, closeCheck, findCase, makeConcept, openTab, step } from '../cases/at-office.ts'
import { paidCase } from '../cases/paid.ts'
import { products } from '../cases/products.ts'
import { test } from '../cases/with-desks.ts'
import { axeClean, breadth, expect } from '../fixtures.ts'

const phone = { width: 390, height: 844 }

/** Nothing stands out of the screen. */
async function fits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0)
  await axeClean(page)
}

test(
  'a founder and a notary, both with a phone, up to the deed that is sent round',
  breadth(),
  async ({ page, at }) => {
    const desk = await at('notary')
    const office = desk.page
    for (const one of [page, office]) await one.setViewportSize(phone)
    const founder = await paidCase(page, products['dutch-bv'])
    await founderReads(founder, founderWords.nl.send)
    await fits(page)
    await handIn(founder, founderWords.nl)
    await fits(page)

    const line = await findCase(desk, founder)
    await fits(office)
    await line.click()
    await expect(office.getByRole('heading', { level: 1, name: founder.company })).toBeVisible()
    await fits(office)
    await step(office, 'Pak op en kijk na', 'Nakijken')
    await acceptPapers(office, undefined, async () => {
      await fits(office)
      await office.getByRole('button', { name: 'Vergelijken', exact: true }).click()
      await fits(office)
    })
    await closeCheck(office, 1)
    await fits(office)
    await step(office, 'Naar de definitieve akte', 'Definitieve akte')
    await makeConcept(office)
    await fits(office)
    for (const tab of ['Berichten', 'Geschiedenis', 'Overzicht'] as const) {
      await openTab(office, tab)
      await fits(office)
    }
    await founderReads(founder, founderWords.nl.approve)
    await fits(page)
  },
)
