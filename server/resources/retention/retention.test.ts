import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RetentionKind, retentionKinds, retentionPeriods } from '#domain/retention/index.ts'
import { keepOf } from '#server/config/index.ts'
import { readReferences } from '#server/db/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { type FounderWithCase, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { membershipOf, someoneWhoJoined } from '#server/testing/memberships.ts'
import { founderWithOrder } from '#server/testing/orders.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import { agreedToPass } from '#server/testing/things.ts'
import { createErasing } from './erasing.ts'

let service: TestApp
let start: Date
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', REMINDERS_ENABLED: 'false' } })
  start = service.clock.now()
})
afterAll(() => service.close())

const day = 86_400_000
const path = '/api/dutch_bv_incorporations'
const erasing = () => createErasing({ ...service, keep: keepOf(service.config) })
const atDay = (days: number) => service.clock.set(new Date(start.getTime() + days * day))
const at = (moment: string) => service.clock.set(moment)

/** What goes of a kind, and whether a look beforehand said the same and changed nothing. */
async function erased(kind: RetentionKind): Promise<number> {
  const looked = (await erasing().look())[kind] ?? 0
  const gone = (await erasing().erase())[kind] ?? 0
  await service.jobs.drain()
  expect(gone).toBe(looked)
  return gone
}

const count = async (table: string, column: string, value: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
    service.database.db,
  )
  return rows[0]?.count ?? 0
}

/** The day before it is there, the day after it is gone. */
async function goesAfter(kind: RetentionKind, days: number, isThere: () => Promise<boolean>): Promise<void> {
  atDay(days - 1)
  expect([await erased(kind), await isThere()]).toEqual([0, true])
  atDay(days + 1)
  expect([await erased(kind), await isThere()]).toEqual([1, false])
  expect(await erased(kind)).toBe(0)
  start = service.clock.now()
}

describe('before anything was paid', () => {
  test('a draft of nobody', async () => {
    start = service.clock.now()
    const browser = openBrowser(service.app)
    const { uuid } = (await browser.call('POST', path)).json()
    await browser.call('POST', '/api/draft_links', { payload: { uuid, email: 'a@voorbeeld.nl', locale: 'nl' } })
    await goesAfter('loose_draft', 90, async () => (await count('questionnaires', 'uuid', uuid)) === 1)
    expect(await count('draft_addresses', 'questionnaire', uuid)).toBe(0)
  })

  test('a draft of an account, with the order that nobody paid', async () => {
    const founder = await founderWithOrder(service)
    await goesAfter('draft', 730, async () => (await count('orders', 'uuid', founder.order)) === 1)
    expect(await count('questionnaires', 'uuid', founder.questionnaire)).toBe(0)
    expect(await count('accounts', 'uuid', founder.account)).toBe(1)
  })

  test('but never one for which money may still come', async () => {
    const founder = await founderWithOrder(service)
    await founder.pay()
    atDay(800)
    await erasing().erase()
    expect(await count('orders', 'uuid', founder.order)).toBe(1)
    start = service.clock.now()
  })

  test('a calculation that no questionnaire began with', async () => {
    const browser = openBrowser(service.app)
    const make = async () =>
      (await browser.call('POST', '/api/calculation', { payload: { origin: 'bv-product' } })).json().uuid
    const [alone, used] = [await make(), await make()]
    const owner = await signedIn(browser)
    await owner.call('POST', path, { payload: { calculation_uuid: used } })
    await goesAfter('calculation', 365, async () => (await count('calculations', 'uuid', alone)) === 1)
    expect(await count('calculations', 'uuid', used)).toBe(1)
  })
})

