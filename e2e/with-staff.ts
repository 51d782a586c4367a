import { test as base } from './fixtures.ts'
import { withOwnService } from './own-service.ts'

type Staff = {
  readonly url: string
  readonly email: string
  /** Where they choose their password. */
  readonly link: string
}

const email = 'noor@kantoor.example'

/** The service as it is in production for who works there, with a notary who never signed in yet. */
export const test = base.extend<object, { staff: Staff }>({
  staff: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    ({}, use) =>
      withOwnService(
        'staff',
        { STAFF_SECOND_FACTOR: 'required' },
        async (run) => (await run('scripts/admin.ts', email, 'notary')).match(/https?:\S+/)?.[0] ?? '',
        (url, link) => use({ url, email, link }),
      ),
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ staff }, use) => {
    await use(staff.url)
  },
})
