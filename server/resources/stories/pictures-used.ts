import { picturesIn } from '#domain/pictures/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { selectStories } from './store.ts'
import { selectPictureNames, selectPlannedContents } from './store-writing.ts'

/** The stories that show a picture, by its name. */
export type PicturesUsed = ReadonlyMap<string, readonly { readonly uuid: string; readonly name: string }[]>

/** What is live, planned or being written; what a page once was does not count. */
export async function storiesWithPictures(db: Db | Tx, now: Date): Promise<PicturesUsed> {
  const rows = [
    ...(await selectStories(db, { now, drafts: false, hidden: true })),
    ...(await selectStories(db, { now, drafts: true, hidden: true })),
    ...(await selectPlannedContents(db, now)),
  ]
  const used = new Map<string, Map<string, string>>()
  for (const { uuid, name, content } of rows) {
    for (const { file } of picturesIn(content)) {
      const stories = used.get(file) ?? new Map<string, string>()
      stories.set(uuid, name)
      used.set(file, stories)
    }
  }
  return new Map([...used].map(([file, stories]) => [file, [...stories].map(([uuid, name]) => ({ uuid, name }))]))
}

/** Pictures that were removed since, as in an earlier version that somebody goes back to. */
export async function missingPictures(tx: Tx, content: unknown) {
  const found = picturesIn(content)
  const names = await selectPictureNames(
    tx,
    found.map(({ file }) => file),
  )
  return found
    .filter(({ file }) => !names.has(file))
    .map(({ path, locale }) => ({ path, locale, code: 'unknown_picture' }))
}
