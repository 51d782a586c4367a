import type { Db, Tx } from '#server/db/index.ts'
import { type Caller, ownedBy } from '../visitors/actions.ts'
import type { KeptCalculation, SharedCalculation } from './calculation.ts'

export const findConfiguration = (db: Db | Tx) =>
  db.selectFrom('calculator_configurations').select('configuration').where('id', '=', 1).executeTakeFirst()

export async function updateConfiguration(db: Db | Tx, configuration: string): Promise<void> {
  await db
    .insertInto('calculator_configurations')
    .values({ id: 1, configuration })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ configuration }))
    .execute()
}

const read = ['uuid', 'version', 'origin', 'status', 'data', 'notary_product', 'payment_estimation'] as const

/** Undefined when there is none and when it is someone else's: nobody can tell which. */
export const findCalculation = (db: Db | Tx, uuid: string, caller: Caller, { lock }: { readonly lock: boolean }) =>
  db
    .selectFrom('calculations')
    .select(read)
    .where('uuid', '=', uuid)
    .where(ownedBy(caller))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

type CalculationOwner = { readonly visitor: string; readonly account: string | null }

/** How a calculation stands in its row. */
const columnsOf = ({
  status,
  data,
  notary_product,
  payment_estimation,
}: SharedCalculation & Pick<KeptCalculation, 'status'>) => ({
  status,
  data: JSON.stringify(data),
  notary_product,
  payment_estimation: payment_estimation && JSON.stringify(payment_estimation),
})

export async function insertCalculation(
  db: Db | Tx,
  made: KeptCalculation,
  owner: CalculationOwner,
  now: Date,
): Promise<void> {
  const { uuid, origin } = made
  const row = { uuid, origin, ...owner, ...columnsOf(made), created_at: now, updated_at: now }
  await db.insertInto('calculations').values(row).execute()
}

/** Within a transaction that holds the row. */
export async function updateCalculation(tx: Tx, next: KeptCalculation, now: Date): Promise<void> {
  await tx
    .updateTable('calculations')
    .set({ ...columnsOf(next), version: next.version, updated_at: now })
    .where('uuid', '=', next.uuid)
    .execute()
}

type CalculationCopy = {
  readonly key_hash: string
  readonly calculation: string
  readonly shared: SharedCalculation
  readonly origin: string
}

export async function insertCopy(
  db: Db | Tx,
  { key_hash, calculation, origin, shared }: CalculationCopy,
  now: Date,
): Promise<void> {
  const { notary_product, payment_estimation } = shared
  if (notary_product === null || payment_estimation === null) throw new Error('Only a price can be shared.')
  await db
    .insertInto('calculation_copies')
    .values({
      key_hash,
      calculation,
      origin,
      data: JSON.stringify(shared.data),
      notary_product,
      payment_estimation: JSON.stringify(payment_estimation),
      created_at: now,
    })
    .execute()
}

export const findCopy = (db: Db, uuid: string, key_hash: string) =>
  db
    .selectFrom('calculation_copies')
    .select(['origin', 'data', 'notary_product', 'payment_estimation'])
    .where('calculation', '=', uuid)
    .where('key_hash', '=', key_hash)
    .executeTakeFirst()

/** Everything that an account owns, the oldest first. */
export const selectCalculationsOf = (db: Db | Tx, account: string) =>
  db
    .selectFrom('calculations')
    .select([...read, 'created_at', 'updated_at'])
    .where('account', '=', account)
    .orderBy('created_at')
    .execute()

export async function deleteCalculationsOf(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('calculations').where('account', '=', account).execute()
}
