import type { Page } from '@playwright/test'
import { headersOf, makeAccount, newPerson } from '../accounts/people.ts'
import { alsoIn, axeClean, breadth, drawn, expect, test } from '../fixtures.ts'
import { saved } from '../questionnaire/walking.ts'
import { withConsent } from '../with-site.ts'

const home = '/questionnaire/'
const flow = '/questionnaire/dutch-bv'
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Oprecht, naar de startpagina' })

/** The mouse goes out over the top edge of the window. */
const mouseLeaves = (page: Page, pointerType: 'mouse' | 'touch' = 'mouse') =>
  page.evaluate((type) => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: type, clientY: -4 }))
  }, pointerType)

/** What watches for it comes after everything else: from then on a page says so. */
const sayWhenWatched = (page: Page) =>
  page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]) {
      listen.call(this, type, ...rest)
      if (type === 'pointerleave' && this === document.documentElement) performance.mark('watched')
    }
  })

const watched = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('watched').length > 0)

test.describe('language', () => {
  test('the switch changes every word, keeps the page and is remembered', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto('/questionnaire/bv?utm_source=mail')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await page.getByRole('button', { name: 'EN English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The BV that fits you.')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Set up a Dutch BV · Oprecht')
    await expect(page).toHaveURL('/questionnaire/bv?utm_source=mail')
    await expect(page.getByRole('button', { name: 'EN English' })).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en-us')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The BV that fits you.')
  })

  test('the switch outlives an address that asked for the other language', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto('/questionnaire/bv?lang=en&utm_source=mail')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'NL Nederlands' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page).toHaveURL('/questionnaire/bv?utm_source=mail')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  })

  test('who thinks better of it before the words are here stays in their language', async ({ page }) => {
    await withConsent(page, 'necessary')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let late = ''
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('The BV that fits you.')) {
        late = route.request().url()
        await held
      }
      await route.fulfill({ response })
    })
    await page.goto('/questionnaire/bv')
    await page.getByRole('button', { name: 'EN English' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText('The BV that fits you.')
    await page.getByRole('button', { name: 'NL Nederlands' }).click()
    const words = page.waitForEvent('requestfinished', (request) => request.url() === late)
    letGo()
    await words
    await drawn(page)
    await expect(heading).not.toHaveText('The BV that fits you.')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await page.getByRole('button', { name: 'EN English' }).click()
    await expect(heading).toHaveText('The BV that fits you.')
  })

  test('rubbish in storage is Dutch', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'klingon'))
    await page.goto(home)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  })

  for (const [path, lang, words] of [
    ['/questionnaire/holding', 'nl', 'alleen in het Nederlands'],
    ['/questionnaire/english-bv', 'en', 'in English only'],
  ] as const) {
    test(`${path} decides the language itself and says why`, breadth(lang === 'nl'), async ({ page }) => {
      await withConsent(page, 'necessary')
      await page.addInitScript(() => localStorage.setItem('locale', 'nl'))
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const other = page.getByRole('button', { name: lang === 'nl' ? 'EN English' : 'NL Nederlands' })
      await expect(other).toHaveAttribute('aria-disabled', 'true')
      // The page is drawn beforehand; the hint comes with its script.
      await expect(other).toHaveAttribute('aria-describedby')
      await other.focus()
      await expect(page.getByRole('tooltip')).toContainText(words)
      await expect(other).toHaveAccessibleDescription(new RegExp(words))
      await axeClean(page)
      await other.click({ force: true })
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    })
  }
})

