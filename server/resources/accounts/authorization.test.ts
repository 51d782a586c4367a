import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/index.ts'
import { type Role, roles } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { flows } from '#domain/products/index.ts'
import { insertTestAccount, type TestAccount } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { callingAssistant } from '#server/testing/assistant-calls.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { makeThing, thingOf } from '#server/testing/things.ts'
import { someOf } from '#testing/laws.ts'
import { type CallRow, doors } from './authorization.fixture.ts'

// Who may do what: every call of the contract by everyone who can call. What each must hear follows from what the contract
// declares of the call; a row only says what it answers to those it is for. A call without a row fails, and so
// does one whose door in the contract was opened wider than its row says.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', FOUNDATIONS_ENABLED: 'true' } })
})
afterAll(() => service.close())

/** What counts about a caller. Somebody of a new kind (an office, say) is one more entry in `callers`. */
type Caller = {
  /** In the browser that made what the call is about: a `maker` who has no account, or anybody after the owner was there. */
  readonly browser: 'new' | 'another' | 'maker' | 'owner'
  /** The token they show, if any: that of the owner, one that holds no more, or one of their own account. */
  readonly token?: 'owner' | 'expired' | 'revoked' | Role
  /** They are an assistant that the owner connected, and show what opens the door of assistants. */
  readonly assistant?: true
}

const callers: Readonly<Record<string, Caller>> = {
  nobody: { browser: 'new' },
  'another visitor': { browser: 'another' },
  /** Nobody has claimed it yet and the caller has the cookie that made it. */
  maker: { browser: 'maker' },
  /** Has the cookie that made it too, but it belongs to the account. */
  cookie: { browser: 'owner' },
  owner: { browser: 'owner', token: 'owner' },
  expired: { browser: 'owner', token: 'expired' },
  revoked: { browser: 'owner', token: 'revoked' },
  assistant: { browser: 'new', assistant: true },
  ...Object.fromEntries(roles.map((role) => [`another ${role}`, { browser: 'new', token: role } as const])),
}

/** What a caller must hear, by what the contract says of the call. */
function expected(route: Route, { good, nobody }: CallRow, { browser, token }: Caller): number {
  if (route.impersonal) return good
  const dead = token === 'expired' || token === 'revoked'
  if (route.protocol) return nobody !== undefined && (dead || token === undefined) ? nobody : good
  if (dead || (token === undefined && !route.public)) return 401
  const role = token === undefined || token === 'owner' ? 'customer' : token
  if (route.roles && !route.roles.includes(role)) return 403
  // Somebody of an office without an office works nowhere; who has one is tried with the cases themselves.
  if (route.roles?.includes('notary')) return role === 'notary' ? 403 : good
  // Support has everybody's cases.
  if (route.roles?.includes('support')) return good
  if (thingOf(route) === null || token === 'owner') return good
  // For everybody else it is not there; that it exists is nobody's business.
  return browser === 'maker' ? good : 404
}

/** The door that the contract gives a call. */
function doorOf({ impersonal, protocol, public: open, roles }: Route): string {
  if (impersonal) return 'the same for everyone'
  if (protocol) return 'as the protocol of accounts has it'
  if (roles) return `for ${roles.join(' or ')}`
  return open ? 'for any visitor' : 'for who is signed in'
}

// The longest first: one name may end with another.
const products = Object.values(flows)
  .map(({ product_type }) => product_type)
  .sort((one, other) => other.length - one.length)

const productOf = ({ id }: Route) => products.find((name) => id.includes(name))

/** Only these go on in another language; for the others the call does not exist, not even for the owner. */
const transferable = ['DutchBV', 'EnglishBV', 'Holding', 'IncorporateHolding']

function rowOf(route: Route): CallRow | undefined {
  const behind = doors[doorOf(route)] ?? {}
  if (Object.hasOwn(behind, route.id)) return behind[route.id]
  const product = productOf(route) ?? ''
  const row = product === '' ? undefined : behind[route.id.replace(product, '*')]
  return row && route.id.startsWith('transfer') && !transferable.includes(product) ? { good: 404 } : row
}

const all: readonly Route[] = routes

