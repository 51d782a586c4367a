import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { countTry, deleteOneTry, deleteTries, findPauseEnd, type LimitRule } from './store.ts'

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
    const key = keyOf(subject)
    const now = clock.now()
    if (await countTry(db, key, rules[subject[0]], now)) return 0
    const until = ((await findPauseEnd(db, key)) ?? now).getTime()
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
      await deleteTries(db, subjects.map(keyOf))
    },

    /** It went well, but only this one try: others from the same place may still be guesses. */
    async forgiveOne(subject: LimitSubject): Promise<void> {
      await deleteOneTry(db, keyOf(subject))
    },
  }
}
