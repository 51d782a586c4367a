import type { Page } from '@playwright/test'
import { alsoIn, breadth, expect, painted, test } from '../fixtures.ts'
import { atShareholders, openAt, prepared, readyCompany, stored } from '../questionnaire/prepared.ts'
import { begin, saved } from '../questionnaire/walking.ts'
import { withConsent } from '../with-site.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' })
const activities = (page: Page) => page.getByRole('textbox', { name: 'Wat gaat de BV doen?' })
const state = (page: Page, words: RegExp | string) => page.getByRole('banner').getByText(words)

/** What this browser still holds of answers. */
const held = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('questionnaire/')))

test('a tab closed in the middle of typing: every character is there on return', async ({ page, context }) => {
  const uuid = await begin(page)
  await name(page).fill('De Vries Zuivel')
  await activities(page).pressSequentially('Kaas, boter en eie')
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await openAt(again, uuid)
  await expect(name(again)).toHaveValue('De Vries Zuivel')
  await expect(activities(again)).toHaveValue('Kaas, boter en eie')
  await saved(again)
  expect((await stored(again, uuid)).main).toMatchObject({ activities: 'Kaas, boter en eie' })
  await expect.poll(() => held(again)).toEqual([])
})

test('a reload in the middle of typing', breadth(), async ({ page }) => {
  await begin(page)
  await name(page).pressSequentially('Boter')
  await page.reload()
  await expect(name(page)).toHaveValue('Boter')
})

test('typed before any script has come: it is taken over, and saved', async ({ page }) => {
  await withConsent(page, 'necessary')
  let come: () => void = () => undefined
  const scripts = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/questionnaire/dutch-bv', { waitUntil: 'commit' })
  await painted(page)
  const industry = page.getByRole('combobox', { name: /branche/ })
  await name(page).fill('Vroege Vogel')
  await industry.fill('Bouw')
  await activities(page).fill('Brood bakken')
  await expect(name(page)).toHaveValue('Vroege Vogel')
  await expect(industry).toHaveValue('Bouw')
  await expect(activities(page)).toHaveValue('Brood bakken')
  come()
  await page.waitForURL(/step=0&substep=0/)
  await expect(activities(page)).toHaveValue('Brood bakken')
  await activities(page).press('Tab')
  await saved(page)
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect
    .poll(async () => (await stored(page, uuid)).main)
    .toMatchObject({ company_name: 'Vroege Vogel', industry: 'construction', activities: 'Brood bakken' })
})

