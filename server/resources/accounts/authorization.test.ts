import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '#contract/index.ts'
import type { Role } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { flows } from '#domain/products/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { answered, couple } from '../calculations/answering.fixture.ts'
import { claim } from '../drafts/claim.ts'
import { createClients } from './clients.ts'
import { insertAccount } from './store.ts'
import { hashOf, newToken } from './tokens.ts'

// Who may do what: every call of the contract by everyone who can call. A route without a row fails.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', FOUNDATIONS_ENABLED: 'true' } })
})
afterAll(() => service.close())

/**
 * Each call is about something that belongs to the owner's account, except for `maker`: nobody has claimed it yet and the
 * caller has the cookie that made it. `cookie` has that cookie too, but the thing belongs to the account by now. `expired` and
 * `revoked` carry the owner's cookie beside a token that holds no more.
 */
const callers = ['nobody', 'maker', 'cookie', 'owner', 'other', 'expired', 'revoked', 'admin'] as const
type CallerName = (typeof callers)[number]
type Statuses = readonly [number, number, number, number, number, number, number, number]

const everyone = (status: number): Statuses => [status, status, status, status, status, status, status, status]
/** Something of one's own: for others it is not there, and a dead token is told so. */
const ownThing = (good: number): Statuses => [404, good, 404, good, 404, 401, 401, 404]
/** What only an account can have; others with an account find nothing. */
const ownOrder = (good: number): Statuses => [401, 401, 401, good, 404, 401, 401, 404]
/** Anyone may begin; a dead token is told so. */
const begin = (good: number): Statuses => [good, good, good, good, good, 401, 401, good]
const signedInOnly = (good: number): Statuses => [401, 401, 401, good, good, 401, 401, good]
const adminOnly = (good: number): Statuses => [401, 401, 401, 403, 403, 401, 401, good]
/** The protocol does not say 401 here but that there is nobody. */
const somebody = (good: number, nobody: number): Statuses => [nobody, nobody, nobody, good, good, nobody, nobody, good]

type Thing = 'order' | 'questionnaire' | 'calculation' | 'submitted' | 'session' | 'redirection'
type Row = {
  readonly statuses: Statuses
  /** What `:uuid`, `:id` or `:code` stands for. */
  readonly about?: Thing
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly payload?: object
}

const questionnaireRow = (good: number, payload?: object): Row => ({
  about: 'questionnaire',
  statuses: ownThing(good),
  ...(payload && { payload }),
})

const ownWhenSignedIn = (good: number): Row => ({
  about: 'questionnaire',
  statuses: [401, 401, 401, good, 404, 401, 401, 404],
})

/** The same calls for every product. */
const ofProduct = {
  create: { statuses: begin(201) },
  read: questionnaireRow(200),
  save: questionnaireRow(200, { main: { email: 'anna@voorbeeld.nl' } }),
  complete: questionnaireRow(422),
  listDocuments: questionnaireRow(200),
  readDocument: { ...questionnaireRow(200), params: { index: '0' } },
  // Nobody paid for it yet.
  downloadPdf: { ...questionnaireRow(403), params: { index: '0' } },
  downloadDocx: { ...questionnaireRow(403), params: { index: '0' } },
  addUpload: ownWhenSignedIn(403),
  listUploads: ownWhenSignedIn(200),
  readUpload: ownWhenSignedIn(404),
  removeUpload: ownWhenSignedIn(404),
} as const satisfies Record<string, Row>

const credentials = { email: 'niemand@voorbeeld.nl', password: 'een-goed-wachtwoord' }
const nowhere = '?auth_origin_url=https://evil.example'

