import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import {
  allowedAssistant,
  answerConsent,
  askToConnect,
  askTokens,
  connectAssistant,
  exchangeCode,
  goBack,
  registerAssistant,
} from '#server/testing/assistants.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import { assistantAuthentication } from './connection.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const founder = () => signedIn(openBrowser(service.app))
const authenticate = (bearer: string) => assistantAuthentication(service)(bearer)
const refresh = (client_id: string, refresh_token: string, more: Record<string, string> = {}) =>
  askTokens(service, { grant_type: 'refresh_token', client_id, refresh_token, ...more })
const connected = async (owner: Awaited<ReturnType<typeof founder>>) =>
  (await owner.call('GET', '/api/assistants')).json().assistants

test('what an assistant finds out by itself', async () => {
  const { PUBLIC_URL } = service.config
  const metadata = (await service.app.inject('/.well-known/oauth-authorization-server')).json()
  expect(metadata).toMatchObject({
    issuer: PUBLIC_URL,
    authorization_endpoint: `${PUBLIC_URL}/oauth/auth`,
    token_endpoint: `${PUBLIC_URL}/oauth/token`,
    registration_endpoint: `${PUBLIC_URL}/oauth/register`,
    revocation_endpoint: `${PUBLIC_URL}/oauth/revoke`,
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: ['price', 'fill_in', 'check', 'read_deed', 'offline_access'],
    client_id_metadata_document_supported: true,
  })
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
    expect((await service.app.inject(path)).json()).toMatchObject({
      resource: `${PUBLIC_URL}/mcp`,
      authorization_servers: [PUBLIC_URL],
    })
})

test('the way through: asked, seen, allowed, known, and told of', async () => {
  const owner = await founder()
  const draft = (await owner.call('POST', '/api/dutch_bv_incorporations')).json()
  const client_id = await registerAssistant(service, {
    client_name: 'No\u202Eva',
    policy_uri: 'https://nova.example/p',
  })
  const asked = await askToConnect(service, owner, { client_id })
  expect(asked.answer.statusCode).toBe(303)
  const seen = await owner.call('GET', `/api/assistant_consents/${asked.uid}`)
  expect(seen.json()).toMatchObject({
    client: { name: 'Nova', host: 'nova.example', local: false, uri: null, policy_uri: 'https://nova.example/p' },
    permissions: allowedAssistant.permissions,
    drafts: [{ uuid: draft.uuid, flow: 'dutch-bv', name: null, seat: null, people: [] }],
    ends: [
      { days: 1, until: '2026-11-16T12:00:00.000Z' },
      { days: 7, until: '2026-11-22T12:00:00.000Z' },
      { days: 30, until: '2026-12-15T12:00:00.000Z' },
    ],
  })
  const answered = await answerConsent(owner, asked.uid, {
    ...{ allow: true, permissions: ['price', 'check'], questionnaire: draft.uuid, days: 30 },
  })
  const back = await goBack(owner, answered)
  expect(back.origin + back.pathname).toBe('https://nova.example/back')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: 'staat', iss: service.config.PUBLIC_URL })
  const tokens = (await exchangeCode(service, asked, back.searchParams.get('code') ?? '')).json()
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'price check' })
  expect(await authenticate(tokens.access_token)).toMatchObject({
    ...{ account: owner.account, client_id, name: 'Nova', host: 'nova.example', questionnaire: draft.uuid },
    permissions: ['price', 'check'],
    until: new Date('2026-12-15T12:00:00Z'),
  })
  expect(await connected(owner)).toMatchObject([
    {
      ...{ name: 'Nova', host: 'nova.example', local: false, permissions: ['price', 'check'] },
      ...{ since: '2026-11-15T12:00:00.000Z', last_used_at: '2026-11-15T12:00:00.000Z' },
      draft: { uuid: draft.uuid, flow: 'dutch-bv' },
    },
  ])
  // What it was given stands nowhere, and neither did any of it get into the log.
  const { rows } = await service.database.db
    .selectFrom('oauth_records')
    .selectAll()
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }))
  for (const secret of [tokens.access_token, tokens.refresh_token, back.searchParams.get('code'), asked.uid])
    expect([rows.includes(secret), service.logged.join().includes(secret)]).toEqual([false, false])
})

