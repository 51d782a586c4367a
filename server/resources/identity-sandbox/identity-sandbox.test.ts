import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { chooseAtSandbox } from '#server/testing/identity.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { ALLOWED_REDIRECT_ORIGINS: 'https://www.example.nl' } })
})
afterAll(() => service.close())

const base = '/sandbox/identity/google_oauth2'

const question = (changes: Record<string, string> = {}) =>
  `${base}/auth?${new URLSearchParams({
    client_id: 'sandbox-google_oauth2',
    redirect_uri: 'http://localhost:3000/api/member_auth/google_oauth2/callback',
    response_type: 'code',
    scope: 'openid email profile',
    state: 's',
    nonce: 'n',
    ...changes,
  })}`

async function arrive(changes: Record<string, string> = {}) {
  const browser = openBrowser(service.app)
  const asked = await browser.call('GET', question(changes))
  const post = (choice: Record<string, string>) =>
    browser.call('POST', String(asked.headers.location), {
      payload: new URLSearchParams(choice).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  return { browser, asked, page: String(asked.headers.location), post }
}

test('it describes itself by the public address, whoever asks', async () => {
  const { headers, ...answer } = await service.app.inject(`${base}/.well-known/openid-configuration`)
  expect(answer.json()).toMatchObject({
    issuer: `http://localhost:3000${base}`,
    authorization_endpoint: `http://localhost:3000${base}/auth`,
    token_endpoint: `http://localhost:3000${base}/token`,
  })
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('its page offers people to be, in the language of the screens', async () => {
  const { browser, page } = await arrive({ ui_locales: 'en' })
  const english = await browser.call('GET', page, { headers: { 'accept-language': 'nl' } })
  expect(english.body).toContain('<html lang="en">')
  expect(english.body).toContain('Sanne de Vries')
  expect(english.headers['content-security-policy']).toContain("form-action 'self' https://www.example.nl;")
  const other = await arrive()
  const dutch = await other.browser.call('GET', other.page)
  expect(dutch.body).toContain('<html lang="nl">')
  expect((await browser.call('GET', '/sandbox/identity/sandbox.css')).headers['content-type']).toContain('text/css')
})

describe('choosing', () => {
  const back = 'http://localhost:3000/api/member_auth/google_oauth2/callback?'
  test.each([
    ['a test person', { choice: 'sanne@voorbeeld.nl' }, /[?&]code=.*state=s/],
    ['someone else', { choice: 'other', email: 'x@y.nl', firstname: 'X', verified: 'true' }, /[?&]code=.*state=s/],
    ['nobody', { choice: 'nobody' }, /error=access_denied.*state=s/],
  ])('%s', async (_name, choice, query) => {
    const { browser, post } = await arrive()
    const resumed = await browser.call('GET', new URL(String((await post(choice)).headers.location)).pathname)
    expect(resumed.headers.location).toMatch(back)
    expect(resumed.headers.location).toMatch(query)
  })

  test('someone without an address is asked again, with what was typed', async () => {
    const { post } = await arrive()
    const answer = await post({ choice: 'other', email: 'geen"adres', firstname: '<b>' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('value="geen&quot;adres"')
    expect(answer.body).toContain('aria-invalid="true"')
    expect(answer.body).not.toContain('<b>"')
  })

  test.each([
    ['a choice that is not there', { choice: 'wie?' }],
    ['no choice', {}],
  ])('%s ends it', async (_name, choice) => {
    const { post } = await arrive()
    expect((await post(choice)).statusCode).toBe(410)
  })

  test('in another browser it is over', async () => {
    const { page } = await arrive()
    const other = openBrowser(service.app)
    expect((await other.call('GET', page)).statusCode).toBe(410)
  })

  test('a browser that was someone before may be someone else', async () => {
    const browser = openBrowser(service.app)
    for (const choice of ['sanne@voorbeeld.nl', 'james@example.com']) {
      expect(await chooseAtSandbox(browser, question(), { choice })).toMatch(/[?&]code=/)
    }
  })
})

test('a question it does not understand is answered in a word, not with a page of the library', async () => {
  const answer = await service.app.inject(question({ client_id: 'x' }))
  expect([answer.statusCode, answer.body]).toEqual([400, 'invalid_client'])
})

test('what goes over the wire is not logged', async () => {
  const { browser, post } = await arrive()
  const chosen = await post({ choice: 'other', email: 'geheim@voorbeeld.nl', firstname: 'Geheim' })
  await browser.call('GET', new URL(String(chosen.headers.location)).pathname)
  expect(service.logged.join('')).not.toMatch(/geheim/i)
})

test('production has no sandbox, and only the providers that were set up', async () => {
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.example.nl',
    DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
    SMTP_URL: 'smtp://localhost',
    MOLLIE_API_KEY: 'live_0123456789abcdef',
    INVOICE_SENDER: 'Oprecht B.V. | Voorbeeldstraat 1',
  }
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  for (const [extra, names] of [
    [{}, []],
    [google, ['google_oauth2']],
  ] as const) {
    const { app, close } = await openTestApp({ settings: { ...settings, ...extra }, database: service.database })
    expect((await app.inject('/api/site')).json().sign_in_providers).toEqual(names)
    expect((await app.inject(`${base}/.well-known/openid-configuration`)).statusCode).toBe(404)
    await close()
  }
  expect((await service.app.inject('/api/site')).json().sign_in_providers).toEqual(['google_oauth2', 'linkedin'])
})
