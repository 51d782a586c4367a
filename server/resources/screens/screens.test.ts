import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Site } from '#contract/site.ts'
import type { PageRequest, Screens } from '#server/adapters/screens/index.ts'
import { readConfig } from '#server/config/index.ts'
import { createLogger, createMetrics, createServer } from '#server/http/index.ts'
import { createPages, screenRoutes } from './index.ts'

/** Screens that only say what they were asked for. */
function screensIn(folder: string, status = 200): Screens & { readonly asked: PageRequest[] } {
  const asked: PageRequest[] = []
  return {
    folder,
    asked,
    async page(request) {
      asked.push(request)
      return { status, locale: request.chosen, html: `<p>${request.path}</p>` }
    },
    content: async ({ path }) => ({ html: `<p>${path}</p>` }),
  }
}

const site = async () => ({}) as Site

test.each([
  ['/questionnaire/', undefined, '/questionnaire/', 'nl'],
  ['/questionnaire/bv?lang=en', undefined, '/questionnaire/bv', 'en'],
  ['/questionnaire/bv?lang=en-us&x=?', 'locale=nl', '/questionnaire/bv', 'en'],
  ['/questionnaire/bv?lang=fr', 'a=b; locale=en-us', '/questionnaire/bv', 'en'],
  ['/questionnaire/bv', 'locale=rubbish', '/questionnaire/bv', 'nl'],
  ['/questionnaire/bv', 'mylocale=en-us', '/questionnaire/bv', 'nl'],
  ['http://example.nl/questionnaire/bv?lang=en', undefined, '/questionnaire/bv', 'en'],
  // Not addresses that a parser of addresses takes, but some send them.
  ['//', undefined, '//', 'nl'],
  ['/\\', undefined, '/\\', 'nl'],
  ['//[', undefined, '//[', 'nl'],
])('%s with cookies %s is the page at %s in %s', async (url, cookies, path, chosen) => {
  const screens = screensIn('')
  await createPages(screens, site).pageAt(url, cookies)
  expect(screens.asked).toMatchObject([{ path, chosen }])
})

async function serverOf(screens: Screens, targets: readonly string[] = []) {
  const config = readConfig({ NODE_ENV: 'test' })
  const app = await createServer({ config, log: createLogger('silent'), metrics: createMetrics({ ofProcess: false }) })
  onTestFinished(() => app.close())
  await screenRoutes(app, { pages: createPages(screens, site), formTargets: async () => targets })
  return app
}

test('files with a hash in their name are kept for ever, all others are asked for again', async () => {
  // A house may itself stand in a folder of that name.
  const home = mkdtempSync(join(tmpdir(), 'screens-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const folder = join(home, 'assets', 'web')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), 'export {}\n')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>\n')

  const app = await serverOf(screensIn(folder))
  const kept = async (url: string) => (await app.inject(url)).headers['cache-control']

  expect(await kept('/assets/main-1a2b3c.js')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/favicon.svg')).toBe('no-cache')
  expect(await kept('/questionnaire/')).toBe('private, no-cache')
  // Its address is a key.
  expect(await kept('/participant/sleutel')).toBe('no-store')
  expect((await app.inject('/participant/sleutel')).headers['referrer-policy']).toBe('no-referrer')
})

test.each([
  [200, undefined],
  [503, '300'],
])('a page with status %i tells when to come again: %s', async (status, later) => {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const app = await serverOf(screensIn(folder, status))
  expect((await app.inject('/questionnaire/')).headers['retry-after']).toBe(later)
})

test.each([
  [[], "form-action 'self'"],
  [
    ['https://pay.example.com', 'https://join.example.com'],
    "form-action 'self' https://pay.example.com https://join.example.com",
  ],
])('forms on a page may go to %j', async (targets, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const app = await serverOf(screensIn(folder), targets)
  const policyAt = async (url: string) => String((await app.inject(url)).headers['content-security-policy']).split(';')
  expect(await policyAt('/questionnaire/')).toContain(expected)
  expect(await policyAt('/health')).toContain("form-action 'self'")
})
