import { randomUUID } from 'node:crypto'
import type { OwnMembership } from '#contract/memberships.ts'
import type { TestApp } from './app-open.ts'
import { openBrowser } from './browser.ts'
import { endPayment } from './orders.ts'
import { type SignedIn, signedIn } from './signed-in.ts'

const path = '/api/api_customer_dashboard/memberships'

/** Enough for an invoice. */
export const someBilling = {
  ...{ name: 'Anna de Vries', street: 'Voorbeeldstraat', house_number: '12', zip: '3511 AB', city: 'Utrecht' },
  phone_number: '+31612345678',
} as const

type Service = Pick<TestApp, 'app' | 'jobs' | 'database'>

/** Somebody who can join: with an account and an address for invoices. */
export async function someoneToJoin({ app }: Pick<TestApp, 'app'>): Promise<SignedIn> {
  const someone = await signedIn(openBrowser(app), { fields: { firstname: 'Anna', lastname: 'de Vries' } })
  const saved = await someone.call('PATCH', '/api/billings', { payload: someBilling })
  if (saved.statusCode !== 200) throw new Error(`Nowhere to send an invoice to: ${saved.body}`)
  return someone
}

type Reading = Pick<TestApp, 'payments'>

/** As they are now, whoever is still signed in then. */
export const membershipsOf = async ({ payments }: Reading, { account }: Pick<SignedIn, 'account'>) =>
  (await payments.memberships.reading.list(account)).memberships

export async function membershipOf(service: Reading, someone: Pick<SignedIn, 'account'>): Promise<OwnMembership> {
  const [first] = await membershipsOf(service, someone)
  if (first === undefined) throw new Error('There is no membership.')
  return first
}

/** Somebody who joined and paid the first term at the sandbox. */
export async function someoneWhoJoined(service: Service, plan: string): Promise<SignedIn> {
  const someone = await someoneToJoin(service)
  const joined = await someone.call('POST', path, { payload: { plan } })
  if (joined.statusCode !== 201) throw new Error(`Nobody could join: ${joined.body}`)
  await endPayment(service, joined.json().payment_link, 'paid')
  await service.jobs.drain()
  return someone
}

/** The number of what charges somebody by itself; undefined where nothing does. */
export async function subscriptionOf({ database }: Pick<TestApp, 'database'>, account: string) {
  const row = await database.db
    .selectFrom('memberships')
    .select('subscription_id')
    .where('account', '=', account)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  return row?.subscription_id ?? undefined
}

/** Lets the charge come that is due next, whatever day it is. */
export async function chargeNext(service: Service, subscription: string, choice: 'paid' | 'failed' | 'pending') {
  const answer = await service.app.inject({
    method: 'POST',
    url: `/sandbox/payments/subscriptions/${subscription}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  })
  await service.jobs.drain()
  return answer.statusCode
}

/** Contracts that somebody may approve, as if they had bought a package. */
async function givePackage(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  account: string,
  included: number,
): Promise<string> {
  const [uuid, created_at] = [randomUUID(), clock.now()]
  const packaged = { order_uuid: randomUUID(), package: 'contracts-5', from_day: '2026-11-15', included }
  await database.db
    .insertInto('contract_grants')
    .values({ uuid, account, ...packaged, created_at })
    .execute()
  return uuid
}

/** Somebody who is about to join, and has a package besides: a row in every table that keeps something of it. */
export async function aboutToJoin({ database, clock }: Pick<TestApp, 'database' | 'clock'>, account: string) {
  const { db } = database
  const now = clock.now()
  const [membership, charge] = [randomUUID(), randomUUID()]
  const plan = 'starter_yearly'
  await db
    .insertInto('memberships')
    .values({
      ...{ uuid: membership, account, state: 'pending', plan, price: 14_900, months: 0, term: 12, worth: 14_900 },
      ...{ term_plan: plan, silent: false, created_at: now, updated_at: now },
    })
    .execute()
  await db
    .insertInto('membership_charges')
    .values({
      ...{ uuid: charge, membership, account, kind: 'term', plan, price: 14_900, amount: 18_029, created_at: now },
      ...{ from_day: '2026-11-15', until_day: '2027-11-15', quote: '{"lines":[]}', billing: '{}' },
    })
    .execute()
  const payment = { uuid: randomUUID(), membership, charge, sequence: 'first', amount: 18_029 } as const
  await db
    .insertInto('membership_payments')
    .values({ ...payment, idempotency_key: randomUUID(), status: 'expired', created_at: now, updated_at: now })
    .execute()
  await db
    .insertInto('provider_customers')
    .values({ account, customer_id: `cst_${randomUUID()}`, created_at: now })
    .execute()
  await db
    .insertInto('package_purchases')
    .values({
      ...{ uuid: randomUUID(), account, package: 'contracts-5', included: 5, amount: 15_609, quote: '{"lines":[]}' },
      ...{ billing: '{}', idempotency_key: randomUUID(), status: 'expired', created_at: now },
    })
    .execute()
  const grant_uuid = await givePackage({ database, clock }, account, 5)
  await db.insertInto('contract_uses').values({ contract: randomUUID(), grant_uuid, account, at: now }).execute()
}
