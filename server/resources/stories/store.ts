import { sql } from 'kysely'
import type { Db } from '#server/db/index.ts'

export function findStory(db: Db, slug: string) {
  return db.selectFrom('stories').selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** When anything was last published, in milliseconds. */
export async function newestCacheVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('stories')
    .select(sql<number | null>`floor(extract(epoch from max(published_at)) * 1000)::bigint`.as('version'))
    .executeTakeFirstOrThrow()
  return version ?? 0
}
