import { join } from 'node:path'
import { sql } from 'kysely'
import { ConfigError, folderRefusal, prepareDataFolder } from '#server/config/index.ts'
import { type Database, type Db, openDatabase } from '../database.ts'
import { type OpenOptions, patiently } from '../patience.ts'
import { createListeners } from '../told.ts'
import { DatabaseError } from '../trouble.ts'
import { embeddedDialect } from './dialect.ts'
import { checkRoom, lockFolder, refuseOtherMajor } from './folder.ts'
import { keepThread } from './thread.ts'

const minute = 60_000

/** The embedded engine has no checkpointer and no autovacuum of its own. Returns how to stop. */
export function keepHouse(db: Db, onTrouble: (trouble: Error) => void): () => void {
  const every = (milliseconds: number, statement: 'checkpoint' | 'discard plans' | 'vacuum (analyze)') => {
    const timer = setInterval(() => {
      patiently(() => sql.raw(statement).execute(db)).catch((error: unknown) =>
        onTrouble(new Error(`The embedded database could not ${statement}.`, { cause: error })),
      )
    }, milliseconds)
    // Housekeeping is no reason to keep a process alive.
    return timer.unref()
  }
  const timers = [
    every(minute, 'checkpoint'),
    // A plan from when a table was small is not kept after it has grown.
    every(minute, 'discard plans'),
    every(60 * minute, 'vacuum (analyze)'),
  ]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** Opens PGlite in `<dataDir>/database`, in a thread of its own, for this process alone. */
export async function openEmbedded(dataDir: string, { onTrouble, patience }: OpenOptions): Promise<Database> {
  const folder = join(dataDir, 'database')
  const unlock = lock(dataDir, folder)
  try {
    refuseOtherMajor(folder)
    const listeners = createListeners()
    const keeper = await keepThread(folder, { answer: patience.answer, onTrouble, onTold: listeners.tell })
    return await openDatabase(
      {
        // There is one connection for everybody, so waiting for it is waiting for what others ask.
        dialect: embeddedDialect(keeper, patience.answer),
        about: { engine: 'PGlite', place: folder },
        shared: false,
        checkRoom: () => checkRoom(folder),
        // The thread listens from its first moment on.
        listen: (listener) => ({ begun: Promise.resolve(), stop: listeners.add(listener) }),
        whileOpen: (db) => keepHouse(db, onTrouble),
        afterClose: async () => unlock(),
      },
      () => {},
    )
  } catch (error) {
    unlock()
    throw inOneSentence(error, folder)
  }
}

function lock(dataDir: string, folder: string): () => void {
  try {
    prepareDataFolder(dataDir)
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof DatabaseError || error instanceof ConfigError) throw error
    throw folderRefusal(error, dataDir)
  }
}

function inOneSentence(error: unknown, folder: string): DatabaseError {
  if (error instanceof DatabaseError) return error
  return new DatabaseError(`The database in ${folder} cannot be opened: ${messageOf(error)}.`, { cause: error })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.+$/, '') : String(error)
}
