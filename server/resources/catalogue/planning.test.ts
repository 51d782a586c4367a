import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PricePlans } from '#contract/price-plans.ts'
import { amountIn, changedAmounts } from '#domain/price-plans/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'

const today = '2026-11-15T12:00:00Z'

let service: TestApp
let admin: Browser
let other: Browser
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  const signIn = () => signedInAs(service, 'admin')
  admin = await signIn()
  other = await signIn()
})
afterAll(() => service.close())

beforeEach(async () => {
  service.clock.set(today)
  const { db } = service.database
  await db.deleteFrom('price_book_drafts').execute()
  await db.deleteFrom('price_books').where('valid_from', '>', '2026-01-01').execute()
  await db.deleteFrom('audit_lines').execute()
})

const books = '/api/admin/price_books'

async function ask(path: string, payload: object, { by = admin, status = 200, method = 'POST' } = {}) {
  const answer = await by.call(method as 'POST', `${books}${path}`, { payload })
  expect([path, answer.statusCode, answer.body]).toEqual([path, status, expect.anything()])
  return answer.json()
}
const read = async (): Promise<PricePlans> => (await admin.call('GET', books)).json()

const draftFor = ({ drafts }: PricePlans, day: string) =>
  drafts.find(({ book }) => book.valid_from === day) ?? expect.fail(`no draft for ${day}`)

async function begin(valid_from: string): Promise<PricePlans['drafts'][number]> {
  return draftFor(await ask('/drafts', { valid_from }, { status: 201 }), valid_from)
}

type Seen = Pick<PricePlans['drafts'][number], 'draft' | 'revision'>

async function write({ draft, revision }: Seen, more: object): Promise<PricePlans['drafts'][number]> {
  const plans: PricePlans = await ask(`/drafts/${draft}`, { revision, ...more }, { method: 'PATCH' })
  return plans.drafts.find((one) => one.draft === draft) ?? expect.fail()
}

const change = (seen: Seen, amounts: Readonly<Record<string, number | null>>) => write(seen, { amounts })
const plan = ({ draft, revision }: Seen, also: readonly string[] = []): Promise<PricePlans> =>
  ask(`/drafts/${draft}/plan`, { revision, also })

const price = 'base_prices.dutch-bv'
const states = ({ versions, drafts }: PricePlans) => [
  ...versions.map(({ state, book }) => [book.valid_from, state]),
  ...drafts.map(({ book }) => [book.valid_from, 'draft']),
]
const actions = async () => (await read()).history.map(({ action, label }) => [action, label])

