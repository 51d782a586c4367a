import type { KeptPicture } from '#contract/admin-pictures.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { pictureNamed } from '#domain/pictures/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { FileError, type Files } from '#server/adapters/files/index.ts'
import { type MadePicture, makePicture, PictureError } from '#server/adapters/pictures/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit, AuditLine } from '../audit/actions.ts'
import { type PicturesUsed, storiesWithPictures } from '../stories/pictures-used.ts'
import { keptPictureFiles, pictureKey, shelfOf } from './shelf.ts'
import {
  deletePicture,
  insertPicture,
  lockPicture,
  type PictureRow,
  type PictureWords,
  selectPictures,
  updatePictureWords,
} from './store.ts'

type PictureParts = {
  readonly database: Database
  readonly clock: Clock
  readonly files: Files
  readonly audit: Audit
}

/** Pages show it: where. */
export class PictureUsed extends Error {
  readonly usedIn: KeptPicture['used_in']
  constructor(usedIn: PictureUsed['usedIn']) {
    super('pages show this picture')
    this.usedIn = usedIn
  }
}

export type PictureActions = ReturnType<typeof pictureActions>

/** Pictures for pages: made anew from what is sent, and kept under a name that says what is in them. */
export function pictureActions({ database, clock, files, audit }: PictureParts) {
  const used = (db: Db | Tx) => storiesWithPictures(db, clock.now())

  async function read(db: Db | Tx, name: string): Promise<KeptPicture> {
    const [row] = await selectPictures(db, name)
    if (!row) throw new AppError('not_found')
    return shown(row, await used(db))
  }

  const lineOf = (action: 'added' | 'described' | 'removed', name: string, words: PictureWords): AuditLine => ({
    ...{ action: `picture.${action}`, subject: `picture:${name}`, label: words.alt_nl, detail: { ...words } },
  })

  return {
    async list(): Promise<KeptPicture[]> {
      const usedNow = await used(database.db)
      return (await selectPictures(database.db)).map((row) => shown(row, usedNow))
    },

    async add(by: string, words: PictureWords, sent: Uint8Array): Promise<KeptPicture> {
      const made = await makePicture(sent).catch(refuse)
      return database.inTransaction(async (tx) => {
        if (await keepPicture(tx, files, made, { ...words, made_by: by, made_at: clock.now() })) {
          await audit.write(tx, by, lineOf('added', made.name, words))
        }
        return read(tx, made.name)
      })
    },

    describe(by: string, name: string, words: PictureWords): Promise<KeptPicture> {
      return database.inTransaction(async (tx) => {
        if (!(await lockPicture(tx, name))) throw new AppError('not_found')
        await updatePictureWords(tx, name, words)
        await audit.write(tx, by, lineOf('described', name, words))
        return read(tx, name)
      })
    },

    remove(by: string, name: string): Promise<void> {
      return database.inTransaction(async (tx) => {
        if (!(await lockPicture(tx, name))) throw new AppError('not_found')
        const picture = await read(tx, name)
        if (picture.used_in.length > 0) throw new PictureUsed(picture.used_in)
        await deletePicture(tx, name)
        await audit.write(tx, by, lineOf('removed', name, { alt_nl: picture.alt_nl, alt_en: picture.alt_en }))
        // Who sends the same picture at this moment waits for us, and then brings its files.
        for (const key of keptPictureFiles(shelfOf(name))) await files.remove(key).catch(later)
      })
    },
  }
}

type AboutPicture = PictureWords & { readonly made_by: string | null; readonly made_at: Date }

/**
 * Keeps a picture with its files; false when it was there already. Its files are written all the same: whatever happened to
 * them, they are whole again.
 */
export async function keepPicture(
  tx: Tx,
  files: Pick<Files, 'put'>,
  { name, files: made }: MadePicture,
  about: AboutPicture,
) {
  const bytes = made.reduce((sum, file) => sum + file.bytes.length, 0)
  const isNew = await insertPicture(tx, { ...about, name, bytes, file: shelfOf(name) })
  const hash = pictureNamed(name)?.hash ?? ''
  for (const file of made) await files.put(pictureKey(hash, file), file.bytes).catch(later)
  return isNew
}

function shown({ file: _file, made_at, firstname, lastname, ...row }: PictureRow, used: PicturesUsed): KeptPicture {
  const { width = 0, height = 0 } = pictureNamed(row.name) ?? {}
  return {
    ...{ ...row, width, height, made_at: made_at.toISOString() },
    made_by: firstname === null ? null : fullNameOf({ firstname, lastname }),
    used_in: [...(used.get(row.name) ?? [])],
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureError)) throw error
  const code = error.code === 'pixels' ? 'too_large' : 'invalid_format'
  throw new AppError('invalid_request', { entries: [{ code, path: 'file', message: error.message }] })
}

function later(error: unknown): never {
  const passes = error instanceof FileError && error.code === 'unreachable'
  throw passes ? new AppError('unavailable') : error
}
