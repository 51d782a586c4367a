import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenHash, vaultWith } from '#server/adapters/vault/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import {
  type Choice,
  chooseAtSandbox,
  landed,
  leaveFor,
  signInWith,
  someone,
  tokenIn,
} from '#server/testing/identity.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { ALLOWED_REDIRECT_ORIGINS: 'https://www.example.nl' } })
})
afterAll(() => service.close())

type Name = 'google_oauth2' | 'linkedin'
const ours = 'http://localhost:3000'
const base = '/api/member_auth'

const start = (browser: Browser, name: Name, query: Choice = {}) =>
  browser.call('GET', `${base}/${name}?${new URLSearchParams(query)}`)

const read = (browser: Browser, url: string, query: Record<string, string>) =>
  browser.call('GET', url, { headers: tokenIn(query) })

async function register(browser: Browser, email: string) {
  const payload = {
    email,
    password: 'geheim genoeg',
    password_confirmation: 'geheim genoeg',
    confirm_success_url: '/questionnaire',
  }
  const answer = await browser.call('POST', base, { payload })
  expect(answer.statusCode).toBe(200)
  return {
    access_token: String(answer.headers['access-token']),
    client: String(answer.headers.client),
    uid: String(answer.headers.uid),
  }
}

const accountsWith = (email: string) =>
  service.database.db.selectFrom('accounts').selectAll().where('email', '=', email).execute()

describe.each(['google_oauth2', 'linkedin'] as const)('with %s', (name) => {
  test('who is new gets an account, and is in', async () => {
    const browser = openBrowser(service.app)
    const person = someone()
    const { answer, place, query } = await signInWith(browser, name, person)
    expect(place).toBe('/questionnaire')
    expect(query).toEqual({
      access_token: query.auth_token,
      auth_token: expect.stringMatching(/^[\w-]{43}$/),
      client: query.client_id,
      client_id: expect.any(String),
      uid: expect.any(String),
      expiry: expect.stringMatching(/^\d{10}$/),
      config: 'default',
      blank: 'true',
      oauth_registration: 'true',
    })
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['cache-control']).toBe('no-store')
    const me = await read(browser, '/api/me', query)
    expect(me.json()).toMatchObject({
      email: person.email,
      firstname: 'Iemand',
      lastname: 'van Elders',
      provider: name,
      confirmed: true,
    })
    await service.jobs.drain()
    const mails = (await service.outbox.listMails()).filter(({ to }) => to === person.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['account_welcome'])
    // What travelled in an address holds for minutes; the first call brings a token that lasts.
    expect(me.headers['access-token']).toMatch(/^[\w-]{43}$/)
    expect(me.headers['access-token']).not.toBe(query.auth_token)
  })

  test('who comes again is the same, on any device, also under another address', async () => {
    const person = someone()
    const first = await signInWith(openBrowser(service.app), name, person)
    const changed = `nieuw-${person.email}`
    await service.database.db
      .updateTable('accounts')
      .set({ email: changed })
      .where('email', '=', person.email)
      .execute()
    const again = await signInWith(openBrowser(service.app), name, person)
    expect(again.query.oauth_registration).toBeUndefined()
    expect(again.query.uid).toBe(first.query.uid)
    expect(again.query.auth_token).not.toBe(first.query.auth_token)
    expect(await accountsWith(changed)).toHaveLength(1)
    expect(await accountsWith(person.email)).toEqual([])
  })

  test('an address that nobody confirmed there makes no account here', async () => {
    const { verified: _, ...person } = someone()
    const { place, query } = await signInWith(openBrowser(service.app), name, person)
    expect([place, query]).toEqual(['/questionnaire/login', { error: 'email_not_verified', provider: name }])
    expect(await accountsWith(person.email)).toEqual([])
  })

  test('who goes back is told so on our own screen, and may try again', async () => {
    const target = '/questionnaire/dutch-bv/x/billing?a=b'
    const throughHome = { auth_redirect_url: `/questionnaire?${new URLSearchParams({ redirect_url: target })}` }
    const { place, query } = await signInWith(openBrowser(service.app), name, { choice: 'nobody' }, throughHome)
    expect([place, query]).toEqual([
      '/questionnaire/login',
      { error: 'cancelled', provider: name, redirect_url: target },
    ])
  })
})

