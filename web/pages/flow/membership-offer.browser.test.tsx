import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fits, memberships, onward, openDraft, openOffer, press } from '#web/testing/index.ts'

const panel = page.getByRole('region', { name: 'Je prijs tot nu toe' })
const total = panel.getByText(/^€\s?[\d.,]+$/).first()
const starter = page.getByRole('radio', { name: 'Starter gekozen' })

test('the starter counts as chosen; another one is chosen by keyboard and priced at once', async () => {
  const kept = await openOffer('membership')
  await expect.element(starter).toBeChecked()
  await expect.element(page.getByText('Meest gekozen')).toBeVisible()
  await press(starter, '{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Professional gekozen' })).toBeChecked()
  await expect.element(total).toMatchTextContent(/^€\s612,98$/)
  await onward.click()
  await expect
    .poll(() => kept.answers().main)
    .toMatchObject({ upsell_package: 'professional_monthly', upsell_package_type_id: 3 })
})

test('prices per month or per year change no choice', async () => {
  await openOffer('membership')
  await expect.element(page.getByText('€ 12,42', { exact: true })).toBeVisible()
  await page.getByText('per jaar', { exact: true }).first().click()
  await expect.element(page.getByText('€ 348,00', { exact: true })).toBeVisible()
  await expect.element(starter).toBeChecked()
})

test('none is a card like the others, and what it means is told without a warning', async () => {
  const kept = await openOffer('membership')
  await expect.element(page.getByText('Starter staat alvast aangevinkt.')).toBeVisible()
  const size = (name: string) => {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('radio', { name }) })
      .element()
    const { width, y } = card.getBoundingClientRect()
    return [Math.round(width), Math.round(y)]
  }
  expect(size('Kies Flex')).toEqual(size('Kies geen lidmaatschap'))
  await page.getByRole('radio', { name: 'Kies geen lidmaatschap' }).click()
  await expect.element(page.getByRole('status').getByText('hoort bij een lidmaatschap')).toBeVisible()
  await expect.element(page.getByText('staat alvast aangevinkt')).not.toBeInTheDocument()
  await expect.element(total).toMatchTextContent(/^€\s577,89$/)
  await onward.click()
  await expect.poll(() => kept.answers().main.upsell_package).toBe('none')
  expect(kept.answers().main.upsell_package_type_id).toBe(undefined)
})

test('it is a line of the price, taken out by one press and put back by another', async () => {
  const kept = await openOffer('membership')
  await expect.element(panel.getByText('Lidmaatschap Starter', { exact: true }).first()).toBeVisible()
  await expect.element(panel.getByText('€ 180,29').first()).toBeVisible()
  await press(panel.getByRole('button', { name: /^Haal weg ?: Lidmaatschap Starter/ }), '{Enter}')
  await expect.element(total).toMatchTextContent(/^€\s577,89$/)
  await expect.element(page.getByRole('radio', { name: 'Geen lidmaatschap gekozen' })).toBeChecked()
  const back = panel.getByRole('button', { name: /^Zet terug ?: Lidmaatschap Starter/ })
  await expect.element(back).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(total).toMatchTextContent(/^€\s758,18$/)
  await expect.element(starter).toBeChecked()
  await page
    .getByRole('button', { name: /^Haal weg/ })
    .first()
    .click()
  await expect.poll(() => kept.answers().main.upsell_package).toBe('none')
})

test('its line stands beside the price once its name is known, so that nothing moves when the name comes', async () => {
  const known = Promise.withResolvers<void>()
  const named = async () => {
    await known.promise
    return { body: memberships }
  }
  await openDraft({ server: { 'GET /api/upsell_package_types': named } })
  await expect.element(page.getByRole('status').filter({ hasText: /^€/ })).toBeVisible()
  await expect.element(page.getByText('Lidmaatschap', { exact: true })).not.toBeInTheDocument()
  known.resolve()
  await expect.element(page.getByText('Lidmaatschap Starter', { exact: true })).toBeVisible()
})

test('on a phone the cards stand under each other, and nothing is wider than the screen', async () => {
  await page.viewport(390, 844)
  await openOffer('membership')
  const none = page.getByRole('heading', { level: 2, name: 'Geen lidmaatschap' })
  const other = page.getByRole('heading', { level: 2, name: 'Starter' })
  await expect.element(none).toBeVisible()
  await expect.element(other).toBeVisible()
  expect(none.element().getBoundingClientRect().x).toBe(other.element().getBoundingClientRect().x)
  await fits()
})

test('a button that the data asks for: a link elsewhere, or a form that is sent', async () => {
  const words = { nl: 'Meer erover', en: 'More about it' }
  const buttons = [
    { ...words, url: '/questionnaire/bv', method: 'GET' as const, fields: {} },
    { ...words, url: 'https://elders.example/start', method: 'GET' as const, fields: {} },
    { ...words, nl: 'Vraag aan', url: '/vraag', method: 'POST' as const, fields: { plan: 'pro' } },
  ]
  const body = memberships.map((one, index) => ({ ...one, button: buttons[index] ?? null }))
  await openOffer('membership', { server: { 'GET /api/upsell_package_types': { body } } })
  await expect
    .element(page.getByRole('link', { name: 'Meer erover', exact: true }))
    .toHaveAttribute('href', '/questionnaire/bv')
  await expect
    .element(page.getByRole('link', { name: 'Meer erover (opent in een nieuw tabblad)' }))
    .toHaveAttribute('target', '_blank')
  let sent: string[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => `${name}=${String(value)}`)
    sent = [this.method, new URL(this.action).pathname, ...fields]
  })
  await page.getByRole('button', { name: 'Vraag aan' }).click()
  await expect.poll(() => sent).toEqual(['post', '/vraag', 'plan=pro'])
})
