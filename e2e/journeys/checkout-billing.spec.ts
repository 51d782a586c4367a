import { headersOf } from '../accounts/people.ts'
import { answered, atCheckout, ordered } from '../checkout/ordering.ts'
import { axeClean, expect, test } from '../fixtures.ts'

const heading = 'Op welke naam mag de factuur?'
const next = 'Volgende: controleren en betalen'

test('what is typed survives a reload, and what is wrong is said at its field', async ({ page }) => {
  const { at } = await answered(page)
  await page.goto(at('billing'))
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  const name = page.getByLabel('Naam op de factuur', { exact: true })
  const vat = page.getByLabel(/^Btw-nummer/)
  await name.fill('')
  await vat.fill('NL123456789B01')
  await page.getByRole('button', { name: next }).click()
  const summary = page.getByRole('region', { name: /^Nog .* dan kun je verder$/ })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Fout: /)
  await axeClean(page)
  await summary.getByRole('link', { name: 'Vul een naam in' }).click()
  await expect(name).toBeFocused()
  await name.fill('Zuivelhuis Sanne')
  await vat.fill('')
  await page.reload()
  await expect(name).toHaveValue('Zuivelhuis Sanne')
  await page.getByRole('button', { name: next }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Controleer en betaal' })).toBeFocused()
  await expect(page.getByText('Zuivelhuis Sanne')).toBeVisible()
})

test('what is still missing is listed by step, and each leads to its question', async ({ page }) => {
  const { at } = await answered(page, { main: { activities: null } })
  await page.goto(at('billing'))
  await page.getByRole('button', { name: next }).click()
  const missing = page.getByRole('region', { name: 'Nog één vraag, dan kun je betalen' })
  await expect(missing).toBeVisible()
  await axeClean(page)
  await missing.getByRole('link', { name: 'Wat gaat de BV doen?' }).click()
  await page.waitForURL(/step=0/)
  await expect(page.getByLabel(/^Wat gaat de BV doen\?/)).toBeFocused()
})

test('an order whose answers lack something now shows what, instead of a price', async ({ page }) => {
  const order = await ordered(page)
  const emptied = await page.request.patch(`/api/dutch_bv_incorporations/${order.uuid}`, {
    headers: headersOf(order.token),
    data: { main: { activities: null } },
  })
  expect(emptied.status()).toBe(200)
  await atCheckout(page, order)
  await expect(page.getByRole('link', { name: 'Wat gaat de BV doen?' })).toBeVisible()
})

test('without an order there is nothing to check out, and strangers see nothing', async ({ page, browser }) => {
  const { at, uuid } = await answered(page)
  await page.goto(at('checkout'))
  await page.waitForURL(new RegExp(`/questionnaire/dutch-bv/${uuid}\\?step=7`))
  const stranger = await (await browser.newContext()).newPage()
  await answered(stranger)
  await stranger.goto(at('checkout'))
  await expect(stranger.getByText('Je hebt geen toegang tot deze gegevens')).toBeVisible()
  await stranger.waitForURL(/\/questionnaire\/$/)
  await stranger.context().close()
})

test('the public name of a product leads here too, and whoever is not signed in comes back after it', async ({
  page,
  browser,
}) => {
  const { at } = await ordered(page)
  const address = at('checkout').replace('dutch-bv', 'bv-oprichten')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Controleer en betaal' })).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await visitor.waitForURL(/\/questionnaire\/register\?/)
  expect(new URL(visitor.url()).searchParams.get('redirect_url')).toBe(address)
  await visitor.context().close()
})