test('a server that cannot begin it yet: it can be filled in, and is saved as soon as it can', async ({ page }) => {
  await withConsent(page, 'necessary')
  await page.route('**/api/dutch_bv_incorporations', (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.goto('/questionnaire/dutch-bv')
  await name(page).fill('Volhouder')
  await expect(state(page, 'Niet opgeslagen, we proberen het opnieuw')).toBeVisible()
  await page.unrouteAll()
  await page.waitForURL(/step=0&substep=0/)
  await name(page).press('Tab')
  await saved(page)
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(async () => (await stored(page, uuid)).main.company_name).toBe('Volhouder')
})

test('a notary that cannot be looked up: it can be tried again, and nobody has to choose another', async ({ page }) => {
  const uuid = await prepared(page, readyCompany)
  await page.route('**/api/predefined_notary/*', (route) => route.abort())
  await page.goto(`/questionnaire/dutch-bv/${uuid}`)
  await expect(page.getByRole('heading', { name: 'Het lukt ons even niet' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect(name(page)).toHaveValue('De Vries Zuivel')
})

test('offline for a while: the toolbar says so, this browser keeps it, and it is sent when the line is back', async ({
  page,
  context,
}) => {
  const uuid = await begin(page)
  await saved(page)
  await context.setOffline(true)
  await name(page).fill('Zonder Draad')
  await page.keyboard.press('Tab')
  await expect(state(page, 'Geen internet, alles blijft hier bewaard')).toBeVisible()
  await expect.poll(() => held(page)).toHaveLength(1)
  await context.setOffline(false)
  await saved(page)
  expect((await stored(page, uuid)).main.company_name).toBe('Zonder Draad')
  await expect.poll(() => held(page)).toEqual([])
})

test(
  'a server that fails: it is tried again, and the toolbar is always true',
  alsoIn('web/questionnaire/model/save/saving.test.ts'),
  async ({ page }) => {
    const uuid = await begin(page)
    await page.route('**/api/dutch_bv_incorporations/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: { errors: [] } }) : route.fallback(),
    )
    await name(page).fill('Volhouder')
    await page.keyboard.press('Tab')
    await expect(state(page, 'Niet opgeslagen, we proberen het opnieuw')).toBeVisible()
    await page.unrouteAll()
    await saved(page)
    expect((await stored(page, uuid)).main.company_name).toBe('Volhouder')
  },
)

test('an answer that is not right stays here, and the rest is saved', async ({ page }) => {
  const uuid = await atShareholders(page)
  const email = page.getByRole('textbox', { name: 'E-mailadres' })
  await email.fill('sanne@')
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('0612345678')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Vul een e-mailadres in als naam@voorbeeld.nl')).toBeVisible()
  await expect(state(page, 'Opgeslagen, op één antwoord na')).toBeVisible()
  const { p1 } = await stored(page, uuid)
  expect([p1.email, p1.phone_number]).toEqual([undefined, '+31612345678'])
  await page.reload()
  await expect(email).toHaveValue('sanne@')
  await email.fill('sanne@example.nl')
  await expect(page.getByText('Vul een e-mailadres in als naam@voorbeeld.nl')).toBeHidden()
  await page.keyboard.press('Tab')
  await saved(page)
})

test(
  'a BSN stays in this browser only as long as the server does not have it',
  alsoIn('web/questionnaire/model/save/local-copy.test.ts'),
  async ({ page, context }) => {
    const uuid = await prepared(page, {
      ...readyCompany,
      p1: { substep: 4 },
      step: 1,
      temporal_step: 1,
      substep: 4,
    })
    await openAt(page, uuid, '?step=1&substep=4&person=p1')
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'BSN' }).fill('111222333')
    await page.keyboard.press('Tab')
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
    await expect.poll(kept).toContain('111222333')
    await context.setOffline(false)
    await saved(page)
    await expect.poll(kept).not.toContain('111222333')
  },
)

test.describe('two tabs', () => {
  test('different questions come together in both', async ({ page, context }) => {
    const uuid = await begin(page)
    const other = await context.newPage()
    await openAt(other, uuid)
    await name(page).fill('Tabblad Een')
    await page.keyboard.press('Tab')
    await saved(page)
    await expect(name(other)).toHaveValue('Tabblad Een')
    await activities(other).fill('Alles wat met zuivel te maken heeft')
    await other.keyboard.press('Tab')
    await saved(other)
    await expect(activities(page)).toHaveValue('Alles wat met zuivel te maken heeft')
    expect((await stored(page, uuid)).main).toMatchObject({
      company_name: 'Tabblad Een',
      activities: 'Alles wat met zuivel te maken heeft',
    })
  })

  for (const [choice, kept] of [
    ['Houd wat ik hier invulde', 'Van Deze Kant'],
    ['Neem over wat er op de andere plek staat', 'Van De Andere Kant'],
  ] as const) {
    test(`the same question is a choice: ${choice}`, breadth(kept !== 'Van Deze Kant'), async ({ page, context }) => {
      const uuid = await begin(page)
      const other = await context.newPage()
      await openAt(other, uuid)
      await name(page).fill('Van Deze Kant')
      await name(other).fill('Van De Andere Kant')
      await other.keyboard.press('Tab')
      await saved(other)
      await page.bringToFront()
      await name(page).press('Tab')
      const dialog = page.getByRole('dialog', { name: 'Je hebt dit op twee plekken ingevuld' })
      await expect(dialog.getByRole('row').last()).toContainText('Van Deze Kant')
      await expect(dialog.getByRole('row').last()).toContainText('Van De Andere Kant')
      await dialog.getByRole('button', { name: choice }).last().click()
      await saved(page)
      await expect(name(page)).toHaveValue(kept)
      expect((await stored(page, uuid)).main.company_name).toBe(kept)
    })
  }
})
