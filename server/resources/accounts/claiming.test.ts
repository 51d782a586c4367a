import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { signedIn, withToken } from '#server/testing/signed-in.ts'
import { claimable } from './claim.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const path = '/api/dutch_bv_incorporations'
const stranger = () => openBrowser(service.app)
const start = async (browser: Browser): Promise<string> => (await browser.call('POST', path)).json().uuid
const reads = async (browser: Browser, uuid: string) => (await browser.call('GET', `${path}/${uuid}`)).statusCode
const saves = async (browser: Browser, uuid: string) =>
  (await browser.call('PATCH', `${path}/${uuid}`, { payload: { main: { company_name: 'Van mij' } } })).statusCode

test('every table that a visitor can fill is claimed', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name in ('visitor', 'account')
    group by table_name having count(*) = 2`.execute(service.database.db)
  expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...claimable].sort())
})

describe('what a browser made before becomes the account’s', () => {
  test('by registering there', async () => {
    const browser = stranger()
    const uuid = await start(browser)
    expect(await saves(browser, uuid)).toBe(200)
    const owner = await signedIn(browser)
    expect([await reads(owner, uuid), await saves(owner, uuid)]).toEqual([200, 200])
    // Without the token it is as if it were not there, also for a copy that this server remembers.
    expect([await saves(browser, uuid), await reads(browser, uuid)]).toEqual([404, 404])
  })

  test('by signing in there, and then it opens elsewhere', async () => {
    const { email } = await signedIn(stranger())
    const browser = stranger()
    const uuid = await start(browser)
    const here = await signedIn(browser, { email })
    const elsewhere = await signedIn(stranger(), { email })
    expect([await reads(here, uuid), await reads(elsewhere, uuid)]).toEqual([200, 200])
  })

  test('by any call that carries both the token and the cookie', async () => {
    const { token } = await signedIn(stranger())
    const browser = stranger()
    const uuid = await start(browser)
    const both = withToken(browser, token)
    await both.call('GET', '/api/me')
    expect(await reads(withToken(stranger(), token), uuid)).toBe(200)
    expect(await reads(browser, uuid)).toBe(404)
  })

  test('with everything it made, questionnaires and calculations', async () => {
    const browser = stranger()
    const uuids = [await start(browser), await start(browser)]
    const made = await browser.call('POST', '/api/calculation', { payload: { origin: 'bv-product' } })
    const owner = await signedIn(browser)
    for (const uuid of uuids) expect(await reads(owner, uuid)).toBe(200)
    const row = await service.database.db
      .selectFrom('calculations')
      .select('account')
      .where('uuid', '=', made.json().uuid)
      .executeTakeFirst()
    expect(row?.account).toBe(owner.account)
  })
})

describe('and nobody else’s', () => {
  test('not for whoever signs in there afterwards', async () => {
    const browser = stranger()
    const uuid = await start(browser)
    await signedIn(browser)
    const other = await signedIn(browser)
    expect([await reads(other, uuid), await saves(other, uuid)]).toEqual([404, 404])
  })

  test('not for another account with another cookie', async () => {
    const uuid = await start(await signedIn(stranger()))
    expect(await reads(await signedIn(stranger()), uuid)).toBe(404)
  })

  test('a failed sign-in claims nothing', async () => {
    const browser = stranger()
    const uuid = await start(browser)
    const credentials = { email: 'niemand@voorbeeld.nl', password: 'een-goed-wachtwoord' }
    expect((await browser.call('POST', '/api/member_auth/sign_in', { payload: credentials })).statusCode).toBe(401)
    expect(await reads(browser, uuid)).toBe(200)
  })
})

test('what is made while signed in is the account’s from the start', async () => {
  const browser = stranger()
  const owner = await signedIn(browser)
  const uuid = await start(owner)
  expect([await reads(owner, uuid), await reads(browser, uuid)]).toEqual([200, 404])
})

test('a token that holds no more is a no, also beside a good cookie; what is for everyone stays open', async () => {
  const browser = stranger()
  const owner = await signedIn(browser)
  await owner.call('DELETE', '/api/member_auth/sign_out')
  const uuid = await start(browser)
  expect([await reads(browser, uuid), await reads(owner, uuid), await saves(owner, uuid)]).toEqual([200, 401, 401])
  expect((await owner.call('POST', path)).statusCode).toBe(401)
  expect((await owner.call('GET', '/api/countries')).statusCode).toBe(200)
})