describe('after payment', () => {
  const close = (founder: FounderWithCase, status: 'canceled' | 'finalized') =>
    service.database.db
      .updateTable('cases')
      .set({ status, since: service.clock.now() })
      .where('questionnaire', '=', founder.questionnaire)
      .execute()
  const filesOf = ({ questionnaire, order }: FounderWithCase) =>
    [...service.files.kept.keys()].filter((key) => key.includes(questionnaire) || key.includes(order))
  /** A case with papers, a note, a message, documents and an invoice. */
  async function scene() {
    const founder = await founderWithCase(service)
    await founder.sendPapers()
    await service.jobs.drain()
    const notary = await staffMember(service, founder.office)
    await notary.call('POST', `${founder.case}/comments`, { payload: { text: 'GEHEIM', internal: true } })
    await founder.call('POST', `${founder.own}/comments`, { payload: { text: 'Een vraag' } })
    return { founder, notary, uuid: founder.case.split('/').at(-1) ?? '' }
  }
  const sealedOf = async ({ questionnaire }: FounderWithCase) => {
    const { rows } = await sql<{ text: string }>`
      select (answers::text || sealed::text) as text from questionnaires where uuid = ${questionnaire}
      union all select (answers::text || sealed::text) from answer_versions where questionnaire = ${questionnaire}`.execute(
      service.database.db,
    )
    return rows.map(({ text }) => text).join()
  }

  test('what is in a case that was called off goes after a year; that it was, and its invoice, stays', async () => {
    start = service.clock.now()
    const { founder, uuid } = await scene()
    await close(founder, 'canceled')
    const isThere = async () => (await count('uploads', 'questionnaire', founder.questionnaire)) > 0
    expect(filesOf(founder).length).toBeGreaterThan(3)
    await goesAfter('canceled_case', 365, isThere)
    for (const table of ['case_notes', 'case_comments', 'case_deeds'])
      expect(await count(table, 'case_uuid', uuid)).toBe(0)
    expect(await count('issued_documents', 'questionnaire', founder.questionnaire)).toBe(0)
    expect(filesOf(founder).every((key) => key.startsWith('invoices/'))).toBe(true)
    expect(filesOf(founder)).toHaveLength(1)
    const left = await sealedOf(founder)
    expect(left).toContain('De Gouden Lepel')
    expect(left).not.toMatch(/Anna|firstname|bsn|email/)
    expect(await count('orders', 'uuid', founder.order)).toBe(1)
    expect(await count('case_events', 'case_uuid', uuid)).toBeGreaterThan(0)
  })

  test('where somebody’s identity was looked into, or the company exists, after five years; the order after seven', async () => {
    at('2030-06-15T10:00:00Z')
    const finalized = await scene()
    const checked = await scene()
    const check = { funds: 'Spaargeld', revision: 0 }
    expect((await checked.notary.call('PUT', `${checked.founder.case}/check`, { payload: check })).statusCode).toBe(200)
    const both = [finalized, checked]
    await close(finalized.founder, 'finalized')
    await close(checked.founder, 'canceled')
    const papers = () =>
      Promise.all(both.map(({ founder }) => count('uploads', 'questionnaire', founder.questionnaire)))
    for (const [moment, gone] of [
      ['2032-01-01T10:00:00Z', 0],
      ['2035-06-15T10:00:00Z', 0],
      ['2035-06-16T10:00:00Z', 2],
    ] as const) {
      at(moment)
      await erasing().erase()
      await service.jobs.drain()
      expect((await papers()).every((left) => left === 0)).toBe(gone === 2)
      for (const { founder } of both)
        expect(filesOf(founder).some((key) => key.startsWith('uploads/'))).toBe(gone === 0)
    }
    for (const [moment, left] of [
      ['2037-12-31T10:00:00Z', 1],
      ['2038-01-01T10:00:00Z', 0],
    ] as const) {
      at(moment)
      await erasing().erase()
      await service.jobs.drain()
      for (const { founder, uuid } of both) {
        expect(await count('invoices', 'order_uuid', founder.order)).toBe(left)
        expect(await count('cases', 'uuid', uuid)).toBe(left)
        expect(await count('questionnaires', 'uuid', founder.questionnaire)).toBe(left)
        expect(filesOf(founder)).toHaveLength(left)
        expect(await count('accounts', 'uuid', founder.account)).toBe(1)
      }
    }
  })

  test('a case that is not closed is kept for as long as it takes', async () => {
    at('2030-07-01T10:00:00Z')
    const { founder, uuid } = await scene()
    service.clock.advance(12 * 365 * day)
    await erasing().erase()
    expect([await count('cases', 'uuid', uuid), await count('invoices', 'order_uuid', founder.order)]).toEqual([1, 1])
    expect(await count('uploads', 'questionnaire', founder.questionnaire)).toBeGreaterThan(0)
  })

  test('a paper that was sent back goes three months after the case was closed, and the others stay', async () => {
    at('2030-08-01T10:00:00Z')
    start = service.clock.now()
    const { founder } = await scene()
    await close(founder, 'finalized')
    const { db } = service.database
    const [paper] = await db
      .selectFrom('uploads')
      .select(['uuid', 'file'])
      .where('questionnaire', '=', founder.questionnaire)
      .execute()
    await db
      .updateTable('uploads')
      .set({ review: 'rejected', reject_reason: 'unreadable' })
      .where('uuid', '=', paper?.uuid ?? '')
      .execute()
    await goesAfter('rejected_paper', 90, async () => service.files.kept.has(paper?.file ?? ''))
    expect(await count('uploads', 'questionnaire', founder.questionnaire)).toBeGreaterThan(0)
  })
})

