import { climb } from '#server/testing/cases.ts'
import { paidCase } from '../cases/paid.ts'
import { products } from '../cases/products.ts'
import { test } from '../cases/with-desks.ts'
import { axeClean, breadth, expect } from '../fixtures.ts'

test('once the deed is signed a change is refused, with whom to ask', breadth(), async ({ page, at }) => {
  const [founder, desk] = [await paidCase(page, products['dutch-bv']), await at('notary')]
  await climb(founder, desk, 'checking_documents')
  await page.goto(`/questionnaire/dutch-bv/${founder.uuid}?step=0&substep=0`)
  await page.getByLabel('Hoe gaat je BV heten?').fill('Te Laat')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Bekijk wat het doet' })).toBeVisible()
  await climb(founder, desk, 'executing_deed')
  await page.getByRole('link', { name: 'Bekijk wat het doet' }).click()
  await expect(page.getByText('dan is dat een nieuwe akte', { exact: false })).toBeVisible()
  await axeClean(page)
})
