import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { address, allSaved, draftServer, fits, founder, onward, openDraft, visit, write } from '#web/testing/index.ts'

const me = { uuid: 'a1', email: 'anna@voorbeeld.nl', firstname: 'Anna', lastname: 'Bos', phone: null } as Me
const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?', exact: true })
const industry = page.getByRole('combobox', { name: /branche/ })
const title = () => expect.poll(() => document.title)

test('"next" explains what is missing, leads to it, and goes on when it is there', async () => {
  await openDraft({ empty: true })
  await onward.click()
  const summary = page.getByRole('region', { name: 'Nog 3 dingen, dan kun je verder' })
  await expect.element(summary).toHaveFocus()
  await title().toMatch(/^Fout: Stap 1 van 8/)
  await summary.getByRole('link', { name: /branche/ }).click()
  await expect.element(industry).toHaveFocus()
  await expect.element(industry).toHaveAttribute('aria-invalid', 'true')
  await industry.fill('Bouw')
  await page.getByRole('option').first().click()
  await write(name, 'De Vries Zuivel BV')
  await write(page.getByRole('textbox', { name: 'Wat gaat de BV doen?' }), 'Het maken en verkopen van kaas en yoghurt')
  await title().toBe('Stap 1 van 8: Bedrijfsgegevens · Oprecht')
  await onward.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Waar is je BV te vinden?' })).toHaveFocus()
})

test('a message goes the moment it is right, and Enter sends nothing', async () => {
  await openDraft({ empty: true })
  await name.fill('Ab')
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Abc')
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true')
  const before = location.href
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveFocus()
  expect(location.href).toBe(before)
})

test('an address beyond what was reached is put right', async () => {
  await openDraft({ empty: true, at: [1, 3, 'p4'] })
  await address().toMatch(/step=0&substep=0/)
  await title().toMatch(/^Stap 1 van 8/)
})

test('who goes back before the page has caught up with the address is back all the same', async () => {
  await openDraft()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Wat voor BV wordt het?')
  const { pushState } = history
  const pushed = vi.spyOn(history, 'pushState').mockImplementationOnce(async (...to) => {
    const before = location.href
    pushState.apply(history, to)
    // After what is drawn at once, and before what is drawn when there is time: on a slow device that takes a while.
    for (let moment = 0; moment < 20; moment += 1) await null
    history.replaceState(null, '', before)
  })
  await onward.click()
  await expect.poll(() => pushed.mock.calls.length).toBe(1)
  pushed.mockRestore()
  await expect.element(heading).toHaveTextContent('Wat voor BV wordt het?')
  await title().toMatch(/^Stap 1 van 8/)
  await onward.click()
  await expect.element(heading).toHaveTextContent('Waar is je BV te vinden?')
})

test('who goes on while the address is written is not brought back by it', async () => {
  await openDraft()
  const { pushState } = history
  const pushed = vi.spyOn(history, 'pushState').mockImplementationOnce((...to) => {
    pushState.apply(history, to)
    const button = onward.element() as HTMLButtonElement
    button.click()
  })
  await onward.click()
  await expect.poll(() => pushed.mock.calls.length).toBe(2)
  pushed.mockRestore()
  await address().toMatch(/step=0&substep=2/)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Wat en waar ga je verkopen?')
})

