import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#contract/index.ts'
import { roles } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { insertTestAccount, signedInAs } from '#server/testing/accounts.ts'
import { adminWrites, changeNothing } from '#server/testing/admin-writes.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { withToken } from '#server/testing/signed-in.ts'

// Every change in the back office by everybody who works here or not: only an admin makes it, and none without its line.

let service: TestApp
let admin: Browser & { readonly uuid: string }
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  const account = await insertTestAccount(service, 'admin')
  admin = { ...withToken(openBrowser(service.app), account.token), uuid: account.uuid }
})
afterAll(() => service.close())

const all: readonly Route[] = routes
const writes = all.filter(
  ({ id, method, roles }) =>
    roles?.includes('admin') && roles.length === 1 && method !== 'GET' && !changeNothing.includes(id),
)

test('every change in the back office is tried here, and nothing else', () => {
  expect(Object.keys(adminWrites).toSorted()).toEqual(writes.map(({ id }) => id).toSorted())
})

const lines = () => service.database.db.selectFrom('audit_lines').selectAll().orderBy('id').execute()

test.each(writes)('$id: by an admin alone, with its line', async (route) => {
  const { params = {}, ...sent } = (await adminWrites[route.id]?.({ service, admin })) ?? {}
  const url = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const send = (browser: Browser) => browser.call(route.method, url, sent)
  const before = await lines()

  for (const role of roles.filter((name) => name !== 'admin')) {
    const somebody = await signedInAs(service, role)
    expect([role, (await send(somebody)).statusCode]).toEqual([role, 403])
  }
  expect((await send(openBrowser(service.app))).statusCode).toBe(401)
  expect(await lines()).toHaveLength(before.length)

  const answer = await send(admin)
  expect([answer.statusCode, answer.body]).toEqual([expect.toSatisfy((status) => status < 300), expect.anything()])
  const added = (await lines()).slice(before.length)
  expect(added.length).toBeGreaterThan(0)
  expect(added.every(({ made_by }) => made_by === admin.uuid)).toBe(true)
})

test('writing on at one draft stays one line, until somebody else writes or something else is done', async () => {
  const { params = {}, payload } = (await adminWrites.writeStoryDraft?.({ service, admin })) ?? {}
  const url = `/api/admin/stories/${params.story}/draft`
  let revision = 1
  const write = async (by: Browser) => {
    const answer = await by.call('PUT', url, { payload: { ...payload, revision } })
    revision = answer.json().versions[0].revision
  }
  const log = async () =>
    (await lines())
      .filter(({ subject }) => subject === `story:${params.story}`)
      .map(({ action, detail }) => [action, (detail as { revision?: number }).revision])
  const other = await signedInAs(service, 'admin')
  await write(admin)
  await write(admin)
  expect(await log()).toEqual([
    ['story.created', undefined],
    ['story.written', 3],
  ])
  await write(other)
  await write(admin)
  expect((await log()).slice(1)).toEqual([
    ['story.written', 3],
    ['story.written', 4],
    ['story.written', 5],
  ])
})
