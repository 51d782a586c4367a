import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountryRisk } from '#contract/admin-countries.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'

let service: TestApp
let admin: Browser
beforeAll(async () => {
  service = await openTestApp()
  admin = await signedInAs(service, 'admin')
})
afterAll(() => service.close())

const countries = '/api/admin/countries'
const listed = async () => (await admin.call('GET', countries)).json<{ today: string; data: CountryRisk[] }>()
const read = async (code: string) => (await listed()).data.find((country) => country.code === code) as CountryRisk
const say = async (code: string, over: object = {}) => {
  const [{ today }, { revision }] = [await listed(), await read(code)]
  const payload = { revision, level: 'blacklist', reason: 'Op de lijst gezet', from_day: today, ...over }
  return admin.call('POST', `${countries}/${code}/risks`, { payload })
}
const shownAs = async (code: string) => {
  const all = (await service.app.inject('/api/countries')).json<({ code: string; risk_level: object } | '---')[]>()
  return all.find((country) => country !== '---' && country.code === code)
}
const isServed = async (code: string) =>
  !(await service.app.inject('/api/site')).json().unserved_countries.includes(code)

test('a country counts otherwise at once, for whoever reads it, and as our list has it when that is taken back', async () => {
  expect(await isServed('BR')).toBe(true)
  const { level, listed: own } = await read('BR')
  expect((await say('BR')).json()).toMatchObject({ level: 'blacklist', listed: own, revision: 2 })
  expect(await isServed('BR')).toBe(false)
  expect(await shownAs('BR')).toMatchObject({ risk_level: { level: 'blacklist' } })
  const answer = await admin.call('POST', `${countries}/BR/restore`, { payload: { revision: 2, from_day: null } })
  expect(answer.json()).toMatchObject({ level, changes: [] })
  expect(await isServed('BR')).toBe(true)
  const lines = (await admin.call('GET', '/api/admin/audit?subject=country:BR')).json().data
  expect(lines.map(({ action }: { action: string }) => action)).toEqual(['country.risk_restored', 'country.risk_set'])
  expect(lines[1].detail).toMatchObject({ from: level, to: 'blacklist', reason: 'Op de lijst gezet' })
})

test('what is planned counts from its day on', async () => {
  const tomorrow = new Date(service.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const answer = await say('CL', { level: 'high', from_day: tomorrow })
  expect(answer.json()).toMatchObject({ level: 'low', changes: [{ from_day: tomorrow, level: 'high' }] })
  expect(await shownAs('CL')).toMatchObject({ risk_level: { level: 'low' } })
  service.clock.advance(86_400_000)
  expect(await shownAs('CL')).toMatchObject({ risk_level: { level: 'high' } })
  const { revision } = await read('CL')
  const back = await admin.call('POST', `${countries}/CL/restore`, { payload: { revision, from_day: tomorrow } })
  expect(back.json()).toMatchObject({ level: 'low', changes: [] })
})

test('what was decided before stays as it was', async () => {
  const answer = await say('PE', { from_day: '2020-01-01' })
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'from_day'])
  expect((await say('PE', { reason: ' ' })).statusCode).toBe(422)
  const { revision } = await read('PE')
  const nothing = await admin.call('POST', `${countries}/PE/restore`, { payload: { revision, from_day: null } })
  expect([nothing.statusCode, (await read('PE')).revision]).toEqual([404, revision])
})

test('of two who change one country the second sees what the first said', async () => {
  const { revision } = await read('AR')
  const [one, other] = await Promise.all([
    say('AR', { revision, level: 'high' }),
    say('AR', { revision, level: 'medium' }),
  ])
  const answers = [one, other].map((answer) => answer?.statusCode)
  expect(answers.toSorted()).toEqual([200, 409])
  const [late] = [one, other].filter((answer) => answer?.statusCode === 409)
  expect(late?.json().errors[0].current.changes).toHaveLength(1)
})
