import { axeClean, expect, test } from '../fixtures.ts'
import { atShareholders, openAt, prepared, readyCompany, readyPerson } from '../questionnaire/prepared.ts'

const sheet = 'De tekst van je akte'

test('the deed grows while one types, shows what the question makes, and leads back to it', async ({ page }) => {
  await atShareholders(page, { p1: readyPerson('Sanne', { birthplace: null }) })
  await page.getByRole('button', { name: 'Persoonlijk', exact: true }).click()
  const deed = page.getByRole('region', { name: sheet })
  await expect(deed.getByRole('heading', { name: 'Akte van oprichting van De Vries Zuivel B.V.' })).toBeVisible()
  await expect(page.getByText(/^pagina 1 van ± 1\d$/)).toBeVisible()

  const birthplace = page.getByRole('textbox', { name: /^Geboorteplaats/ })
  const gap = deed.getByRole('link', { name: 'geboorteplaats', exact: true })
  await expect(gap).toBeVisible()
  await birthplace.pressSequentially('Sneek')
  // Not left yet: what is being typed stands in the deed already.
  await expect(birthplace).toBeFocused()
  await expect(deed.getByRole('link', { name: 'Sneek', exact: true })).toBeInViewport()
  await expect(gap).toBeHidden()

  await deed.locator('p', { hasText: 'Zij heeft haar zetel in de gemeente' }).getByRole('link').click()
  await expect(page).toHaveURL(/step=0&substep=1/)
  await expect(page.getByRole('combobox', { name: /gemeente/i })).toBeFocused()
})

test('a clause lights up at every change, by one light', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const uuid = await prepared(page, { ...readyCompany })
  await openAt(page, uuid)
  const clause = page.locator('[data-clause="name_and_seat.name"]')
  const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' })
  const lights = () => clause.evaluate((one) => one.getAnimations({ subtree: true }).length)
  await expect(clause).toContainText('De Vries Zuivel B.V.')
  // Time stands still for the lights: none of them has faded before it is counted.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await name.fill('Zonnebloem')
  await expect(clause).toContainText('Zonnebloem B.V.')
  await expect.poll(lights).toBe(1)
  await name.press('End')
  await name.press('s')
  await expect(clause).toContainText('Zonnebloems B.V.')
  expect(await lights()).toBe(1)
  // It goes out, and can be lit again.
  await clause.evaluate((one) => {
    for (const light of one.getAnimations({ subtree: true })) light.finish()
  })
  expect(await lights()).toBe(0)
  await name.press('x')
  await expect(clause).toContainText('Zonnebloemsx B.V.')
  await expect.poll(lights).toBe(1)
})

test('what does this mean is said in plain words', async ({ page }) => {
  await atShareholders(page, { p1: readyPerson('Sanne') })
  const deed = page.getByRole('region', { name: sheet })
  const article = deed
    .locator('section', { has: page.getByRole('heading', { name: 'Artikel 9. Blokkeringsregeling' }) })
    .last()
  await article.getByText('Wat betekent dit?').click()
  await expect(article.getByRole('group')).toHaveAttribute('open', '')
  await axeClean(page, { articles: true })
})

test('a question that comes later is no link yet', async ({ page }) => {
  const uuid = await prepared(page, {})
  await openAt(page, uuid)
  const deed = page.getByRole('region', { name: sheet })
  await expect(deed.getByText('achternaam').first()).toBeVisible()
  await expect(deed.getByRole('link', { name: 'achternaam' })).toHaveCount(0)
  await deed.getByRole('link', { name: 'naam van de vennootschap' }).first().click()
  const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' })
  await expect(name).toBeFocused()
  await name.pressSequentially('Zonnebloem')
  await expect(deed.getByRole('heading', { name: 'Akte van oprichting van Zonnebloem B.V.' })).toBeVisible()
  await name.press('Tab')
  await deed
    .getByRole('link', { name: /^Zonnebloem/ })
    .first()
    .click()
  await expect(name).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the deed comes up as a sheet, and a phrase in it leads to its question', async ({ page }) => {
    await openAt(page, await prepared(page, {}))
    const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' })
    await name.fill('Zonnebloem')
    await page.getByRole('button', { name: 'Bekijk je akte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Je akte, terwijl je typt' })
    const phrase = dialog.getByRole('link', { name: /^Zonnebloem/ }).first()
    await expect(phrase).toBeVisible()
    await axeClean(page, { articles: true })
    await phrase.click()
    await expect(dialog).toBeHidden()
    await expect(name).toBeFocused()
  })
})

test('the last step shows every document; in an English flow with the Dutch text beside it', async ({ page }) => {
  const last = { step: 7, temporal_step: 7, substep: 0 }
  const people = { p1: readyPerson('Sanne', { shares: 120 }), ...last }
  const main = { ...readyCompany.main, online_notary: true }
  const english = await prepared(page, { main, ...people }, 'english-bv')
  await openAt(page, english, '?step=7', 'english-bv')
  const deed = page.getByRole('region', { name: 'Deed of incorporation' })
  await expect(
    deed.getByRole('heading', { name: /Artikel 2\. Naam en zetel.*Article 2\. Name and seat/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(deed.getByRole('heading', { name: /^Article 2\. / })).toBeVisible()
  await axeClean(page, { articles: true })
  for (const name of ['Power of attorney', 'Shareholders’ register', 'Declaration', 'Checklist']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByRole('region', { name }).getByRole('heading').first()).toBeVisible()
  }
})
