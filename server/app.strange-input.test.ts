import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { flows } from '#domain/products/index.ts'
import { someOf } from '#testing/laws.ts'
import { appoint } from './resources/accounts/appoint.ts'
import { openTestApp, type TestApp } from './testing/app-open.ts'
import { openBrowser } from './testing/browser.ts'
import { type SignedIn, signedIn } from './testing/signed-in.ts'

// What no program of ours sends: the answer is a refusal in the form of the route, never an error of ours.

let service: TestApp
let admin: SignedIn
let questionnaire: string
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', FOUNDATIONS_ENABLED: 'true' } })
  admin = await signedIn(openBrowser(service.app))
  await appoint(service, admin.email, 'admin')
  questionnaire = (await admin.call('POST', '/api/dutch_bv_incorporations')).json().uuid
})
afterAll(() => service.close())

// The calls of a questionnaire are the same for every product: one stands for all.
const isOther = ({ path }: Route) => products.some((product) => path.startsWith(`/api/${product}`))
const products = Object.values(flows)
  .map(({ api_path }) => api_path)
  .filter((path) => path !== 'dutch_bv_incorporations')
const all = (routes as readonly Route[]).filter((route) => !isOther(route))

/** Texts that the database takes nowhere, numbers that fit no column, and days that are in no calendar. */
const texts = ['a\u0000b', '9'.repeat(200), '99999-99-99'] as const
const values = ['a\u0000b', '\ud800', ['\u0000'], 2 ** 31, -(2 ** 63), 1e308, 0.1, '99999-99-99', {}, null]

type Described = { readonly properties?: Record<string, unknown>; readonly anyOf?: readonly Described[] }

const keysOf = (schema: z.ZodType | undefined): string[] => {
  if (schema === undefined) return []
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described
  return [described, ...(described.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties))
}

type Call = { readonly url: string; readonly headers?: Record<string, string>; readonly payload?: object }

/** Every place of a route where something can stand, filled with one thing each time. */
function* callsOf(route: Route): Generator<Call> {
  const uuid = route.path.startsWith('/api/dutch_bv_incorporations') ? questionnaire : 'x'
  const fill = (key: string, value: string) =>
    route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(name === key ? value : uuid))
  const plain = fill('', '')
  for (const key of keysOf(route.params)) for (const text of texts) yield { url: fill(key, text) }
  for (const key of keysOf(route.query)) {
    for (const text of texts) yield { url: `${plain}?${new URLSearchParams({ [key]: text })}` }
  }
  if (route.method === 'GET') return
  for (const value of values) yield { url: plain, payload: { [String(value)]: value } }
  for (const key of keysOf(route.body)) for (const value of values) yield { url: plain, payload: { [key]: value } }
}

/** A token that holds for nobody, with what no uid and no client can be, in each of the places where one may stand. */
function* strangersOf(route: Route): Generator<Call> {
  const url = route.path.replace(/:\w+/g, 'x')
  for (const key of ['uid', 'client', 'access-token']) {
    const token = { 'access-token': 'x', client: 'x', uid: 'x', [key]: 'a\u0000b' }
    yield { url: `${url}?${new URLSearchParams(token)}` }
    yield { url, headers: token }
    yield { url, headers: { authorization: `Bearer ${Buffer.from(JSON.stringify(token)).toString('base64')}` } }
    if (route.method !== 'GET') yield { url, payload: token }
  }
}

describe.each(all.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_name, route) => {
  test('answers whatever is sent', async () => {
    const failed: unknown[] = []
    for (const { url, payload } of someOf([...callsOf(route)], { oneIn: 3 })) {
      // Whoever signs out or deletes themselves is not there for the next call.
      const caller = route.method === 'DELETE' ? openBrowser(service.app) : admin
      const { statusCode } = await caller.call(route.method, url, payload && { payload })
      if (statusCode >= 500) failed.push([statusCode, url, payload])
    }
    expect(failed).toEqual([])
  })

  test('answers whoever calls', async () => {
    const answers = new Set<number>()
    for (const { url, ...rest } of someOf([...strangersOf(route)], { oneIn: 3 })) {
      answers.add((await openBrowser(service.app).call(route.method, url, rest)).statusCode)
    }
    expect([...answers].filter((status) => status >= 500)).toEqual([])
  })
})

describe('the protocol of the accounts says it in its own words', () => {
  const nul = { 'access-token': 'x', client: 'x\u0000', uid: 'x\u0000' }
  const address = { email: 'a\u0000@voorbeeld.nl', password: 'een-goed-wachtwoord', redirect_url: '/questionnaire/' }
  const token = 'Invalid login credentials'
  const nobody = 'Unable to find user with email'
  test.each<[string, 'GET' | 'POST' | 'PUT' | 'DELETE', object, number, string]>([
    ['validate_token', 'GET', { headers: nul }, 401, token],
    ['sign_out', 'DELETE', { headers: nul }, 404, 'User was not found or was not logged in.'],
    ['', 'PUT', { headers: nul, payload: { firstname: 'x' } }, 404, 'User not found.'],
    ['', 'DELETE', { headers: nul }, 404, 'Unable to locate account for destruction.'],
    ['password', 'PUT', { headers: nul }, 401, 'Unauthorized'],
    ['sign_in', 'POST', { payload: { user: address } }, 401, token],
    ['password', 'POST', { payload: address }, 404, nobody],
    ['confirmation', 'POST', { payload: address }, 404, nobody],
  ])('%s by %s', async (path, method, sent, status, sentence) => {
    const url = ['/api/member_auth', path].filter((part) => part !== '').join('/')
    const answer = await openBrowser(service.app).call(method, url, sent)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { success: false }])
    expect(answer.json().errors[0]).toContain(sentence)
  })
})

test.each(['/outbox/a%00', '/outbox/a%00/html', '/outbox/a%00/attachments/0', '/sandbox/payments/checkout/a%00'])(
  'beside the API %s is no error of ours either',
  async (url) => {
    expect((await service.app.inject(url)).statusCode).toBe(404)
  },
)
