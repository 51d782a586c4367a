import { sql } from 'kysely'
import type { AssistantPermission } from '#domain/assistants/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

type NewConnection = {
  readonly uuid: string
  readonly account: string
  readonly client_id: string
  readonly name: string
  readonly host: string
  readonly local: boolean
  readonly permissions: AssistantPermission[]
  readonly questionnaire: string | null
  readonly created_at: Date
  readonly until: Date
}

export async function insertConnection(tx: Tx, connection: NewConnection): Promise<void> {
  await tx.insertInto('assistant_connections').values(connection).execute()
}

/** That it holds: it was not ended, its time is not over, and its account may come in. */
export const isConnected = (now: Date) => sql<boolean>`(
  assistant_connections.ended_at is null and assistant_connections.until > ${now} and exists (
    select from accounts where accounts.uuid = assistant_connections.account and accounts.blocked_at is null))`

/** Those that hold, the newest first. */
export const selectConnected = (db: Db | Tx, account: string, now: Date) =>
  db
    .selectFrom('assistant_connections')
    .selectAll()
    .where('account', '=', account)
    .where(isConnected(now))
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .execute()

export const countConnected = async (db: Db, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('assistant_connections')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isConnected(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const selectConnections = (db: Db | Tx, account: string) =>
  db
    .selectFrom('assistant_connections')
    .select(['uuid', 'client_id', 'name', 'host', 'permissions', 'questionnaire'])
    .select(['created_at', 'until', 'last_used_at', 'ended_at'])
    .where('account', '=', account)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()

/** What connections wrote of what is still their owner's, the newest first and so many of each: which questions, never what was answered. */
export const selectWrites = (db: Db | Tx, connections: readonly string[], most: number) =>
  db
    .with('writes', (query) =>
      query
        .selectFrom('assistant_writes')
        .innerJoin('assistant_connections', 'assistant_connections.uuid', 'assistant_writes.connection')
        .innerJoin('questionnaires', (join) =>
          join
            .onRef('questionnaires.uuid', '=', 'assistant_writes.questionnaire')
            .onRef('questionnaires.account', '=', 'assistant_connections.account'),
        )
        .select(['assistant_writes.connection', 'assistant_writes.questionnaire', 'assistant_writes.tool'])
        .select(['assistant_writes.version', 'assistant_writes.fields', 'assistant_writes.at'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('assistant_writes.connection')
                .orderBy('assistant_writes.at', 'desc')
                .orderBy('assistant_writes.version', 'desc'),
            )
            .as('place'),
        )
        .where('assistant_writes.connection', 'in', connections),
    )
    .selectFrom('writes')
    .select(['connection', 'questionnaire', 'tool', 'version', 'fields', 'at'])
    .where('place', '<=', most)
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .execute()

/** The connection of a token, with what the token is for. */
export const findByToken = (db: Db, hash: string, now: Date) =>
  db
    .selectFrom('oauth_records')
    .innerJoin('assistant_connections', 'assistant_connections.uuid', 'oauth_records.connection')
    .selectAll('assistant_connections')
    .select('oauth_records.payload')
    .where('oauth_records.model', '=', 'AccessToken')
    .where('oauth_records.hash', '=', hash)
    .where('oauth_records.expires_at', '>', now)
    .where(isConnected(now))
    .executeTakeFirst()

/** Once for those who call at the same moment. */
export async function noteUse(db: Db, uuid: string, now: Date, unlessSince: Date): Promise<void> {
  await db
    .updateTable('assistant_connections')
    .set({ last_used_at: now })
    .where('uuid', '=', uuid)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', unlessSince)]))
    .execute()
}

type AccessToEnd = { readonly account: string; readonly uuid?: string }

/** Ends one or all of an account, with every token; answers which. */
export async function endLive(tx: Tx, { account, uuid }: AccessToEnd, now: Date): Promise<string[]> {
  const ended = await tx
    .updateTable('assistant_connections')
    .set({ ended_at: now })
    .where('account', '=', account)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .$if(uuid !== undefined, (query) => query.where('uuid', '=', uuid ?? ''))
    .returning('uuid')
    .execute()
  const uuids = ended.map((row) => row.uuid)
  if (uuids.length > 0) await tx.deleteFrom('oauth_records').where('connection', 'in', uuids).execute()
  return uuids
}

/** As above, by what the authorization knows of it. */
export async function endByGrant(db: Db | Tx, uuid: string, now: Date): Promise<void> {
  await db
    .updateTable('assistant_connections')
    .set({ ended_at: now })
    .where('uuid', '=', uuid)
    .where('ended_at', 'is', null)
    .execute()
  await db.deleteFrom('oauth_records').where('connection', '=', uuid).execute()
}

export async function deleteConnections(tx: Tx, account: string): Promise<void> {
  await tx
    .deleteFrom('oauth_records')
    .where('connection', 'in', tx.selectFrom('assistant_connections').select('uuid').where('account', '=', account))
    .execute()
  await tx.deleteFrom('assistant_connections').where('account', '=', account).execute()
}

/** Unpaid ones of an account, the one that changed last first. */
export const selectOwnDrafts = (db: Db | Tx, account: string, most: number) =>
  db
    .selectFrom('questionnaires')
    .select('uuid')
    .where('account', '=', account)
    .where('paid_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(most)
    .execute()

/** Whether it is one of those, held so that it stays. */
export const holdOwnDraft = async (tx: Tx, account: string, uuid: string): Promise<boolean> =>
  (await tx
    .selectFrom('questionnaires')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('account', '=', account)
    .where('paid_at', 'is', null)
    .forShare()
    .executeTakeFirst()) !== undefined

/** Those that end before a moment and whose owner was not told yet, with where to tell them. */
export const selectEnding = (db: Db | Tx, now: Date, before: Date) =>
  db
    .selectFrom('assistant_connections')
    .innerJoin('accounts', 'accounts.uuid', 'assistant_connections.account')
    .select(['assistant_connections.uuid', 'assistant_connections.name', 'assistant_connections.until'])
    .select(['accounts.email', 'accounts.firstname', 'accounts.lastname', 'accounts.locale'])
    .where('assistant_connections.told_at', 'is', null)
    .where('assistant_connections.until', '<=', before)
    // Who chose a day knows.
    .where(sql<boolean>`assistant_connections.until - assistant_connections.created_at > interval '1 day'`)
    .where(isConnected(now))
    .orderBy('assistant_connections.uuid')
    .limit(500)
    .execute()

/** True for the first who says so. */
export const markTold = async (tx: Tx, uuid: string, now: Date): Promise<boolean> =>
  (await tx
    .updateTable('assistant_connections')
    .set({ told_at: now })
    .where('uuid', '=', uuid)
    .where('told_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst()) !== undefined

/** Whether there is such an account, and it is not shut out. */
export const mayComeIn = async (db: Db, account: string): Promise<boolean> =>
  (await db
    .selectFrom('accounts')
    .select('uuid')
    .where('uuid', '=', account)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Those that were over before a moment. */
export async function purgeConnections(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('assistant_connections')
    .where(({ or, eb }) => or([eb('ended_at', '<=', before), eb('until', '<=', before)]))
    .execute()
}