describe('where the browser ends up', () => {
  test.each([
    [{}, '/questionnaire'],
    [{ auth_origin_url: '/questionnaire/holding' }, '/questionnaire/holding'],
    [{ auth_origin_url: `${ours}/questionnaire/bv` }, '/questionnaire/bv'],
    [
      { auth_origin_url: 'https://www.example.nl/a?b=c#d', omniauth_window_type: 'sameWindow' },
      'https://www.example.nl/a',
    ],
    [
      { auth_redirect_url: '/questionnaire', host: 'https://www.example.nl', oprecht_flow: 'api_flow' },
      'https://www.example.nl/questionnaire',
    ],
    [{ auth_redirect_url: '/questionnaire', host: 'localhost:3000' }, '/questionnaire'],
    [{ auth_redirect_url: '/questionnaire/bv', config_name: 'user' }, '/questionnaire/bv'],
  ] as const)('%o leads to %s', async (query, expected) => {
    const { place, query: back } = await signInWith(openBrowser(service.app), 'google_oauth2', someone(), query)
    expect(place).toBe(expected)
    expect(back.auth_token).toBeDefined()
    expect(back.config).toBe('config_name' in query ? 'user' : 'default')
  })

  const foreign = [
    { auth_origin_url: 'https://evil.example/' },
    { auth_origin_url: '//evil.example' },
    { auth_origin_url: '/\\evil.example' },
    { auth_origin_url: '/.//evil.example' },
    { auth_origin_url: 'https://www.example.nl@evil.example/' },
    { auth_origin_url: 'https://www.example.nl.evil.example/' },
    { auth_origin_url: 'javascript:alert(1)' },
    { auth_origin_url: 'ht\ntps://evil.example' },
    { auth_redirect_url: 'https://evil.example/', host: 'https://www.example.nl' },
    { auth_redirect_url: '/', host: 'https://evil.example' },
    { auth_redirect_url: '/', host: 'evil.example' },
    { auth_redirect_url: '/', host: 'www.example.nl@evil.example' },
    { auth_redirect_url: '//evil.example', host: ours },
  ]
  test.each(foreign)('%o leads nowhere', async (query) => {
    const browser = openBrowser(service.app)
    const program = await start(browser, 'google_oauth2', query as Record<string, string>)
    expect([program.statusCode, program.json().status, program.cookies]).toEqual([422, 'error', []])
    const person = await browser.call(
      'GET',
      `${base}/google_oauth2?${new URLSearchParams(query as Record<string, string>)}`,
      {
        headers: { accept: 'text/html' },
      },
    )
    expect(landed(person)).toMatchObject({ place: '/questionnaire/login', query: { error: 'redirect_not_allowed' } })
  })

  test('a form may be posted as well', async () => {
    const browser = openBrowser(service.app)
    const started = await browser.call('POST', `${base}/google_oauth2`, {
      payload: 'auth_origin_url=%2Fquestionnaire%2Fbv',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const callback = await chooseAtSandbox(browser, started.headers.location, someone())
    expect(landed(await browser.call('GET', callback)).place).toBe('/questionnaire/bv')
  })
})

describe('coming back with something else than one left with', () => {
  const cookieOf = (browser: Browser) => /errand=([^;]+)/.exec(browser.cookies())?.[1] ?? ''
  /** The errand of a browser, with another secret in it than it left with. */
  async function alterErrand(browser: Browser, secret: object): Promise<void> {
    const { db } = service.database
    const hash = tokenHash(cookieOf(browser))
    const row = await db
      .selectFrom('sign_in_errands')
      .select('sealed')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    const vault = vaultWith([Buffer.alloc(32, 1)])
    const left = vault.openJson(row.sealed, `errand ${hash}`) as { errand: object }
    const sealed = vault.sealJson({ ...left, errand: { ...left.errand, ...secret } }, `errand ${hash}`)
    await db.updateTable('sign_in_errands').set({ sealed }).where('hash', '=', hash).execute()
  }

  const attempts: [
    string,
    (browser: Browser, callback: string) => Promise<{ browser: Browser; callback: string; cookie?: string }>,
  ][] = [
    ['another state', async (browser, callback) => ({ browser, callback: callback.replace(/state=[^&]*/, 'state=x') })],
    ['no code', async (browser, callback) => ({ browser, callback: callback.replace(/code=[^&]*&?/, '') })],
    ['a code made up', async (browser, callback) => ({ browser, callback: callback.replace(/code=[^&]*/, 'code=x') })],
    [
      'another provider',
      async (browser, callback) => ({ browser, callback: callback.replace('google_oauth2', 'linkedin') }),
    ],
    ['another browser', async (_browser, callback) => ({ browser: openBrowser(service.app), callback })],
    [
      'the browser of someone who left as well',
      async (_browser, callback) => {
        const other = openBrowser(service.app)
        await start(other, 'google_oauth2')
        return { browser: other, callback }
      },
    ],
    [
      'a cookie that was altered',
      async (browser, callback) => ({
        browser,
        callback,
        cookie: cookieOf(browser).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      }),
    ],
    [
      'another nonce',
      async (browser, callback) => {
        await alterErrand(browser, { nonce: 'x' })
        return { browser, callback }
      },
    ],
    [
      'another verifier',
      async (browser, callback) => {
        await alterErrand(browser, { verifier: 'x'.repeat(43) })
        return { browser, callback }
      },
    ],
  ]
  test.each(attempts)('%s', async (_name, alter) => {
    const left = openBrowser(service.app)
    const person = someone()
    const altered = await alter(left, await leaveFor(left, 'google_oauth2', person))
    const headers = altered.cookie === undefined ? {} : { cookie: `errand=${altered.cookie}` }
    const answer = await altered.browser.call('GET', altered.callback, { headers })
    expect(landed(answer)).toMatchObject({ place: '/questionnaire/login', query: { error: 'sign_in_failed' } })
    expect(await accountsWith(person.email)).toEqual([])
  })

  test('twice: the browser forgot, and the provider remembers', async () => {
    const browser = openBrowser(service.app)
    const callback = await leaveFor(browser, 'google_oauth2', someone())
    const cookie = browser.cookies()
    expect(landed(await browser.call('GET', callback)).query.auth_token).toBeDefined()
    expect(landed(await browser.call('GET', callback)).query).toEqual({
      error: 'sign_in_failed',
      provider: 'google_oauth2',
    })
    const replayed = await openBrowser(service.app).call('GET', callback, { headers: { cookie } })
    expect(landed(replayed).query).toEqual({ error: 'sign_in_failed', provider: 'google_oauth2' })
  })

  test('a quarter of an hour later', async () => {
    const browser = openBrowser(service.app)
    const started = await start(browser, 'google_oauth2')
    expect([started.headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(/^errand=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/),
    )
    const callback = await chooseAtSandbox(browser, started.headers.location, someone())
    const now = service.clock.now()
    service.clock.set(new Date(now.getTime() + 900_000).toISOString())
    const late = await browser.call('GET', callback)
    service.clock.set(now.toISOString())
    expect(landed(late).query).toEqual({ error: 'sign_in_failed', provider: 'google_oauth2' })
  })
})

describe('an address that has an account in another way', () => {
  test('a password: told so, and never taken over', async () => {
    const person = someone()
    const owner = openBrowser(service.app)
    await register(owner, person.email)
    const { place, query } = await signInWith(openBrowser(service.app), 'google_oauth2', person)
    expect([place, query]).toEqual(['/questionnaire/login', { error: 'different_provider', provider: 'email' }])
    const [account] = await accountsWith(person.email)
    expect(account).toMatchObject({ provider: 'email', confirmed_at: null })
  })

  test('Google: told so to LinkedIn, and to who tries a password', async () => {
    const person = someone()
    await signInWith(openBrowser(service.app), 'google_oauth2', person)
    const { query } = await signInWith(openBrowser(service.app), 'linkedin', person)
    expect(query).toEqual({ error: 'different_provider', provider: 'google_oauth2' })
    const payload = { email: person.email, password: 'geheim genoeg' }
    const answer = await openBrowser(service.app).call('POST', `${base}/sign_in`, { payload })
    expect([answer.statusCode, answer.json().code, answer.json().data]).toEqual([
      401,
      'different_provider',
      { provider: 'google_oauth2' },
    ])
  })

  test('the same provider with another number: an address that changed hands there', async () => {
    const person = someone()
    await signInWith(openBrowser(service.app), 'google_oauth2', person)
    await service.database.db
      .updateTable('account_identities')
      .set({ subject: 'x' })
      .where('email', '=', person.email)
      .execute()
    const { query } = await signInWith(openBrowser(service.app), 'google_oauth2', person)
    expect(query).toEqual({ error: 'sign_in_failed', provider: 'google_oauth2' })
  })
})

test('what the browser made before can be taken along to the account', async () => {
  const browser = openBrowser(service.app)
  const person = someone()
  const { uuid } = (await browser.call('POST', '/api/dutch_bv_incorporations')).json()
  const here = await signInWith(browser, 'google_oauth2', person)
  await browser.call('POST', '/api/drafts/claim', { payload: { uuids: [uuid] }, headers: tokenIn(here.query) })
  const there = openBrowser(service.app)
  const elsewhere = await signInWith(there, 'google_oauth2', person)
  const url = `/api/dutch_bv_incorporations/${uuid}`
  expect((await read(browser, url, here.query)).statusCode).toBe(200)
  expect((await read(there, url, elsewhere.query)).statusCode).toBe(200)
  const stranger = openBrowser(service.app)
  const other = await signInWith(stranger, 'google_oauth2', someone())
  expect((await read(stranger, url, other.query)).statusCode).toBe(404)
})

test('two tabs at the same moment make one account', async () => {
  const person = someone()
  const browsers = [openBrowser(service.app), openBrowser(service.app)]
  const left = await Promise.all(
    browsers.map(async (browser) => [browser, await leaveFor(browser, 'google_oauth2', person)] as const),
  )
  const came = await Promise.all(
    left.map(async ([browser, callback]) => landed(await browser.call('GET', callback)).query),
  )
  expect(came[0]?.uid).toBe(came[1]?.uid)
  expect(came.filter(({ oauth_registration }) => oauth_registration)).toHaveLength(1)
  expect(await accountsWith(person.email)).toHaveLength(1)
})

test('nothing that opens a door, and nobody’s address, is logged', async () => {
  const person = someone()
  const browser = openBrowser(service.app)
  const callback = await leaveFor(browser, 'google_oauth2', person)
  const { query } = landed(await browser.call('GET', callback))
  await read(browser, '/api/me', query)
  const code = new URL(callback, ours).searchParams.get('code')
  const lines = service.logged.join('')
  for (const secret of [person.email, query.auth_token, query.client, code]) expect(lines).not.toContain(String(secret))
})

test('a provider that is not set up, or does not answer, leads to our own screen', async () => {
  const settings = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER_URL: 'http://127.0.0.1:1' }
  const { app, close } = await openTestApp({ settings, database: service.database })
  const answer = await start(openBrowser(app), 'google_oauth2', { auth_redirect_url: '/questionnaire/bv' })
  await close()
  expect(landed(answer)).toMatchObject({
    place: '/questionnaire/login',
    query: { error: 'provider_unavailable', redirect_url: '/questionnaire/bv' },
  })
})