describe('a version of the prices', () => {
  test('is begun, written and planned, with a line for each step', async () => {
    const begun = await begin('01-01-2027')
    const written = await change(begun, { [price]: 41_900, 'fees.kvk_registration': 8_690 })
    const { draft, revision } = await write(written, { reason: 'Jaarlijkse aanpassing' })
    expect(revision).toBe(3)
    const plans = await plan({ draft, revision })
    expect(states(plans)).toEqual([
      ['01-01-2026', 'current'],
      ['01-01-2027', 'planned'],
    ])
    expect(plans.versions[1]).toMatchObject({ reason: 'Jaarlijkse aanpassing', planned_at: '2026-11-15T12:00:00.000Z' })
    expect(plans.history.map(({ action, detail }) => [action, detail])).toEqual([
      [
        'prices.planned',
        {
          reason: 'Jaarlijkse aanpassing',
          changes: [
            { path: price, before: 39_900, after: 41_900 },
            { path: 'fees.kvk_registration', before: 8_515, after: 8_690 },
          ],
        },
      ],
      ['prices.explained', { draft, reason: 'Jaarlijkse aanpassing' }],
      ['prices.changed', { draft, changes: expect.any(Array) }],
      ['prices.begun', { made_from: '01-01-2026' }],
    ])
  })

  test('is begun from what will hold then, or from what is planned for that day', async () => {
    const planned = await plan(await change(await begin('01-02-2027'), { [price]: 42_900 }))
    expect(planned.versions).toHaveLength(2)
    const later = await begin('01-04-2027')
    expect(amountIn(later.book, price)).toBe(42_900)
    const again = await change(await begin('01-02-2027'), { vat: 2_200 })
    const replaced = await plan(again)
    const [, version] = replaced.versions
    expect([version?.revision, version && amountIn(version.book, price), version?.book.vat]).toEqual([2, 42_900, 2_200])
    const old = await ask('/drafts', { valid_from: '01-05-2027', made_from: '01-01-2026' }, { status: 201 })
    expect(amountIn(draftFor(old, '01-05-2027').book, price)).toBe(39_900)
  })

  test('moves to another day, and is thrown away', async () => {
    const begun = await change(await begin('01-01-2027'), { dga_norm: 5_900_000 })
    const moved = await write(begun, { valid_from: '01-02-2027' })
    expect(moved.book.dga_norm.at(-1)).toEqual({ from: '01-02-2027', amount: 5_900_000 })
    const left = await ask(`/drafts/${moved.draft}/discard`, { revision: moved.revision })
    expect(states(left)).toEqual([['01-01-2026', 'current']])
    expect(await actions()).toEqual([
      ['prices.discarded', '01-02-2027'],
      ['prices.moved', '01-02-2027'],
      ['prices.changed', '01-01-2027'],
      ['prices.begun', '01-01-2027'],
    ])
  })

  test('that is planned is taken back, and is in the making again', async () => {
    const { versions } = await plan(await change(await begin('01-01-2027'), { [price]: 41_900 }))
    const revision = versions[1]?.revision
    await ask('/01-01-2026/withdraw', { revision: 1 }, { status: 404 })
    await ask('/tomorrow/withdraw', { revision: 1 }, { status: 404 })
    const left = await ask('/01-01-2027/withdraw', { revision, reason: 'Gaat niet door' })
    expect(states(left)).toEqual([
      ['01-01-2026', 'current'],
      ['01-01-2027', 'draft'],
    ])
    expect(amountIn(draftFor(left, '01-01-2027').book, price)).toBe(41_900)
    expect(left.history[0]).toMatchObject({ action: 'prices.withdrawn', detail: { reason: 'Gaat niet door' } })
  })

  test('holds from midnight in Amsterdam, and cannot be taken back then', async () => {
    const { versions } = await plan(await change(await begin('16-11-2026'), { [price]: 41_900 }))
    service.clock.set('2026-11-15T22:59:59Z')
    expect(states(await read())).toContainEqual(['16-11-2026', 'planned'])
    service.clock.set('2026-11-15T23:00:00Z')
    expect(states(await read())).toEqual([
      ['01-01-2026', 'held'],
      ['16-11-2026', 'current'],
    ])
    await ask('/16-11-2026/withdraw', { revision: versions[1]?.revision }, { status: 404 })
  })

  test('an edit is undone by writing what was there, and what changes nothing leaves no line', async () => {
    const begun = await begin('01-01-2027')
    const back = await change(await change(begun, { [price]: 41_900 }), { [price]: 39_900 })
    const same = await change(back, { [price]: 39_900 })
    expect([back.revision, same.revision]).toEqual([3, 3])
    expect(await actions()).toHaveLength(3)
  })
})