const rows: Readonly<Record<string, Row>> = {
  getSite: { statuses: everyone(200) },
  getStory: { statuses: everyone(200), params: { slug: 'reviews' }, query: '?cv=1' },
  getStoryInFolder: { statuses: everyone(404), params: { folder: 'tools', slug: 'nothing' }, query: '?cv=1' },
  getPageInformation: { statuses: everyone(200), params: { slug: 'calculator' } },
  sendContactMessage: { statuses: everyone(422), payload: {} },
  listCountries: { statuses: everyone(200) },
  listNotaries: { statuses: everyone(200) },
  listMemberships: { statuses: everyone(200), query: '?notary_product_type_slug=dutch-bv' },
  listExtraServices: { statuses: everyone(200) },
  getProductExtra: { statuses: everyone(200), params: { id: '1', extra: 'dga_salary' } },
  findAddress: { statuses: everyone(422) },
  getPrices: { statuses: everyone(200), query: '?notary_product_type_slug=dutch-bv' },
  getOpenApi: { statuses: everyone(200) },
  getCalculator: { statuses: everyone(200) },
  putCalculator: { statuses: adminOnly(422), payload: {} },
  listPriceBooks: { statuses: adminOnly(200) },
  planPriceBook: { statuses: adminOnly(422), payload: {} },
  withdrawPriceBook: { statuses: adminOnly(404), params: { valid_from: '2099-01-01' } },

  getPredefinedNotary: { about: 'questionnaire', statuses: ownThing(200) },
  createCalculation: { statuses: begin(201) },
  readCalculation: { about: 'calculation', statuses: ownThing(200) },
  saveCalculation: { about: 'calculation', statuses: ownThing(200), payload: { data: { answered: [] } } },
  completeCalculation: {
    about: 'calculation',
    statuses: ownThing(422),
    payload: { notary_product_type_slug: 'dutch-bv' },
  },
  shareCalculation: { about: 'submitted', statuses: ownThing(201) },
  // Whoever has the key may make it their own; this one is no key.
  copyCalculation: { about: 'calculation', statuses: [404, 404, 404, 404, 404, 401, 401, 404], payload: { key: 'x' } },

  readBilling: { statuses: signedInOnly(200) },
  saveBilling: { statuses: signedInOnly(200), payload: {} },
  listPayments: { statuses: signedInOnly(200) },
  readPayment: { about: 'order', statuses: ownOrder(200) },
  createPayment: { statuses: signedInOnly(404), payload: { uuid: 'x' } },
  // Nobody ticked the boxes yet.
  payAgain: { about: 'order', statuses: ownOrder(409) },
  readPaymentForAnalytics: { about: 'order', statuses: ownOrder(200) },
  // There is none before it is paid.
  downloadInvoice: { about: 'order', statuses: ownOrder(404) },
  paymentWebhook: { statuses: everyone(200), payload: { id: 'tr_unknown' } },

  register: { statuses: everyone(422), payload: {} },
  signIn: { statuses: everyone(401), payload: credentials },
  getSignIn: { statuses: everyone(405) },
  signOut: { statuses: somebody(200, 404) },
  validateToken: { statuses: somebody(200, 401) },
  updateAccount: { statuses: somebody(200, 404), payload: { firstname: 'Anna' } },
  deleteAccount: { statuses: somebody(200, 404) },
  openConfirmation: { statuses: everyone(302), query: '?confirmation_token=x&redirect_url=/questionnaire/' },
  sendConfirmation: { statuses: everyone(401), payload: {} },
  requestPassword: { statuses: everyone(401), payload: {} },
  openPasswordReset: { statuses: everyone(404), query: '?reset_password_token=x&redirect_url=/questionnaire/' },
  changePassword: { statuses: somebody(422, 401), payload: {} },
  startGoogle: { statuses: everyone(422), query: nowhere },
  startGoogleByPost: { statuses: everyone(422), query: nowhere },
  finishGoogle: { statuses: everyone(302) },
  startLinkedIn: { statuses: everyone(422), query: nowhere },
  startLinkedInByPost: { statuses: everyone(422), query: nowhere },
  finishLinkedIn: { statuses: everyone(302) },

  getMe: { statuses: signedInOnly(200) },
  getArrival: { statuses: signedInOnly(200) },
  listDrafts: { statuses: begin(200) },
  claimDrafts: { statuses: signedInOnly(200), payload: { uuids: [randomUUID()] } },
  getMeForDashboard: { statuses: signedInOnly(200) },
  createRedirection: { statuses: signedInOnly(200), query: '?redirect_url=/dashboard' },
  openRedirection: { about: 'redirection', statuses: everyone(302) },
  listNotaryProducts: { statuses: signedInOnly(200) },
  listSessions: { statuses: signedInOnly(200) },
  endSession: { about: 'session', statuses: [401, 401, 401, 200, 404, 401, 401, 404] },
  endAllSessions: { statuses: signedInOnly(200) },
  exportAccount: { statuses: signedInOnly(200) },
  listIdentities: { statuses: signedInOnly(200) },
  linkIdentity: { statuses: signedInOnly(200), params: { provider: 'google_oauth2' } },
  unlinkIdentity: { statuses: signedInOnly(404), params: { provider: 'linkedin' } },
}

