import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { signedIn, tokenOf, withToken } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { ALLOWED_REDIRECT_ORIGINS: 'https://www.partner.example' } })
})
afterAll(() => service.close())

const base = '/api/member_auth'
const stranger = (): Browser => openBrowser(service.app)

const dataShape = {
  id: expect.any(Number),
  uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  provider: 'email',
  role: 'customer',
  confirmed: false,
}

describe('GET {base}/validate_token', () => {
  test.each<[string, (token: Record<string, string>) => { url?: string; headers?: Record<string, string> }]>([
    ['the four headers', (token) => ({ headers: token })],
    [
      'a header with an underscore',
      ({ 'access-token': token = '', ...rest }) => ({ headers: { ...rest, access_token: token } }),
    ],
    ['the uid in capitals', (token) => ({ headers: { ...token, uid: String(token.uid).toUpperCase() } })],
    ['parameters of the query', ({ expiry: _, ...token }) => ({ url: `?${new URLSearchParams(token)}` })],
    [
      'one header with all of it',
      (token) => ({ headers: { authorization: `Bearer ${Buffer.from(JSON.stringify(token)).toString('base64')}` } }),
    ],
  ])('knows a token by %s', async (_name, show) => {
    const { token, email } = await signedIn(stranger())
    const { url = '', headers = {} } = show(token)
    const answer = await stranger().call('GET', `${base}/validate_token${url}`, { headers })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true, data: { ...dataShape, email } }])
    expect(tokenOf(answer)).toEqual(token)
  })

  test('knows a token in the body, too', async () => {
    const { token } = await signedIn(stranger())
    const { 'access-token': access, client, uid } = token
    const body = { 'access-token': access, client, uid, firstname: 'Bo' }
    expect((await stranger().call('PUT', base, { payload: body })).json().data.firstname).toBe('Bo')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const asForm = { payload: new URLSearchParams({ ...body, firstname: 'Li' }).toString(), headers: form }
    expect((await stranger().call('PUT', base, asForm)).json().data.firstname).toBe('Li')
  })

  test('without a client it is the one called default', async () => {
    const { token, account } = await signedIn(stranger())
    await service.database.db
      .updateTable('account_clients')
      .set({ client: 'default' })
      .where('account', '=', account)
      .execute()
    const { client: _, ...rest } = token
    expect((await stranger().call('GET', `${base}/validate_token`, { headers: rest })).statusCode).toBe(200)
  })

  test.each<[string, (token: Record<string, string>) => Record<string, string>]>([
    ['nothing', () => ({})],
    ['another token', (token) => ({ ...token, 'access-token': 'x'.repeat(43) })],
    ['a token that is cut off', (token) => ({ ...token, 'access-token': String(token['access-token']).slice(1) })],
    ['another client', (token) => ({ ...token, client: 'other' })],
    ['another uid', (token) => ({ ...token, uid: 'niemand@voorbeeld.nl' })],
    ['no uid', ({ uid: _, ...token }) => token],
    ['rubbish', () => ({ authorization: 'Bearer %%%', uid: '\u00ff' })],
  ])('refuses %s', async (_name, show) => {
    const { token } = await signedIn(stranger())
    const answer = await stranger().call('GET', `${base}/validate_token`, { headers: show(token) })
    expect([answer.statusCode, answer.json()]).toEqual([401, { success: false, errors: ['Invalid login credentials'] }])
  })

  test('holds for two weeks and no longer', async () => {
    const browser = await signedIn(stranger())
    service.clock.advance(14 * 24 * 3_600_000 - 1000)
    expect((await browser.call('GET', `${base}/validate_token`)).statusCode).toBe(200)
    service.clock.advance(1000)
    expect((await browser.call('GET', `${base}/validate_token`)).statusCode).toBe(401)
  })
})

test('a browser that carries a token in every call keeps it', async () => {
  const browser = await signedIn(stranger())
  const answer = await withToken(stranger(), browser.token).call('GET', '/api/me')
  expect(tokenOf(answer)).toEqual(browser.token)
})
