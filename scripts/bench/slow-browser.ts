import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../browser/find.ts'
import { installProbe, type WantedElement } from './probe.ts'

const slowness = 4
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args })
}

type PageVisit = { readonly base: string; readonly firstField: string }

/** Someone who comes for the first time, on a computer four times slower than this one. */
export async function visit<Answer>(
  browser: Browser,
  { base, firstField }: PageVisit,
  work: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ baseURL: base, locale: 'nl-NL', viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.addInitScript(installProbe, firstField)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Opens an address and waits until there is something to fill in; answers when that was. */
export async function open(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForFunction(() => window.probe.ready !== null)
  return page.evaluate(() => window.probe.ready ?? 0)
}

/** Waits until nothing is fetched any more. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    const fetched = () => performance.getEntriesByType('resource').length
    for (let before = -1; before < fetched(); ) {
      before = fetched()
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })
}

/** How long it takes from a press until what is wanted is on the page and painted. */
export async function timed(page: Page, wanted: WantedElement, press: () => Promise<unknown>): Promise<number> {
  const { selector, text = '' } = wanted
  if (await page.locator(selector, { hasText: text }).count())
    throw new Error(`There was a ${selector} before the press.`)
  const painted = await page.evaluateHandle((one) => ({ done: window.probe.untilPainted(one) }), wanted)
  await press()
  return painted.evaluate((one) => one.done)
}

/** Types a text and answers how long each key took to be painted. */
export async function typed(page: Page, selector: string, text: string): Promise<readonly number[]> {
  await page.locator(selector).focus()
  await page.evaluate(() => {
    window.probe.keys = []
  })
  for (const letter of text) {
    const before = await page.evaluate(() => window.probe.keys.length)
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForFunction((count) => window.probe.keys.length > count, before)
  }
  return page.evaluate(() => window.probe.keys)
}

/** When the largest thing on a page was painted. */
export const paintOf = (browser: Browser, base: string, path: string): Promise<number> =>
  visit(browser, { base, firstField: 'h1' }, async (page) => {
    await page.goto(path)
    await settle(page)
    return page.evaluate(() => window.probe.largestPaint)
  })
