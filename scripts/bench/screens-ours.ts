import type { Browser, Page } from '@playwright/test'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { readyCompany, readyPerson } from '../../e2e/questionnaire/prepared.ts'
import { open, settle, timed, typed, visit } from './slow-browser.ts'

const address = '/questionnaire/dutch-bv'
const firstField = 'form input:not([type=hidden])'
const field = (key: string) => `form [name="${key}"]`
/** Long enough for the slowest twentieth to be more than one key. */
export const text = 'van der Heijden tot den Bosch en van Alphen'

/** Begins a questionnaire: when it can be filled in, which scripts that took, and what its first step does. */
export const beginning = (browser: Browser, base: string) =>
  visit(browser, { base, firstField }, async (page) => {
    const ready = await open(page, address)
    const scripts = await scriptsUntil(page, ready)
    await settle(page)
    await page.locator(field('industry')).fill('Zorg')
    const show = await timed(
      page,
      { selector: '[role=radiogroup][id$=big_registration]' },
      // What was typed chooses nothing by itself: the list offers what is like it, and something else.
      () => page.getByRole('option', { name: 'Zorg en welzijn' }).click(),
    )
    const submit = await timed(page, { selector: 'section[tabindex="-1"] li a' }, () =>
      page.getByRole('button', { name: /^Volgende/ }).click(),
    )
    return { ready, scripts, show, submit, shift: await page.evaluate(() => window.probe.shift) }
  })

/** Someone who stands at the person who founds: a name is typed, and a list of countries opened. */
export const founder = (browser: Browser, base: string) =>
  visit(browser, { base, firstField }, async (page) => {
    const p1 = readyPerson('Sanne', { lastname: '', country_of_birth: null, substep: 2 })
    const path = await prepared(page, { ...readyCompany, p1, step: 1, temporal_step: 1, substep: 2 })
    await open(page, `${path}?step=1&substep=2`)
    await settle(page)
    const keys = await typed(page, field('lastname'), text)
    await page.locator(field('country_of_birth')).focus()
    const list = await timed(page, { selector: '[role=listbox] [role=option]:nth-of-type(200)' }, () =>
      page.keyboard.press('ArrowDown'),
    )
    return { keys, list, shift: await page.evaluate(() => window.probe.shift) }
  })

/** The address of a questionnaire with these answers. */
export async function prepared(page: Page, data: QuestionnairePatch): Promise<string> {
  const api = '/api/dutch_bv_incorporations'
  const { uuid }: { uuid: string } = await (await page.request.post(api, { data: {} })).json()
  const saved = await page.request.patch(`${api}/${uuid}`, { data })
  if (saved.status() !== 200) throw new Error(`The answers were refused: ${await saved.text()}`)
  return `${address}/${uuid}`
}

/** The home page: when it was seen, how it moved, and how fast it speaks English. */
export const home = (browser: Browser, base: string) =>
  visit(browser, { base, firstField: 'h1' }, async (page) => {
    await page.goto('/questionnaire/')
    await settle(page)
    // Pressed in the same stroke in which every word changes.
    const language = await timed(page, { selector: 'button[lang=en][aria-pressed=true]' }, () =>
      page.locator('button[lang=en]').first().click(),
    )
    return {
      ...(await page.evaluate(() => ({ paint: window.probe.largestPaint, shift: window.probe.shift }))),
      language,
    }
  })

/** Paths of the scripts that were asked for before that moment. */
export const scriptsUntil = (page: Page, moment: number): Promise<readonly string[]> =>
  page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime <= until && entry.name.endsWith('.js'))
        .map((entry) => new URL(entry.name).pathname),
    moment,
  )
