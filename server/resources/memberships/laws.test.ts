import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnMembership, OwnMemberships } from '#contract/memberships.ts'
import { isGoneTwice, type Money } from '#domain/orders/index.ts'
import { addMonths, isoDate } from '#domain/values/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { someoneToJoin } from '#server/testing/memberships.ts'
import { endPayment } from '#server/testing/orders.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'
import { type UnsteadyProvider, unsteadyProvider } from '#server/testing/unsteady-provider.ts'
import { lawfully } from '#testing/laws.ts'
import { storedDay } from '../catalogue/actions.ts'
import { deleteMembershipsOf } from './store.ts'
import { deletePurchasesOf } from './store-packages.ts'

let service: TestApp
let provider: UnsteadyProvider
beforeAll(async () => {
  provider = unsteadyProvider(() => service.payments.paymentSandbox?.provider ?? expect.fail())
  service = await openTestApp({ provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const root = '/api/api_customer_dashboard'
const plan = fc.constantFrom('oprecht_membership_monthly', 'starter_yearly', 'professional_monthly')
const outcome = fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const, 'canceled' as const)
const charged = fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const, 'pending' as const)

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('join' as const), plan, outcome }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 3, 8, 16, 31), charged },
      // Where nobody is told of what was charged, it has to be found.
      silent: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), plan, outcome }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), outcome }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('buy' as const), outcome },
      slug: fc.constantFrom('contracts-5', 'contracts-100'),
    }),
  },
  {
    weight: 1,
    // By the bank, and who should tell us of it may not.
    arbitrary: fc.record({ kind: fc.constant('charge_back' as const), silent: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('use' as const), contract: fc.nat({ max: 8 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel', 'resume', 'withdraw', 'give_back', 'again', 'settle', 'down', 'up'),
    }),
  },
)

type Happening = typeof event extends fc.Arbitrary<infer One> ? One : never

/** Somebody, and what happens to them. */
async function begin() {
  service.clock.set('2026-11-16T12:00:00Z')
  provider.down = false
  let someone = await someoneToJoin(service)
  let signedOn = service.clock.today()
  const { account } = someone
  const { db } = service.database
  const contracts = Array.from({ length: 9 }, () => randomUUID())

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    if (signedOn !== service.clock.today()) {
      const { email, password }: SignedIn = someone
      someone = await signedIn(openBrowser(service.app), { email, password })
      signedOn = service.clock.today()
    }
    const answer = await someone.call(method, `${root}/${path}`, payload && { payload })
    // What cannot be done is said, and nothing breaks.
    expect(answer.statusCode === 503 || answer.statusCode < 500, answer.body).toBe(true)
    return answer
  }
  const read = async (): Promise<OwnMemberships> => (await call('GET', 'memberships')).json()
  const running = async (): Promise<OwnMembership | undefined> =>
    (await read()).memberships.find(({ state }) => state !== 'ended')
  const rows = async () => {
    const own = { db, account }
    const memberships = await own.db.selectFrom('memberships').selectAll().where('account', '=', account).execute()
    const uuids = [...memberships.map(({ uuid }) => uuid), randomUUID()]
    const charges = await db.selectFrom('membership_charges').selectAll().where('account', '=', account).execute()
    const payments = await db.selectFrom('membership_payments').selectAll().where('membership', 'in', uuids).execute()
    const purchases = await db.selectFrom('package_purchases').selectAll().where('account', '=', account).execute()
    const grants = await db.selectFrom('contract_grants').selectAll().where('account', '=', account).execute()
    const uses = await db.selectFrom('contract_uses').selectAll().where('account', '=', account).execute()
    return { memberships, charges, payments, purchases, grants, uses }
  }
  /** Whoever was led to pay does, or does not; what is closed by then stays so. */
  const end = async (link: string | null | undefined, choice: string) => {
    if (link) await endPayment(service, link, choice).catch(() => undefined)
  }
  /** What the provider charges by itself until today. */
  const charge = async (choice: 'paid' | 'failed' | 'pending', silent: boolean) => {
    const { memberships } = await rows()
    const sandbox = service.payments.paymentSandbox
    const due = ((await sandbox?.subscriptions()) ?? []).filter(
      ({ metadata, status, nextPaymentDate }) =>
        memberships.some(({ uuid }) => JSON.stringify(metadata)?.includes(uuid)) &&
        status === 'active' &&
        nextPaymentDate !== null &&
        nextPaymentDate <= isoDate(service.clock.today()),
    )
    for (const { id } of due) await sandbox?.charge(id, choice)
    if (silent) await db.deleteFrom('jobs').where('job', '=', 'sandbox_webhook').execute()
  }
  const settle = async () => {
    await service.payments.memberships.round.look()
    await service.jobs.drain()
  }
  const paidAt = async () => {
    const { payments, purchases } = await rows()
    return [...payments, ...purchases].flatMap(({ provider_id, received }) =>
      provider_id !== null && received > 0 ? [provider_id] : [],
    )
  }

  const happens = async (what: Happening): Promise<void> => {
    switch (what.kind) {
      case 'join': {
        const joined = await call('POST', 'memberships', { plan: what.plan })
        await end(joined.json().payment_link, what.outcome)
        break
      }
      case 'wait':
        for (let left = what.days; left > 0; left -= 4) {
          service.clock.advance(Math.min(left, 4) * 86_400_000)
          await charge(what.charged, what.silent)
          await settle()
        }
        break
      case 'change': {
        const own = await running()
        const changed = own && (await call('PATCH', `memberships/${own.uuid}`, { plan: what.plan }))
        await end(changed?.json().payment_link, what.outcome)
        break
      }
      case 'pay': {
        const own = await running()
        const opened = own && (await call('POST', `memberships/${own.uuid}/payment`))
        await end(opened?.json().payment_link, what.outcome)
        break
      }
      case 'buy': {
        const bought = await call('POST', 'contract_packages', { package: what.slug })
        await end(bought.json().payment_link, what.outcome)
        break
      }
      case 'use':
        await service.database
          .inTransaction((tx) =>
            service.payments.memberships.allowance.take(tx, { account, contract: contracts[what.contract] ?? '' }),
          )
          .catch(({ code }: { code: string }) => expect(code).toBe('conflict'))
        break
      case 'give_back': {
        const [purchase] = (await read()).purchases.filter(({ withdrawal }) => withdrawal !== null)
        if (purchase) await call('POST', `contract_packages/${purchase.uuid}/withdrawal`)
        break
      }
      case 'charge_back':
      case 'again': {
        const id = (await paidAt()).at(-1)
        if (id === undefined) break
        if (what.kind === 'charge_back')
          await service.payments.paymentSandbox?.choose(id, 'charged_back', { silent: what.silent })
        else await service.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: { id } })
        break
      }
      case 'cancel':
      case 'resume':
      case 'withdraw': {
        const own = await running()
        if (own === undefined) break
        if (what.kind === 'cancel') await call('DELETE', `memberships/${own.uuid}`)
        else await call('POST', `memberships/${own.uuid}/${what.kind === 'resume' ? 'resume' : 'withdrawal'}`)
        break
      }
      case 'settle':
        await settle()
        break
      default:
        provider.down = what.kind === 'down'
    }
    await service.jobs.drain()
  }

  return {
    ...{ account, happens, read, rows },
    /** The provider is there, and everything that waited is done. */
    async calm(): Promise<void> {
      provider.down = false
      for (let left = 3; left > 0; left--) {
        await service.jobs.drain()
        service.clock.advance(2 * 3_600_000)
        await service.payments.memberships.round.reconcile()
        await service.payments.memberships.packages.reconcile()
        await settle()
      }
    },
    forget: () =>
      service.database.inTransaction(async (tx) => {
        await deleteMembershipsOf(tx, account)
        await deletePurchasesOf(tx, account)
      }),
  }
}