test('every call has a row behind its door, and every row a call', () => {
  expect(all.filter((route) => rowOf(route) === undefined).map(({ id }) => id)).toEqual([])
  const used = new Set(all.map(rowOf))
  const rows = Object.values(doors).flatMap((behind) => Object.entries(behind))
  expect(rows.filter(([, row]) => !used.has(row)).map(([name]) => name)).toEqual([])
})

test('what an address names is somebody’s, unless the call looks at nobody', () => {
  // Names of ours: a product, a page, a provider, a day.
  const ours = [
    'slug',
    'folder',
    'extra',
    'provider',
    'valid_from',
    'draft',
    'index',
    'upload',
    'document',
    'number',
    'service',
    'lawyer',
    'story',
    'picture',
    'question',
    'office',
    'member',
    'country',
    'switch',
    'uid',
  ]
  for (const route of all.filter(({ impersonal }) => !impersonal)) {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const named = names.some((name) => !ours.includes(name))
    expect([route.id, named]).toEqual([route.id, thingOf(route) !== null])
  }
})

/** What a call is about, with whose it is and the browser that made it. */
async function make(route: Route, browser: Caller['browser']) {
  const owners = openBrowser(service.app)
  const owner = await insertTestAccount(service)
  const maker = browser === 'maker' && route.public ? owners : withToken(owners, owner.token)
  return { owners, owner, things: await makeThing(service, route, { call: maker.call, account: owner.uuid }) }
}

/** The browser of a caller. */
async function enter({ browser, token, assistant }: Caller, { owners, owner }: Awaited<ReturnType<typeof make>>) {
  const from = browser === 'maker' || browser === 'owner' ? owners : openBrowser(service.app)
  // Everyone who has been here has a cookie.
  if (browser !== 'new' && from.cookies() === '') await from.call('POST', '/api/calculation')
  if (assistant) return withBearer(from, (await callingAssistant(service, owner.uuid)).token)
  return token === undefined ? from : showing(token, from, owner)
}

const withBearer = (browser: Browser, token: string): Browser => ({
  ...browser,
  call: (method, url, { headers, ...rest } = {}) =>
    browser.call(method, url, { ...rest, headers: { authorization: `Bearer ${token}`, ...headers } }),
})

async function showing(token: NonNullable<Caller['token']>, browser: Browser, owner: TestAccount): Promise<Browser> {
  const { db } = service.database
  if (token === 'expired') {
    const expires_at = service.clock.now()
    await db.updateTable('account_clients').set({ expires_at }).where('account', '=', owner.uuid).execute()
  } else if (token === 'revoked') {
    await db.deleteFrom('account_clients').where('account', '=', owner.uuid).execute()
  } else if (token !== 'owner') {
    return withToken(browser, (await insertTestAccount(service, token)).token)
  }
  return withToken(browser, owner.token)
}

// The calls of a product are those of every product.
const chosen = someOf(products, { oneIn: products.length })
const tried = all.filter((route) => {
  const product = productOf(route)
  return product === undefined || chosen.includes(product)
})

describe.each(tried.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  const row = rowOf(route) ?? { good: 0 }

  test('opens for whom it should, and for nobody else', async () => {
    const got: Record<string, number> = {}
    // Who is refused leaves it as it was, for the next who tries.
    let untouched: ReturnType<typeof make> | undefined
    for (const [name, kind] of Object.entries(callers)) {
      const refused = kind.browser !== 'maker' && expected(route, row, kind) >= 400
      if (refused) untouched ??= make(route, kind.browser)
      const about = await (refused && untouched ? untouched : make(route, kind.browser))
      const caller = await enter(kind, about)
      const params: Readonly<Record<string, string>> = { ...row.params, ...about.things }
      const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? `no-${key}`)
      const sent = route.events ? { payloadAsStream: true } : row.payload && { payload: row.payload }
      const answer = await caller.call(route.method, `${path}${row.query ?? ''}`, sent)
      got[name] = answer.statusCode
      // A token is repeated to who shows it; where nobody is looked at, nobody is known again.
      if (route.impersonal) expect([name, answer.headers['access-token']]).toEqual([name, undefined])
    }
    const wanted = Object.entries(callers).map(([name, kind]) => [name, expected(route, row, kind)])
    expect(got).toEqual(Object.fromEntries(wanted))
  })
})
