import { test as base } from './fixtures.ts'
import { withOwnService } from './own-service.ts'

/** Who ordered four weeks ago, and who was invited then and never came. */
interface Silence {
  readonly email: string
  readonly password: string
  readonly uuid: string
  readonly caseUuid: string
  readonly company: string
  readonly invited: string
}

/** The service after four weeks in which somebody did not answer: no journey can wait that long. */
export const test = base.extend<{ silence: Silence }, { after: { readonly url: string; readonly silence: Silence } }>({
  after: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    ({}, use) =>
      withOwnService(
        'silence',
        {},
        async (run) => {
          await run('server/testing/staffed.ts')
          const said = await run('server/testing/weeks-ago.ts')
          return JSON.parse(said.trim().split('\n').at(-1) ?? '') as Silence
        },
        (url, silence) => use({ url, silence }),
      ),
    { scope: 'worker', timeout: 240_000 },
  ],
  silence: async ({ after }, use) => {
    await use(after.silence)
  },
  baseURL: async ({ after }, use) => {
    await use(after.url)
  },
})
