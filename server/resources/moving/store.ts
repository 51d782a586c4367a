import type { Db } from '#server/db/index.ts'

export async function findAccountBy(db: Db, email: string): Promise<string | undefined> {
  const found = await db.selectFrom('accounts').select('uuid').where('email', '=', email).executeTakeFirst()
  return found?.uuid
}
