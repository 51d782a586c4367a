import type { CompanyFacts } from '#domain/companies/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

const rows = (db: Db | Tx) =>
  db
    .selectFrom('companies')
    .leftJoin('cases', 'cases.uuid', 'companies.case_uuid')
    .selectAll('companies')
    .select('cases.questionnaire')

type CompanyRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** We wrote the facts ourselves, after they were checked. */
export type StoredCompany = Omit<CompanyRow, 'facts'> & { readonly facts: CompanyFacts }

const read = (stored: CompanyRow): StoredCompany => ({ ...stored, facts: stored.facts as CompanyFacts })

/** The oldest first. */
export const selectCompanies = async (db: Db | Tx, account: string): Promise<readonly StoredCompany[]> =>
  (
    await rows(db)
      .where('companies.account', '=', account)
      .orderBy('companies.created_at')
      .orderBy('companies.holding_of', (order) => order.asc().nullsFirst())
      .orderBy('companies.uuid')
      .execute()
  ).map(read)

export async function findOwnCompany(db: Db | Tx, account: string, uuid: string): Promise<StoredCompany | undefined> {
  const stored = await rows(db)
    .where('companies.account', '=', account)
    .where('companies.uuid', '=', uuid)
    .executeTakeFirst()
  return stored && read(stored)
}

export async function countCompanies(db: Db | Tx, account: string): Promise<number> {
  const { count } = await db
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whoever adds or changes one waits for who does at the same moment. */
export const holdOwner = (tx: Tx, account: string) =>
  tx.selectFrom('accounts').select('uuid').where('uuid', '=', account).forNoKeyUpdate().executeTakeFirst()

type NewCompany = Pick<CompanyRow, 'uuid' | 'account'> & {
  readonly case_uuid: string | null
  readonly holding_of: ShareholderKey | null
  readonly facts: CompanyFacts
}

/** One that a case founded is there once, however often it is told of. */
export async function insertCompany(tx: Tx, { facts, ...made }: NewCompany, now: Date): Promise<void> {
  await tx
    .insertInto('companies')
    .values({ ...made, facts: JSON.stringify(facts), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updateCompany(
  tx: Tx,
  { uuid, version }: Pick<CompanyRow, 'uuid' | 'version'>,
  facts: CompanyFacts,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ facts: JSON.stringify(facts), version: version + 1, updated_at: now })
    .where('uuid', '=', uuid)
    .execute()
}

export async function deleteCompanies(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('companies').where('account', '=', account).execute()
}

const finished = (db: Db | Tx) =>
  db
    .selectFrom('cases')
    .innerJoin('orders', 'orders.uuid', 'cases.order_uuid')
    .select([
      'cases.uuid',
      'cases.questionnaire',
      'cases.flow',
      'cases.kvk_number',
      'cases.holding_kvk_numbers',
      'orders.account',
    ])
    .where('cases.status', '=', 'finalized')
    .where('cases.erased_at', 'is', null)

export const findFinished = (db: Db | Tx, uuid: string) =>
  finished(db).where('cases.uuid', '=', uuid).executeTakeFirst()

/** Cases of an account that are done and of which no company is known yet, and of these flows only. */
export const selectUnknown = (db: Db | Tx, account: string, flows: readonly string[]) =>
  finished(db)
    .where('orders.account', '=', account)
    .where('cases.flow', 'in', flows)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('companies').select('companies.uuid').whereRef('companies.case_uuid', '=', 'cases.uuid'))),
    )
    .orderBy('cases.since')
    .orderBy('cases.uuid')
    .execute()
