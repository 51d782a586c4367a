import { fillInLogin, linkMailedTo } from '../accounts/people.ts'
import { test } from '../cases/with-back-office.ts'
import { axeClean, expect } from '../fixtures.ts'
import { withConsent } from '../with-site.ts'

const email = 'nina@nieuw-kantoor.example'
const password = 'zeven gele tulpen'

test('an office and somebody of it come, work, and are taken away', async ({ at, page }) => {
  const { page: desk } = await at('admin')
  await desk.goto('/admin/offices')
  await desk.getByRole('button', { name: 'Kantoor toevoegen' }).click()
  await desk.getByLabel('Naam van het kantoor').fill('Notariskantoor De Nieuwe Brug')
  await desk.getByLabel('Plaats', { exact: true }).fill('Sneek')
  await desk.getByRole('button', { name: 'Voeg toe' }).click()
  await expect(desk.getByRole('heading', { level: 2, name: 'Notariskantoor De Nieuwe Brug' })).toBeVisible()

  // Set up, and seen in the words of a deed before it is saved.
  await desk.getByLabel('Voornamen, voluit').fill('Bauke Wiebren')
  await desk.getByLabel('Achternaam').fill('de Jong')
  await expect(desk.getByText('Bauke Wiebren de Jong', { exact: true })).toBeVisible()
  await desk.getByRole('switch', { name: 'Neemt zaken aan' }).click()
  await axeClean(desk)
  await desk.getByRole('button', { name: 'Bewaar 3 wijzigingen' }).click()
  await expect(desk.getByText('De wijzigingen van Notariskantoor De Nieuwe Brug zijn bewaard.')).toBeVisible()
  const choices = async () => (await (await page.request.get('/api/notaries')).json()) as { readonly name: string }[]
  expect((await choices()).map(({ name }) => name)).toContain('Notariskantoor De Nieuwe Brug')

  // Somebody is invited, and comes.
  await desk.getByRole('link', { name: 'Nodig iemand uit' }).click()
  await desk.getByLabel('E-mailadres').fill(email)
  await desk.getByLabel('Voornaam').fill('Nina')
  await desk.getByRole('button', { name: 'Verstuur de uitnodiging' }).click()
  await expect(desk.getByRole('row', { name: /Nina/ }).getByText(/uitgenodigd op/)).toBeVisible()
  await axeClean(desk)

  await withConsent(page, 'necessary')
  await page.goto(await linkMailedTo(page, email, /password\/edit/))
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Nog een keer je nieuwe wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await page.goto('/questionnaire/login?redirect_url=/notary')
  await fillInLogin(page, { email, password })
  await expect(page).toHaveURL('/notary')
  await expect(page.getByText('Notariskantoor De Nieuwe Brug')).toBeVisible()

  // Taken away: out at once, and the office is closed and not in the list any more.
  await desk.reload()
  await desk.getByRole('button', { name: 'Wijzig Nina' }).click()
  await desk.getByRole('button', { name: 'Neem de toegang weg' }).click()
  await expect(desk.getByText('Nina kan niet meer bij zaken.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()

  await desk.getByRole('link', { name: 'Kantoren', exact: true }).click()
  await desk.getByRole('link', { name: 'Notariskantoor De Nieuwe Brug' }).click()
  await desk.getByRole('button', { name: 'Sluit dit kantoor' }).click()
  await desk.getByRole('button', { name: 'Bewaar 1 wijziging' }).click()
  await expect(desk.getByRole('row', { name: /De Nieuwe Brug/ }).getByText('gesloten')).toBeVisible()
  expect((await choices()).map(({ name }) => name)).not.toContain('Notariskantoor De Nieuwe Brug')
  await desk.getByRole('link', { name: 'Hele logboek' }).click()
  await expect(desk.getByText('Notariskantoor De Nieuwe Brug').first()).toBeVisible()
})