test.each([
  [
    'reminder',
    () =>
      service.database.db
        .insertInto('reminders')
        .values({ person: 'x', kind: 'draft', matter: 'y', at: service.clock.now() }),
  ],
  [
    'outbox_mail',
    () =>
      service.database.db
        .insertInto('outbox_mails')
        .values({ id: 'old', content: 'x', created_at: service.clock.now() }),
  ],
  [
    'erasure',
    () => service.database.db.insertInto('erasures').values({ kind: 'marked', count: 1, at: service.clock.now() }),
  ],
] as const)('what is a row and no more: %s', async (kind, insert) => {
  start = service.clock.now()
  await insert().execute()
  const isThere = {
    reminder: () => count('reminders', 'person', 'x'),
    outbox_mail: () => count('outbox_mails', 'id', 'old'),
    erasure: () => count('erasures', 'kind', 'marked'),
  }[kind]
  atDay(retentionPeriods[kind].keep - 1)
  await erasing().erase()
  expect(await isThere()).toBe(1)
  atDay(retentionPeriods[kind].keep + 1)
  await erasing().erase()
  expect(await isThere()).toBe(0)
})

test('what was passed on to a partner, counted from when that was taken back', async () => {
  start = service.clock.now()
  const asks = async () => {
    const someone = await signedIn(openBrowser(service.app))
    const asked = await someone.call('POST', '/api/api_customer_dashboard/partner_offers/business-account/requests', {
      payload: agreedToPass,
    })
    return { ...someone, request: String(asked.json().uuid) }
  }
  const [open, withdrawn] = [await asks(), await asks()]
  const isThere = async ({ request }: typeof open) => (await count('partner_requests', 'uuid', request)) === 1
  atDay(1)
  await withdrawn.call('DELETE', `/api/api_customer_dashboard/partner_requests/${withdrawn.request}`)
  atDay(730.5)
  expect([await erased('partner_request'), await isThere(open), await isThere(withdrawn)]).toEqual([1, false, true])
  atDay(731.5)
  expect([await erased('partner_request'), await isThere(withdrawn)]).toEqual([1, false])
})

test('that money belonged nowhere is in the books for as long as an invoice', async () => {
  at('2040-03-01T10:00:00Z')
  const alarm = { alarm: 'unknown_order', provider_id: 'tr_x', at: service.clock.now() }
  await service.database.db.insertInto('payment_alarms').values(alarm).execute()
  at('2047-12-31T10:00:00Z')
  expect(await erased('payment_alarm')).toBe(0)
  at('2048-01-01T10:00:00Z')
  expect(await erased('payment_alarm')).toBe(1)
})

