import type { Page } from '@playwright/test'
import { founderReads, founderWords, handIn } from '../cases/at-founder.ts'
import { acceptPapers, closeCheck, findCase, makeConcept, openTab, step } from '../cases/at-office.ts'
import { paidCase } from '../cases/paid.ts'
import { products } from '../cases/products.ts'
import { test } from '../cases/with-desks.ts'
import { axeClean, breadth, expect, fits } from '../fixtures.ts'

const phone = { width: 390, height: 844 }

async function clean(page: Page): Promise<void> {
  await fits(page)
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
    await clean(page)
    await handIn(founder, founderWords.nl)
    await clean(page)

    const line = await findCase(desk, founder)
    await clean(office)
    await line.click()
    await expect(office.getByRole('heading', { level: 1, name: founder.company })).toBeVisible()
    await clean(office)
    await step(office, 'Pak op en kijk na', 'Nakijken')
    await acceptPapers(office, undefined, async () => {
      await clean(office)
      await office.getByRole('button', { name: 'Vergelijken', exact: true }).click()
      await clean(office)
    })
    await closeCheck(office, 1)
    await clean(office)
    await step(office, 'Naar de definitieve akte', 'Definitieve akte')
    await makeConcept(office)
    await clean(office)
    for (const tab of ['Berichten', 'Geschiedenis', 'Overzicht'] as const) {
      await openTab(office, tab)
      await clean(office)
    }
    await founderReads(founder, founderWords.nl.approve)
    await clean(page)
  },
)
