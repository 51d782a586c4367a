import {
  type BrowserContext,
  test as base,
  type CDPSession,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'

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
    await context.setOffline(false)
    // What is set at the browser itself would stay for the next one.
    const sessions: CDPSession[] = []
    const newCDPSession = context.newCDPSession.bind(context)
    context.newCDPSession = async (of) => {
      const session = await newCDPSession(of)
      sessions.push(session)
      return session
    }
    await use(context)
    for (const session of sessions) await session.detach()
  },
  quiet: [
    async ({ page }, use) => {
      const noise = noiseOf(page)
      await use(undefined)
      noise.end()
    },
    { auto: true },
  ],
})

/** Listens to a page until the end, which fails when there was anything to hear. */
export function noiseOf(page: Page): { end(): void } {
  const noise: string[] = []
  const onError = (error: Error) => noise.push(String(error))
  const onConsole = (message: ConsoleMessage) => {
    // The browser logs every 4xx by itself; journeys that expect one assert it on the response.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) noise.push(message.text())
  }
  page.on('pageerror', onError)
  page.on('console', onConsole)
  return {
    end() {
      page.off('pageerror', onError)
      page.off('console', onConsole)
      expect(noise, 'errors in the console').toEqual([])
    },
  }
}

export { axeClean } from './axe-clean.ts'
export { alsoIn, breadth } from './in-full.ts'
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

/** Nobody types in what is not painted yet; a browser that is told to loses it. */
export const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** What has begun by now is drawn, or is not going to be. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Nothing stands out of the screen: a window that was made smaller is drawn anew in a while. */
export const fits = (page: Page, what?: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), what)
    .toBeLessThanOrEqual(0)

/** A page that never comes alive is left to the journey, which may be about that. */
const alive = (page: Page) =>
  page
    .waitForFunction(() => !document.getElementById('app') || performance.getEntriesByName('alive').length > 0, null, {
      timeout: 60_000,
    })
    .catch(() => undefined)
