import { breadth, expect, test } from '../fixtures.ts'
import { person } from '../questionnaire/founders.ts'
import { keys } from '../questionnaire/hands.ts'
import { openAt, prepared, readyCompany, stored } from '../questionnaire/prepared.ts'
import { fillIn, next, saved } from '../questionnaire/walking.ts'

test('a shareholder by keyboard alone, from the end of the company to the next step', breadth(), async ({ page }) => {
  const uuid = await prepared(page, { ...readyCompany, step: 1 })
  await openAt(page, uuid, '?step=0&substep=3')
  await next(page, keys)
  await expect(page.getByRole('heading', { level: 2, name: 'Jij: basis' })).toBeFocused()

  const email = page.getByRole('textbox', { name: /^E-mailadres/ })
  await keys.write(email, 'sanne@')
  await page.keyboard.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('sanne@example.nl')

  await fillIn(page, 'shareholder', person('Sanne', 'de Vries'), { hand: keys })
  await expect(page).toHaveTitle('Stap 3 van 8: Holding erbij · Oprecht')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await saved(page)
  expect((await stored(page, uuid)).p1).toMatchObject({
    email: 'sanne@example.nl',
    phone_number: '+31612345678',
    birthdate: '14-03-1985',
    country_of_birth: 'NL',
    marital_status: 'unmarried',
    document_type: 'passport',
    become_director: true,
    pep: false,
  })
})