test.describe('toolbar', () => {
  test('shows the five steps of the whole way, and in words where there is no room', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.setViewportSize(wide)
    await page.goto(flow)
    const progress = page.getByRole('navigation', { name: 'Jouw weg naar een bedrijf' })
    await expect(progress.getByRole('listitem')).toHaveText([
      /Prijs berekenen/,
      /Gegevens invullen/,
      /Betalen/,
      /Documenten naar de notaris/,
      /Bedrijf klaar/,
    ])
    await expect(progress.locator('[aria-current=step]')).toContainText('Gegevens invullen')
    await page.setViewportSize(phone)
    await page.goto('/questionnaire/calculator')
    await expect(progress.getByText('Stap 1 van 5: Prijs berekenen')).toBeVisible()
    await page.goto(home)
    await expect(progress).toHaveCount(0)
  })

  test('the first stop of the Tab key leads past it', alsoIn('web/shell/shell.browser.test.tsx'), async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Direct naar de inhoud' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Bereken mijn prijs' })).toBeFocused()
  })

  test('someone with an account goes to the dashboard, to their account, or logs out', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    const token = await makeAccount(page.request, newPerson())
    await page.evaluate((stored) => localStorage.setItem('jwt', stored), JSON.stringify(token))
    await page.reload()
    const account = page.getByRole('button', { name: 'Mijn account' })
    await expect(account).toHaveText(/SV/)
    await account.focus()
    await page.keyboard.press('Enter')
    const dashboard = page.getByRole('menuitem', { name: 'Naar mijn dashboard' })
    await expect(dashboard).toBeFocused()
    await expect(dashboard).toHaveAttribute('target', '_blank')
    await axeClean(page)
    for (const name of ['Mijn contracten', 'Mijn lidmaatschap', 'Mijn gegevens en inloggen']) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name })).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    const anew = page.waitForEvent('domcontentloaded')
    await page.keyboard.press('Enter')
    await anew
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
    await expect(page).toHaveURL(home)
    // At the server it has ended too.
    expect((await page.request.get('/api/me', { headers: headersOf(token) })).status()).toBe(401)
  })

  test(
    'the drawer in a questionnaire tells the step and why the language is fixed',
    alsoIn('web/shell/shell.browser.test.tsx'),
    async ({ page }) => {
      await withConsent(page, 'necessary')
      await page.setViewportSize(phone)
      await page.goto(flow)
      await page.getByRole('button', { name: 'Menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer.getByText('Stap 2 van 5: Gegevens invullen')).toBeVisible()
      await expect(drawer.getByText('alleen in het Nederlands').last()).toBeVisible()
    },
  )
})

test.describe('logo', () => {
  test('elsewhere it asks: no stays, yes goes', alsoIn('web/shell/shell.browser.test.tsx'), async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto('/questionnaire/calculator')
    await logo(page).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Naar de startpagina?' })
    await expect(question).toBeVisible()
    await axeClean(page)
    await question.getByRole('button', { name: 'Nee, ik blijf hier' }).click()
    await expect(question).toHaveCount(0)
    await expect(logo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Ja, naar de startpagina' }).click()
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('in a questionnaire without an account it promises no dashboard, and finds the draft on the home page', async ({
    page,
  }) => {
    await withConsent(page, 'necessary')
    await page.goto(flow)
    const question = page.getByRole('dialog', { name: 'Wil je nu stoppen?' })
    const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?', exact: true })
    await name.fill('Molenwiek')
    await name.blur()
    await expect(page).toHaveURL(/dutch-bv\/[\w-]{36}/)
    await saved(page)
    await logo(page).click()
    await expect(question).toContainText('startpagina')
    await question.getByRole('button', { name: 'Ja, ik ga later verder' }).click()
    await expect(page.getByRole('heading', { name: /Verder met Molenwiek/ })).toBeVisible()
    // And on a visit of its own, where room is kept for it.
    await page.goto(home)
    await page.getByRole('link', { name: 'Verder: bedrijfsgegevens' }).click()
    await expect(name).toHaveValue('Molenwiek')
  })
})

test.describe('exit intent', () => {
  test('asks once in a session, when the mouse goes out at the top of a questionnaire', async ({ page }) => {
    await withConsent(page, 'necessary')
    await sayWhenWatched(page)
    await page.goto('/questionnaire/english-bv')
    await watched(page)
    await mouseLeaves(page, 'touch')
    await drawn(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const question = page.getByRole('dialog', { name: 'You’re well on your way' })
    await mouseLeaves(page)
    await expect(question).toBeVisible()
    await axeClean(page)
    await question.getByRole('button', { name: 'Stay & Finish' }).click()
    await expect(page).toHaveURL(/\/questionnaire\/english-bv/)
    await expect(question).toHaveCount(0)
    await mouseLeaves(page)
    await drawn(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await watched(page)
    await mouseLeaves(page)
    // Whoever was asked on this page is not watched any more; who was not is asked in what would be another session.
    await page.evaluate(() => sessionStorage.removeItem('exit_intent'))
    await mouseLeaves(page)
    expect(await page.evaluate(() => sessionStorage.getItem('exit_intent'))).not.toBeNull()
  })

  test('exit leads home, and other screens never ask', alsoIn('web/shell/shell.browser.test.tsx'), async ({ page }) => {
    await withConsent(page, 'necessary')
    await sayWhenWatched(page)
    await page.goto(flow)
    await watched(page)
    await logo(page).click()
    await page.getByRole('button', { name: 'Ja, ik ga later verder' }).click()
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // Asked here, they would not be asked again where they are to be.
    await mouseLeaves(page)
    await page.evaluate(() => performance.clearMarks('watched'))
    await page.goBack()
    await watched(page)
    await mouseLeaves(page)
    const stop = page.getByRole('button', { name: 'Stoppen' })
    await expect(stop).toBeVisible()
    await stop.click()
    await expect(page).toHaveURL(home)
  })
})