describe('who asks', () => {
  test('without a challenge, or with a plain one, is refused', async () => {
    const owner = await founder()
    const client_id = await registerAssistant(service)
    for (const more of [{ code_challenge: '' }, { code_challenge_method: 'plain' }]) {
      const { answer } = await askToConnect(service, owner, { client_id, more })
      expect(answer.headers.location).toMatch(/^https:\/\/nova\.example\/back\?error=invalid_request/)
    }
  })

  test('comes back only where it said it would, at whatever port of the same computer', async () => {
    const owner = await founder()
    const client_id = await registerAssistant(service, { redirect_uris: ['http://127.0.0.1/back'] })
    const elsewhere = await askToConnect(service, owner, { client_id, redirect_uri: 'https://evil.example/' })
    expect([elsewhere.answer.statusCode, elsewhere.answer.headers.location]).toEqual([400, undefined])
    const here = await askToConnect(service, owner, { client_id, redirect_uri: 'http://127.0.0.1:49152/back' })
    const seen = await owner.call('GET', `/api/assistant_consents/${here.uid}`)
    expect(seen.json().client).toMatchObject({ host: '127.0.0.1:49152', local: true })
  })

  test('for something that is not ours is refused', async () => {
    const owner = await founder()
    const client_id = await registerAssistant(service)
    const { answer } = await askToConnect(service, owner, { client_id, more: { resource: 'https://evil.example/mcp' } })
    expect(answer.headers.location).toContain('error=invalid_target')
    const { answer: api } = await askToConnect(service, owner, {
      ...{ client_id, more: { resource: `${service.config.PUBLIC_URL}/api` } },
    })
    expect(api.headers.location).toContain('error=invalid_target')
  })

  test('may not be answered without a page', async () => {
    const owner = await founder()
    const { answer } = await askToConnect(service, owner, {
      ...{ client_id: await registerAssistant(service), more: { prompt: 'none' } },
    })
    expect(answer.headers.location).toContain('error=login_required')
  })

  test('can leave out scope and resource, or name scopes of elsewhere', async () => {
    const owner = await founder()
    const client_id = await registerAssistant(service, {
      ...{ scope: 'openid email profile', token_endpoint_auth_method: 'client_secret_post', application_type: 'web' },
    })
    const asked = await askToConnect(service, owner, { client_id, more: { scope: 'openid email' } })
    const seen = await owner.call('GET', `/api/assistant_consents/${asked.uid}`)
    expect(seen.json().permissions).toEqual(allowedAssistant.permissions)
    const back = await goBack(owner, await answerConsent(owner, asked.uid))
    const tokens = (await exchangeCode(service, asked, back.searchParams.get('code') ?? '')).json()
    expect(tokens).toMatchObject({ scope: 'price fill_in check read_deed' })
    expect(tokens).not.toHaveProperty('id_token')
  })

  test.each([
    [{ redirect_uris: [] }],
    [{ redirect_uris: ['http://evil.example/'] }],
    [{ redirect_uris: ['javascript:alert(1)'] }],
    [{ redirect_uris: 'https://nova.example' }],
    [{ redirect_uris: ['https://nova.example/#x'] }],
  ])('with %j is not registered', async (told) => {
    const answer = await openBrowser(service.app).call('POST', '/oauth/register', { payload: told })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_redirect_uri'])
  })

  test('registers and asks for tokens a number of times, and then not for a while', async () => {
    const browser = openBrowser(service.app)
    const payload = { redirect_uris: ['https://nova.example/'] }
    const statuses = []
    for (let i = 0; i < 21; i += 1)
      statuses.push((await browser.call('POST', '/oauth/register', { payload })).statusCode)
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429])
  })
})