/** Only some products go on in another language; for the others the call does not exist, not even for the owner. */
const transfer = (good: number): Row => ({ about: 'questionnaire', statuses: ownThing(good) })
const transfers = { DutchBV: 200, EnglishBV: 200, Holding: 200, IncorporateHolding: 200 } as Readonly<
  Record<string, number>
>

// The longest first: one name may end with another.
const products = Object.values(flows)
  .map(({ product_type }) => product_type)
  .sort((one, other) => other.length - one.length)

function rowOf({ id }: Route): Row | undefined {
  if (Object.hasOwn(rows, id)) return rows[id]
  const product = products.find((name) => id.includes(name))
  if (product === undefined) return undefined
  const call = id.replace(product, '')
  if (call === 'transfer') return transfer(transfers[product] ?? 404)
  return Object.hasOwn(ofProduct, call) ? ofProduct[call as keyof typeof ofProduct] : undefined
}

const all: readonly Route[] = routes

test('every call has a row, and every row a call', () => {
  expect(all.filter((route) => rowOf(route) === undefined).map(({ id }) => id)).toEqual([])
  expect(Object.keys(rows).filter((id) => !all.some((route) => route.id === id))).toEqual([])
})

test('a call that is the same for everyone looks at nobody, and what is not public has no such row', () => {
  for (const route of all) {
    const statuses = new Set(rowOf(route)?.statuses)
    if (route.impersonal) expect([route.id, statuses.size]).toEqual([route.id, 1])
    if (!route.public) expect([route.id, statuses.has(401)]).toEqual([route.id, true])
    if (route.roles) expect([route.id, statuses.has(403)]).toEqual([route.id, true])
  }
})

async function account(role: Role = 'customer') {
  const { database, clock, config } = service
  const now = clock.now()
  const email = `${randomUUID()}@voorbeeld.nl`
  const made = await insertAccount(database.db, {
    ...{ uuid: randomUUID(), provider: 'email', uid: email, email, password_hash: null, role },
    ...{ confirmed_at: now, created_at: now, updated_at: now },
  })
  if (made === undefined) throw new Error('The account was not made.')
  const issued = await createClients({ database, clock, config }).issue(database.db, made, { device: null })
  const { token, client, uid, expires_at } = issued
  return { ...made, token: { 'access-token': token, client, uid, expiry: String(expires_at.getTime() / 1000) } }
}

type Owner = Awaited<ReturnType<typeof account>>

