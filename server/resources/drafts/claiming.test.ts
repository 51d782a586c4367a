import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { signInWith, someone, tokenIn } from '#server/testing/identity.ts'
import { type SignedIn, signedIn, withToken } from '#server/testing/signed-in.ts'
import { claimable } from './actions.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const path = '/api/dutch_bv_incorporations'
const stranger = () => openBrowser(service.app)
const start = async (browser: Browser, company_name?: string): Promise<string> =>
  (await browser.call('POST', path, { payload: { ...(company_name && { company_name }) } })).json().uuid
const reads = async (browser: Browser, uuid: string) => (await browser.call('GET', `${path}/${uuid}`)).statusCode
const saves = async (browser: Browser, uuid: string) =>
  (await browser.call('PATCH', `${path}/${uuid}`, { payload: { main: { company_name: 'Van mij' } } })).statusCode
const take = (browser: Browser, uuids: readonly string[], headers = {}) =>
  browser.call('POST', '/api/drafts/claim', { payload: { uuids }, headers })
const drafts = async (browser: Browser) => (await browser.call('GET', '/api/drafts')).json().drafts

/** From a page of somebody else, which is what a browser says of every request that such a page causes. */
const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

test('every table that a visitor can fill is claimed', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name in ('visitor', 'account')
    group by table_name having count(*) = 2`.execute(service.database.db)
  expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...claimable].sort())
})

describe('what a browser made before becomes the account’s', () => {
  test('by registering there with the draft one comes from', async () => {
    const browser = stranger()
    const uuid = await start(browser)
    expect(await saves(browser, uuid)).toBe(200)
    const owner = await signedIn(browser, { fields: { drafts: [uuid] } })
    expect([await reads(owner, uuid), await saves(owner, uuid)]).toEqual([200, 200])
    // Without the token it is as if it were not there, also for a copy that this server remembers.
    expect([await saves(browser, uuid), await reads(browser, uuid)]).toEqual([404, 404])
  })

  test('by signing in there, and then it opens elsewhere', async () => {
    const { email } = await signedIn(stranger())
    const browser = stranger()
    const uuid = await start(browser)
    const here = await signedIn(browser, { email, fields: { drafts: [uuid] } })
    const elsewhere = await signedIn(stranger(), { email })
    expect([await reads(here, uuid), await reads(elsewhere, uuid)]).toEqual([200, 200])
  })

  test('by saying so once signed in, with the calculation it began with', async () => {
    const browser = stranger()
    const calculation = await browser.call('POST', '/api/calculation', { payload: { origin: 'bv-product' } })
    const calculation_uuid = calculation.json().uuid
    const made = await browser.call('POST', path, { payload: { calculation_uuid } })
    const owner = await signedIn(browser)
    const uuid = made.json().uuid
    expect((await take(owner, [uuid])).json()).toEqual({ claimed: [uuid] })
    expect(await reads(browser, uuid)).toBe(404)
    const row = await service.database.db
      .selectFrom('calculations')
      .select('account')
      .where('uuid', '=', calculation_uuid)
      .executeTakeFirst()
    expect(row?.account).toBe(owner.account)
  })

  test('and only what was named: the rest is asked about', async () => {
    const browser = stranger()
    const [mine, left] = [await start(browser, 'Molenwiek'), await start(browser, 'Van een ander')]
    const owner = await signedIn(browser, { fields: { drafts: [mine] } })
    expect(await drafts(owner)).toMatchObject([{ uuid: left, flow: 'dutch-bv', name: 'Van een ander B.V.' }])
    expect([await reads(browser, mine), await reads(browser, left)]).toEqual([404, 200])
  })
})

describe('and never by the way', () => {
  /** Someone who made something, and an attacker with an account of their own. */
  async function scene() {
    const victim = stranger()
    const uuid = await start(victim, 'Molenwiek')
    const attacker = await signedIn(stranger())
    return { victim, uuid, attacker }
  }
  const stillTheirs = async (victim: Browser, uuid: string, attacker: SignedIn) =>
    expect([await reads(victim, uuid), await reads(attacker, uuid)]).toEqual([200, 404])

  test.each(['/api/me', '/api/drafts', '/api/member_auth/validate_token', '/api/billings', path])(
    'a link to %s with the token of a stranger claims nothing',
    async (url) => {
      const { victim, uuid, attacker } = await scene()
      const query = new URLSearchParams({ ...attacker.token })
      await victim.call('GET', `${url}?${query}`, { headers: { 'sec-fetch-site': 'cross-site' } })
      await victim.call('GET', `${url}?${query}`)
      await stillTheirs(victim, uuid, attacker)
    },
  )

  test('a token in the address of a call of ours opens nothing', async () => {
    const { attacker } = await scene()
    const query = new URLSearchParams({ ...attacker.token })
    for (const url of ['/api/me', '/api/billings', '/api/account/sessions', '/api/account/export']) {
      expect((await stranger().call('GET', `${url}?${query}`)).statusCode).toBe(401)
    }
  })

  test('nor does any call with a token beside the cookie', async () => {
    const { victim, uuid, attacker } = await scene()
    const both = withToken(victim, attacker.token)
    await both.call('GET', '/api/me')
    expect([await reads(both, uuid), await saves(both, uuid)]).toEqual([200, 200])
    await stillTheirs(victim, uuid, attacker)
  })

  test('nor a redirection that a stranger made', async () => {
    const { victim, uuid, attacker } = await scene()
    const made = await attacker.call('POST', '/api/api_redirections?redirect_url=/questionnaire/')
    const opened = await victim.call('GET', new URL(made.json().redirect_url).pathname, { headers: crossSite })
    expect(opened.statusCode).toBe(302)
    await stillTheirs(victim, uuid, attacker)
  })

  test.each([
    ['another site', crossSite],
    ['another site, by a browser that says only where from', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a sister of ours', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.nl' }],
    ['who knows where', { 'sec-fetch-site': '' }],
  ])('nor a form that was sent from %s', async (_, headers) => {
    const { victim, uuid, attacker } = await scene()
    const { email, password } = attacker
    const payload = `user[email]=${email}&user[password]=${password}&user[drafts][]=${uuid}&drafts=${uuid}`
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
    expect((await victim.call('POST', '/api/member_auth/sign_in', { payload, headers: form })).statusCode).toBe(200)
    const json = { user: { email, password, drafts: [uuid] } }
    await victim.call('POST', '/api/member_auth/sign_in', { payload: json, headers })
    expect((await take(withToken(victim, attacker.token), [uuid], headers)).statusCode).toBe(403)
    await stillTheirs(victim, uuid, attacker)
  })

  test('nor a failed sign-in', async () => {
    const browser = stranger()
    const uuid = await start(browser)
    const user = { email: 'niemand@voorbeeld.nl', password: 'een-goed-wachtwoord', drafts: [uuid] }
    expect((await browser.call('POST', '/api/member_auth/sign_in', { payload: { user } })).statusCode).toBe(401)
    expect(await reads(browser, uuid)).toBe(200)
  })
})

describe('nobody else’s', () => {
  test('what another browser made, or somebody owns, cannot be taken by its number', async () => {
    const [uuid, other] = [await start(stranger()), await start(await signedIn(stranger()))]
    const owner = await signedIn(stranger(), { fields: { drafts: [uuid, other] } })
    expect((await take(owner, [uuid, other])).json()).toEqual({ claimed: [] })
    expect([await reads(owner, uuid), await reads(owner, other)]).toEqual([404, 404])
  })

  test('not for whoever signs in there afterwards', async () => {
    const browser = stranger()
    const uuid = await start(browser)
    await signedIn(browser, { fields: { drafts: [uuid] } })
    const other = await signedIn(browser)
    expect((await take(other, [uuid])).json()).toEqual({ claimed: [] })
    expect([await reads(other, uuid), await saves(other, uuid)]).toEqual([404, 404])
  })

  test('only an account can take, and what is no number is refused', async () => {
    const browser = stranger()
    const uuid = await start(browser)
    expect((await take(browser, [uuid])).statusCode).toBe(401)
    const owner = await signedIn(browser)
    for (const uuids of [[], ['x'], Array(51).fill(uuid)]) expect((await take(owner, uuids)).statusCode).toBe(422)
  })
})

describe('a way round by a provider', () => {
  const arrival = async (browser: Browser, query: Record<string, string>) =>
    (await browser.call('GET', '/api/account/arrival', { headers: tokenIn(query) })).json()

  test('that this browser began is known as such, and claims nothing by itself', async () => {
    const browser = stranger()
    const uuid = await start(browser)
    const { query } = await signInWith(browser, 'google_oauth2', someone())
    expect(await arrival(browser, query)).toEqual({ began_here: true })
    expect(await reads(browser, uuid)).toBe(200)
  })

  test('that another page sent the browser on is not', async () => {
    const { query } = await signInWith(stranger(), 'google_oauth2', someone(), {}, crossSite)
    expect(await arrival(stranger(), query)).toEqual({ began_here: false })
  })

  test('that another browser went is not', async () => {
    const { query } = await signInWith(stranger(), 'google_oauth2', someone())
    const victim = stranger()
    await start(victim)
    expect(await arrival(victim, query)).toEqual({ began_here: false })
    expect(await arrival(stranger(), query)).toEqual({ began_here: false })
  })

  test('and neither is a token that came by a link', async () => {
    const owner = await signedIn(stranger())
    expect((await owner.call('GET', '/api/account/arrival')).json()).toEqual({ began_here: false })
  })
})

test('what is made while signed in is the account’s from the start', async () => {
  const browser = stranger()
  const owner = await signedIn(browser)
  const uuid = await start(owner)
  expect([await reads(owner, uuid), await reads(browser, uuid)]).toEqual([200, 404])
  expect(await drafts(owner)).toEqual([])
})

const begun = {
  product_name: { nl: 'Nederlandse BV', en: 'Dutch BV' },
  step: { at: 1, of: 8, name: { nl: 'Bedrijfsgegevens', en: 'Company details' } },
  total: expect.any(Number),
}

test('the drafts of a browser: the newest first, with what it is called, and of nobody else', async () => {
  const browser = stranger()
  expect(await drafts(browser)).toEqual([])
  const first = await start(browser, 'Eerste')
  service.clock.advance(1000)
  const second = await start(browser)
  await start(stranger(), 'Van een ander')
  expect(await drafts(browser)).toEqual([
    { uuid: second, flow: 'dutch-bv', name: null, updated_at: service.clock.now().toISOString(), ...begun },
    { uuid: first, flow: 'dutch-bv', name: 'Eerste B.V.', updated_at: expect.any(String), ...begun },
  ])
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
