import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { switches } from './scripts/browser/switches.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'
import screens from './vite.config.ts'

const inBrowser = 'web/**/*.browser.test.{ts,tsx}'
// What a page keeps for as long as it stands differs there from what the other tests have.
const inOwnPage = 'web/**/*.own-page.browser.test.tsx'
// What is left to another commit's turn (scripts/test/in-turns.ts).
const left = (process.env.TESTS_LEFT ?? '').split(' ').filter(Boolean)
// A slow machine is not a failure.
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 60_000 } } }

const onNode = {
  environment: 'node' as const,
  pool: 'forks' as const,
  // Files share a process: what they import is read once, and an open database goes from one to the next.
  isolate: false,
  // As many as there are cores: with one more each of them reads its code and warms up for fewer files, and all are slower.
  maxWorkers: availableParallelism(),
  ...patience,
}

export default defineConfig(async () => ({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...onNode,
          name: 'unit',
          globalSetup: ['server/testing/run.ts'],
          include: ['{server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser, ...left],
        },
      },
      {
        test: {
          ...onNode,
          name: 'unit of rules',
          include: ['{domain,contract}/**/*.test.ts'],
          // Rules are plain TypeScript that is tried a thousand times over: as Node itself reads it, that takes a fifth less.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        ...(await inBrowserAsBuilt()),
        test: {
          name: 'components',
          include: [inBrowser],
          setupFiles: ['web/testing/setup.ts'],
          ...patience,
          // Files share a page, of which there is one more than there are cores: what they import is read once in each.
          isolate: false,
          maxWorkers: availableParallelism() + 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the journeys: a name is found by a part of it, unless asked for exactly.
            locators: { exact: false },
            viewport: { width: 1280, height: 720 },
            provider: playwright({
              launchOptions: {
                executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
                args: [...switches],
              },
              contextOptions: { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' },
              actionTimeout: 60_000,
            }),
            instances: [
              { browser: 'chromium' as const, exclude: [inOwnPage, ...left] },
              { browser: 'chromium' as const, name: 'components (own page)', include: [inOwnPage] },
            ],
          },
        },
      },
    ],
  },
}))

/** The screens as they are built, but from the root of the project, where the tests are found. */
async function inBrowserAsBuilt() {
  const { plugins = [], resolve = {} } = await screens({ command: 'serve', mode: 'test' })
  // Known beforehand: a library that turns up halfway has the page loaded anew.
  const include = [
    'react',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'wouter',
    'axe-core',
    'driver.js',
    'pdfjs-dist',
    'lexical',
    '@lexical/link',
    '@lexical/list',
    '@lexical/rich-text',
  ]
  // How often what is alike is tried is for the tests in a browser as well.
  const envPrefix = ['VITE_', 'THOROUGH', 'LAWS_SEED']
  return { plugins, resolve, envPrefix, publicDir: 'web/public', cacheDir: '.cache/vite', optimizeDeps: { include } }
}
