import { sql } from 'kysely'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'

/** How many tries are free, how long the first pause is, how long the longest, and when all is forgotten. In seconds. */
type LimitRule = { readonly free: number; readonly first: number; readonly longest: number; readonly forget: number }

/**
 * Whoever guesses one account from one place waits soon and long. A whole network, or everyone at one account, gets more
 * room and a shorter longest pause: colleagues share an address, and a stranger must not lock somebody out of their account.
 */
const rules = {
  sign_in_pair: { free: 5, first: 1, longest: 900, forget: 3_600 },
  sign_in_ip: { free: 30, first: 1, longest: 900, forget: 900 },
  sign_in_email: { free: 50, first: 1, longest: 60, forget: 3_600 },
  register_ip: { free: 20, first: 2, longest: 900, forget: 3_600 },
  mail_email: { free: 3, first: 30, longest: 3_600, forget: 3_600 },
  mail_ip: { free: 20, first: 2, longest: 900, forget: 3_600 },
  second_factor_pair: { free: 5, first: 1, longest: 900, forget: 3_600 },
  second_factor_account: { free: 20, first: 1, longest: 600, forget: 86_400 },
  draft_link: { free: 3, first: 60, longest: 3_600, forget: 86_400 },
  draft_link_open_ip: { free: 20, first: 2, longest: 900, forget: 3_600 },
  mailed_code: { free: 5, first: 30, longest: 3_600, forget: 86_400 },
  mailed_code_try_ip: { free: 20, first: 2, longest: 900, forget: 3_600 },
  email_change: { free: 3, first: 60, longest: 3_600, forget: 86_400 },
  password_account: { free: 5, first: 1, longest: 900, forget: 3_600 },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof rules
export type LimitSubject = readonly [rule: LimitName, who: string]

export type Limits = ReturnType<typeof createLimits>

type LimitParts = { readonly database: Pick<Database, 'db'>; readonly clock: Clock; readonly vault: Vault }

/** Limits that every process of the service shares. Who tried is kept as a signature only. */
export function createLimits({ database: { db }, clock, vault }: LimitParts) {
  const keyOf = ([rule, who]: LimitSubject) => vault.sign(`${rule} ${who}`, 'attempts')

  /**
   * Counts one try before it is made, so that a thousand at the same moment count as a thousand. Answers the seconds to
   * wait when it may not be made: such a try is not counted, so that the pause that was named is the pause there is.
   */
  async function count(subject: LimitSubject): Promise<number> {
    const { free, first, longest, forget } = rules[subject[0]]
    const key = keyOf(subject)
    const now = clock.now()
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
    if (rows.length > 0) return 0
    const held = await db.selectFrom('attempts').select('blocked_until').where('key', '=', key).executeTakeFirst()
    const until = held?.blocked_until?.getTime() ?? now.getTime()
    return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
  }

  return {
    /** How many seconds the first that must wait has to; 0 when all may go on. */
    async wait(...subjects: readonly LimitSubject[]): Promise<number> {
      for (const subject of subjects) {
        const seconds = await count(subject)
        if (seconds > 0) return seconds
      }
      return 0
    },

    /** It went well: what was counted for these is forgotten. */
    async forgive(...subjects: readonly LimitSubject[]): Promise<void> {
      await db.deleteFrom('attempts').where('key', 'in', subjects.map(keyOf)).execute()
    },

    /** It went well, but only this one try: others from the same place may still be guesses. */
    async forgiveOne(subject: LimitSubject): Promise<void> {
      await sql`update attempts set count = greatest(count - 1, 0) where key = ${keyOf(subject)}`.execute(db)
    },
  }
}
