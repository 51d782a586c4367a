import type { Db, Tx } from '#server/db/index.ts'

export const isOpenOffice = async (tx: Tx, id: number | null): Promise<boolean> =>
  (await tx.selectFrom('notaries').select('id').where('active', '=', true).where('id', '=', id).executeTakeFirst()) !==
  undefined

/** Of those that are open the one that comes first in the lists. */
export async function findFirstOffice(tx: Tx): Promise<number | null> {
  const office = await tx
    .selectFrom('notaries')
    .select('id')
    .where('active', '=', true)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return office?.id ?? null
}

export async function findOfficeName(db: Db, id: number): Promise<string | null> {
  const found = await db.selectFrom('notaries').select('name').where('id', '=', id).executeTakeFirst()
  return found?.name ?? null
}
