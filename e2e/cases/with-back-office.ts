import { withOwnService } from '../own-service.ts'
import { test as base } from './with-desks.ts'

/** Journeys that change the service for everybody: in one of their own, with its own data. */
export const test = base.extend<object, { service: string }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    ({}, use) =>
      withOwnService(
        'back-office',
        {},
        (run) => run('server/testing/staffed.ts'),
        (url) => use(url),
      ),
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ service }, use) => {
    await use(service)
  },
})