describe('who answers', () => {
  test('is whoever is signed in with us, whatever was answered here before', async () => {
    const browser = openBrowser(service.app)
    const first = await signedIn(browser)
    const client_id = await registerAssistant(service)
    const tokens = await connectAssistant(service, first, {}, client_id)
    expect((await authenticate(tokens.access_token))?.account).toBe(first.account)
    const second = await signedIn(browser)
    expect((await askToConnect(service, second, { client_id, more: { prompt: 'none' } })).uid).toBe('')
    const others = await connectAssistant(service, second, {}, client_id)
    expect((await authenticate(others.access_token))?.account).toBe(second.account)
  })

  test('does so in the browser that was asked, and signed in', async () => {
    const [owner, other] = [await founder(), await founder()]
    const { uid } = await askToConnect(service, owner, { client_id: await registerAssistant(service) })
    const url = `/api/assistant_consents/${uid}`
    expect((await other.call('GET', url)).statusCode).toBe(404)
    expect((await answerConsent(other, uid)).statusCode).toBe(404)
    expect((await openBrowser(service.app).call('GET', url)).statusCode).toBe(401)
    const fromElsewhere = { payload: allowedAssistant, headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await owner.call('POST', url, fromElsewhere)).statusCode).toBe(403)
    expect((await owner.call('GET', url)).statusCode).toBe(200)
  })

  test('can refuse', async () => {
    const owner = await founder()
    const { uid } = await askToConnect(service, owner, { client_id: await registerAssistant(service) })
    const back = await goBack(owner, await answerConsent(owner, uid, { ...allowedAssistant, allow: false }))
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(await connected(owner)).toEqual([])
    expect((await owner.call('GET', `/api/assistant_consents/${uid}`)).statusCode).toBe(404)
  })

  test('twice at once connects once, and is over after that', async () => {
    const owner = await founder()
    const { uid } = await askToConnect(service, owner, { client_id: await registerAssistant(service) })
    const both = await Promise.all([answerConsent(owner, uid), answerConsent(owner, uid)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(both[0]?.json()).toEqual(both[1]?.json())
    expect(await connected(owner)).toHaveLength(1)
    expect((await answerConsent(owner, uid, { ...allowedAssistant, allow: false })).statusCode).toBe(404)
    if (both[0]) await goBack(owner, both[0])
    expect((await answerConsent(owner, uid)).statusCode).toBe(404)
  })

  test('cannot allow nothing, more than was asked, or a draft of somebody else', async () => {
    const [owner, other] = [await founder(), await founder()]
    const theirs = (await other.call('POST', '/api/dutch_bv_incorporations')).json().uuid
    const client_id = await registerAssistant(service)
    const { uid } = await askToConnect(service, owner, { client_id, more: { scope: 'price' } })
    for (const wrong of [{ permissions: [] }, { permissions: ['fill_in'] }, { questionnaire: theirs }, { days: 365 }])
      expect((await answerConsent(owner, uid, { ...allowedAssistant, ...wrong })).statusCode).toBe(422)
    expect((await answerConsent(owner, uid, { ...allowedAssistant, questionnaire: randomUUID() })).statusCode).toBe(422)
    expect(await connected(owner)).toEqual([])
    expect((await answerConsent(owner, uid)).statusCode).toBe(200)
    expect(await connected(owner)).toMatchObject([{ permissions: ['price'] }])
  })

  test('too late finds nothing, and who comes back without having been asked is told so', async () => {
    const now = service.clock.now()
    const owner = await founder()
    const { uid } = await askToConnect(service, owner, { client_id: await registerAssistant(service) })
    service.clock.set(new Date(now.getTime() + 3_600_000))
    expect((await owner.call('GET', `/api/assistant_consents/${uid}`)).statusCode).toBe(404)
    service.clock.set(now)
    const stranger = await openBrowser(service.app).call('GET', `/oauth/auth/${uid}`, {
      headers: { accept: 'text/html' },
    })
    expect([stranger.statusCode, stranger.headers.location]).toEqual([303, '/connect/over'])
  })
})

describe('tokens', () => {
  test('a code is good once, and ends everything when it is shown again', async () => {
    const owner = await founder()
    const asked = await askToConnect(service, owner, { client_id: await registerAssistant(service) })
    const back = await goBack(owner, await answerConsent(owner, asked.uid))
    const code = back.searchParams.get('code') ?? ''
    expect((await exchangeCode(service, { ...asked, verifier: 'a'.repeat(43) }, code)).json().error).toBe(
      'invalid_grant',
    )
    const { access_token } = (await exchangeCode(service, asked, code)).json()
    expect(await authenticate(access_token)).not.toBeNull()
    expect((await exchangeCode(service, asked, code)).json().error).toBe('invalid_grant')
    expect(await authenticate(access_token)).toBeNull()
    expect(await connected(owner)).toEqual([])
  })

  test('are renewed, each once; one that is shown again ends all that came of it', async () => {
    const owner = await founder()
    const { client_id, access_token, refresh_token } = await connectAssistant(service, owner)
    const next = (await refresh(client_id, refresh_token)).json()
    expect(next).toMatchObject({ expires_in: 600, scope: 'price fill_in check read_deed' })
    expect(next.refresh_token).not.toBe(refresh_token)
    for (const token of [access_token, next.access_token]) expect(await authenticate(token)).not.toBeNull()
    expect((await refresh(client_id, refresh_token)).json().error).toBe('invalid_grant')
    for (const token of [access_token, next.access_token]) expect(await authenticate(token)).toBeNull()
    expect((await refresh(client_id, next.refresh_token)).json().error).toBe('invalid_grant')
    expect(await connected(owner)).toEqual([])
  })

  test('of several who renew with the same at once at most one is served', async () => {
    const { client_id, refresh_token } = await connectAssistant(service, await founder())
    const answers = await Promise.all([1, 2, 3].map(() => refresh(client_id, refresh_token)))
    const served = answers.filter(({ statusCode }) => statusCode === 200)
    expect(served.length).toBeLessThanOrEqual(1)
    for (const answer of served) expect(await authenticate(answer.json().access_token)).toBeNull()
  })

  test('are for who got them, for less if they want, and never for something else', async () => {
    const owner = await founder()
    const { client_id, refresh_token } = await connectAssistant(service, owner)
    const other = await registerAssistant(service)
    expect((await refresh(other, refresh_token)).json().error).toBe('invalid_grant')
    const elsewhere = await refresh(client_id, refresh_token, { resource: 'https://evil.example' })
    expect(elsewhere.json().error).toBe('invalid_target')
    const { client_id: again, refresh_token: fresh } = await connectAssistant(service, owner)
    const less = (await refresh(again, fresh, { scope: 'price' })).json()
    expect((await authenticate(less.access_token))?.permissions).toEqual(['price'])
  })

  test('for something else, or that are none, open nothing', async () => {
    const { access_token, refresh_token } = await connectAssistant(service, await founder())
    const elsewhere = { ...service, config: { ...service.config, PUBLIC_URL: 'https://elsewhere.example' } }
    expect(await assistantAuthentication(elsewhere)(access_token)).toBeNull()
    for (const wrong of ['', 'x', refresh_token, `${access_token}x`, 'a'.repeat(10_000)])
      expect(await authenticate(wrong)).toBeNull()
  })

  test('are good for ten minutes, and renewed as long as the connection lasts', async () => {
    const start = service.clock.now()
    const later = (ms: number) => service.clock.set(new Date(start.getTime() + ms))
    const owner = await founder()
    const { client_id, access_token, refresh_token } = await connectAssistant(service, owner, { days: 1 })
    later(599_000)
    expect(await authenticate(access_token)).not.toBeNull()
    later(600_000)
    expect(await authenticate(access_token)).toBeNull()
    const next = (await refresh(client_id, refresh_token)).json()
    expect(await authenticate(next.access_token)).not.toBeNull()
    later(86_400_000 - 1_000)
    const last = (await refresh(client_id, next.refresh_token)).json()
    expect(await authenticate(last.access_token)).not.toBeNull()
    later(86_400_000)
    expect(await authenticate(last.access_token)).toBeNull()
    expect((await refresh(client_id, last.refresh_token)).json().error).toBe('invalid_grant')
    service.clock.set(start)
  })

  test('are given back by the assistant itself', async () => {
    const owner = await founder()
    const { client_id, access_token, refresh_token } = await connectAssistant(service, owner)
    const payload = new URLSearchParams({ client_id, token: refresh_token }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await service.app.inject({ method: 'POST', url: '/oauth/revoke', payload, headers })).statusCode).toBe(200)
    expect([await authenticate(access_token), await connected(owner)]).toEqual([null, []])
  })
})
