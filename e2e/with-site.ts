import type { Page } from '@playwright/test'
import type { Site } from '#contract/site.ts'
import { makeAccount, newPerson, type Token } from './accounts/people.ts'

/**
 * Shows the next pages as with other settings: the server tells the page what it must know, and this changes what it
 * tells. The drawn screen is left out, since it was drawn with the real settings.
 */
export async function withSite(page: Page, change: Partial<Site>): Promise<void> {
  await page.route(/\/questionnaire(\/|$|\?)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<div id="app">[\s\S]*<\/div>(?=(?:\s*<!--.*?-->)?\s*<script )/, '<div id="app"></div>')
      .replace(/(<script type="application\/json" id="site">)([\s\S]*?)(<\/script>)/, (_, open, json, close) => {
        const site: Site = { ...JSON.parse(json), ...change }
        return `${open}${JSON.stringify(site).replaceAll('<', '\\u003c')}${close}`
      })
    return route.fulfill({ response, body: html })
  })
}

/** Chose before, so that the question about measuring does not stand in the way. */
export async function withConsent(page: Page, choice: 'all' | 'necessary'): Promise<void> {
  await page.addInitScript((given) => localStorage.setItem('consent', given), choice)
}

/** Signs in with an account of its own, before the next page. */
export async function signedIn(page: Page): Promise<Token> {
  const token = await makeAccount(page.request, newPerson())
  await page.addInitScript((stored) => localStorage.setItem('jwt', stored), JSON.stringify(token))
  return token
}
