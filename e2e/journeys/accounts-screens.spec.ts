import { accountButton, fillInLogin, fillInRegister, logOut, makeAccount, newPerson } from '../accounts/people.ts'
import { alsoIn, axeClean, breadth, expect, fits, painted, test } from '../fixtures.ts'
import { signedIn, withConsent } from '../with-site.ts'

const login = '/questionnaire/login'
const register = '/questionnaire/register'

test.beforeEach(({ page }) => withConsent(page, 'necessary'))

test.describe('logging in', () => {
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
})

test.describe('making an account', () => {
  test('a short name is vouched for', async ({ page }) => {
    await page.goto(register)
    await fillInRegister(page, newPerson({ firstname: 'Bo', lastname: 'Li' }))
    await page.getByRole('button', { name: 'Maak mijn account' }).click()
    await page.getByRole('checkbox', { name: 'Zo staat mijn naam op mijn identiteitsbewijs' }).check()
    await page.getByRole('button', { name: 'Maak mijn account' }).click()
    await expect(accountButton(page)).toHaveText(/BL/)
  })

  test(
    'a password that anyone would try is refused at its field, another is taken',
    alsoIn('web/pages/register/register.browser.test.tsx'),
    async ({ page }) => {
      await page.goto(register)
      const password = page.getByLabel('Wachtwoord', { exact: true })
      await fillInRegister(page, newPerson({ password: 'welkom2026' }))
      const send = page.getByRole('button', { name: 'Maak mijn account' })
      await send.click()
      await expect(password).toHaveAccessibleDescription(/zoveel mensen dat inbrekers het als eerste proberen/)
      await password.fill('zeven gele tulpen')
      await send.click()
      await expect(accountButton(page)).toBeVisible()
    },
  )

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
      await page.locator('form').getByRole('link', { name: link }).click()
      const beside = await opened
      await expect(beside.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await axeClean(beside)
      await beside.close()
    }
  })
})

test.describe('guards', () => {
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
    test(`what is typed at ${path} stays, and is never sent by address`, breadth(path !== login), async ({ page }) => {
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await painted(page)
      const email = page.getByLabel('E-mailadres')
      await email.fill('sanne@example.nl')
      const password = page.getByLabel('Wachtwoord', { exact: true })
      await password.fill('zeven gele tulpen')
      await expect(email).toHaveValue('sanne@example.nl')
      await expect(password).toHaveValue('zeven gele tulpen')
      await password.press('Enter')
      expect(new URL(page.url()).search).toBe('')
      release()
      await expect(page.getByRole('main').locator('button[type=submit]')).toBeVisible()
      await expect(email).toHaveValue('sanne@example.nl')
      await expect(password).toHaveValue('zeven gele tulpen')
      await page.getByRole('main').locator('button[type=submit]').click()
      // The address counts as given: nothing is said about it.
      await expect(page.getByText('Vul je e-mailadres in')).toHaveCount(0)
    })
  }
})

test.describe('on a small screen', () => {
  test('the account itself fits in 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signedIn(page)
    await page.goto('/questionnaire/account')
    await expect(page.getByRole('heading', { name: 'Je gegevens', exact: true })).toBeVisible()
    await fits(page)
  })
})
