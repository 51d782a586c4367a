import type { Page } from '@playwright/test'
import { breadth, expect, test } from '../fixtures.ts'
import { keys, tabTo } from '../questionnaire/hands.ts'
import { atOffer } from '../questionnaire/offers.ts'
import { nextButton } from '../questionnaire/walking.ts'

async function onByKeys(page: Page, heading: string): Promise<void> {
  await keys.press(nextButton(page))
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
}

test('from the holding to the account by keyboard alone', breadth(), async ({ page }) => {
  await atOffer(page, 'holding')
  await tabTo(page, page.getByRole('switch', { name: 'Holding voor Bram' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('textbox', { name: 'Hoe gaat de holding heten?' }))
  await page.keyboard.type('Jansen Beheer')
  await onByKeys(page, 'Wie krijgt hoeveel aandelen?')

  await tabTo(page, page.getByRole('slider'))
  await page.keyboard.press('PageUp')
  await expect(page.getByLabel('Jouw aandelen')).toHaveValue('70')
  await onByKeys(page, 'Eén verklaring van jullie samen')
  await onByKeys(page, 'Wie mag er tekenen?')
  await onByKeys(page, 'Als een van jullie wegvalt')
  await onByKeys(page, 'Willen jullie afspraken onderling vastleggen?')
  await onByKeys(page, 'Wordt de holding hetzelfde als de BV?')
  await onByKeys(page, 'Kies een lidmaatschap')

  await tabTo(page, page.getByRole('radio', { name: 'Starter gekozen' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Flex gekozen' })).toBeFocused()
  await onByKeys(page, 'Zullen wij het salaris regelen?')

  await tabTo(page, page.getByRole('switch', { name: 'Salaris voor jou' }))
  await page.keyboard.press('Space')
  await onByKeys(page, 'Kunnen we nog iets voor je doen?')

  await tabTo(page, page.getByRole('checkbox', { name: 'Merkcheck' }))
  await page.keyboard.press('Space')
  await onByKeys(page, 'Welke notaris wil je?')

  await tabTo(page, page.getByRole('radio', { name: /^Een notaris met wie/ }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Online/ })).toBeChecked()
  await onByKeys(page, 'Bekijk je documenten')

  await keys.press(nextButton(page))
  await page.waitForURL(/\/register/)
})
