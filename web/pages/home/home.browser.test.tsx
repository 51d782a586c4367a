import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '#web/testing/index.ts'

const home = '/questionnaire/'

test('services of others open in a new window, or a message where no address is set', async () => {
  const external_services = [
    { slug: 'trademark_registration', url: 'https://merken.example/' },
    { slug: 'debt_collection', url: null },
  ]
  await visit(home, { site: { external_services } })
  const outside = page.getByRole('link', { name: /Je merk vastleggen/ })
  await expect.element(outside).toHaveAttribute('href', 'https://merken.example/')
  await expect.element(outside).toHaveAttribute('target', '_blank')
  await expect.element(outside).toHaveAttribute('rel', expect.stringContaining('noopener'))
  await page.getByRole('link', { name: 'Onbetaalde facturen innen' }).click()
  await expect
    .element(page.getByRole('dialog').getByLabelText('Je vraag'))
    .toHaveValue(expect.stringContaining('Onbetaalde facturen innen'))
})