/** Makes what a call is about, in the browser of its maker; answers what stands in its path. */
async function make(thing: Thing, route: Route, maker: Browser, owner: Owner): Promise<Record<string, string>> {
  const { db } = service.database
  const now = service.clock.now()
  switch (thing) {
    case 'questionnaire': {
      const path = route.path.includes('predefined')
        ? '/api/dutch_bv_incorporations'
        : route.path.replace(/\/:uuid.*/, '')
      return { uuid: (await maker.call('POST', path)).json().uuid }
    }
    case 'order': {
      const by = withToken(maker, owner.token)
      const path = `/api/dutch_bv_incorporations/${(await by.call('POST', '/api/dutch_bv_incorporations')).json().uuid}`
      expect((await by.call('PATCH', path, { payload: completeAnswers })).statusCode).toBe(200)
      return { uuid: (await by.call('POST', `${path}/complete`)).json().payment.uuid }
    }
    case 'calculation':
      return { uuid: (await maker.call('POST', '/api/calculation')).json().uuid }
    case 'submitted': {
      const { uuid } = (await maker.call('POST', '/api/calculation')).json()
      await maker.call('PATCH', `/api/calculation/${uuid}`, { payload: { data: answered(couple) } })
      const payload = { notary_product_type_slug: 'dutch-bv' }
      expect((await maker.call('POST', `/api/calculation/${uuid}/complete`, { payload })).statusCode).toBe(200)
      return { uuid }
    }
    case 'session': {
      const row = await db
        .selectFrom('account_clients')
        .select('id')
        .where('account', '=', owner.uuid)
        .executeTakeFirstOrThrow()
      return { id: row.id }
    }
    case 'redirection': {
      const code = newToken()
      const expires_at = new Date(now.getTime() + 60_000)
      const target = `${service.config.PUBLIC_URL}/dashboard`
      const rest = { kind: 'redirection', account: owner.uuid, target, expires_at, created_at: now } as const
      await db
        .insertInto('account_codes')
        .values({ hash: hashOf(code), ...rest })
        .execute()
      return { code }
    }
  }
}

/** The browser of a caller; what the maker made belongs to the owner by now, except for the maker. */
async function callerNamed(name: CallerName, maker: Browser, owner: Owner): Promise<Browser> {
  const { db } = service.database
  const clients = () => db.updateTable('account_clients').where('account', '=', owner.uuid)
  switch (name) {
    case 'nobody':
      return openBrowser(service.app)
    case 'maker':
    case 'cookie':
      return maker
    case 'owner':
      return withToken(maker, owner.token)
    case 'other':
      return withToken(openBrowser(service.app), (await account()).token)
    case 'admin':
      return withToken(openBrowser(service.app), (await account('admin')).token)
    case 'expired':
      await clients().set({ expires_at: service.clock.now() }).execute()
      return withToken(maker, owner.token)
    case 'revoked':
      await db.deleteFrom('account_clients').where('account', '=', owner.uuid).execute()
      return withToken(maker, owner.token)
  }
}

describe.each(all.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  const row = rowOf(route) ?? { statuses: everyone(0) }

  test('opens for whom it should, and for nobody else', async () => {
    const got: Record<string, number> = {}
    for (const name of callers) {
      const maker = openBrowser(service.app)
      const owner = await account()
      // Everyone who has been here has a cookie.
      await maker.call('POST', '/api/dutch_bv_incorporations')
      const params = { ...row.params, ...(row.about && (await make(row.about, route, maker, owner))) }
      const visitor = /visitor=([0-9a-f-]{36})/.exec(maker.cookies())?.[1] ?? ''
      const uuids = Object.values(params).filter((text) => z.uuid().safeParse(text).success)
      if (name !== 'maker') await claim(service.database.db, { visitor, account: owner.uuid, uuids })
      const caller = await callerNamed(name, maker, owner)
      const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? `no-${key}`)
      const answer = await caller.call(
        route.method,
        `${path}${row.query ?? ''}`,
        row.payload && { payload: row.payload },
      )
      got[name] = answer.statusCode
    }
    expect(got).toEqual(Object.fromEntries(callers.map((name, index) => [name, row.statuses[index]])))
  })
})
