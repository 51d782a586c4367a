import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { insertTestAccount } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { callingAssistant } from '#server/testing/assistant-calls.ts'
import {
  askToConnect,
  askTokens,
  assistantBack,
  connectAssistant,
  registerAssistant,
} from '#server/testing/assistants.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { tracedIn } from '#server/testing/sealed.ts'
import { type SignedIn, signedIn, withToken } from '#server/testing/signed-in.ts'
import { someOf } from '#testing/laws.ts'

// Two doors that share nothing: what opens the one for assistants opens no other, and what opens the others does not open
// that one. Who may do what behind the others is in the table beside the accounts.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', FOUNDATIONS_ENABLED: 'true' } })
})
afterAll(() => service.close())

type Door = { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string }

const isTried = (method: string): method is Door['method'] => /^(GET|POST|PUT|PATCH|DELETE)$/.test(method)

/** Everything that the service answers to, as its router has it: each line goes on from the nearest with less before it. */
function doorsOf(routes: string): readonly Door[] {
  const above: string[] = []
  return routes.split('\n').flatMap((line) => {
    const [, before = '', name = '', methods = ''] = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? []
    if (name === '') return []
    const depth = before.length / 4
    const path = `${above[depth - 1] ?? ''}${name}`
    above.splice(depth, above.length, path)
    return methods.split(', ').flatMap((method) => (isTried(method) ? [{ method, path }] : []))
  })
}

/** Everywhere but the door itself, and what has no address. */
const others = () =>
  doorsOf(service.app.printRoutes({ commonPrefix: false })).filter(({ path }) => path !== '/mcp' && path !== '*')

const company = 'Zegelmolen'
const draftsAt = '/api/dutch_bv_incorporations'

/** Somebody with something of their own, and an assistant that may do all there is. */
async function founderWithAssistant() {
  const founder = await signedIn(openBrowser(service.app))
  const { uuid } = (await founder.call('POST', draftsAt)).json()
  await founder.call('PATCH', `${draftsAt}/${uuid}`, { payload: { main: { company_name: company } } })
  return { founder, uuid, ...(await callingAssistant(service, founder.account)) }
}

/** The token of an assistant in all the places in which something of ours looks for who is there. */
const shownAs = (token: string, { token: own }: Pick<SignedIn, 'token'>) => {
  const fields = { 'access-token': token, client: own.client, uid: own.uid }
  const encoded = Buffer.from(JSON.stringify(fields)).toString('base64')
  const cookie = Object.entries({ ...fields, auth_headers: encodeURIComponent(JSON.stringify(fields)) })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  return {
    'as it is meant': { headers: { authorization: `Bearer ${token}` }, query: '' },
    'as ours': { headers: fields, query: '' },
    'as ours in one': { headers: { authorization: `Bearer ${encoded}` }, query: '' },
    'in the address': { headers: {}, query: `?${new URLSearchParams(fields)}` },
    'in a cookie': { headers: { cookie }, query: '' },
  }
}

const listening = /\/events$/

describe('the token of an assistant', () => {
  test('opens nothing that is not open to nobody, wherever it is shown', async () => {
    const { founder, uuid, token } = await founderWithAssistant()
    const all = others()
    // The router is read as it is written for people: what it has is known to be there.
    const paths = all.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([`${draftsAt}/:uuid/complete`, '/api/payments', '/oauth/token', '/api/assistants/:uuid']),
    )
    expect(all.length).toBeGreaterThan(300)
    const ways = Object.entries(shownAs(token, founder))
    for (const { method, path } of all.filter((door) => !listening.test(door.path))) {
      const url = path.replaceAll(/:\w+/g, (name) => (name === ':uuid' || name === ':id' ? uuid : 'x'))
      const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
      const call = (query: string, headers: Readonly<Record<string, string>>) =>
        openBrowser(service.app).call(method, `${url}${query}`, { ...payload, headers })
      const { statusCode: nobody } = await call('', {})
      for (const [way, { headers, query }] of someOf(ways, { oneIn: 2 })) {
        const answer = await call(query, headers)
        const where = `${method} ${path}, ${way}`
        // A token of ours that is none is told so, where people are told apart.
        expect([nobody, 401], `${where}: ${answer.body.slice(0, 200)}`).toContain(answer.statusCode)
        expect(answer.headers['access-token'], where).toBeUndefined()
        expect(tracedIn(answer.rawPayload, [company, founder.email]), where).toBeUndefined()
      }
    }
    const kept = (await founder.call('GET', `${draftsAt}/${uuid}`)).json()
    expect(kept).toMatchObject({ completed: false, paid: false, product_data: { main: { company_name: company } } })
    const { assistants } = (await founder.call('GET', '/api/assistants')).json()
    expect(assistants).toHaveLength(1)
  })

  test('gets nothing more from the authorization server', async () => {
    const founder = await signedIn(openBrowser(service.app))
    const { client_id, access_token, refresh_token } = await connectAssistant(service, founder, {
      permissions: ['price'],
    })
    for (const more of [
      { grant_type: 'refresh_token', refresh_token: access_token },
      {
        grant_type: 'authorization_code',
        code: access_token,
        redirect_uri: assistantBack,
        code_verifier: 'x'.repeat(43),
      },
      { grant_type: 'client_credentials' },
      { grant_type: 'password', username: founder.email, password: founder.password },
    ])
      expect((await askTokens(service, { client_id, ...more })).statusCode, more.grant_type).toBe(400)
    const wider = { grant_type: 'refresh_token', client_id, refresh_token, scope: 'price fill_in check read_deed' }
    const { statusCode, body } = await askTokens(service, wider)
    expect([statusCode, JSON.parse(body).error]).toEqual([400, 'invalid_scope'])
  })
})

