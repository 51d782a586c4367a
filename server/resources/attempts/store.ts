import { sql } from 'kysely'
import type { Db } from '#server/db/index.ts'

/** How many tries are free, how long the first pause is, how long the longest, and when all is forgotten. In seconds. */
export type LimitRule = {
  readonly free: number
  readonly first: number
  readonly longest: number
  readonly forget: number
}

/** Counts a try, whoever else counts at the same moment; false when one has to wait, and nothing was counted. */
export async function countTry(
  db: Db,
  key: string,
  { free, first, longest, forget }: LimitRule,
  now: Date,
): Promise<boolean> {
  const counts = sql`a.forgotten_at > ${now}::timestamptz`
  const pause = sql`least(${longest}::float8, ${first}::float8 * power(2, least(a.count - ${free}::int, 20)))`
  const { rows } = await sql<{ key: string }>`
    insert into attempts as a (key, count, forgotten_at, blocked_until)
    values (${key}, 1, ${now}::timestamptz + ${forget}::int * interval '1 second', null)
    on conflict (key) do update set
      count = case when ${counts} then a.count + 1 else 1 end,
      forgotten_at = excluded.forgotten_at,
      blocked_until = case when ${counts} and a.count >= ${free}::int
        then ${now}::timestamptz + ${pause} * interval '1 second' end
    where a.blocked_until is null or a.blocked_until <= ${now}::timestamptz
    returning a.key`.execute(db)
  return rows.length > 0
}

export async function findPauseEnd(db: Db, key: string): Promise<Date | null> {
  const held = await db.selectFrom('attempts').select('blocked_until').where('key', '=', key).executeTakeFirst()
  return held?.blocked_until ?? null
}

export async function deleteTries(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute()
}

export async function deleteOneTry(db: Db, key: string): Promise<void> {
  await sql`update attempts set count = greatest(count - 1, 0) where key = ${key}`.execute(db)
}
