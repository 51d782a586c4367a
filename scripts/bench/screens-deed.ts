import type { Browser, CDPSession, Page } from '@playwright/test'
import { readyCompany, readyPerson } from '../../e2e/questionnaire/prepared.ts'
import { prepared } from './screens-ours.ts'
import { open, settle, typed, visit } from './slow-browser.ts'

const firstField = 'form input:not([type=hidden])'
const name = 'form [name="company_name"]'
const deed = '[data-article]'
const named = '[data-clause="name_and_seat.name"]'
/** Every letter makes another name: a space at the end would be tidied away. */
const text = 'bakkerijvanalphenendochters'

/** As long as someone who types slowly leaves between two keys: the deed follows within it. */
const pause = 300

/**
 * Someone types the name of a company beside a deed in which nothing is open, and where there is no room for one: what
 * each key costs in scripts from its own paint on. What the deed costs, being written anew and drawn, is the difference.
 */
export async function deedKeys(browser: Browser, base: string) {
  return { beside: await keysAt(browser, base, 1280), alone: await keysAt(browser, base, 1100) }
}

const keysAt = (browser: Browser, base: string, width: number): Promise<readonly number[]> =>
  visit(browser, { base, firstField }, async (page) => {
    await page.setViewportSize({ width, height: 900 })
    const people = { p1: readyPerson('Sanne', { shares: 60 }), p2: readyPerson('Bram', { active: true, shares: 60 }) }
    const path = await prepared(page, { ...readyCompany, ...people, step: 7, temporal_step: 0, substep: 0 })
    await open(page, `${path}?step=0&substep=0`)
    await page.locator(name).waitFor()
    if (width >= 1200) await page.locator(deed).first().waitFor()
    await settle(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const costs: number[] = []
    for (const key of Array.from(text).keys()) costs.push(...(await keyed(page, session, key)))
    if (width >= 1200) await page.locator(deed, { hasText: text }).first().waitFor()
    if (costs.length < text.length / 2) throw new Error('The deed was there before it could be measured.')
    // The first one pays for what was never run before.
    return costs.slice(1)
  })

/** What a key costs; nothing when the deed had followed before this could begin to count. */
async function keyed(page: Page, session: CDPSession, key: number): Promise<readonly number[]> {
  await typed(page, name, text.charAt(key))
  const followed = await page.locator(named, { hasText: new RegExp(`${text.slice(0, key + 1)}(?![a-z])`) }).count()
  const before = await scriptTime(session)
  await new Promise((resolve) => setTimeout(resolve, pause))
  const cost = (await scriptTime(session)) - before
  return followed > 0 ? [] : [cost]
}

/** Milliseconds that scripts have run on this page. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}
