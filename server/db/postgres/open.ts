import { CompiledQuery, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '../database.ts'
import { DatabaseError } from '../database-error.ts'
import { decoderFor } from '../values/decode.ts'
import { namedStatements } from './named-statements.ts'
import { explainFailure, placeOf, refuseOldServer } from './refusals.ts'

// Long enough for a server that is waking up, short enough for a person who waits for a sentence.
const patience = 5_000

/** Opens a pool on the PostgreSQL server of DATABASE_URL. */
export async function openPostgres(url: string, onTrouble: (trouble: Error) => void): Promise<Database> {
  const place = placeOf(url)
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    application_name: 'oprecht',
    types: { getTypeParser: (oid: number) => decoderFor(oid) },
  })
  // The query under way rejects by itself; without a listener the loss would end the whole process as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Without a listener a connection that is lost while idle ends the whole process.
  pool.on('error', (error) => onTrouble(new DatabaseError(`A connection to ${place.name} was lost: ${error.message}`)))

  try {
    return await openDatabase(
      {
        dialect: new PostgresDialect({
          pool: namedStatements(pool),
          async onCreateConnection(connection) {
            // Moments are written and read as UTC text; a server may have another zone or style by default.
            const text = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'`
            await connection.executeQuery(CompiledQuery.raw(text))
          },
        }),
        about: { engine: 'PostgreSQL', place: `${place.name}/${place.database}` },
        shared: true,
        whileOpen: () => () => {},
        afterClose: async () => {},
      },
      (server) => refuseOldServer(server, place.name),
    )
  } catch (error) {
    throw explainFailure(error, place)
  }
}
