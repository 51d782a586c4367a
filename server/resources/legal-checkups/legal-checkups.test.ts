import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const stranger = () => openBrowser(service.app)
const mark = '/api/legal_checkup_types/mark_as_seen'

test('a checkup is read by its number, in both languages', async () => {
  const answer = await stranger().call('GET', '/api/legal_checkup_types/1')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { id: 1, slug: 'privacy', nl: { name: 'Privacy', points: [expect.any(String), expect.any(String)] }, en: {} },
  ])
})

test.each(['0', '99', '-1', '1.5', 'privacy', '9999999999'])('%s is no checkup', async (id) => {
  expect((await stranger().call('GET', `/api/legal_checkup_types/${id}`)).statusCode).toBe(404)
})

test('seen are the ones that were named, and all where none was; when first counts', async () => {
  const person = await signedIn(stranger())
  const one = (await person.call('PUT', mark, { payload: { ids: [2, 2] } })).json()
  expect(one).toEqual({ seen: [{ id: 2, seen_at: service.clock.now().toISOString() }] })
  service.clock.advance(60_000)
  const { seen } = (await person.call('PUT', mark, { payload: {} })).json()
  expect(seen.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4])
  expect(seen[1]).toEqual(one.seen[0])
  expect((await person.call('PUT', mark, { payload: { ids: [] } })).json()).toEqual({ seen })
  for (const ids of [[1, 99], [-7_767_268_880_547_771]]) {
    expect((await person.call('PUT', mark, { payload: { ids } })).statusCode).toBe(422)
  }
  expect((await person.call('GET', '/api/account/export')).json().legal_checkups_seen).toHaveLength(4)
})

test('what one has seen is nothing to another', async () => {
  const [one, other] = [await signedIn(stranger()), await signedIn(stranger())]
  await one.call('PUT', mark, { payload: { ids: [1] } })
  expect((await other.call('PUT', mark, { payload: { ids: [3] } })).json().seen).toMatchObject([{ id: 3 }])
})
