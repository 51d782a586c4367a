import { randomUUID } from 'node:crypto'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '../database.ts'
import type { OpenOptions } from '../patience.ts'
import { DatabaseError, DatabaseTrouble } from '../trouble.ts'
import { decoderFor } from '../values.ts'
import { listenOn } from './listening.ts'
import { namedStatements, prepareClient } from './named-statements.ts'

/** Where the server is, in words that may be shown: never the password. */
export type ServerPlace = { readonly name: string; readonly user: string; readonly database: string }

export function serverPlaceOf(url: string): ServerPlace {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url })
  return { name: host.startsWith('/') ? `${host} (port ${port})` : `${host}:${port}`, user, database }
}

const oldestMajor = 15

export function refuseOldServer(server: { number: number; version: string; encoding: string }, place: string): void {
  if (server.number < oldestMajor * 10_000) {
    throw new DatabaseError(
      `The PostgreSQL server at ${place} is version ${server.version}, but ${oldestMajor} or newer is needed.`,
    )
  }
  if (server.encoding !== 'UTF8') {
    throw new DatabaseError(`The PostgreSQL database at ${place} is stored as ${server.encoding}, but must be UTF8.`)
  }
}

/** One sentence for the person who set DATABASE_URL. */
export function explainFailure(error: unknown, place: ServerPlace): DatabaseError {
  // What is trouble later on is, while opening, something about the address.
  if (error instanceof DatabaseError && !(error instanceof DatabaseTrouble)) return error
  return new DatabaseError(sentenceFor(error, place), { cause: error })
}

function sentenceFor(error: unknown, { name, user, database }: ServerPlace): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  if (code.startsWith('28')) return `The PostgreSQL server at ${name} refuses user "${user}": check DATABASE_URL.`
  if (code === '3D000') return `The PostgreSQL server at ${name} has no database "${database}": create it first.`
  if (code === '53300') return `The PostgreSQL server at ${name} has no connection left.`
  if (isUnreachable(code, message)) return `No PostgreSQL server answers at ${name}: check DATABASE_URL.`
  return `The PostgreSQL server at ${name} cannot be used: ${message}`
}

const network = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'ENOENT',
  'EACCES',
]

// The driver's own time-outs carry no code.
const isUnreachable = (code: string, message: string): boolean =>
  network.includes(code) || /timeout|terminated unexpectedly/i.test(message)

/** Opens a pool on the PostgreSQL server of DATABASE_URL. */
export async function openPostgres(url: string, { onTrouble, patience }: OpenOptions): Promise<Database> {
  const place = serverPlaceOf(url)
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

  const { listen, stop } = listenOn(url, onTrouble)

  try {
    return await openDatabase(
      {
        dialect: new PostgresDialect({ pool: namedStatements(pool, patience) }),
        about: { engine: 'PostgreSQL', place: `${place.name}/${place.database}` },
        shared: true,
        checkRoom: async () => {},
        listen,
        whileOpen: () => () => {},
        afterClose: stop,
      },
      (server) => refuseOldServer(server, place.name),
    )
  } catch (error) {
    throw explainFailure(error, place)
  }
}
