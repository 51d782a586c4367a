import { pictureWords } from '#contract/admin-pictures.ts'
import { pictureNamed } from '#domain/pictures/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import { completePicture, PictureError } from '#server/adapters/pictures/index.ts'
import { type DataShelf, demandShape, refuseThing } from '../data-files/shelf.ts'
import { keepPicture } from './actions.ts'
import { pictureKey } from './shelf.ts'
import { selectPictures, updatePictureWords } from './store.ts'

/** Pictures as files: the largest of each, from which the others are made again, and what it shows. */
export function pictureShelf({ files, clock }: { readonly files: Files; readonly clock: Clock }): DataShelf {
  return {
    folder: 'pictures',
    ending: 'webp',
    async list(db) {
      const rows = await selectPictures(db)
      return rows.map(({ name, alt_nl, alt_en }) => {
        const { hash = '', width = 0 } = pictureNamed(name) ?? {}
        const bytes = () => files.get(pictureKey(hash, { width, form: 'webp' }))
        return { name, label: alt_nl, value: { alt_nl, alt_en }, bytes }
      })
    },
    async write({ tx, by, dry }, { name, value, bytes }) {
      const words = demandShape(pictureWords, value)
      const [known] = await selectPictures(tx, name)
      if (known) return updatePictureWords(tx, name, words)
      if (bytes === null) throw refuseThing('required', 'webp', 'The picture itself is not there.')
      const made = await completePicture(bytes).catch((error: unknown) => {
        if (!(error instanceof PictureError)) throw error
        throw refuseThing('invalid_format', 'webp', error.message)
      })
      if (made.name !== name) throw refuseThing('invalid_value', 'webp', 'This is another picture than its name says.')
      const kept = dry ? { put: async () => undefined } : files
      await keepPicture(tx, kept, made, { ...words, made_by: by, made_at: clock.now() })
    },
  }
}
