import { connect, type Database } from '#server/db/index.ts'
import { type Emptier, emptierOf } from './database-empty.ts'
import { copyTemplateFolder } from './database-folder.ts'
import { createFromTemplate } from './database-server.ts'
import { patience } from './patience.ts'

type Open = { readonly database: Database; readonly empty: Emptier; readonly end: () => Promise<void> }

/** Emptied databases of this process, for whoever comes next: opening one takes longer than most tests. */
const resting: Open[] = []

/**
 * A fresh, migrated database for one test file or test, which `close()` gives back. It is embedded, or with
 * TEST_DATABASE_URL a database of its own on that PostgreSQL server: the tests themselves cannot tell.
 */
export async function openTestDatabase(): Promise<Database> {
  const open = resting.pop() ?? (await openNew())
  let closed: Promise<void> | undefined
  return {
    ...open.database,
    close() {
      closed ??= giveBack(open)
      return closed
    },
  }
}

/** One that nobody had before and nobody gets after, for tests about opening and closing itself. */
export async function openOwnDatabase(): Promise<Database> {
  const { database, end } = await openNew()
  return { ...database, close: end }
}

/** A machine on which much runs at once answers late, and that is no fault. */
const unhurried = { connection: patience, lock: patience, statement: patience, answer: patience, idle: patience }

async function openNew(): Promise<Open> {
  const server = process.env.TEST_DATABASE_URL
  const { options, remove } = server ? await createFromTemplate(server) : await copyTemplateFolder()
  const database = await connect({ ...options, patience: unhurried })
  let ended: Promise<void> | undefined
  const end = () => {
    ended ??= database.close().then(remove, forget)
    return ended
  }
  /** A close that was refused did not happen: the next one is a new try. */
  const forget = (refusal: unknown) => {
    ended = undefined
    throw refusal
  }
  return { database, empty: await emptierOf(database), end }
}

async function giveBack(open: Open): Promise<void> {
  if (await open.empty()) resting.push(open)
  else await open.end()
}
