import { test as base } from './fixtures.ts'
import { type Command, withOwnService } from './own-service.ts'

const staffed = (run: Command) => run('server/testing/staffed.ts')

/** The service with foundations switched on, which is a setting of the server: one of its own, with its own data. */
export const test = base.extend<object, { service: string }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    ({}, use) => withOwnService('foundations', { FOUNDATIONS_ENABLED: 'true' }, staffed, (url) => use(url)),
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ service }, use) => {
    await use(service)
  },
})
