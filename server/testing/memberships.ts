import { randomUUID } from 'node:crypto'
import type { TestApp } from './app-open.ts'

/** Somebody who is about to join, and has a package besides: a row in every table that keeps something of it. */
export async function aboutToJoin({ database, clock }: Pick<TestApp, 'database' | 'clock'>, account: string) {
  const { db } = database
  const now = clock.now()
  const [membership, charge, grant_uuid] = [randomUUID(), randomUUID(), randomUUID()]
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
  const packaged = { order_uuid: randomUUID(), package: 'contracts-5', from_day: '2026-11-15', included: 5 }
  await db
    .insertInto('contract_grants')
    .values({ uuid: grant_uuid, account, ...packaged, created_at: now })
    .execute()
  await db.insertInto('contract_uses').values({ contract: randomUUID(), grant_uuid, account, at: now }).execute()
}
