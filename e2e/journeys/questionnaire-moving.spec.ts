import { alsoIn, expect, fits, test } from '../fixtures.ts'
import { answer } from '../questionnaire/answering.ts'
import { company } from '../questionnaire/founders.ts'
import { atShareholders, openAt, prepared, readyCompany, readyPerson, stored } from '../questionnaire/prepared.ts'
import { begin, flows, next, nextButton, saved } from '../questionnaire/walking.ts'
import { signedIn, withConsent } from '../with-site.ts'

const asker = (page: Parameters<typeof begin>[0]) => ({ page, messages: flows['dutch-bv'], scope: 'main' }) as const

test(
  '"next" explains what is missing, leads to it, and goes on when it is there',
  alsoIn('web/pages/flow/moving.browser.test.tsx'),
  async ({ page }) => {
    await begin(page)
    await nextButton(page).click()
    const summary = page.getByRole('region', { name: 'Nog 3 dingen, dan kun je verder' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Fout: Stap 1 van 8/)
    await summary.getByRole('link', { name: /branche/ }).click()
    await expect(page.getByRole('combobox', { name: /branche/ })).toBeFocused()
    await expect(page.getByRole('combobox', { name: /branche/ })).toHaveAttribute('aria-invalid', 'true')
    await answer(asker(page), company[0] ?? {})
    await expect(page).toHaveTitle('Stap 1 van 8: Bedrijfsgegevens · Oprecht')
    await next(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Waar is je BV te vinden?' })).toBeFocused()
  },
)

test(
  'a message goes the moment it is right, and Enter sends nothing',
  alsoIn('web/pages/flow/moving.browser.test.tsx'),
  async ({ page }) => {
    await begin(page)
    const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' })
    await name.fill('Ab')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    await name.press('Tab')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Abc')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    const before = page.url()
    await name.press('Enter')
    await expect(name).toBeFocused()
    expect(page.url()).toBe(before)
  },
)

test('back and forward of the browser lead through the sections', async ({ page }) => {
  const uuid = await prepared(page, { ...readyCompany, p1: readyPerson('Sanne') })
  await openAt(page, uuid)
  const heading = page.getByRole('heading', { level: 1 })
  await next(page)
  await next(page)
  await expect(heading).toHaveText('Wat en waar ga je verkopen?')
  await page.goBack()
  await expect(heading).toHaveText('Waar is je BV te vinden?')
  await page.goBack()
  await expect(heading).toHaveText('Wat voor BV wordt het?')
  await page.goForward()
  await expect(heading).toHaveText('Waar is je BV te vinden?')
})

// Which addresses ask for what is a table of `placeIn`; that it is asked here is seen by one of them.
test(
  'an address beyond what was reached is put right',
  alsoIn('web/pages/flow/moving.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await prepared(page, {})
    await openAt(page, uuid, '?step=1&substep=3&person=p4')
    await expect(page).toHaveURL(/step=0&substep=0/)
    await expect(page).toHaveTitle(/^Stap 1 van 8/)
  },
)

test(
  'done steps can be opened again from the menu, later ones cannot',
  alsoIn('web/pages/flow/moving.browser.test.tsx'),
  async ({ page }) => {
    await atShareholders(page, { p1: readyPerson('Sanne') })
    const menu = page.getByRole('navigation', { name: 'Stappen' })
    await expect(menu.getByRole('button')).toHaveText([/Bedrijfsgegevens, klaar/])
    await menu.getByRole('button', { name: /Bedrijfsgegevens/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await menu.getByRole('button', { name: /Aandeelhouders/ }).click()
    await expect(page).toHaveTitle(/^Stap 2 van 8/)
  },
)

test(
  'leaving the first step asks, keeps everything, and goes home',
  alsoIn('web/pages/flow/moving.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await begin(page)
    await page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' }).fill('Tot Straks')
    await page.getByRole('button', { name: 'Terug' }).click()
    const dialog = page.getByRole('dialog', { name: 'Wil je teruggaan?' })
    await dialog.getByRole('button', { name: 'Nee, ik blijf hier' }).click()
    await page.getByRole('button', { name: 'Terug' }).click()
    await dialog.getByRole('button', { name: 'Ja, ga terug' }).click()
    await expect(page).toHaveURL('/questionnaire/')
    await expect.poll(async () => (await stored(page, uuid)).main.company_name).toBe('Tot Straks')
  },
)

test(
  'a questionnaire with its calculation goes back to that',
  alsoIn('web/pages/flow/moving.browser.test.tsx', 'server/resources/calculations/calculations.test.ts'),
  async ({ page }) => {
    const made = await page.request.post('/api/calculation', { data: {} })
    const { uuid: calculation } = (await made.json()) as { uuid: string }
    await begin(page, 'dutch-bv', `?calculationUuid=${calculation}`)
    await page.getByRole('button', { name: 'Terug' }).click()
    await page.getByRole('button', { name: 'Ja, ga terug' }).click()
    await expect(page).toHaveURL(new RegExp(`calculator/${calculation}`))
  },
)

test(
  'the card with a holding sets it beforehand, once',
  alsoIn('web/pages/flow/moving.browser.test.tsx', 'server/resources/questionnaires/questionnaires.test.ts'),
  async ({ page }) => {
    const made: string[] = []
    page.on('request', (request) => request.method() === 'POST' && made.push(request.url()))
    const uuid = await begin(page, 'dutch-bv', '?holding=yes')
    expect((await stored(page, uuid)).p1.holding).toBe(true)
    expect(made).toHaveLength(1)
  },
)

test('by keyboard alone', alsoIn('web/pages/flow/moving.browser.test.tsx'), async ({ page }) => {
  await begin(page)
  const { keyboard } = page
  const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' })
  for (let press = 0; press < 40 && !(await name.evaluate((one) => one === document.activeElement)); press++) {
    await keyboard.press('Tab')
  }
  await keyboard.type('Toetsenbord')
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keyboard.press('Tab')
  await keyboard.type('bouw')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('Huizen bouwen en verbouwen')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Terug' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Waar is je BV te vinden?' })).toBeFocused()
  await saved(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'the steps are behind where one is, and the deed behind a button',
    alsoIn('web/pages/flow/moving.browser.test.tsx'),
    async ({ page }) => {
      await atShareholders(page, { p1: readyPerson('Sanne') })
      await page.getByRole('button', { name: /^Stap 2 van 8: Aandeelhouders/ }).click()
      await page
        .getByRole('dialog', { name: 'Stappen' })
        .getByRole('button', { name: /Bedrijfsgegevens/ })
        .click()
      await expect(page.getByRole('button', { name: /^Stap 1 van 8/ })).toBeVisible()
      await page.getByRole('button', { name: 'Bekijk je akte' }).click()
      await expect(page.getByRole('dialog', { name: 'Je akte, terwijl je typt' })).toBeVisible()
      await page.keyboard.press('Escape')
      await fits(page)
      await answer({ ...asker(page) }, { company_name: 'Op De Telefoon' })
      await saved(page)
    },
  )
})

test.describe('someone else’s questionnaire', () => {
  test(
    'a stranger is asked to sign in and comes back',
    alsoIn('web/pages/flow/moving.browser.test.tsx', 'server/resources/questionnaires/ownership.test.ts'),
    async ({ page, browser, baseURL }) => {
      const uuid = await begin(page)
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
      const stranger = await context.newPage()
      await withConsent(stranger, 'necessary')
      await stranger.goto(`/questionnaire/dutch-bv/${uuid}`)
      await expect(stranger).toHaveURL(new RegExp(`login\\?redirect_url=%2Fquestionnaire%2Fdutch-bv%2F${uuid}`))
      await context.close()
    },
  )

  test(
    'someone who is signed in is told, and brought home',
    alsoIn('web/pages/flow/moving.browser.test.tsx', 'server/resources/questionnaires/ownership.test.ts'),
    async ({ page }) => {
      await withConsent(page, 'necessary')
      await signedIn(page)
      await page.goto('/questionnaire/dutch-bv/6f9619ff-8b86-4d01-b42d-00cf4fc964ff')
      await expect(page).toHaveURL('/questionnaire/')
      await expect(page.getByRole('alert')).toContainText('Je hebt geen toegang tot deze gegevens')
    },
  )

  test(
    'a failure of ours says so and tries again',
    alsoIn('web/pages/flow/moving.browser.test.tsx'),
    async ({ page }) => {
      const uuid = await prepared(page, {})
      await page.route('**/api/dutch_bv_incorporations/*', (route) =>
        route.fulfill({ status: 500, json: { errors: [] } }),
      )
      await page.goto(`/questionnaire/dutch-bv/${uuid}`)
      await expect(page.getByRole('alert')).toContainText('Je bent niets kwijt')
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
      await expect(page).toHaveTitle(/^Stap 1 van 8/)
    },
  )
})

test(
  'everyone must be complete before the step ends',
  alsoIn('web/pages/flow/moving.browser.test.tsx'),
  async ({ page }) => {
    await atShareholders(page, {
      p1: readyPerson('Sanne'),
      p2: { active: true, firstname: 'Bram', lastname: 'Visser' },
      p3: readyPerson('Cor'),
    })
    await page.getByRole('button', { name: /^Cor Persoon/ }).click()
    await page.getByRole('button', { name: 'Overige vragen' }).click()
    await nextButton(page).click()
    await expect(page.getByText('Vul eerst de gegevens van alle aandeelhouders in.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^Bram: / })).toBeFocused()
  },
)
