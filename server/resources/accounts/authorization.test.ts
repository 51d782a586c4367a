import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/index.ts'
import { type Role, roles } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { usualHours } from '#domain/appointments/index.ts'
import { flows } from '#domain/products/index.ts'
import { insertTestAccount, type TestAccount } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { makeThing, thingOf } from '#server/testing/things.ts'
import { someOf } from '#testing/laws.ts'

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
  ...Object.fromEntries(roles.map((role) => [`another ${role}`, { browser: 'new', token: role } as const])),
}

type Row = {
  /** To those it is for. */
  readonly good: number
  /** The protocol does not say 401 to who has no session, but this; without it the call is for everybody. */
  readonly nobody?: number
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly payload?: object
}

/** What a caller must hear, by what the contract says of the call. */
function expected(route: Route, { good, nobody }: Row, { browser, token }: Caller): number {
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

const credentials = { email: 'niemand@voorbeeld.nl', password: 'een-goed-wachtwoord' }
const nowhere = '?auth_origin_url=https://evil.example'
const deed = { params: { index: '0' } }

/** Every call behind the door that the contract must give it: opening one wider takes a change here too. `*` is a product. */
const doors: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'the same for everyone': {
    getSite: { good: 200 },
    getStory: { good: 200, params: { slug: 'reviews' }, query: '?cv=1' },
    getStoryInFolder: { good: 404, params: { folder: 'tools', slug: 'nothing' }, query: '?cv=1' },
    getPageInformation: { good: 200, params: { slug: 'calculator' } },
    sendContactMessage: { good: 422, payload: {} },
    listCountries: { good: 200 },
    listNotaries: { good: 200 },
    listMemberships: { good: 200, query: '?notary_product_type_slug=dutch-bv' },
    listExtraServices: { good: 200 },
    getProductExtra: { good: 200, params: { id: '1', extra: 'dga_salary' } },
    getLegalCheckupType: { good: 200, params: { id: '1' } },
    findAddress: { good: 422 },
    findCompany: { good: 422 },
    getPrices: { good: 200, query: '?notary_product_type_slug=dutch-bv' },
    getOpenApi: { good: 200 },
    getCalculator: { good: 200 },
    openRedirection: { good: 302 },
    getWindowScript: { good: 200 },
    // The ticket is the key, and this is none.
    showSecondFactor: { good: 401, payload: { ticket: 'x', code: '123456' } },
    // The token is the key, and this is none.
    fetchCaseSet: { good: 404, params: { token: 'x' } },
    readReminderStops: { good: 404, params: { token: 'x' } },
    writeReminderStops: { good: 404, params: { token: 'x' }, payload: { stopped: [] } },
    stopReminders: { good: 404, params: { token: 'x' }, payload: {} },
    // The link is the key, and this is none.
    readPart: { good: 404, params: { token: 'x' } },
    showCode: { good: 404, params: { token: 'x' }, payload: {} },
    renewLink: { good: 404, params: { token: 'x' } },
    savePart: { good: 404, params: { token: 'x' }, payload: { answers: {} } },
    readPartDeed: { good: 404, params: { token: 'x' } },
    declarePart: { good: 404, params: { token: 'x' }, payload: { version: 1, hash: 'x' } },
    declinePart: { good: 404, params: { token: 'x' } },
    readPartAppointment: { good: 404, params: { token: 'x' } },
    answerPartAppointment: {
      ...{ good: 404, params: { token: 'x' } },
      payload: { starts: '2026-12-15T13:00:00Z', can: true },
    },
    addPartUpload: { good: 404, params: { token: 'x' }, payload: {} },
    readPartUpload: { good: 404, params: { token: 'x', upload: 'x' } },
    removePartUpload: { good: 404, params: { token: 'x', upload: 'x' } },
    readPartDeclaration: { good: 404, params: { token: 'x' } },
    readPartPower: { good: 404, params: { token: 'x', document: 'poa' } },
    downloadPart: { good: 404, params: { token: 'x' } },
    writeOnPart: { good: 404, params: { token: 'x' }, payload: { text: 'Dag' } },
    paymentWebhook: { good: 200, payload: { id: 'tr_unknown' } },
  },
  'for any visitor': {
    'create*': { good: 201 },
    'read*': { good: 200 },
    'save*': { good: 200, payload: { main: { email: 'anna@voorbeeld.nl' } } },
    'complete*': { good: 422 },
    'beforePaying*': { good: 200 },
    'transfer*': { good: 200 },
    'list*Documents': { good: 200 },
    'read*Document': { good: 200, ...deed },
    // Nobody paid for it yet.
    'download*Pdf': { good: 403, ...deed },
    'download*Docx': { good: 403, ...deed },
    getPredefinedNotary: { good: 200 },
    listDrafts: { good: 200 },
    removeDraft: { good: 200 },
    sendDraftLink: { good: 422, payload: {} },
    // This is no key.
    openDraftLink: { good: 404, payload: { key: 'x' } },
    createCalculation: { good: 201 },
    readCalculation: { good: 200 },
    saveCalculation: { good: 200, payload: { data: { answered: [] } } },
    completeCalculation: { good: 422, payload: { notary_product_type_slug: 'dutch-bv' } },
    shareCalculation: { good: 201 },
    // Whoever has the key may make it their own; this one is no key.
    copyCalculation: { good: 404, payload: { key: 'x' } },
  },
  'for who is signed in': {
    'add*Upload': { good: 403 },
    'list*Uploads': { good: 200 },
    'read*Upload': { good: 404 },
    'remove*Upload': { good: 404 },
    listKnownPeople: { good: 200 },
    readBilling: { good: 200 },
    saveBilling: { good: 200, payload: {} },
    listPayments: { good: 200 },
    readPayment: { good: 200 },
    createPayment: { good: 404, payload: { uuid: 'x' } },
    // Nobody ticked the boxes yet.
    payAgain: { good: 409 },
    readPaymentForAnalytics: { good: 200 },
    // There is none before it is paid.
    downloadInvoice: { good: 404 },
    getMe: { good: 200 },
    getMeForDashboard: { good: 200 },
    getArrival: { good: 200 },
    claimDrafts: { good: 200, payload: { uuids: [randomUUID()] } },
    markCheckupsSeen: { good: 200, payload: {} },
    createRedirection: { good: 200, query: '?redirect_url=/dashboard' },
    listNotaryProducts: { good: 200 },
    // Nobody of it fills in a part of their own.
    listParticipants: { good: 404, query: '?questionnaire=x' },
    inviteParticipant: { good: 404 },
    revokeInvitation: { good: 404 },
    takeBackPart: { good: 404 },
    replaceParticipant: {
      good: 404,
      payload: { prefix: 'Mr', firstname: 'Bo', lastname: 'Berg', email: 'bo@voorbeeld.nl' },
    },
    readOwnCase: { good: 200 },
    actOnOwnCase: { good: 409, payload: { action: 'submit' } },
    writeOnOwnCase: { good: 201, payload: { text: 'Een vraag' } },
    seeOwnMessages: { good: 200, payload: { up_to: 1 } },
    readOwnConcept: { good: 404, params: { number: '1' } },
    readOwnAppointment: { good: 404 },
    readOwnSlots: { good: 200 },
    payMove: { good: 409, payload: { total: 6050 } },
    readOwnBankPapers: { good: 404 },
    readChanges: { good: 200 },
    // Nothing was paid for.
    previewChange: { good: 404, payload: { patch: {} } },
    makeChange: { good: 404, payload: { patch: {}, total: 0 } },
    // Nothing was kept aside.
    payChange: { good: 409, payload: { revision: 1 } },
    withdrawChange: { good: 200 },
    readOwnServices: { good: 200 },
    decideOnService: { good: 404, params: { service: 'trademark-check' }, payload: { consent: true } },
    watchOwnCase: { good: 200 },
    listSessions: { good: 200 },
    endSession: { good: 200 },
    endAllSessions: { good: 200 },
    exportAccount: { good: 200 },
    exportAccountFiles: { good: 200 },
    listAccesses: { good: 200 },
    // The password is wrong.
    requestEmailChange: { good: 422, payload: { email: 'ander@voorbeeld.nl', current_password: 'x' } },
    listIdentities: { good: 200 },
    linkIdentity: { good: 200, params: { provider: 'google_oauth2' } },
    getSecondFactor: { good: 200 },
    // Whom it is for is told by the account, also of those whose role does not count yet: see second-factor.test.ts.
    beginSecondFactor: { good: 422, payload: { code: 1 } },
    confirmSecondFactor: { good: 422, payload: { code: '123456' } },
    renewRecoveryCodes: { good: 422, payload: { code: '123456' } },
    removeSecondFactor: { good: 422, payload: { code: '123456' } },
    unlinkIdentity: { good: 404, params: { provider: 'linkedin' } },
  },
  'for notary or support': {
    listCases: { good: 200 },
    countCases: { good: 200 },
    exportCases: { good: 200 },
    readCase: { good: 200 },
    actOnCase: { good: 409, payload: { action: 'complete' } },
    recordOnCase: { good: 200, payload: { handler: 'me' } },
    // Support says first why it looks.
    readParticipantThread: { good: 403, params: { person: 'p2' } },
    writeToParticipant: { good: 403, params: { person: 'p2' }, payload: { text: 'Dag' } },
    readParticipantDeclaration: { good: 403, params: { person: 'p2' } },
    commentOnCase: { good: 201, payload: { text: 'Een notitie', internal: true } },
    closeComment: { good: 404, params: { id: '1' }, payload: { resolved: true } },
    takeChange: { good: 200, params: { id: '1' } },
    // Nobody said why.
    downloadCase: { good: 403 },
    readCaseDocument: { good: 404 },
    reviewCaseDocument: { good: 404, payload: { review: 'accepted' } },
    addCaseDocument: { good: 415 },
    writeClientCheck: { good: 200, payload: { revision: 0 } },
    readClientCheckPaper: { good: 403 },
    readAppointment: { good: 404 },
    appointCase: { good: 409, payload: { action: 'confirm' } },
    unsealCase: { good: 200, payload: { reason: 'De klant vroeg ernaar.' } },
    moveReview: { good: 409, payload: { move: 'approve' } },
    readCaseDeed: { good: 200 },
    readNotaryPage: { good: 403 },
    writeCaseDeed: { good: 200, payload: { blanks: {}, layer: [], revision: 0 } },
    refundCase: { good: 409, payload: { amount: 1 } },
    resendCaseMail: { good: 404, params: { id: '999999' } },
    watchCase: { good: 200 },
    watchQueue: { good: 200 },
  },
  'for notary': {
    readOfficeHours: { good: 200 },
    writeOfficeHours: { good: 200, payload: { hours: usualHours, closed: [] } },
  },
  'for support': {
    listOffices: { good: 200 },
    listServices: { good: 200 },
    readCaseServices: { good: 200 },
    // Nothing was ordered beside the company.
    workOnService: { good: 404, params: { service: 'trademark-check' }, payload: { action: 'done' } },
    listCaseLinks: { good: 200 },
    // Nobody said why.
    makeCaseLink: { good: 403, payload: {} },
    revokeCaseLink: { good: 404, params: { id: '999999' } },
  },
  'for admin': {
    putCalculator: { good: 422, payload: {} },
    listPriceBooks: { good: 200 },
    planPriceBook: { good: 422, payload: {} },
    withdrawPriceBook: { good: 404, params: { valid_from: '2099-01-01' } },
    countFlaggedQuestions: { good: 200 },
  },
  'as the protocol of accounts has it': {
    register: { good: 422, payload: {} },
    signIn: { good: 401, payload: credentials },
    getSignIn: { good: 405 },
    signOut: { good: 200, nobody: 404 },
    validateToken: { good: 200, nobody: 401 },
    updateAccount: { good: 200, nobody: 404, payload: { firstname: 'Anna' } },
    deleteAccount: { good: 200, nobody: 404 },
    openConfirmation: { good: 302, query: '?confirmation_token=x&redirect_url=/questionnaire/' },
    sendConfirmation: { good: 401, payload: {} },
    requestPassword: { good: 401, payload: {} },
    openPasswordReset: { good: 404, query: '?reset_password_token=x&redirect_url=/questionnaire/' },
    // The key is what counts, and this is none.
    confirmEmailChange: { good: 404, payload: { key: 'x' } },
    changePassword: { good: 422, nobody: 401, payload: {} },
    startGoogle: { good: 422, query: nowhere },
    startGoogleByPost: { good: 422, query: nowhere },
    finishGoogle: { good: 302 },
    startLinkedIn: { good: 422, query: nowhere },
    startLinkedInByPost: { good: 422, query: nowhere },
    finishLinkedIn: { good: 302 },
  },
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

function rowOf(route: Route): Row | undefined {
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
  const ours = ['slug', 'folder', 'extra', 'provider', 'valid_from', 'index', 'upload', 'document', 'number', 'service']
  for (const route of all.filter(({ impersonal }) => !impersonal)) {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const named = names.some((name) => !ours.includes(name))
    expect([route.id, named]).toEqual([route.id, thingOf(route) !== null])
  }
})

/** The browser of a caller, and what stands in the address of the call. */
async function prepare(route: Route, { browser, token }: Caller) {
  const open = () => openBrowser(service.app)
  const owners = open()
  const owner = await insertTestAccount(service)
  const maker = browser === 'maker' && route.public ? owners : withToken(owners, owner.token)
  const things = await makeThing(service, route, { call: maker.call, account: owner.uuid })
  const from = browser === 'maker' || browser === 'owner' ? owners : open()
  // Everyone who has been here has a cookie.
  if (browser !== 'new' && from.cookies() === '') await from.call('POST', '/api/calculation')
  return { things, caller: token === undefined ? from : await showing(token, from, owner) }
}

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
    for (const [name, kind] of Object.entries(callers)) {
      const { things, caller } = await prepare(route, kind)
      const params: Readonly<Record<string, string>> = { ...row.params, ...things }
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