describe('whoever is signed in', () => {
  test('is asked like everybody: no session of theirs answers for them', async () => {
    const { founder, token } = await founderWithAssistant()
    const client_id = await registerAssistant(service)
    for (const { headers } of Object.values({ ...shownAs(token, founder), own: { headers: founder.token } })) {
      const browser: Pick<Browser, 'call'> = {
        call: (method, url, options = {}) => openBrowser(service.app).call(method, url, { ...options, headers }),
      }
      const { answer, uid } = await askToConnect(service, browser, { client_id })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/connect/${uid}`])
    }
  })

  test.each<Role>(['customer', 'notary', 'support', 'admin'])(
    'a %s is nobody at the door of assistants',
    async (role) => {
      const { token } = await insertTestAccount(service, role)
      const browser = withToken(openBrowser(service.app), token)
      await browser.call('POST', '/api/calculation')
      const encoded = Buffer.from(JSON.stringify(token)).toString('base64')
      const ways = [
        { ...token },
        { authorization: `Bearer ${token['access-token']}` },
        { authorization: `Bearer ${encoded}` },
        { authorization: `Basic ${Buffer.from(`${token.uid}:${token['access-token']}`).toString('base64')}` },
        { cookie: `${browser.cookies()}; access-token=${token['access-token']}` },
      ]
      for (const headers of ways)
        for (const method of ['GET', 'POST', 'DELETE'] as const) {
          const query = `?${new URLSearchParams({ ...token, access_token: token['access-token'] })}`
          const answer = await browser.call(method, `/mcp${query}`, {
            headers,
            ...(method === 'POST' && { payload: {} }),
          })
          expect([method, answer.statusCode]).toEqual([method, 401])
          expect(answer.headers['www-authenticate']).toMatch(/^Bearer /)
        }
    },
  )
})

describe('the door of assistants', () => {
  test('takes its token in one place, and no other secret of theirs', async () => {
    const founder = await signedIn(openBrowser(service.app))
    const { access_token, refresh_token } = await connectAssistant(service, founder)
    const list = (headers: Readonly<Record<string, string>>, query = '') =>
      openBrowser(service.app).call('POST', `/mcp${query}`, {
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        headers: { accept: 'application/json, text/event-stream', ...headers },
      })
    expect((await list({ authorization: `Bearer ${access_token}` })).statusCode).toBe(200)
    const { 'as it is meant': _, ...elsewhere } = shownAs(access_token, founder)
    for (const { headers, query } of Object.values(elsewhere)) expect((await list(headers, query)).statusCode).toBe(401)
    expect((await list({}, `?access_token=${access_token}`)).statusCode).toBe(401)
    expect((await list({ authorization: `Bearer ${refresh_token}` })).statusCode).toBe(401)
  })

  test.each([
    ['a page of others', { origin: 'https://evil.example' }],
    ['a page of nobody', { origin: 'null' }],
    ['a page at another port', { origin: 'http://localhost:9999' }],
    ['another name', { host: 'evil.example' }],
    ['another name that was handed on', { host: 'evil.example', 'x-forwarded-host': 'localhost' }],
  ])('is not opened from %s, with a token neither', async (_what, headers) => {
    const { token } = await founderWithAssistant()
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const asked = { authorization: `Bearer ${token}`, ...headers }
      const answer = await openBrowser(service.app).call(method, '/mcp', { headers: asked })
      expect([method, answer.statusCode]).toEqual([method, 403])
    }
  })
})
