import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { isKnown, know, screenOf } from './known-screens.ts'

/** Every journey fails on what a visitor would never see but we would: errors in the console and breaches of the CSP. */
export const test = base.extend<{ quiet: undefined }>({
  // A visitor is slower than a test: whoever opens a page acts on it when it answers, not when it was only drawn.
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await asVisitor(context, options?.javaScriptEnabled !== false)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // The one that goes from journey to journey, emptied.
  context: async ({ context }, use) => {
    await asVisitor(context)
    await use(context)
  },
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('pageerror', (error) => noise.push(String(error)))
      page.on('console', (message) => {
        // The browser logs every 4xx by itself; journeys that expect one assert it on the response.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          noise.push(message.text())
      })
      await use(undefined)
      expect(noise, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Limits count per address: each comes from its own. */
export const ownAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` }
}

async function asVisitor(context: BrowserContext, script = true): Promise<void> {
  await context.setExtraHTTPHeaders(ownAddress())
  if (!script) return
  for (const page of context.pages()) actWhenAlive(page)
  context.on('page', actWhenAlive)
}

/** Makes opening a page last until its script has taken over what the server drew, where it has one. */
function actWhenAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    // Who asks for less wants to act earlier.
    if (options?.waitUntil === undefined) await alive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await alive(page)
    return response
  }
}

/** A page that never comes alive is left to the journey, which may be about that. */
const alive = (page: Page) =>
  page
    .waitForFunction(() => !document.getElementById('app') || performance.getEntriesByName('alive').length > 0, null, {
      timeout: 60_000,
    })
    .catch(() => undefined)

/**
 * Asserts that axe finds nothing on the page as it stands. The articles of a deed beside the questions are more than the rest
 * of the page and the same on every step: the journeys about the deed look at them, the others at everything around. A screen
 * that was found clean in this run, on whatever journey, is not looked at again.
 */
export async function axeClean(page: Page, { articles = false } = {}): Promise<void> {
  const skipped = articles ? '' : '[data-article]'
  const screen = await screenOf(page, skipped)
  if (isKnown(screen)) return
  // Only what is wrong is worked out, and in the page itself: there are no frames of others, for which a second page
  // would be opened. The same rules run over the same elements, for a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (skipped ? axe.exclude(skipped) : axe).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.target.join(' ')) }))
  expect(found).toEqual([])
  know(screen)
}