test('a membership that ended goes with its invoices when their books may', async () => {
  at('2050-03-01T10:00:00Z')
  const someone = await someoneWhoJoined(service, 'starter_yearly')
  const { account } = someone
  await service.database.inTransaction((tx) =>
    service.payments.memberships.allowance.take(tx, { account, contract: randomUUID() }),
  )
  const { uuid } = await membershipOf(service, someone)
  at('2070-01-01T10:00:00Z')
  expect(await erased('membership')).toBe(0)
  const ended = { state: 'ended', ended_on: '2051-03-01', ended_why: 'canceled' } as const
  await service.database.db.updateTable('memberships').set(ended).where('uuid', '=', uuid).execute()
  at('2058-12-31T10:00:00Z')
  expect(await erased('membership')).toBe(0)
  at('2059-01-01T10:00:00Z')
  expect(await erased('membership')).toBe(1)
  for (const table of ['membership_charges', 'membership_payments', 'contract_grants'])
    expect(await count(table, 'membership', uuid)).toBe(0)
  expect(await count('contract_uses', 'account', account)).toBe(0)
})

/** What goes by itself, by a job or a wish of the person, and is not data of a case. */
const goesOtherwise = [
  ...['accounts', 'attempts', 'billings', 'jobs', 'oauth_records', 'reminder_stops', 'sign_in_errands'],
  // Of an account for as long as it is there; a year of a membership goes with that.
  ...['contract_grants', 'provider_customers'],
  // Of the provider that stands in for one: there is no such thing where money is real.
  ...['sandbox_payments', 'sandbox_recurring'],
]
/** What is nobody's. */
const ours = [
  'audit_lines',
  ...[
    'calculator_configurations',
    'case_counters',
    'countries',
    'country_risks',
    'data_key',
    'invoice_counters',
    'job_schedules',
  ],
  ...['kysely_migration', 'kysely_migration_lock', 'lawyers'],
  ...[
    'legal_checkup_types',
    'notaries',
    'partner_consents',
    'partner_offers',
    'pictures',
    'price_book_drafts',
    'price_books',
    'product_types',
    'pulse',
    'question_counts',
    'question_rewrites',
    'seeded_rows',
    'services',
  ],
  ...[
    'signed_files',
    'stories',
    'story_addresses',
    'story_versions',
    'switches',
    'upsell_package_type_products',
    'upsell_package_types',
  ],
]

test('every table hangs on one that is erased in time, or is named here', async () => {
  const reached = new Set([
    ...['questionnaires', 'calculations', 'case_links', 'case_accesses', 'reminders', 'second_factor_events'],
    ...[
      'outbox_mails',
      'erasures',
      'payment_alarms',
      'memberships',
      'package_purchases',
      'contracts',
      ...goesOtherwise,
    ],
  ])
  const references = await service.database.inTransaction(readReferences)
  const hanging = () => references.find(({ from, to, required }) => required && reached.has(to) && !reached.has(from))
  for (let next = hanging(); next; next = hanging()) reached.add(next.from)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    service.database.db,
  )
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !reached.has(name))
      .sort(),
  ).toEqual(ours)
})

test('a day’s work is written down by kind, of nobody, and once by however many processes', async () => {
  start = service.clock.now()
  const browser = openBrowser(service.app)
  for (const _ of [1, 2, 3]) await browser.call('POST', path)
  atDay(100)
  const several = await Promise.all([1, 2, 3].map(() => erasing().erase()))
  expect(several.reduce((sum, { loose_draft = 0 }) => sum + loose_draft, 0)).toBe(3)
  await browser.call('POST', path)
  atDay(200)
  await service.jobs.plan()
  await service.jobs.drain()
  const line = service.logged.find((one) => one.includes('erased what was kept long enough'))
  expect(JSON.parse(line ?? '{}').erased).toMatchObject({ loose_draft: 1 })
  const kinds = await service.database.db.selectFrom('erasures').select('kind').distinct().execute()
  for (const { kind } of kinds) expect(retentionKinds).toContain(kind)
})
