import { randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from './config.ts'

/** Makes the data folder where there is none and tries to write in it: what cannot be kept must not be found out later. */
export function prepareDataFolder(folder: string): void {
  try {
    // Asked first: of a folder that cannot be made on a read-only disk, making it says only that it is not there.
    accessSync(nearest(folder), constants.W_OK)
    mkdirSync(folder, { recursive: true })
    const attempt = join(folder, `.attempt-${randomUUID()}`)
    writeFileSync(attempt, '')
    rmSync(attempt)
    const inside = ['database', 'files'].map((name) => join(folder, name))
    for (const path of inside) if (existsSync(path)) accessSync(path, constants.W_OK)
  } catch (error) {
    throw folderRefusal(error, folder)
  }
}

/** The folder itself, or the one that it would be made in. */
const nearest = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))

/** One sentence for the person who set DATA_DIR. */
export function folderRefusal(error: unknown, folder: string): ConfigError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message.replace(/\.+$/, '') : String(error)
  return new ConfigError(sentenceFor(code, folder, message), { cause: error })
}

function sentenceFor(code: unknown, folder: string, message: string): string {
  const or = 'or set DATA_DIR to another folder'
  switch (code) {
    case 'EROFS':
      return `The data folder ${folder} is read-only: let it be written, ${or}.`
    case 'EACCES':
    case 'EPERM':
      return `The data folder ${folder} may not be written by this user: allow it, ${or}.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of the data folder ${folder} is full: make room, ${or}.`
    default:
      return `The folder ${folder} cannot be used for data: ${message}.`
  }
}
