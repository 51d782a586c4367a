import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownCaseRoutes } from '#contract/cases.ts'
import { notaryCaseRoutes } from '#contract/notary-cases.ts'
import type { Route } from '#contract/route.ts'
import { usualHours } from '#domain/appointments/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { climb, type FounderWithCase, filePart, founderWithCase, paper, staffMember } from '#server/testing/cases.ts'

// Every call about a case by everyone who can call, taken from the contract: a call that is added and not answered for here
// fails. What each must hear follows from whose the case is; a row only says how the call is made and what it answers.

let service: TestApp
let founder: FounderWithCase
let people: Readonly<Record<string, Pick<Browser, 'call'>>>
let document = ''

beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const reasoned = await staffMember(service)
  const reason = { payload: { reason: 'De klant belt over zijn paspoort.' } }
  await climb(founder, notary, 'checking_documents')
  await reasoned.call('POST', `${founder.case}/access`, reason)
  people = {
    'signed out': openBrowser(service.app),
    stranger: await signedInAs(service, 'customer'),
    founder,
    'notary of another office': await staffMember(service, founder.office === 1 ? 2 : 1),
    'notary of the office': notary,
    'support without a reason': await staffMember(service),
    'support with a reason': reasoned,
    admin: await signedInAs(service, 'admin'),
  }
  document = (await founder.look()).documents[0]?.uuid ?? ''
})
afterAll(() => service.close())

type Row = {
  readonly good: number
  /** To support that did not say why. */
  readonly sealed?: number
  /** To support that did: some things are for the office, or for support, alone. */
  readonly support?: number
  readonly notary?: number
  readonly payload?: object
  readonly query?: string
  readonly file?: true
  readonly id?: string
}

/** How each call is made so that it changes nothing that the next one needs. */
const rows: Readonly<Record<string, Row>> = {
  listCases: { good: 200 },
  countCases: { good: 200 },
  listOffices: { good: 200 },
  exportCases: { good: 200 },
  readCase: { good: 200 },
  // What is missing is told, and nothing moves.
  actOnCase: { good: 409, payload: { action: 'upload_fca' } },
  recordOnCase: { good: 200, payload: { handler: 'nobody' } },
  commentOnCase: { good: 201, payload: { text: 'Een notitie', internal: true } },
  closeComment: { good: 404, id: '999999', payload: { resolved: true } },
  takeChange: { good: 200, id: '999999' },
  downloadCase: { good: 200, sealed: 403 },
  readCaseDocument: { good: 200, sealed: 403 },
  reviewCaseDocument: { good: 200, payload: { review: 'unchecked' } },
  addCaseDocument: { good: 201, file: true },
  // Nothing was found out yet, and so nothing changes.
  writeClientCheck: { good: 200, payload: { revision: 0 } },
  readClientCheckPaper: { good: 200, sealed: 403 },
  // Nothing was agreed yet.
  readAppointment: { good: 404 },
  // There is nothing to confirm.
  appointCase: { good: 409, payload: { action: 'confirm' } },
  // An office has hours, support has none.
  readOfficeHours: { good: 200 },
  writeOfficeHours: { good: 200, payload: { hours: usualHours, closed: [] } },
  unsealCase: { good: 200, payload: { reason: 'Een goede reden voor dit dossier.' } },
  moveReview: { good: 409, payload: { move: 'approve' } },
  readCaseDeed: { good: 200 },
  readNotaryPage: { good: 200, sealed: 403 },
  writeCaseDeed: { good: 409, payload: { blanks: {}, layer: [], revision: 99 } },
  // Nothing was paid too much.
  refundCase: { good: 409, payload: { amount: 1 } },
  readOwnCase: { good: 200 },
  actOnOwnCase: { good: 409, payload: { action: 'submit' } },
  writeOnOwnCase: { good: 201, payload: { text: 'Een vraag' } },
  seeOwnMessages: { good: 200, payload: { up_to: 1 } },
  resendCaseMail: { good: 404, id: '999999' },
  listCaseLinks: { good: 200 },
  // An office with an account here needs none.
  makeCaseLink: { good: 409, payload: {} },
  revokeCaseLink: { good: 404, id: '999999' },
  watchCase: { good: 200 },
  watchQueue: { good: 200 },
  watchOwnCase: { good: 200 },
  readOwnConcept: { good: 404, id: '1' },
  readOwnAppointment: { good: 404 },
  // It does not exist yet.
  readOwnBankPapers: { good: 404 },
  readOwnSlots: { good: 200 },
  payMove: { good: 409, payload: { total: 6050 } },
  listServices: { good: 200 },
  readCaseServices: { good: 200 },
  // Nothing was ordered beside the company.
  workOnService: { good: 404, payload: { action: 'done' } },
  readOwnServices: { good: 200 },
  decideOnService: { good: 404, payload: { consent: true } },
}

