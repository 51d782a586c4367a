import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { fillInLogin, logOut } from '../accounts/people.ts'
import { alsoIn, axeClean, expect } from '../fixtures.ts'
import { withConsent } from '../with-site.ts'
import { test } from '../with-staff.ts'

/** What the app shows, or will so many half minutes later: a code is taken once, and the next one is good already. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const password = 'zeven gele tulpen'

test(
  'a notary sets up the second factor before anything else, and signs in with it from then on',
  alsoIn(
    'web/pages/second-factor/second-factor.browser.test.tsx',
    'web/pages/login/code-step.browser.test.tsx',
    'server/resources/accounts/second-factor-doors.test.ts',
  ),
  async ({ page, staff: { email, link } }) => {
    await withConsent(page, 'necessary')
    await page.goto(link)
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
    await page.getByLabel('Nog een keer je nieuwe wachtwoord').fill(password)
    await page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click()
    await expect(heading(page, 'Inloggen')).toBeVisible()
    await fillInLogin(page, { email, password })

    // Straight to setting up; the workplace leads back here.
    await expect(heading(page, 'Inloggen in twee stappen')).toBeVisible()
    await page.goto('/notary')
    await expect(page).toHaveURL('/questionnaire/second-factor?redirect_url=%2Fnotary')
    await axeClean(page)
    await page.getByRole('button', { name: 'Laat de QR-code zien' }).click()
    await expect(page.getByRole('img', { name: /^QR-code/ })).toBeVisible()
    const otpauth = await page.getByRole('link', { name: 'Open in een app op dit apparaat' }).getAttribute('href')
    const secret = new URL(otpauth ?? '').searchParams.get('secret') ?? ''
    await axeClean(page)
    await page.getByLabel('Code uit je app').fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Bewaar je herstelcodes')).toBeVisible()
    const recoveryCodes = await page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem').allTextContents()
    expect(recoveryCodes).toHaveLength(10)
    await axeClean(page)
    await page.getByRole('button', { name: 'Ik heb ze bewaard, ga verder' }).click()
    await expect(page).toHaveURL('/notary')

    // Out, and in again: the password alone opens nothing.
    await page.goto('/questionnaire/account')
    await logOut(page)
    await page.goto('/questionnaire/login?redirect_url=/questionnaire/account')
    await fillInLogin(page, { email, password })
    await expect(heading(page, 'Nog één stap')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
    await axeClean(page)
    await page.getByLabel('Code uit je app').fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/questionnaire/account')
    const section = page.getByRole('region', { name: 'Inloggen in twee stappen' })
    await expect(section.getByText('Je hebt nog 10 herstelcodes')).toBeVisible()
    // It is required here.
    await expect(section.getByRole('button', { name: 'Zet uit' })).toHaveCount(0)
    await axeClean(page)

    // And without the phone.
    await logOut(page)
    await page.goto('/questionnaire/login?redirect_url=/questionnaire/account')
    await fillInLogin(page, { email, password })
    await page.getByRole('button', { name: 'Ik kan niet bij mijn app' }).click()
    await page.getByLabel('Herstelcode', { exact: true }).fill(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(section.getByText('Je hebt nog 9 herstelcodes')).toBeVisible()

    // New ones, for another of those.
    await section.getByRole('button', { name: 'Nieuwe herstelcodes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nieuwe herstelcodes maken' })
    await dialog.getByRole('button', { name: 'Ik kan niet bij mijn app' }).click()
    await dialog.getByLabel('Herstelcode', { exact: true }).fill(recoveryCodes[1] ?? '')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await axeClean(page)
    await dialog.getByRole('button', { name: 'Sluiten' }).click()
    await expect(section.getByText('Je hebt nog 10 herstelcodes')).toBeVisible()
  },
)
