import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignTargets, placeIn } from '#server/testing/addresses.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { resetLink } from '#server/testing/mails.ts'
import { signedIn, tokenOf } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { ALLOWED_REDIRECT_ORIGINS: 'https://www.partner.example' } })
})
afterAll(() => service.close())

const base = '/api/member_auth'
const origin = 'http://localhost:3000'
const stranger = () => openBrowser(service.app)
const minute = 60_000

describe('a token in an address', () => {
  const urlToken = async () => {
    const { email } = await signedIn(stranger())
    const { query } = placeIn((await stranger().call('GET', await resetLink(service, email))).headers.location)
    return { 'access-token': String(query.access_token), client: String(query.client), uid: email }
  }

  test('brings a lasting one with the first call, and holds for five minutes all the same', async () => {
    const headers = await urlToken()
    const first = await stranger().call('GET', `${base}/validate_token`, { headers })
    const lasting = tokenOf(first)
    expect(first.json().data.allow_password_change).toBe(true)
    expect(lasting).toMatchObject({ client: headers.client, uid: headers.uid })
    expect(lasting['access-token']).not.toBe(headers['access-token'])
    expect(Number(lasting.expiry)).toBe(service.clock.now().getTime() / 1000 + 14 * 24 * 3600)
    service.clock.advance(5 * minute - 1)
    const second = await stranger().call('GET', '/api/me', { headers })
    expect([second.statusCode, second.headers['access-token']]).toEqual([200, undefined])
    service.clock.advance(1)
    expect((await stranger().call('GET', '/api/me', { headers })).statusCode).toBe(401)
    expect((await stranger().call('GET', '/api/me', { headers: lasting })).statusCode).toBe(200)
  })

  test('of calls at the same moment one brings it', async () => {
    const headers = await urlToken()
    const answers = await Promise.all([1, 2, 3].map(() => stranger().call('GET', '/api/me', { headers })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers.filter((answer) => answer.headers['access-token'] !== undefined)).toHaveLength(1)
  })

  test('whose lasting one got lost brings another when a password is chosen', async () => {
    const headers = await urlToken()
    await stranger().call('GET', '/api/me', { headers })
    const payload = { password: 'een-nieuw-wachtwoord', password_confirmation: 'een-nieuw-wachtwoord' }
    const lasting = tokenOf(await stranger().call('PUT', `${base}/password`, { payload, headers }))
    expect((await stranger().call('GET', '/api/me', { headers: lasting })).statusCode).toBe(200)
    expect((await stranger().call('GET', '/api/me', { headers })).statusCode).toBe(401)
  })

  test('that nobody used is worth nothing after five minutes', async () => {
    const headers = await urlToken()
    service.clock.advance(5 * minute)
    expect((await stranger().call('GET', '/api/me', { headers })).statusCode).toBe(401)
  })
})

describe('POST api_redirections', () => {
  const ask = (browser: { call: ReturnType<typeof openBrowser>['call'] }, redirect_url: string) =>
    browser.call('POST', `/api/api_redirections?redirect_url=${encodeURIComponent(redirect_url)}`)
  const opened = async (link: string) => stranger().call('GET', link.replace(origin, ''))

  test('a link to a place of ours signs in on home, once, within five minutes', async () => {
    const browser = await signedIn(stranger())
    const { redirect_url: link } = (await ask(browser, '/dashboard?a=1')).json()
    expect(link).toMatch(/^http:\/\/localhost:3000\/api\/api_redirections\/[\w-]{43}$/)
    const answer = await opened(link)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    const { at, query } = placeIn(answer.headers.location)
    expect(at).toBe(`${origin}/questionnaire/`)
    expect(query).toEqual({
      access_token: expect.any(String),
      client: expect.any(String),
      expiry: expect.any(String),
      uid: browser.email,
      redirect_url: '/dashboard?a=1',
    })
    const { client = '', uid = '', access_token = '' } = query
    const me = await stranger().call('GET', '/api/me', { headers: { access_token, client, uid } })
    expect(me.json().uuid).toBe(browser.account)
    expect((await opened(link)).statusCode).toBe(404)

    const { redirect_url: late } = (await ask(browser, '/dashboard')).json()
    service.clock.advance(5 * minute)
    expect((await opened(late)).statusCode).toBe(404)
  })

  test('a link to an allowed origin carries the token there', async () => {
    const browser = await signedIn(stranger())
    const { redirect_url: link } = (await ask(browser, 'https://www.partner.example/start?uid=evil')).json()
    const { at, query } = placeIn((await opened(link)).headers.location)
    expect([at, query.uid]).toEqual(['https://www.partner.example/start', browser.email])
  })

  test('leads nowhere else, and is for who is signed in', async () => {
    const browser = await signedIn(stranger())
    for (const url of foreignTargets) expect((await ask(browser, url)).statusCode).toBe(422)
    expect((await browser.call('POST', '/api/api_redirections')).statusCode).toBe(422)
    expect((await ask(stranger(), '/dashboard')).statusCode).toBe(401)
  })
})
