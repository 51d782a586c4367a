import { type Adapter, type AdapterFactory, errors } from 'oidc-provider'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { endByGrant } from '../store.ts'
import { clientLifetime, consumeRecord, deleteRecord, findRecord, putRecord } from './store.ts'

type RecordParts = { readonly database: Database; readonly clock: Clock }

const nothing: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}

/** Where the library keeps what it must remember: in our database, and no secret as it was handed out. */
export function oauthRecords({ database: { db }, clock }: RecordParts): AdapterFactory {
  return (model): Adapter => {
    // Nothing is kept of who was here before: every request begins as nobody's, and is answered by who is signed in with us.
    if (model === 'Session') return nothing
    return {
      ...nothing,
      async upsert(id, { jti: _, ...payload }, seconds = clientLifetime) {
        const now = clock.now()
        const connection = model === 'Grant' ? id : (payload.grantId ?? null)
        const expires_at = new Date(now.getTime() + seconds * 1000)
        await putRecord(db, { model, id, connection, payload, created_at: now, expires_at })
      },
      async find(id) {
        const found = await findRecord(db, { model, id }, clock.now())
        if (found === undefined) return undefined
        const { payload, consumed_at } = found
        const consumed = consumed_at && Math.floor(consumed_at.getTime() / 1000)
        // A client is known by another name than everything else.
        return { ...payload, ...(model !== 'Client' && { jti: id }), ...(consumed && { consumed }) }
      },
      /** Of two who show the same at once one has it from somebody else: then it is over for both. */
      async consume(id) {
        const used = await consumeRecord(db, { model, id }, clock.now())
        if (used === 'first') return
        if (used.connection !== null) await endByGrant(db, used.connection, clock.now())
        throw new errors.InvalidGrant('already used')
      },
      async destroy(id) {
        await deleteRecord(db, { model, id })
        if (model === 'Grant') await endByGrant(db, id, clock.now())
      },
      revokeByGrantId: (grant) => endByGrant(db, grant, clock.now()),
    }
  }
}
