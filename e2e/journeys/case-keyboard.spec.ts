import type { Page } from '@playwright/test'
import { climb } from '#server/testing/cases.ts'
import { acceptPapers, closeCheck, makeConcept, meet, register, sign, step, wasHeld } from '../cases/at-office.ts'
import { type Founder, paidCase } from '../cases/paid.ts'
import { products } from '../cases/products.ts'
import { test } from '../cases/with-desks.ts'
import { breadth, expect } from '../fixtures.ts'
import { keys } from '../questionnaire/hands.ts'

/** From the search to the line and into the case: `/`, then `j` until it is at hand, then enter. */
async function openByKeys(page: Page, { company }: Founder): Promise<void> {
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: 'Zoek een zaak' })).toBeFocused()
  await page.keyboard.type(company)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Gevonden voor “${company}”` })).toBeVisible()
  const line = page.getByRole('main').getByRole('link', { name: company })
  await expect(page.getByRole('main').getByText('1 zaak', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
}

test('a whole case by keyboard alone, from the queue to a company that exists', breadth(), async ({ page, at }) => {
  test.slow()
  const [founder, desk] = [await paidCase(page, products['dutch-bv']), await at('notary')]
  await climb(founder, desk, 'submitted_mix')
  const office = desk.page
  await office.goto('/notary')
  await expect(office.getByRole('heading', { level: 1, name: 'Wacht op ons' })).toBeVisible()

  await openByKeys(office, founder)
  await step(office, 'Pak op en kijk na', 'Nakijken', keys)
  // What was answered beside what the paper says: one key a line.
  await acceptPapers(office, keys, async () => {
    const compare = office.getByRole('region', { name: 'Vergelijken' })
    await expect(compare.getByRole('group').first()).toBeVisible()
    const lines = await compare.getByRole('group').count()
    for (let line = 0; line < lines; line += 1) await office.keyboard.press('y')
    await expect(compare.getByText(`${lines} van ${lines} vergeleken`)).toBeVisible()
  })
  await closeCheck(office, 1, keys)
  await step(office, 'Naar de definitieve akte', 'Definitieve akte', keys)
  await makeConcept(office, keys)

  const { concept } = await founder.look()
  await founder.act({ action: 'approve_concept', hash: concept?.hash ?? '' })
  await office.reload()
  await step(office, 'Naar de afspraak', 'Afspraak', keys)
  await meet(office, keys)
  await wasHeld(office, keys)
  await sign(office, keys)
  await register(office, keys)

  // And its menu, from which nothing was needed: opened, gone through and left.
  const menu = office.getByRole('button', { name: 'Meer', exact: true })
  await keys.press(menu)
  await expect(office.getByRole('menuitem').first()).toBeFocused()
  await office.keyboard.press('ArrowDown')
  await office.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await office.keyboard.press('?')
  await expect(office.getByRole('dialog', { name: 'Alle toetsen' })).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(office.getByRole('dialog')).toHaveCount(0)
})
