import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { onlyInFull } from './e2e/in-full.ts'
import { switches } from './scripts/browser/switches.ts'

const port = process.env.JOURNEYS_PORT ?? '4321'
// A database server to run on instead of the embedded database.
const database = process.env.TEST_DATABASE_URL
const executablePath = process.env.BROWSER_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for its page and its server about as often as it works: one more than there are cores keeps them busy.
  workers: availableParallelism() + 1,
  // What is for `npm run test:full` alone, and for whoever asks for it by name.
  ...(process.env.JOURNEYS_BREADTH === 'false' && { grepInvert: new RegExp(onlyInFull) }),
  // And what is left to another commit's turn (scripts/test/in-turns.ts).
  testIgnore: (process.env.JOURNEYS_LEFT ?? '').split(' ').flatMap((name) => (name ? [`**/${name}.spec.ts`] : [])),
  forbidOnly: true,
  retries: 0,
  // A slow machine is not a failure: what is asserted may take its time to come true.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? '.cache/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A page that is opened anew costs more than most journeys: it goes from one to the next, with nothing left in it.
    reuseContext: true,
    // Recording what happens costs as much as the journey; what fails is run again with it (scripts/test/journeys.ts).
    trace: process.env.JOURNEYS_TRACE ? 'on' : 'off',
    launchOptions: {
      executablePath,
      args: [
        ...switches,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // And with the page its process, which costs ten times the page.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: 'node server/testing/staffed.ts && exec node server/main.ts',
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'development',
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: process.env.JOURNEYS_DATA ?? '.cache/journeys',
      LOG_LEVEL: 'warn',
      ...(database && { DATABASE_URL: database }),
      // Every journey comes from one address.
      RATE_LIMIT_PER_MINUTE: '100000',
      // Or say that they come from another, for limits that count differently.
      TRUST_PROXY: 'true',
    },
  },
})
