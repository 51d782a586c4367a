import { atCheckout, atTheBank, ordered, outcome, pay } from '../checkout/ordering.ts'
import { axeClean, expect, test } from '../fixtures.ts'

test('who joins at checkout finds it on the page of the membership: what it costs, what is left and the invoice', async ({
  page,
}) => {
  await atCheckout(page, await ordered(page))
  await pay(page)
  await atTheBank(page, 'paid')
  await expect(outcome(page, 'Bedankt voor je betaling')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Je lidmaatschap/ }).click()
  const standing = page.getByRole('region', { name: 'Lidmaatschap Starter' })
  await expect(standing.getByText('Loopt')).toBeVisible()
  await expect(standing.getByText('€ 180,29 per jaar, met btw')).toBeVisible()
  await expect(page.getByText('Nog 5 van de 5 over')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Factuur/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await axeClean(page)
})
