import type { Db, Tx } from '#server/db/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { deleteConnections, endLive, selectConnections, selectWrites } from './store.ts'

/** More than an assistant writes in the month that it can be connected. */
const mostWrites = 10_000

/** The assistants that somebody connected, with what each wrote. Who leaves disconnects them. */
export const assistantKeeper: Keeper = {
  name: 'assistants',
  async collect(db: Db | Tx, { uuid: account }) {
    const connections = await selectConnections(db, account)
    if (connections.length === 0) return []
    const uuids = connections.map(({ uuid }) => uuid)
    const writes = await selectWrites(db, uuids, mostWrites)
    return connections.map((connection) => ({
      ...connection,
      wrote: writes.flatMap(({ connection: by, ...write }) => (by === connection.uuid ? [write] : [])),
    }))
  },
  erase: (tx, { uuid }) => deleteConnections(tx, uuid),
}

/** Nothing that was connected to this account comes in any more. */
export async function endAssistants(tx: Tx, account: string, now: Date): Promise<void> {
  await endLive(tx, { account }, now)
}
