import { axeClean, breadth, expect, test } from '../fixtures.ts'
import { person } from '../questionnaire/founders.ts'
import { finger } from '../questionnaire/hands.ts'
import { atShareholders, stored } from '../questionnaire/prepared.ts'
import { fillIn, saved } from '../questionnaire/walking.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a shareholder by touch, and a second one who is taken out again', breadth(), async ({ page }) => {
  const uuid = await atShareholders(page)
  const sections = person('Sanne', 'de Vries')
  await fillIn(page, 'shareholder', sections.slice(0, -1), { hand: finger })

  await page.getByRole('button', { name: 'Toevoegen' }).tap()
  await expect(page.getByRole('heading', { level: 2, name: 'Aandeelhouder 2: basis' })).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: 'Verwijder Aandeelhouder 2' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, verwijderen' }).tap()
  await expect(page.getByRole('button', { name: /^Aandeelhouder 2/ })).toHaveCount(0)

  await expect(page.getByRole('heading', { level: 2, name: 'Jij: overige vragen' })).toBeVisible()
  await fillIn(page, 'shareholder', sections.slice(-1), { hand: finger, perSection: () => axeClean(page) })
  await expect(page).toHaveTitle('Stap 3 van 8: Holding erbij · Oprecht')
  await saved(page)
  const { p1, p2 } = await stored(page, uuid)
  expect([p1.firstname, p1.bsn, p1.pep, p2.active]).toEqual(['Sanne', '111222333', false, false])
})
