import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const path = '/api/api_customer_dashboard/companies'
const typed = { name: 'Molenwiek  B.V.', legal_form: 'bv', kvk: '6875 0110', town: 'Utrecht' }
const someone = () => signedIn(openBrowser(service.app))

test('a case that is done leaves a company with its people, and each holding that came along', async () => {
  const founder = await founderWithCase(service, {
    patch: { p1: { holding: true, holding_name: 'Lepel Holding', holding_as_company: true } },
  })
  const staff = await staffMember(service, founder.office)
  await climb(founder, staff)
  const listed = await founder.call('GET', path)
  const { companies } = listed.json()
  expect(companies).toMatchObject([
    {
      ...{ name: 'De Gouden Lepel B.V.', legal_form: 'bv', kvk: '69599084', seat: 'Utrecht', zip: '3511 AB' },
      ...{ questionnaire: founder.questionnaire, holding_of: null },
    },
    { name: 'Lepel Holding B.V.', kvk: '68750110', holding_of: 'p1' },
  ])
  expect(companies[0].shareholders.map(({ name }: { name: string }) => name)).toContain('Lepel Holding B.V.')
  expect(listed.headers['companies-amount']).toBe('2')
  const dashboard = await founder.call('GET', '/api/api_customer_dashboard/notary_products')
  expect(dashboard.headers['companies-amount']).toBe('2')
  const me = await founder.call('GET', '/api/api_customer_dashboard/me')
  expect(me.headers['companies-amount']).toBe('2')
})

test('of cases that were done before companies were kept one is made on first look, once', async () => {
  const founder = await founderWithCase(service)
  await climb(founder, await staffMember(service, founder.office))
  await service.database.db.deleteFrom('companies').where('account', '=', founder.account).execute()
  const answers = await Promise.all([1, 2, 3].map(() => founder.call('GET', path)))
  expect(answers.map((answer) => answer.json().companies.length)).toEqual([1, 1, 1])
})

test('a company that exists is typed in, and the same one twice is one', async () => {
  const { call } = await someone()
  const made = await Promise.all([1, 2].map(() => call('POST', path, { payload: typed })))
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(made[0]?.json()).toMatchObject({ name: 'Molenwiek B.V.', kvk: '68750110', questionnaire: null })
  expect(made[0]?.json().uuid).toBe(made[1]?.json().uuid)
  const odd = await call('POST', path, { payload: { ...typed, name: ' ', kvk: '123' } })
  expect([odd.statusCode, odd.json().errors.map(({ path }: { path: string }) => path)]).toEqual([422, ['name', 'kvk']])
})

test('of two windows the one that looks at an older version is shown the newer', async () => {
  const { call } = await someone()
  const { uuid, version } = (await call('POST', path, { payload: typed })).json()
  const save = (payload: object) =>
    call('PATCH', `${path}/${uuid}`, { payload, headers: { 'if-match': `"${version}"` } })
  expect((await save({ town: 'Sneek' })).json()).toMatchObject({ town: 'Sneek', name: 'Molenwiek B.V.', version: 2 })
  const late = await save({ town: 'Bolsward' })
  expect([late.statusCode, late.json().current]).toMatchObject([409, { town: 'Sneek', version: 2 }])
})

test('what a company came from is found by its header, and of another’s nothing', async () => {
  const founder = await founderWithCase(service)
  await climb(founder, await staffMember(service, founder.office))
  await founder.call('POST', '/api/dutch_bv_incorporations')
  const [own] = (await founder.call('GET', path)).json().companies
  const added = (await founder.call('POST', path, { payload: typed })).json()
  const products = async (company: string, by: Pick<typeof founder, 'call'> = founder) => {
    const headers = { 'company-id': company }
    const answer = await by.call('GET', '/api/api_customer_dashboard/notary_products', { headers })
    return answer.json().notary_products?.map(({ uuid }: { uuid: string }) => uuid) ?? answer.statusCode
  }
  expect(await products('')).toHaveLength(2)
  expect(await products(own.uuid)).toEqual([founder.questionnaire])
  expect(await products(added.uuid)).toEqual([])
  expect(await products(own.uuid, await someone())).toBe(404)
})

test('to others it is not there', async () => {
  const [owner, stranger] = [await someone(), await someone()]
  const { uuid } = (await owner.call('POST', path, { payload: typed })).json()
  expect((await stranger.call('GET', `${path}/${uuid}`)).statusCode).toBe(404)
  expect((await stranger.call('PATCH', `${path}/${uuid}`, { payload: { town: 'Sneek' } })).statusCode).toBe(404)
  expect((await stranger.call('GET', path)).json().companies).toEqual([])
})
