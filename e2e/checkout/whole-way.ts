import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { flows } from '#domain/products/index.ts'
import { headersOf } from '../accounts/people.ts'
import { axeClean, expect } from '../fixtures.ts'
import { begin, type Flow, saved, walk } from '../questionnaire/walking.ts'
import { signedIn } from '../with-site.ts'
import { atTheBank, billing, pay } from './ordering.ts'

interface Way {
  readonly flow: Flow
  readonly answers: QuestionnairePatch
  /** The button of a paper that only this flow has. */
  readonly paper: RegExp
  /** How many sections there are at least. */
  readonly sections: number
  /** The name that its first screen asks for. */
  readonly typed?: 'company_name' | 'trade_name'
}

/**
 * From the first question of a flow to a paper on the founder's own computer. A name is typed and the rest comes from
 * elsewhere, as for someone who goes on the next day; then every section is looked at and left with "next".
 */
export async function wholeWay(
  page: Page,
  { flow, answers, paper, sections, typed = 'company_name' }: Way,
): Promise<void> {
  const uuid = await begin(page, flow)
  const name = String(answers.main?.[typed])
  const box = page.locator(`form [name="${typed}"]`)
  await box.fill(name)
  await box.blur()
  await saved(page)
  const rest = await page.request.patch(`/api/${flows[flow].api_path}/${uuid}`, { data: answers })
  expect(rest.status(), await rest.text()).toBe(200)
  const headers = headersOf(await signedIn(page))
  const payer = await page.request.patch('/api/billings', { headers, data: billing })
  expect(payer.status(), await payer.text()).toBe(200)

  await page.goto(`/questionnaire/${flow}/${uuid}?step=0&substep=0`)
  await expect(box).toHaveValue(name)
  expect(await walk(page, () => axeClean(page))).toBeGreaterThanOrEqual(sections)

  await page
    .getByRole('button', {
      name: /^(Naar de betaling|To the payment|Volgende: account maken|Next: create your account)/,
    })
    .click()
  await page.waitForURL(/\/billing$/)
  await page.getByRole('button', { name: /^(Volgende|Next)/ }).click()
  await page.waitForURL(/\/checkout$/)
  await expect(page.getByRole('heading', { level: 1, name: /^(Controleer en betaal|Review and pay)$/ })).toBeVisible()
  await axeClean(page)
  await pay(page)
  await axeClean(page)
  await atTheBank(page, 'paid')
  const thanks = /^(Bedankt voor je betaling|Thank you for your payment)$/
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
  // The documents are drawn after the payment.
  const button = page.getByRole('button', { name: paper }).first()
  await expect(button).toBeVisible({ timeout: 200_000 })
  await axeClean(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
}