/** Of which nothing is somebody's: everybody who works here has a queue, if only an empty one. */
const ofOnesOwn = [
  'readOfficeHours',
  'writeOfficeHours',
  'listCases',
  'countCases',
  'listOffices',
  'exportCases',
  'listServices',
  'watchQueue',
]

function expected({ id, roles }: Route, { good, sealed = good }: Row): Readonly<Record<string, number>> {
  const theirs = ofOnesOwn.includes(id) ? good : 404
  if (roles) {
    const isForOffices = roles.includes('notary')
    return {
      ...{ 'signed out': 401, stranger: 403, founder: 403, 'notary of another office': isForOffices ? theirs : 403 },
      'notary of the office': isForOffices ? good : 403,
      ...(roles.includes('support')
        ? { 'support without a reason': sealed, 'support with a reason': good }
        : { 'support without a reason': 403, 'support with a reason': 403 }),
      admin: 403,
    }
  }
  const nobody = Object.fromEntries(Object.keys(people).map((name) => [name, 404]))
  return { ...nobody, 'signed out': 401, founder: good }
}

const routes: readonly Route[] = [...notaryCaseRoutes, ...ownCaseRoutes]

test('every call about a case has a row', () => {
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(rows).sort())
})

describe.each(routes.map((route) => [route.id, route] as const))('%s', (id, route) => {
  test('answers each as it should', async () => {
    const row = rows[id] ?? { good: 0 }
    const got: Record<string, number> = {}
    for (const [name, caller] of Object.entries(people)) {
      const own = route.roles === undefined
      const here = own ? founder.own : founder.case
      const path = route.path
        .replace(/^.*\/:uuid/, here)
        .replace(/:document/, document)
        .replace(/:(id|number)/, row.id ?? '')
        .replace(/:service/, 'trademark-check')
      const said = row.file ? filePart(paper(name)) : row.payload && { payload: row.payload }
      const sent = route.events ? { payloadAsStream: true } : said
      const { statusCode } = await caller.call(route.method, `${path}${row.query ?? ''}`, sent)
      got[name] = statusCode
    }
    expect(got).toEqual(expected(route, row))
  })
})

describe('what is whose', () => {
  const listed = async (name: string) =>
    (await people[name]?.call('GET', '/api/notary/cases'))?.json().data.map(({ uuid }: { uuid: string }) => uuid)
  const uuid = () => founder.case.split('/').at(-1)

  test('an office has its own cases in its queue, and support all of them', async () => {
    expect(await listed('notary of the office')).toContain(uuid())
    expect(await listed('support without a reason')).toContain(uuid())
    expect(await listed('notary of another office')).not.toContain(uuid())
  })

  test('support sees what is sensitive only after saying why, and that stands in the history of both sides', async () => {
    const fresh = await staffMember(service)
    const before = (await fresh.call('GET', founder.case)).json()
    expect(before).toMatchObject({ sealed: true })
    expect(JSON.stringify(before.answers)).not.toContain('document_number')
    const reason = 'De klant belt over zijn paspoort.'
    const after = (await fresh.call('POST', `${founder.case}/access`, { payload: { reason } })).json()
    expect(after.sealed).toBe(false)
    expect(JSON.stringify(after.answers)).toContain('document_number')
    expect((await founder.look()).history).toContainEqual(
      expect.objectContaining({ action: 'access', role: 'support', note: reason }),
    )
    // Not for ever.
    service.clock.advance(61 * 60_000)
    expect((await fresh.call('GET', founder.case)).json().sealed).toBe(true)
  })

  test('somebody of an office without an office works nowhere', async () => {
    const lost = await signedInAs(service, 'notary')
    expect((await lost.call('GET', '/api/notary/cases')).statusCode).toBe(403)
  })

  test('what is no uuid, cursor or number is nothing, and no fault', async () => {
    const notary = people['notary of the office']
    expect((await notary?.call('GET', '/api/notary/cases/x'))?.statusCode).toBe(404)
    expect((await notary?.call('GET', '/api/notary/cases?cursor=x'))?.statusCode).toBe(422)
    expect((await notary?.call('GET', `${founder.case}/documents/x`))?.statusCode).toBe(404)
    expect(
      (await notary?.call('PATCH', `${founder.case}/comments/x`, { payload: { resolved: true } }))?.statusCode,
    ).toBe(422)
  })
})
