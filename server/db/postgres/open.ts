import { randomUUID } from 'node:crypto'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '../database.ts'
import { DatabaseError } from '../database-error.ts'
import type { Patience } from '../patience.ts'
import { decoderFor } from '../values/decode.ts'
import { namedStatements } from './named-statements.ts'
import { explainFailure, placeOf, refuseOldServer } from './refusals.ts'
import { prepareClient } from './timed-client.ts'

type Manners = { readonly onTrouble: (trouble: Error) => void; readonly patience: Patience }

/** Opens a pool on the PostgreSQL server of DATABASE_URL. */
export async function openPostgres(url: string, { onTrouble, patience }: Manners): Promise<Database> {
  const place = placeOf(url)
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: patience.connection,
    keepAlive: true,
    // Each process by its own name, so that one can see whether others are at work.
    application_name: `oprecht ${randomUUID()}`,
    types: { getTypeParser: (oid: number) => decoderFor(oid) },
    // By the pool and not by Kysely, which would never give back a connection that is lost at this moment.
    onConnect: (client) => prepareClient(client as pg.Client, patience),
  })
  // The query under way rejects by itself; without a listener the loss would end the whole process as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Without a listener a connection that is lost while idle ends the whole process.
  pool.on('error', (error) => onTrouble(new DatabaseError(`A connection to ${place.name} was lost: ${error.message}`)))

  try {
    return await openDatabase(
      {
        dialect: new PostgresDialect({ pool: namedStatements(pool, patience) }),
        about: { engine: 'PostgreSQL', place: `${place.name}/${place.database}` },
        shared: true,
        checkRoom: async () => {},
        whileOpen: () => () => {},
        afterClose: async () => {},
      },
      (server) => refuseOldServer(server, place.name),
    )
  } catch (error) {
    throw explainFailure(error, place)
  }
}
