import { sql } from 'kysely'
import { type ContractAnswers, type ContractName, type ContractStatus, contractNames } from '#domain/contracts/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { answersPlace } from './sealed.ts'

const rows = (db: Db | Tx) => db.selectFrom('contracts').selectAll()

type ContractRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

export type KeptContract = Omit<ContractRow, 'sealed_answers' | 'name'> & {
  readonly name: ContractName
  readonly answers: ContractAnswers
}

export const contractNamed = (name: string): ContractName | undefined => contractNames.find((one) => one === name)

function opened(vault: Vault, { sealed_answers, name, ...stored }: ContractRow): KeptContract {
  const known = contractNamed(name)
  if (known === undefined) throw new Error('A contract is of a kind that nobody knows any more.')
  const answers = vault.openJson(sealed_answers, answersPlace(stored.uuid)) as ContractAnswers
  return { ...stored, name: known, answers }
}

const sealed = (vault: Vault, uuid: string, answers: ContractAnswers): string =>
  vault.sealJson(answers, answersPlace(uuid))

/** One of an account; whoever changes it holds it until they are done. */
export async function findContract(
  db: Db | Tx,
  vault: Vault,
  { account, uuid }: { readonly account: string; readonly uuid: string },
  { lock = false } = {},
): Promise<KeptContract | undefined> {
  const stored = await rows(db)
    .where('uuid', '=', uuid)
    .where('account', '=', account)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  return stored && opened(vault, stored)
}

/** Whoever it belongs to. */
export async function readAnyContract(db: Db | Tx, vault: Vault, uuid: string): Promise<KeptContract | undefined> {
  const stored = await rows(db).where('uuid', '=', uuid).executeTakeFirst()
  return stored && opened(vault, stored)
}

export async function holdContract(tx: Tx, vault: Vault, uuid: string): Promise<KeptContract | undefined> {
  const stored = await rows(tx).where('uuid', '=', uuid).forUpdate().executeTakeFirst()
  return stored && opened(vault, stored)
}

export const findByRequest = async (db: Db | Tx, vault: Vault, account: string, key: string) => {
  const stored = await rows(db).where('account', '=', account).where('request_key', '=', key).executeTakeFirst()
  return stored && opened(vault, stored)
}

/** The newest of its kind that this company made. */
export async function findLatest(
  db: Db | Tx,
  vault: Vault,
  { company, name }: Pick<KeptContract, 'company' | 'name'>,
): Promise<KeptContract | undefined> {
  const stored = await rows(db)
    .where('company', '=', company)
    .where('name', '=', name)
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst()
  return stored && opened(vault, stored)
}

type NewContract = Pick<
  KeptContract,
  'uuid' | 'account' | 'company' | 'name' | 'language' | 'title' | 'answers' | 'copied_from' | 'request_key'
>

/** False when the same was asked for before. */
export async function insertContract(
  tx: Tx,
  vault: Vault,
  { answers, ...made }: NewContract,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('contracts')
    .values({
      ...{ ...made, status: 'editing', sealed_answers: sealed(vault, made.uuid, answers) },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .execute()
  return inserted.length > 0
}

type WrittenContract = Partial<Pick<KeptContract, 'status' | 'company' | 'language' | 'title' | 'revision' | 'answers'>>

/** Within a transaction that holds it. */
export async function writeContract(
  tx: Tx,
  vault: Vault,
  uuid: string,
  { answers, ...written }: WrittenContract,
  now: Date,
): Promise<KeptContract> {
  const stored = await tx
    .updateTable('contracts')
    .set({
      ...written,
      ...(answers && { sealed_answers: sealed(vault, uuid, answers) }),
      ...{ version: sql<number>`version + 1`, updated_at: now },
    })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  return opened(vault, stored)
}

export async function deleteContract(tx: Tx, uuid: string): Promise<void> {
  await tx.deleteFrom('contracts').where('uuid', '=', uuid).execute()
}

export type ContractPlace = { readonly at: Date; readonly uuid: string }

export type ContractFilters = {
  readonly account: string
  readonly company?: string | undefined
  readonly status?: ContractStatus | undefined
  readonly name?: string | undefined
  readonly search?: string | undefined
  readonly after: ContractPlace | null
  readonly limit: number
}

/** As one looks for words: nothing of it is a sign of its own. */
const looking = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

const companyName = sql<string>`companies.facts ->> 'name'`

/** The newest change first. */
export const selectContracts = (db: Db | Tx, { account, after, limit, search, ...wanted }: ContractFilters) =>
  db
    .selectFrom('contracts')
    .innerJoin('companies', 'companies.uuid', 'contracts.company')
    .select([
      ...(['contracts.uuid', 'contracts.name', 'contracts.language', 'contracts.title'] as const),
      ...(['contracts.status', 'contracts.company', 'contracts.created_at', 'contracts.updated_at'] as const),
    ])
    .select(companyName.as('company_name'))
    .where('contracts.account', '=', account)
    .$if(wanted.company !== undefined, (query) => query.where('contracts.company', '=', wanted.company ?? ''))
    .$if(wanted.status !== undefined, (query) => query.where('contracts.status', '=', wanted.status ?? 'editing'))
    .$if(wanted.name !== undefined, (query) => query.where('contracts.name', '=', wanted.name ?? ''))
    .$if(search !== undefined && search !== '', (query) =>
      query.where(({ eb, or }) =>
        or([eb('contracts.title', 'ilike', looking(search ?? '')), eb(companyName, 'ilike', looking(search ?? ''))]),
      ),
    )
    .$if(after !== null, (query) =>
      query.where(({ eb, or, and }) => {
        const { at, uuid } = after ?? { at: new Date(0), uuid: '' }
        return or([
          eb('contracts.updated_at', '<', at),
          and([eb('contracts.updated_at', '=', at), eb('contracts.uuid', '>', uuid)]),
        ])
      }),
    )
    .orderBy('contracts.updated_at', 'desc')
    .orderBy('contracts.uuid')
    .limit(limit)
    .execute()

export type ListedContract = Awaited<ReturnType<typeof selectContracts>>[number]

/** Everything of an account, the oldest first. */
export const selectContractsOf = async (db: Db | Tx, vault: Vault, account: string): Promise<readonly KeptContract[]> =>
  (await rows(db).where('account', '=', account).orderBy('created_at').orderBy('uuid').execute()).map((stored) =>
    opened(vault, stored),
  )

const revisions = (db: Db | Tx) => db.selectFrom('contract_revisions').selectAll()

export type ContractRevision = Awaited<ReturnType<ReturnType<typeof revisions>['execute']>>[number]

export const findRevision = (db: Db | Tx, contract: string, number: number) =>
  revisions(db).where('contract', '=', contract).where('number', '=', number).executeTakeFirst()

export const selectRevisions = (db: Db | Tx, contract: string) =>
  revisions(db).where('contract', '=', contract).orderBy('number').execute()

export async function insertRevision(tx: Tx, revision: ContractRevision): Promise<void> {
  await tx.insertInto('contract_revisions').values(revision).execute()
}

/** Where whoever makes it is reached. */
export const findMaker = (db: Db | Tx, account: string) =>
  db
    .selectFrom('accounts')
    .select(['uuid', 'email', 'firstname', 'lastname'])
    .where('uuid', '=', account)
    .executeTakeFirstOrThrow()
