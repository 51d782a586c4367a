import type { Db, Tx } from '#server/db/index.ts'

export type PictureRow = Awaited<ReturnType<typeof selectPictures>>[number]

/** The newest first; one, where it is named. */
export function selectPictures(db: Db | Tx, name?: string) {
  let rows = db
    .selectFrom('pictures')
    .leftJoin('accounts', 'accounts.uuid', 'pictures.made_by')
    .selectAll('pictures')
    .select(['accounts.firstname', 'accounts.lastname'])
    .orderBy('pictures.made_at', 'desc')
    .orderBy('pictures.name')
  if (name !== undefined) rows = rows.where('pictures.name', '=', name)
  return rows.execute()
}

/** Whoever changes a picture waits here for who was first. */
export function lockPicture(tx: Tx, name: string) {
  return tx.selectFrom('pictures').select('name').where('name', '=', name).forUpdate().executeTakeFirst()
}

type NewPicture = {
  readonly name: string
  readonly file: string
  readonly alt_nl: string
  readonly alt_en: string
  readonly bytes: number
  readonly made_by: string | null
  readonly made_at: Date
}

/** Whether it was not there yet. */
export async function insertPicture(tx: Tx, row: NewPicture): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export type PictureWords = Pick<NewPicture, 'alt_nl' | 'alt_en'>

export async function updatePictureWords(tx: Tx, name: string, words: PictureWords): Promise<void> {
  await tx.updateTable('pictures').set(words).where('name', '=', name).execute()
}

export async function deletePicture(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('pictures').where('name', '=', name).execute()
}
