import type { Selectable, Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#server/db/index.ts'
import { findCharge } from './store.ts'

export type MembershipPayment = Selectable<Tables['membership_payments']>

type NewMembershipPayment = Pick<
  MembershipPayment,
  'uuid' | 'membership' | 'charge' | 'sequence' | 'amount' | 'idempotency_key' | 'created_at'
> & { readonly provider_id?: string }

export async function insertMembershipPayment(tx: Tx, fresh: NewMembershipPayment): Promise<MembershipPayment> {
  return tx
    .insertInto('membership_payments')
    .values({ ...fresh, updated_at: fresh.created_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateMembershipPayment(
  db: Db | Tx,
  uuid: string,
  change: Updateable<Tables['membership_payments']>,
  updated_at: Date,
): Promise<void> {
  await db
    .updateTable('membership_payments')
    .set({ ...change, updated_at })
    .where('uuid', '=', uuid)
    .execute()
}

export const findMembershipPayment = (db: Db | Tx, uuid: string) =>
  db.selectFrom('membership_payments').selectAll().where('uuid', '=', uuid).executeTakeFirst()

export const findMembershipPaymentAt = (db: Db | Tx, provider_id: string) =>
  db.selectFrom('membership_payments').selectAll().where('provider_id', '=', provider_id).executeTakeFirst()

/** Of a charge, the oldest first. */
export const selectMembershipPayments = (db: Db | Tx, charge: string) =>
  db
    .selectFrom('membership_payments')
    .selectAll()
    .where('charge', '=', charge)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()

/** Of which the end is not known, of one membership or of all, that nobody asked about since. */
export const selectUndecidedCharges = (db: Db | Tx, notSince: Date, membership?: string) =>
  db
    .selectFrom('membership_payments')
    .selectAll()
    .where('status', 'in', ['open', 'pending'])
    .where('provider_id', 'is not', null)
    .where((by) => by.or([by('asked_at', 'is', null), by('asked_at', '<=', notSince)]))
    .$if(membership !== undefined, (query) => query.where('membership', '=', membership ?? ''))
    .orderBy((by) => by.fn.coalesce('asked_at', 'created_at'))
    .limit(100)
    .execute()

/** Those to be taken by mandate that the provider has not answered, with what they are for. */
export async function selectUnsent(db: Db) {
  const rows = await db
    .selectFrom('membership_payments')
    .selectAll()
    .where('sequence', '=', 'recurring')
    .where('status', '=', 'open')
    .where('provider_id', 'is', null)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()
  return Promise.all(
    rows.map(async (payment) => ({
      payment,
      charge: payment.charge === null ? undefined : await findCharge(db, payment.charge),
    })),
  )
}

/** Those of an account by which money may still come. */
export const selectUndecidedChargesOf = (db: Db | Tx, account: string) =>
  db
    .selectFrom('membership_payments')
    .innerJoin('memberships', 'memberships.uuid', 'membership_payments.membership')
    .select(['membership_payments.provider_id', 'membership_payments.membership'])
    .where('memberships.account', '=', account)
    .where('membership_payments.status', 'in', ['open', 'pending'])
    .where('membership_payments.provider_id', 'is not', null)
    .execute()
