import type { AdapterPayload } from 'oidc-provider'
import { tokenHash } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { isConnected } from '../store.ts'

/** What the library calls a record: its kind, and its name, which for a code or a token is the secret itself. */
type RecordName = { readonly model: string; readonly id: string }

type WrittenRecord = RecordName & {
  readonly connection: string | null
  readonly payload: AdapterPayload
  readonly created_at: Date
  readonly expires_at: Date
}

/** A client that registered itself and connects nothing is forgotten after this many seconds. */
export const clientLifetime = 90 * 86_400

export async function putRecord(db: Db, { model, id, created_at, ...rest }: WrittenRecord): Promise<void> {
  const written = { ...rest, payload: JSON.stringify(rest.payload) }
  await db
    .insertInto('oauth_records')
    .values({ model, hash: tokenHash(id), created_at, ...written })
    .onConflict((conflict) => conflict.columns(['model', 'hash']).doUpdateSet(written))
    .execute()
}

/** One that is good: in time, and of a connection that holds where it is of one. */
export async function findRecord(db: Db, { model, id }: RecordName, now: Date) {
  const found = await db
    .selectFrom('oauth_records')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where('hash', '=', tokenHash(id))
    .where('expires_at', '>', now)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('connection', 'is', null),
        exists(
          selectFrom('assistant_connections')
            .select('assistant_connections.uuid')
            .whereRef('assistant_connections.uuid', '=', 'oauth_records.connection')
            .where(isConnected(now)),
        ),
      ]),
    )
    .executeTakeFirst()
  return found && { ...found, payload: found.payload as AdapterPayload }
}

/** Uses it up: the first is told so, all others whose it was. */
export async function consumeRecord(
  db: Db,
  { model, id }: RecordName,
  now: Date,
): Promise<'first' | { readonly connection: string | null }> {
  const named = { model, hash: tokenHash(id) }
  const first = await db
    .updateTable('oauth_records')
    .set({ consumed_at: now })
    .where('model', '=', named.model)
    .where('hash', '=', named.hash)
    .where('consumed_at', 'is', null)
    .returning('connection')
    .executeTakeFirst()
  if (first !== undefined) return 'first'
  const used = await db
    .selectFrom('oauth_records')
    .select('connection')
    .where('model', '=', named.model)
    .where('hash', '=', named.hash)
    .executeTakeFirst()
  return used ?? { connection: null }
}

export async function deleteRecord(db: Db, { model, id }: RecordName): Promise<void> {
  await db.deleteFrom('oauth_records').where('model', '=', model).where('hash', '=', tokenHash(id)).execute()
}

/** A request under way, which nobody else answers until the transaction ends. */
export async function holdConsentRequest(tx: Tx, uid: string, now: Date): Promise<AdapterPayload | undefined> {
  const found = await tx
    .selectFrom('oauth_records')
    .select('payload')
    .where('model', '=', 'Interaction')
    .where('hash', '=', tokenHash(uid))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return found?.payload as AdapterPayload | undefined
}

export async function writeRequest(tx: Tx, uid: string, payload: AdapterPayload): Promise<void> {
  await tx
    .updateTable('oauth_records')
    .set({ payload: JSON.stringify(payload) })
    .where('model', '=', 'Interaction')
    .where('hash', '=', tokenHash(uid))
    .execute()
}

/** A client that registered itself stays known for as long as it is connected, and then as long as one that never was. */
export async function keepClient(tx: Tx, client_id: string, until: Date): Promise<void> {
  await tx
    .updateTable('oauth_records')
    .set({ expires_at: new Date(until.getTime() + clientLifetime * 1000) })
    .where('model', '=', 'Client')
    .where('hash', '=', tokenHash(client_id))
    .execute()
}

export async function purgeRecords(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oauth_records').where('expires_at', '<=', now).execute()
}
