import { join } from 'node:path'
import { ConfigError, folderRefusal, prepareDataFolder } from '#server/config/index.ts'
import { type Database, openDatabase } from '../database.ts'
import { DatabaseError } from '../database-error.ts'
import type { Patience } from '../patience.ts'
import { embeddedDialect } from './dialect.ts'
import { refuseOtherMajor } from './folder.ts'
import { keepHouse } from './housekeeping.ts'
import { keepThread } from './keeper.ts'
import { lockFolder } from './lock.ts'
import { checkRoom } from './room.ts'

type Manners = { readonly onTrouble: (trouble: Error) => void; readonly patience: Patience }

/** Opens PGlite in `<dataDir>/database`, in a thread of its own, for this process alone. */
export async function openEmbedded(dataDir: string, { onTrouble, patience }: Manners): Promise<Database> {
  const folder = join(dataDir, 'database')
  const unlock = lock(dataDir, folder)
  try {
    refuseOtherMajor(folder)
    const keeper = await keepThread(folder, { answer: patience.answer, onTrouble })
    return await openDatabase(
      {
        // There is one connection for everybody, so waiting for it is waiting for what others ask.
        dialect: embeddedDialect(keeper, patience.answer),
        about: { engine: 'PGlite', place: folder },
        shared: false,
        checkRoom: () => checkRoom(folder),
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
