import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeClean, complaints, founder, onward, openOffer, press } from '#web/testing/index.ts'

const panel = page.getByRole('region', { name: 'Je prijs tot nu toe' })
const total = panel.getByText(/^€\s?[\d.,]+$/).first()
const holdingName = page.getByRole('textbox', { name: 'Hoe gaat de holding heten?' })

test('a holding for one of two: its price counts at once, its name is needed, the surname is offered', async () => {
  const kept = await openOffer('holding')
  await expect.element(total).toMatchTextContent(/^€\s758,18$/)
  const wish = page.getByRole('switch', { name: 'Holding voor jou' })
  await expect
    .element(wish)
    .toHaveAccessibleDescription(/^Eerst €\s350,00 nu €\s310,00 excl\.\sbtw \+\s€\s470,20 op je totaal$/)
  await press(wish, ' ')
  await expect.element(wish).toBeChecked()
  await expect.element(wish).toHaveFocus()
  await expect.element(page.getByText('Er is een vraag bij gekomen: Hoe gaat de holding heten?')).toBeInTheDocument()
  await expect.element(total).toMatchTextContent(/^€\s1\.228,38$/)

  await onward.click()
  await expect.element(complaints).toHaveFocus()
  await page.getByRole('link', { name: 'Vul de naam van de holding in' }).click()
  await expect.element(holdingName).toHaveFocus()
  await page.getByRole('button', { name: 'Neem ‘De Vries Holding’' }).click()
  await expect.element(holdingName).toHaveValue('De Vries Holding')
  await onward.click()
  await expect.poll(() => document.title).toMatch(/Verdeling aandelen/)
  await expect.poll(() => kept.answers().p1).toMatchObject({ holding: true, holding_name: 'De Vries Holding' })
})

test('switched off again it costs nothing, and its name comes back when it is wanted after all', async () => {
  await openOffer('holding')
  const wish = page.getByRole('switch', { name: 'Holding voor Bram' })
  await wish.click()
  await holdingName.fill('Jansen Beheer')
  await wish.click()
  await expect.element(total).toMatchTextContent(/^€\s758,18$/)
  await wish.click()
  await expect.element(holdingName).toHaveValue('Jansen Beheer')
})

test('a holding is like the company at a glance, and what it has of its own is asked for each apart', async () => {
  const kept = await openOffer('own_holdings', {
    p1: founder('Sanne', { shares: 60, holding: true, holding_name: 'Vries Beheer' }),
    p2: founder('Bram', { shares: 60, holding: true, holding_name: 'Jansen Beheer' }),
  })
  const yours = page.getByRole('radiogroup', { name: /^Krijgt je holding dezelfde zetel/ })
  const his = page.getByRole('radiogroup', { name: /^Krijgt de holding van Bram dezelfde zetel/ })
  await expect.element(yours.getByRole('radio', { name: 'Ja' })).toBeChecked()
  await expect.element(onward).toMatchTextContent('Volgende: lidmaatschap')
  await yours.getByRole('radio', { name: 'Nee' }).click()
  await his.getByRole('radio', { name: 'Nee' }).click()
  await axeClean()
  await onward.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wat is er anders aan de holding?' })).toHaveFocus()
  await expect
    .element(page.getByRole('combobox', { name: /^In welke gemeente krijgt je holding haar zetel/ }))
    .toBeVisible()
  // Half a capital is none.
  const count = page.getByRole('textbox', { name: /^Hoeveel aandelen krijgt de holding/ })
  await count.fill('100')
  await onward.click()
  await page.getByRole('link', { name: 'Vul ook in wat één aandeel waard is' }).click()
  await userEvent.keyboard('1')
  await axeClean()
  await onward.click()
  await expect
    .element(page.getByRole('combobox', { name: /^In welke gemeente krijgt de holding van Bram haar zetel/ }))
    .toBeVisible()
  await expect.element(count).toHaveValue('')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wat is er anders aan de holding?' })).toHaveFocus()
  await onward.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kies een lidmaatschap' })).toHaveFocus()
  await expect
    .poll(() => kept.answers().p1)
    .toMatchObject({ holding_as_company: false, holding_shares: 100, holding_share_value: 1 })
  expect(kept.answers().p2).not.toHaveProperty('holding_shares')
})

test('the explanation opens when it is asked for, and gives the focus back', async () => {
  await openOffer('holding')
  const ask = page.getByRole('button', { name: 'Hoe werkt een holding?' })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: 'Zo werkt een holding' })
  await expect.element(dialog.getByText(/twee BV’s/)).toBeVisible()
  expect(document.querySelectorAll('dialog video')).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(ask).toHaveFocus()
})

test('axe finds nothing among errors, an open explanation and an open price', async () => {
  await openOffer('holding')
  await page.getByRole('switch', { name: 'Holding voor jou' }).click()
  await page.getByText('Waar bestaat dit uit?').click()
  await onward.click()
  await expect.element(complaints).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Hoe werkt een holding?' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await axeClean()
})
