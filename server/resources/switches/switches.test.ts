import { afterAll, beforeAll, expect, test } from 'vitest'
import { flows } from '#domain/products/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'

let service: TestApp
let admin: Browser
beforeAll(async () => {
  service = await openTestApp()
  admin = await signedInAs(service, 'admin')
})
afterAll(() => service.close())

const at = (name: string) => `/api/admin/switches/${name}`
const turn = (name: string, is_on: boolean, more: object = {}) =>
  admin.call('PUT', at(name), { payload: { is_on, ...more } })
const site = async (app = service.app) => (await app.inject('/api/site')).json()
const begin = async () => (await openBrowser(service.app).call('POST', `/api/${flows.stichting.api_path}`)).statusCode

test('what is turned holds at once, everywhere it is looked at, until it is as the settings have it again', async () => {
  expect([(await site()).flags.foundations, await begin()]).toEqual([false, 404])
  expect((await turn('foundations', true)).json()).toMatchObject({ is_on: true, by_setting: false })
  expect([(await site()).flags.foundations, await begin()]).toEqual([true, 201])
  expect((await admin.call('DELETE', at('foundations'))).json()).toMatchObject({ is_on: false, changed_at: null })
  expect([(await site()).flags.foundations, await begin()]).toEqual([false, 404])
})

test('what the calculator asks follows', async () => {
  const asks = async () =>
    'tail' in
    (await service.app.inject('/api/calculator/configuration'))
      .json()
      .questions.find(({ key }: { key: string }) => key === 'timing')
  const before = await asks()
  await turn('incorporation_speed', false)
  expect([before, await asks()]).toEqual([true, false])
  await turn('incorporation_speed', true)
  expect(await asks()).toBe(true)
})

test('in maintenance everything is closed but what ends it', async () => {
  const note = { nl: 'Om 14.00 uur zijn we terug.', en: 'We are back at 2 pm.' }
  await turn('maintenance', true, { note })
  const stranger = openBrowser(service.app)
  expect((await stranger.call('GET', '/api/calculator/configuration')).statusCode).toBe(503)
  expect((await stranger.call('GET', '/api/nothing')).statusCode).toBe(503)
  expect((await admin.call('GET', '/api/me')).statusCode).toBe(200)
  expect((await admin.call('GET', '/api/admin/switches')).json().data[0]).toMatchObject({ is_on: true, note })
  // Who may not end it does not come in either.
  const customer = await signedInAs(service)
  expect((await customer.call('PUT', at('maintenance'), { payload: { is_on: false } })).statusCode).toBe(403)
  await turn('maintenance', false)
  expect((await stranger.call('GET', '/api/calculator/configuration')).statusCode).toBe(200)
})

test('another process hears of it within seconds, also of one that never was', async () => {
  const elsewhere = await openTestApp({ database: service.database })
  await turn('in_person', true)
  expect((await site(elsewhere.app)).flags.in_person).toBe(false)
  elsewhere.clock.advance(6_000)
  expect((await site(elsewhere.app)).flags.in_person).toBe(true)
  await elsewhere.close()
})

test.each([
  ['there is no such switch', 'nonsense', { is_on: true }],
  ['on is no word', 'foundations', { is_on: 'on' }],
  ['a note in one language', 'maintenance', { is_on: true, note: { nl: 'Even dicht' } }],
  ['something else', 'foundations', { is_on: true, by: 'me' }],
])('%s: refused', async (_why, name, payload) => {
  expect((await admin.call('PUT', at(name), { payload })).statusCode).toBe(422)
})