test('done steps can be opened again from the menu, later ones cannot', async () => {
  await openDraft({ p1: founder('Sanne'), step: 1, at: [1, 0] })
  const menu = page.getByRole('navigation', { name: 'Stappen' })
  await expect.element(menu.getByRole('button')).toMatchTextContent(/Bedrijfsgegevens, klaar/)
  expect(menu.getByRole('button').elements()).toHaveLength(1)
  await menu.getByRole('button', { name: /Bedrijfsgegevens/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wat voor BV wordt het?' })).toHaveFocus()
  await menu.getByRole('button', { name: /Aandeelhouders/ }).click()
  await title().toMatch(/^Stap 2 van 8/)
})

test('leaving the first step asks, keeps everything, and goes home', async () => {
  const kept = await openDraft({ empty: true })
  await name.fill('Tot Straks')
  const back = page.getByRole('button', { name: 'Terug' })
  await back.click()
  const dialog = page.getByRole('dialog', { name: 'Wil je teruggaan?' })
  await dialog.getByRole('button', { name: 'Nee, ik blijf hier' }).click()
  await back.click()
  await dialog.getByRole('button', { name: 'Ja, ga terug' }).click()
  await address().toBe('/questionnaire/')
  await expect.poll(() => kept.answers().main.company_name).toBe('Tot Straks')
})

test('by keyboard alone', async () => {
  await openDraft({ empty: true })
  const { keyboard, tab } = userEvent
  for (let presses = 0; presses < 40 && document.activeElement !== name.element(); presses += 1) await tab()
  await keyboard('Toetsenbord')
  await tab()
  await keyboard('{ArrowDown}{ArrowUp}')
  await tab()
  await keyboard('bouw{ArrowDown}{Enter}')
  await tab()
  await keyboard('Huizen bouwen en verbouwen')
  await tab()
  await expect.element(page.getByRole('button', { name: 'Terug' })).toHaveFocus()
  await tab()
  await keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Waar is je BV te vinden?' })).toHaveFocus()
  await allSaved()
})

test('on a phone the steps are behind where one is, and the deed behind a button', async () => {
  await page.viewport(390, 844)
  await openDraft({ p1: founder('Sanne'), step: 1, at: [1, 0] })
  await page.getByRole('button', { name: /^Stap 2 van 8: Aandeelhouders/ }).click()
  await page
    .getByRole('dialog', { name: 'Stappen' })
    .getByRole('button', { name: /Bedrijfsgegevens/ })
    .click()
  await expect.element(page.getByRole('button', { name: /^Stap 1 van 8/ })).toBeVisible()
  await page.getByRole('button', { name: 'Bekijk je akte' }).click()
  const deed = page.getByRole('dialog', { name: 'Je akte, terwijl je typt' })
  await expect.element(deed).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(deed).not.toBeInTheDocument()
  await fits()
  await write(name, 'Op De Telefoon')
  await allSaved()
})

test('everyone must be complete before the step ends', async () => {
  const bram = { active: true, firstname: 'Bram', lastname: 'Visser' }
  await openDraft({ p1: founder('Sanne'), p2: bram, p3: founder('Cor'), step: 1, at: [1, 0] })
  await page.getByRole('button', { name: /^Cor Persoon/ }).click()
  await page.getByRole('button', { name: 'Overige vragen' }).click()
  await onward.click()
  await expect.element(page.getByText('Vul eerst de gegevens van alle aandeelhouders in.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: /^Bram: / })).toHaveFocus()
})

test('a shareholder is removed after asking, and the focus goes on', async () => {
  const kept = await openDraft({
    ...{ p1: founder('Sanne'), p2: founder('Bram'), p3: founder('Cor'), step: 1, at: [1, 0] as const },
  })
  const removeBram = page.getByRole('button', { name: 'Verwijder Bram' })
  const removeCor = page.getByRole('button', { name: 'Verwijder Cor' })
  const dialog = page.getByRole('dialog', { name: 'Bram verwijderen?' })
  await removeBram.click()
  await dialog.getByRole('button', { name: 'Nee, laten staan' }).click()
  await removeBram.click()
  await dialog.getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect.element(removeCor).toHaveFocus()
  await removeCor.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect.element(page.getByRole('button', { name: 'Toevoegen' })).toHaveFocus()
  await expect.poll(() => kept.answers().p3.active).not.toBe(true)
  const { p2, p3 } = kept.answers()
  expect([p2.active ?? false, p3.active ?? false, p2.firstname]).toEqual([false, false, undefined])
})

test('a question that an answer brings up stands right under it and is announced', async () => {
  await openDraft({ main: { industry: null, sell_products: null }, at: [0, 0] })
  await industry.fill('gezondheid')
  await page.getByRole('option').first().click()
  const caregiver = page.getByRole('radiogroup', { name: 'Ga je zelf zorg verlenen?' })
  await expect.element(caregiver).toBeVisible()
  await expect.element(page.getByText(/^Er zijn 2 vragen bij gekomen/)).toBeInTheDocument()
  await caregiver.getByRole('radio', { name: 'Ja' }).click()
  await expect.element(page.getByText('Voor zorg gelden extra regels')).toBeVisible()
})

describe('someone else’s questionnaire', () => {
  const uuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  const path = `/questionnaire/dutch-bv/${uuid}`
  const nobodys = { 'GET /api/dutch_bv_incorporations/:uuid': { status: 404, body: { errors: [] } } } as const

  test('a stranger is asked to sign in and comes back', async () => {
    await visit(path, { server: { ...nobodys, 'GET /api/predefined_notary/:uuid': { status: 404 } } })
    await address().toContain(`login?redirect_url=%2Fquestionnaire%2Fdutch-bv%2F${uuid}`)
  })

  test('someone who is signed in is told, and brought home', async () => {
    await visit(path, { as: me, server: { ...nobodys, 'GET /api/predefined_notary/:uuid': { status: 404 } } })
    await address().toBe('/questionnaire/')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Je hebt geen toegang tot deze gegevens/)
  })

  test('a failure of ours says so and tries again', async () => {
    const { server } = draftServer({ main: { company_name: 'Molenwiek' } })
    const asked = server['GET /api/dutch_bv_incorporations/:uuid']
    let isBroken = true
    await visit(path, {
      server: {
        ...server,
        'GET /api/dutch_bv_incorporations/:uuid': (body, query) =>
          isBroken || typeof asked !== 'function' ? { status: 500, body: { errors: [] } } : asked(body, query),
      },
    })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Je bent niets kwijt/)
    isBroken = false
    await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
    await title().toMatch(/^Stap 1 van 8/)
  })
})

describe('what the address of a first visit asks for', () => {
  test('the card with a holding sets it beforehand, once', async () => {
    const { server, kept } = draftServer()
    await visit('/questionnaire/dutch-bv?holding=yes', { server })
    await address().toMatch(/step=0&substep=0/)
    await expect.element(onward).toBeVisible()
    expect(kept.begun).toEqual([{ with_holding: true }])
    expect(kept.answers().p1.holding).toBe(true)
  })

  test('a questionnaire with its calculation goes back to that', async () => {
    const { server } = draftServer()
    const calculation = '0f8fad5b-d9cb-469f-a165-70867728950e'
    await visit(`/questionnaire/dutch-bv?calculationUuid=${calculation}`, {
      server: { ...server, 'GET /api/calculation/:uuid': { status: 404, body: { errors: [] } } },
    })
    await address().toMatch(/step=0&substep=0/)
    await page.getByRole('button', { name: 'Terug' }).click()
    await page.getByRole('button', { name: 'Ja, ga terug' }).click()
    await address().toContain(`calculator/${calculation}`)
  })
})