describe('of two who write', () => {
  test('the second sees what the first did', async () => {
    const begun = await begin('01-01-2027')
    await change(begun, { [price]: 41_900 })
    const late = { by: other, status: 409, method: 'PATCH' }
    const { errors } = await ask(`/drafts/${begun.draft}`, { revision: 1, amounts: { vat: 2_200 } }, late)
    expect(errors[0].code).toBe('conflict')
    const now = draftFor(errors[0].current, '01-01-2027')
    expect([now.revision, amountIn(now.book, price), now.book.vat]).toEqual([2, 41_900, 2_100])
    for (const what of ['plan', 'discard']) {
      await ask(`/drafts/${begun.draft}/${what}`, { revision: 1 }, { by: other, status: 409 })
    }
  })

  test('only one begins a version for a day', async () => {
    const wanted = { payload: { valid_from: '01-01-2027' } }
    const answers = await Promise.all([admin, other].map((by) => by.call('POST', `${books}/drafts`, wanted)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const late = await begin('01-02-2027')
    const taken = { revision: 1, valid_from: '01-01-2027' }
    const { errors } = await ask(`/drafts/${late.draft}`, taken, { status: 409, method: 'PATCH' })
    expect(errors[0].path).toBe('valid_from')
  })

  test('who takes back must have seen what is planned', async () => {
    await plan(await begin('01-01-2027'))
    await plan(await begin('01-01-2027'))
    await ask('/01-01-2027/withdraw', { revision: 1 }, { by: other, status: 409 })
  })
})

describe('what is wrong is refused with its place', () => {
  test.each([
    [{ [price]: -1 }, 'negative', price],
    [{ [price]: null }, 'required', price],
    [{ vat: 10_000 }, 'too_high', 'vat'],
    [{ valid_from: 1 }, 'unknown_field', 'valid_from'],
    [{ 'memberships.starter_yearly.type_id': 3 }, 'unknown_field', 'memberships.starter_yearly.type_id'],
    [{ '__proto__.x': 3 }, 'unknown_field', '__proto__.x'],
  ])('an amount: %j', async (amounts, code, path) => {
    const { draft, revision } = await begin('01-01-2027')
    const { errors } = await ask(`/drafts/${draft}`, { revision, amounts }, { status: 422, method: 'PATCH' })
    expect(errors).toMatchObject([{ code, path: `amounts.${path}` }])
  })

  test.each(['15-11-2026', '01-01-2026', '14-11-2026'])('a day that is not to come: %s', async (valid_from) => {
    const refused = { status: 422 }
    const { errors } = await ask('/drafts', { valid_from }, refused)
    expect(errors).toMatchObject([{ code: 'too_early', path: 'valid_from' }])
    const { draft, revision } = await begin('01-01-2027')
    await ask(`/drafts/${draft}`, { revision, valid_from }, { ...refused, method: 'PATCH' })
  })

  test('what contradicts itself may be kept, and not be planned', async () => {
    const path = 'holding_upsell.standard.price'
    const { draft, revision } = await change(await begin('01-01-2027'), { [path]: 40_000 })
    const { errors } = await ask(`/drafts/${draft}/plan`, { revision }, { status: 422 })
    expect(errors).toMatchObject([{ code: 'above_list_price', path }])
  })

  test('a day that has come while it was written', async () => {
    const seen = await begin('16-11-2026')
    service.clock.set('2026-11-15T23:00:00Z')
    const { errors } = await ask(`/drafts/${seen.draft}/plan`, { revision: seen.revision }, { status: 422 })
    expect(errors).toMatchObject([{ code: 'too_early', path: 'valid_from' }])
  })

  test('nothing of it leaves a line', async () => {
    const { draft, revision } = await begin('01-01-2027')
    await ask(`/drafts/${draft}/plan`, { revision, also: ['01-06-2027'] }, { status: 422 })
    expect(await actions()).toEqual([['prices.begun', '01-01-2027']])
    expect(states(await read())).toContainEqual(['01-01-2027', 'draft'])
  })
})

test('a later version takes over what it would turn back', async () => {
  const offer = 'holding_upsell.by_product.dutch-bv.price'
  await plan(await change(await begin('01-03-2027'), { [offer]: 27_900 }))
  const open = await begin('01-06-2027')
  const plans = await plan(await change(await begin('01-01-2027'), { [price]: 41_900 }), ['01-03-2027', '01-06-2027'])
  const [now, , spring] = plans.versions
  if (!now || !spring) return expect.fail()
  const changes = changedAmounts(
    { book: now.book, day: plans.today },
    { book: spring.book, day: spring.book.valid_from },
  )
  expect(changes.map(({ amount, after }) => [amount.path, after])).toEqual([
    [price, 41_900],
    [offer, 27_900],
  ])
  expect(spring.revision).toBe(2)
  expect(amountIn(draftFor(plans, '01-06-2027').book, price)).toBe(41_900)
  expect(plans.drafts.find(({ draft }) => draft === open.draft)?.revision).toBe(2)
  expect(plans.history.slice(0, 3).map(({ action, label }) => [action, label])).toEqual([
    ['prices.taken_over', '01-06-2027'],
    ['prices.taken_over', '01-03-2027'],
    ['prices.planned', '01-01-2027'],
  ])
})

test('memberships and services are named in both languages', async () => {
  const { names } = await read()
  expect(names.memberships.nl.starter_yearly).toBe('Starter')
  expect(Object.keys(names.services.en)).toContain('contracts-5')
})
