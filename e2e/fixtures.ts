import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** Every journey fails on what a visitor would never see but we would: errors in the console and breaches of the CSP. */
export const test = base.extend<{ quiet: undefined }>({
  // Limits count per address: each journey comes from its own, as its visitor would.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  extraHTTPHeaders: async ({}, use) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
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

/** Asserts that axe finds nothing on the page as it stands. */
export async function axeClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.target.join(' ')) }))
  expect(found).toEqual([])
}
