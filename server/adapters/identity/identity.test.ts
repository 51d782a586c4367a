import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portOf } from '#server/testing/ports.ts'
import { claimsSchema, type OpenIdOptions, openIdProvider, vouchedBy } from './openid.ts'
import { IdentityError, type IdentityProvider } from './port.ts'
import { createIdentityProviders, optionsFrom } from './providers.ts'
import { createIdentitySandbox, type IdentitySandbox } from './sandbox/sandbox.ts'
import { type SandboxPerson, testPersons } from './sandbox/server.ts'

const [sanne, , noor] = testPersons
const callback = 'http://127.0.0.1/callback'

/** The sandbox on a port of its own, where whoever comes to choose is `next` at once. */
let server: Server
let sandbox: IdentitySandbox
let next: SandboxPerson | null = sanne
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  origin = `http://127.0.0.1:${await portOf(server)}`
  sandbox = createIdentitySandbox({
    public_url: origin,
    inside: fetch as never,
    callbackOf: () => callback,
    onError: (error) => expect.unreachable(error.message),
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function answer(request: IncomingMessage, response: ServerResponse) {
  const provider = request.url?.includes('/google_oauth2/') ? sandbox.google_oauth2 : sandbox.linkedin
  if (!request.url?.includes('/choose/')) return provider.handle(request, response)
  expect(await provider.asked(request, response)).toEqual({ locale: 'en' })
  response.writeHead(303, { location: await provider.choose(request, response, next) }).end()
}

const reached = (name: 'google_oauth2' | 'linkedin', changes: Partial<OpenIdOptions> = {}) => {
  const { inside: _, ...options } = sandbox[name].options
  return openIdProvider({ ...options, ...changes })
}

/** What the browser of a person comes back with. */
async function comeBack(url: string): Promise<string> {
  const cookies = new Map<string, string>()
  let place = url
  while (!place.startsWith(callback)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(place, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${response.status} at ${place}: ${await response.text()}`)
    place = new URL(location, place).href
  }
  return new URL(place).search.slice(1)
}

async function visit(provider: IdentityProvider, person: SandboxPerson | null = sanne) {
  next = person
  const { url, errand } = await provider.begin({ callback, locale: 'en' })
  return { url, errand, query: await comeBack(url) }
}

const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'accepted',
    (error: unknown) => (error instanceof IdentityError ? error.code : error),
  )

describe.each(['google_oauth2', 'linkedin'] as const)('over http on this machine, %s', (name) => {
  test('tells who someone is, by a number that stays the same', async () => {
    const provider = reached(name)
    const { url, ...back } = await visit(provider)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      nonce: back.errand.nonce,
      state: back.errand.state,
      scope: 'openid email profile',
    })
    const vouched = await provider.finish({ callback, ...back })
    expect(vouched).toEqual({
      issuer: `${origin}/sandbox/identity/${name}`,
      subject: expect.stringMatching(/^[0-9a-f]{24}$/),
      email: 'sanne@voorbeeld.nl',
      email_verified: true,
      firstname: 'Sanne',
      lastname: 'de Vries',
      picture: null,
      locale: 'nl',
    })
    const again = await provider.finish({ callback, ...(await visit(provider)) })
    expect(again.subject).toBe(vouched.subject)
    const other = await provider.finish({ callback, ...(await visit(provider, noor)) })
    expect([other.subject === vouched.subject, other.email, other.email_verified]).toEqual([
      false,
      'noor@voorbeeld.nl',
      false,
    ])
  })

  test('who goes back is not signed in', async () => {
    const provider = reached(name)
    expect(await outcome(provider.finish({ callback, ...(await visit(provider, null)) }))).toBe('cancelled')
  })

  test('works without PKCE and nonce where a provider cannot bear them', async () => {
    const provider = reached(name, { ties: { pkce: false, nonce: false } })
    const back = await visit(provider)
    expect(back.url).not.toMatch(/nonce|code_challenge/)
    expect(await provider.finish({ callback, ...back })).toMatchObject({ email: 'sanne@voorbeeld.nl' })
  })
})

describe('what is not the answer to what we asked is refused', () => {
  /** A token endpoint in whose answers somebody else signed for the person. */
  const forging: OpenIdOptions['inside'] = async (url, options) => {
    const answer = await fetch(url, options as RequestInit)
    if (!new URL(url).pathname.endsWith('/token')) return answer
    const tokens = (await answer.json()) as { readonly id_token: string }
    const [head = '', body = ''] = tokens.id_token.split('.')
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const signature = sign('sha256', Buffer.from(`${head}.${body}`), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return Response.json({ ...tokens, id_token: `${head}.${body}.${signature.toString('base64url')}` })
  }

  test('a token that another key signed', async () => {
    const provider = reached('google_oauth2', { inside: forging })
    expect(await outcome(provider.finish({ callback, ...(await visit(provider)) }))).toBe('refused')
  })

  test.each<
    [string, (back: { query: string; errand: { state: string; nonce?: string; verifier?: string } }) => object]
  >([
    [
      'another state in the address',
      ({ query, ...rest }) => ({ ...rest, query: query.replace(/state=[^&]*/, 'state=x') }),
    ],
    ['another state remembered', ({ errand, ...rest }) => ({ ...rest, errand: { ...errand, state: 'x' } })],
    ['no state', ({ query, ...rest }) => ({ ...rest, query: query.replace(/&?state=[^&]*/, '') })],
    ['another nonce', ({ errand, ...rest }) => ({ ...rest, errand: { ...errand, nonce: 'x' } })],
    ['another verifier', ({ errand, ...rest }) => ({ ...rest, errand: { ...errand, verifier: 'x'.repeat(43) } })],
    ['no verifier', ({ errand: { state, nonce }, ...rest }) => ({ ...rest, errand: { state, nonce } })],
    [
      'another issuer',
      ({ query, ...rest }) => ({ ...rest, query: query.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fx.example') }),
    ],
    ['a code that does not exist', ({ query, ...rest }) => ({ ...rest, query: query.replace(/code=[^&]*/, 'code=x') })],
    ['nothing', ({ errand }) => ({ errand, query: '' })],
    ['an error we do not know', ({ errand }) => ({ errand, query: `state=${errand.state}&error=x` })],
  ])('%s', async (_name, altered) => {
    const provider = reached('google_oauth2')
    const back = altered((await visit(provider)) as never) as never
    expect(
      await outcome(provider.finish({ callback, ...(back as { query: string; errand: { state: string } }) })),
    ).toBe('refused')
  })

  test('the same code twice', async () => {
    const provider = reached('google_oauth2')
    const back = await visit(provider)
    expect(await outcome(provider.finish({ callback, ...back }))).toBe('accepted')
    expect(await outcome(provider.finish({ callback, ...back }))).toBe('refused')
  })

  test('the secret of another client', async () => {
    const provider = reached('google_oauth2', { client_secret: 'x' })
    expect(await outcome(provider.finish({ callback, ...(await visit(provider)) }))).toBe('refused')
  })
})

describe('a provider that does not answer', () => {
  const begin = (issuer: string) => outcome(reached('google_oauth2', { issuer }).begin({ callback }))

  test('is unavailable', async () => {
    expect(await begin('http://127.0.0.1:1/')).toBe('unavailable')
    expect(await begin(`${origin}/sandbox/identity/google_oauth2/nothing`)).toBe('unavailable')
  })

  test('is asked again the next time', async () => {
    let broken = true
    const { inside: _, ...options } = sandbox.google_oauth2.options
    const provider = openIdProvider({
      ...options,
      inside: (url, init) => (broken ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init as RequestInit)),
    })
    expect(await outcome(provider.begin({ callback }))).toBe('unavailable')
    broken = false
    const back = await visit(provider)
    broken = true
    expect(await outcome(provider.finish({ callback, ...back }))).toBe('unavailable')
  })

  test('plain http is for this machine only', async () => {
    expect(await begin('http://accounts.example/')).toBe('unavailable')
  })
})

test('claims that are not as they should be count as not told', () => {
  const read = (claims: object) => vouchedBy('https://x.example', claimsSchema.parse({ sub: '1', ...claims }))
  const nobody = {
    issuer: 'https://x.example',
    subject: '1',
    email: null,
    email_verified: false,
    firstname: '',
    lastname: '',
    picture: null,
    locale: null,
  }
  expect(read({})).toEqual(nobody)
  expect(read({ email: 'x', email_verified: true, picture: 'javascript:1', locale: 7, given_name: {} })).toEqual(nobody)
  expect(read({ email: 'A@B.nl', email_verified: 'true' })).toMatchObject({ email: 'a@b.nl', email_verified: true })
  expect(read({ email: 'a@b.nl', email_verified: 'false' })).toMatchObject({ email_verified: false })
  expect(read({ email: 'a@b.nl' })).toMatchObject({ email_verified: false })
  expect(read({ name: 'Anna  van\u202e der\nBerg' })).toMatchObject({ firstname: 'Anna', lastname: 'van der Berg' })
  expect(read({ name: 'x', given_name: 'Anna' })).toMatchObject({ firstname: 'Anna', lastname: '' })
  expect(read({ locale: { language: 'nl', country: 'NL' } })).toMatchObject({ locale: 'nl' })
  expect(() => read({ sub: '' })).toThrow()
})

test('which providers there are follows from the settings', () => {
  const config = {
    GOOGLE_ISSUER_URL: 'https://accounts.google.com',
    LINKEDIN_ISSUER_URL: 'https://www.linkedin.com/oauth',
  }
  const set = { ...config, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const names = (settings: object, box: IdentitySandbox | null) =>
    Object.keys(createIdentityProviders({ config: settings as never, sandbox: box }))
  expect(names(config, null)).toEqual([])
  expect(names(set, null)).toEqual(['google_oauth2'])
  expect(names(config, sandbox)).toEqual(['google_oauth2', 'linkedin'])
  expect(names(set, sandbox)).toEqual(['google_oauth2', 'linkedin'])
})

test('LinkedIn itself bears neither PKCE nor nonce, everyone else gets both', () => {
  const client = { LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' }
  const config = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', ...client }
  const real = {
    GOOGLE_ISSUER_URL: 'https://accounts.google.com',
    LINKEDIN_ISSUER_URL: 'https://www.linkedin.com/oauth',
  }
  expect(optionsFrom({ ...config, ...real })).toMatchObject({
    google_oauth2: { issuer: 'https://accounts.google.com', ties: { pkce: true, nonce: true } },
    linkedin: { issuer: 'https://www.linkedin.com/oauth', ties: { pkce: false, nonce: false } },
  })
  expect(optionsFrom({ ...config, ...real, LINKEDIN_ISSUER_URL: 'https://id.example.nl' })).toMatchObject({
    linkedin: { ties: { pkce: true, nonce: true } },
  })
})
