import type { Browser, CDPSession, Page } from '@playwright/test'
import { readyCompany, readyPerson } from '../../e2e/questionnaire/prepared.ts'
import { prepared } from './screens-ours.ts'
import { open, settle, typed, visit } from './slow-browser.ts'

const firstField = 'form input:not([type=hidden])'
const deed = '[data-article]'
/** Every letter makes another name: a space at the end would be tidied away. */
const text = 'bakkerijvanalphen'

/**
 * Someone types the name of a company beside a deed in which nothing is open: what each key costs in scripts from its
 * own paint on until the deed says it too. That is writing the whole deed anew and drawing what changed in it.
 */
export const deedKeys = (browser: Browser, base: string): Promise<readonly number[]> =>
  visit(browser, { base, firstField }, async (page) => {
    const people = { p1: readyPerson('Sanne', { shares: 60 }), p2: readyPerson('Bram', { active: true, shares: 60 }) }
    const path = await prepared(page, { ...readyCompany, ...people, step: 7, temporal_step: 0, substep: 0 })
    await open(page, `${path}?step=0&substep=0`)
    await page.locator(deed).first().waitFor()
    await settle(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const costs: number[] = []
    for (const letter of text) costs.push(await keyed(page, session, letter))
    // The first one pays for what was never run before.
    return costs.slice(1)
  })

async function keyed(page: Page, session: CDPSession, letter: string): Promise<number> {
  await evaluate(session, `window.deedChanged = (${untilChanged})(${JSON.stringify(deed)}); null`)
  await typed(page, 'form [name="company_name"]', letter)
  const before = await scriptTime(session)
  await evaluate(session, 'window.deedChanged')
  return (await scriptTime(session)) - before
}

/** Runs in the page: done when the deed was changed and that was painted. */
function untilChanged(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const sheet = document.querySelector(selector)?.closest('article')
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(resolve))
    })
    if (sheet) observer.observe(sheet, { subtree: true, childList: true, characterData: true })
  })
}

/** Without the wrapping of Playwright, which would be measured along. */
const evaluate = (session: CDPSession, expression: string) =>
  session.send('Runtime.evaluate', { expression, awaitPromise: true })

/** Milliseconds that scripts have run on this page. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}
