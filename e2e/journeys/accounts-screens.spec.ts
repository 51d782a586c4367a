import type { Page } from '@playwright/test'
import { accountButton, fillInLogin, fillInRegister, logOut, makeAccount, newPerson } from '../accounts/people.ts'
import { axeClean, expect, test } from '../fixtures.ts'
import { signedIn, withConsent } from '../with-site.ts'

const login = '/questionnaire/login'
const register = '/questionnaire/register'
const summary = (page: Page) => page.getByRole('region', { name: 'Kijk dit nog even na' })

/** How far the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.beforeEach(({ page }) => withConsent(page, 'necessary'))

test.describe('logging in', () => {
  test('what is missing is said, at the top and at the field, and in the title', async ({ page }) => {
    await page.goto(login)
    await axeClean(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(summary(page)).toBeFocused()
    await expect(page).toHaveTitle('Fout: Inloggen · Oprecht')
    await axeClean(page)
    await summary(page).getByRole('link', { name: 'Vul je wachtwoord in' }).click()
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused()
    await page.keyboard.type('iets')
    await page.getByLabel('E-mailadres').fill('geen adres')
    await page.keyboard.press('Enter')
    await expect(summary(page).getByRole('link')).toHaveText(['Vul een e-mailadres in als naam@voorbeeld.nl'])
  })

  test('a wrong password is an orange remark that goes as soon as one types', async ({ page }) => {
    const person = newPerson()
    await makeAccount(page.request, person)
    await page.goto(login)
    await fillInLogin(page, { ...person, password: 'niet het goede' })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Je e-mailadres en wachtwoord horen niet bij elkaar')
    await expect(alert).toHaveAttribute('data-failure', 'coded')
    await axeClean(page)
    await page.getByLabel('Wachtwoord', { exact: true }).press('x')
    await expect(alert).toHaveCount(0)
    await expect(page.getByLabel('E-mailadres')).toHaveValue(person.email)
  })

  test('a failure of ours is red, and nothing typed is gone', async ({ page }) => {
    await page.goto(login)
    await page.route('**/api/member_auth/sign_in', (route) => route.fulfill({ status: 500, json: {} }))
    await fillInLogin(page, newPerson())
    await expect(page.getByRole('alert')).toHaveAttribute('data-failure', 'plain')
    await expect(page.getByRole('alert')).toContainText('Er ging bij ons iets mis')
    await axeClean(page)
    await page.unrouteAll()
    await page.route('**/api/member_auth/sign_in', (route) => route.abort())
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText('We kunnen de server niet bereiken')
  })

  test('a password can be looked at, and password managers know the fields', async ({ page }) => {
    await page.goto(login)
    const password = page.getByLabel('Wachtwoord', { exact: true })
    await password.fill('geheim genoeg')
    await page.getByRole('button', { name: 'Toon wachtwoord' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Verberg wachtwoord' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(password).toHaveAttribute('name', 'password')
    await expect(page.getByLabel('E-mailadres')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('E-mailadres')).toHaveAttribute('name', 'email')
  })

  test('by keyboard alone, from the address bar to being in', async ({ page }) => {
    const person = newPerson()
    await makeAccount(page.request, person)
    await page.goto(`${login}?redirect_url=/questionnaire/bv`)
    await page.getByRole('link', { name: 'Verder met LinkedIn' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('E-mailadres')).toBeFocused()
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/questionnaire/bv')
  })

  test('who is in already goes on, in this tab and in the others', async ({ page, context }) => {
    const person = newPerson()
    await makeAccount(page.request, person)
    await page.goto('/questionnaire/bv')
    const other = await context.newPage()
    await withConsent(other, 'necessary')
    await other.goto(`${login}?redirect_url=/questionnaire/bv`)
    await fillInLogin(other, person)
    await expect(other).toHaveURL('/questionnaire/bv')
    await expect(accountButton(page)).toBeVisible()
    await page.goto(`${register}?redirect_url=/questionnaire/bv`)
    await expect(page).toHaveURL('/questionnaire/bv')
    // And logging out in one is logging out in all.
    await logOut(other)
    await expect(page).toHaveURL('/questionnaire/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  })

  test('what someone came for is remembered', async ({ page }) => {
    await page.goto(`${login}?product_type=Holding`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('product_type'))).toBe('Holding')
  })
})

test.describe('making an account', () => {
  test('everything is needed, the terms too, and a short name is vouched for', async ({ page }) => {
    await page.goto(register)
    await page.getByRole('button', { name: 'Maak mijn account' }).click()
    await expect(summary(page).getByRole('link')).toHaveText([
      'Vul je voornaam in',
      'Vul je achternaam in',
      'Vul je e-mailadres in',
      'Vul een wachtwoord in',
      'Zet een vinkje als je akkoord gaat met de algemene voorwaarden',
    ])
    await axeClean(page)
    await fillInRegister(page, newPerson({ firstname: 'Bo', lastname: 'Li' }))
    await page.getByRole('checkbox', { name: 'Zo staat mijn naam op mijn identiteitsbewijs' }).check()
    await page.getByRole('button', { name: 'Maak mijn account' }).click()
    await expect(accountButton(page)).toHaveText(/BL/)
  })

  test('how strong a password is, kindly; one that anyone would try is refused at its field', async ({ page }) => {
    await page.goto(register)
    const password = page.getByLabel('Wachtwoord', { exact: true })
    const strength = page.getByRole('status').filter({ hasText: 'Sterkte van je wachtwoord' })
    for (const [typed, words] of [
      ['zeven', 'Nog 3 te gaan'],
      ['fietsbel', 'Zwak'],
      ['fietsbel27', 'Redelijk'],
      ['paard fiets regenton', 'Heel sterk'],
    ] as const) {
      await password.fill(typed)
      await expect(strength).toContainText(words)
    }
    await axeClean(page)
    await fillInRegister(page, newPerson({ password: 'welkom2026' }))
    const send = page.getByRole('button', { name: 'Maak mijn account' })
    await send.click()
    await expect(password).toHaveAccessibleDescription(/zoveel mensen dat inbrekers het als eerste proberen/)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await axeClean(page)
    await password.fill('zeven gele tulpen')
    await expect(password).not.toHaveAttribute('aria-invalid', 'true')
    await send.click()
    await expect(accountButton(page)).toBeVisible()
  })

  test('an address that has an account already leads to logging in', async ({ page }) => {
    const person = newPerson()
    await makeAccount(page.request, person)
    await page.goto(`${register}?redirect_url=/questionnaire/bv`)
    await fillInRegister(page, person)
    await page.getByRole('button', { name: 'Maak mijn account' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Dit e-mailadres heeft al een account')
    await axeClean(page)
    await alert.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/questionnaire/login?redirect_url=%2Fquestionnaire%2Fbv')
  })

  test('a name for a company goes along into its questionnaire', async ({ page }) => {
    await page.goto(`${register}?company_name=De%20Vries%20Zuivel&product_type=DutchBV`)
    await expect(page.getByText('Daarna gaan we verder met De Vries Zuivel.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Terug naar je gegevens' })).toHaveCount(0)
    await fillInRegister(page, newPerson())
    await page.getByRole('button', { name: 'Maak mijn account' }).click()
    await page.waitForURL(/\/questionnaire\/dutch-bv\//)
    await expect(page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' })).toHaveValue('De Vries Zuivel')
  })

  test('the terms and the privacy statement open beside what was filled in', async ({ page, context }) => {
    await page.goto(register)
    for (const [link, heading] of [
      ['algemene voorwaarden', 'Algemene voorwaarden'],
      ['privacyverklaring', 'Privacyverklaring'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: link }).last().click()
      const beside = await opened
      await expect(beside.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await axeClean(beside)
      await beside.close()
    }
  })
})

test.describe('the mail that confirms', () => {
  test('is sent again, and the field locks', async ({ page }) => {
    const person = newPerson()
    await makeAccount(page.request, person)
    await page.goto('/questionnaire/confirmation')
    await page.getByLabel('E-mailadres').fill(person.email)
    await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click()
    await expect(page.getByText('Bevestigingsmail verstuurd')).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Stuur de mail opnieuw' })).toHaveCount(0)
    await axeClean(page)
  })

  test('an address without an account is told, here and for a forgotten password', async ({ page }) => {
    await page.goto('/questionnaire/confirmation')
    await page.getByLabel('E-mailadres').fill(newPerson().email)
    await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click()
    await expect(page.getByRole('alert')).toContainText('We vinden geen account met dit e-mailadres.')
    await page.goto('/questionnaire/reset-password')
    await page.getByLabel('E-mailadres').fill(newPerson().email)
    await page.getByRole('button', { name: 'Stuur me de link' }).click()
    await expect(page.getByRole('alert')).toContainText('We kunnen dit e-mailadres niet vinden')
    await axeClean(page)
  })

  test('on another device one logs in to go on; a link that is used up offers a new one', async ({ page }) => {
    await page.goto('/questionnaire/confirmation?account_confirmation_success=true&redirect_url=/questionnaire/bv')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je e-mailadres is bevestigd')
    await axeClean(page)
    await page.getByRole('link', { name: 'Log in en ga verder' }).click()
    await expect(page).toHaveURL('/questionnaire/login?redirect_url=%2Fquestionnaire%2Fbv')
    await page.goto('/questionnaire/confirmation?account_confirmation_success=false')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer')
    await expect(page.getByRole('button', { name: 'Stuur de mail opnieuw' })).toBeVisible()
  })
})

test.describe('guards', () => {
  test('what is for accounts asks to register or to log in first', async ({ page }) => {
    for (const [path, leads] of [
      ['/questionnaire/dutch-bv/1/billing', 'register'],
      ['/questionnaire/dutch-bv/1/checkout', 'register'],
      ['/questionnaire/dutch-bv/1/paid', 'login'],
      ['/questionnaire/account', 'login'],
      ['/dashboard', 'login'],
    ] as const) {
      await test.step(`${path} asks to ${leads}`, async () => {
        await page.goto(path)
        await expect(page).toHaveURL(`/questionnaire/${leads}?redirect_url=${encodeURIComponent(path)}`)
      })
    }
  })

  // What leads away in whatever disguise is a table of `redirectTarget`; that it is asked here is seen by one of them.
  test('logging in never leads away', async ({ page }) => {
    const person = newPerson()
    await makeAccount(page.request, person)
    await page.goto(`${login}?redirect_url=${encodeURIComponent('//evil.example')}`)
    await fillInLogin(page, person)
    await expect(page).toHaveURL('/questionnaire/')
  })
})

test.describe('before the script is here', () => {
  for (const path of [login, register]) {
    test(`what is typed at ${path} stays, and is never sent by address`, async ({ page }) => {
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByLabel('E-mailadres').fill('sanne@example.nl')
      const password = page.getByLabel('Wachtwoord', { exact: true })
      await password.fill('zeven gele tulpen')
      await password.press('Enter')
      expect(new URL(page.url()).search).toBe('')
      release()
      await expect(page.getByRole('main').locator('button[type=submit]')).toBeVisible()
      await expect(page.getByLabel('E-mailadres')).toHaveValue('sanne@example.nl')
      await expect(password).toHaveValue('zeven gele tulpen')
      await page.getByRole('main').locator('button[type=submit]').click()
      // The address counts as given: nothing is said about it.
      await expect(page.getByText('Vul je e-mailadres in')).toHaveCount(0)
    })
  }
})

test.describe('on a small screen', () => {
  test('every form fits in 320 pixels, also with errors, and the account itself too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [login, register, '/questionnaire/confirmation', '/questionnaire/reset-password']) {
      await test.step(path, async () => {
        await page.goto(path)
        await page.getByRole('main').locator('button[type=submit]').click()
        await expect(summary(page)).toBeVisible()
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      })
    }
    await signedIn(page)
    await page.goto('/questionnaire/account')
    await expect(page.getByRole('heading', { name: 'Je gegevens', exact: true })).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