type Rows = Awaited<ReturnType<Awaited<ReturnType<typeof begin>>['rows']>>
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const monthsOf = { oprecht_membership_monthly: 1, starter_yearly: 12, professional_monthly: 1 } as Record<
  string,
  number
>
const pricesOf = { oprecht_membership_monthly: 2_299, starter_yearly: 18_029, professional_monthly: 3_509 } as Record<
  string,
  number
>

/** What holds at every moment. */
function expectLawful({ memberships, charges, purchases, grants, uses }: Rows): void {
  for (const { uuid, included } of grants)
    expect(uses.filter(({ grant_uuid }) => grant_uuid === uuid).length).toBeLessThanOrEqual(included)
  // What was ever paid has one invoice, and nothing else has.
  const invoiced = [...charges, ...purchases]
  for (const { state, invoice_number } of invoiced)
    expect(invoice_number !== null).toBe(state !== 'open' && state !== 'dropped')
  const numbers = invoiced.flatMap(({ invoice_number }) => invoice_number ?? [])
  expect(new Set(numbers).size).toBe(numbers.length)

  for (const { uuid, months, anchor, ended_on, ended_why } of memberships) {
    const own = charges.filter(({ membership }) => membership === uuid)
    const terms = own
      .filter(({ kind, state }) => kind === 'term' && (state === 'paid' || state === 'returned'))
      .sort((one, other) => one.from_day.localeCompare(other.from_day))
    // Each at the price of its plan, for as long as that lasts, side by side from the first day on.
    for (const { amount, plan: slug } of terms) expect(amount).toBe(pricesOf[slug])
    expect(months).toBe(anchor === null ? 0 : sum(terms.map(({ plan: slug }) => monthsOf[slug] ?? 0)))
    const first = anchor === null ? undefined : storedDay(anchor)
    let passed = 0
    for (const { from_day, until_day, plan: slug } of terms) {
      const dayAfter = (count: number) => first && isoDate(addMonths(first, count) ?? first)
      expect([from_day, until_day]).toEqual([dayAfter(passed), dayAfter(passed + (monthsOf[slug] ?? 0))])
      passed += monthsOf[slug] ?? 0
    }
    if (ended_on === null) continue
    expect(own.filter(({ state }) => state === 'open')).toEqual([])
    for (const { from_day } of terms) expect(from_day <= ended_on).toBe(true)
    // More than was paid never goes back.
    const [credits, paid] = [own.filter(({ kind }) => kind === 'credit'), own.filter(({ kind }) => kind !== 'credit')]
    expect(credits.length).toBeLessThanOrEqual(1)
    if (ended_why === 'unpaid') expect(credits).toEqual([])
    const kept = sum(paid.filter(({ state }) => state === 'paid').map(({ amount }) => amount))
    if (ended_why === 'withdrawn') expect(kept + sum(credits.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0)
  }
}

/** What holds once nothing is under way any more: what we have is what our invoices say. */
async function expectSettled({ memberships, charges, payments, purchases }: Rows): Promise<void> {
  const held = (all: readonly { received: number; refunded: number; charged_back: number }[]) =>
    sum(all.map(({ received, refunded, charged_back }) => Math.max(0, received - refunded - charged_back)))
  const amountsIn = (all: readonly { state: string; amount: number }[]) =>
    sum(all.filter(({ state }) => state === 'paid' || state === 'withdrawn').map(({ amount }) => amount))
  const alarms = await service.database.db.selectFrom('payment_alarms').selectAll().execute()
  const alarmOf = (id: string | null, name: string) =>
    alarms.some(({ alarm, provider_id }) => alarm === name && provider_id === id)
  /** Given back by us, or about to be, and taken by the bank too: then somebody is told. */
  const isGone = (all: readonly (Money & { provider_id: string | null })[]) => {
    for (const { provider_id } of all.filter(isGoneTwice)) expect(alarmOf(provider_id, 'gone_twice')).toBe(true)
    return all.some(({ provider_id }) => alarmOf(provider_id, 'gone_twice'))
  }
  for (const { uuid } of memberships) {
    const own = charges.filter(({ membership }) => membership === uuid)
    if (isGone(payments.filter(({ membership }) => membership === uuid))) continue
    expect(held(payments.filter(({ membership }) => membership === uuid))).toBe(amountsIn(own))
  }
  if (!isGone(purchases)) expect(held(purchases)).toBe(amountsIn(purchases))
  const active = (await service.payments.paymentSandbox?.subscriptions())?.filter(({ status }) => status === 'active')
  for (const { uuid, state, subscription_id } of memberships) {
    const own = active?.filter(({ metadata }) => JSON.stringify(metadata)?.includes(uuid)) ?? []
    // Nobody is charged for what is over, and nobody twice.
    expect(own.map(({ id }) => id)).toEqual(state === 'ended' || subscription_id === null ? [] : [subscription_id])
  }
}

/** Whoever looks sees what is there. */
function expectShown(own: OwnMemberships, { memberships, charges, purchases, grants, uses }: Rows): void {
  const begun = memberships.filter(({ state, anchor }) => state !== 'ended' || anchor !== null)
  expect(own.memberships.map(({ uuid }) => uuid).sort()).toEqual(begun.map(({ uuid }) => uuid).sort())
  for (const shown of own.memberships) {
    const row = memberships.find(({ uuid }) => uuid === shown.uuid) ?? expect.fail()
    expect(shown).toMatchObject({ state: row.state, plan: row.plan, price: row.price, grace_until: row.grace_until })
    expect([shown.next_charge === null, shown.ended_why]).toEqual([
      row.anchor === null || row.ended_on !== null || row.ends_on !== null,
      row.ended_why,
    ])
    const kept = charges.filter(({ membership, state }) => membership === shown.uuid && state !== 'dropped')
    expect(shown.charges.map(({ uuid, state, amount }) => `${uuid} ${state} ${amount}`).sort()).toEqual(
      kept.map(({ uuid, state, amount }) => `${uuid} ${state} ${amount}`).sort(),
    )
    expect(shown.used).toBeLessThanOrEqual(shown.included)
  }
  expect(own.purchases.length).toBe(purchases.filter(({ state }) => state !== 'open').length)
  const { included, used } = own.contracts ?? { included: 0, used: 0 }
  expect(used).toBeLessThanOrEqual(included ?? 0)
  const ofPackages = grants.filter(({ membership }) => membership === null).map(({ uuid }) => uuid)
  expect(used).toBeGreaterThanOrEqual(uses.filter(({ grant_uuid }) => ofPackages.includes(grant_uuid)).length)
}

test('whatever happens, what is charged, used, invoiced and shown agrees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 18 }), async (events) => {
      const life = await begin()
      const [first = expect.fail()] = fc.sample(plan, { numRuns: 1, seed: events.length })
      await life.happens({ kind: 'join', plan: first, outcome: 'paid' })
      for (const what of events) {
        await life.happens(what)
        expectLawful(await life.rows())
      }
      await life.calm()
      const rows = await life.rows()
      expectLawful(rows)
      await expectSettled(rows)
      expectShown(await life.read(), rows)
      await life.forget()
    }),
    // A life takes a second, so that what fails is told as it is and not made smaller.
    { ...lawfully(20), endOnFailure: true },
  )
}, 600_000)
