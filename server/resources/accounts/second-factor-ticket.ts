import type { Clock } from '#server/adapters/clock/index.ts'
import { newToken, tokenHash } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AccountRefusal, protocolSentences } from './refusal.ts'
import { insertCode } from './store.ts'
import { isEnrolled } from './store-second-factor.ts'

/** Long enough to find the phone. */
const lifetime = 10 * 60

/**
 * For who has shown the password, or was vouched for, and must still show a code: a ticket with which that can be done, and
 * nothing else. Null where no code is asked for.
 */
export async function ticketFor(db: Db | Tx, account: string, clock: Clock): Promise<string | null> {
  if (!(await isEnrolled(db, account))) return null
  const ticket = newToken()
  const now = clock.now()
  const expires_at = new Date(now.getTime() + lifetime * 1000)
  await insertCode(db, { hash: tokenHash(ticket), kind: 'second_factor', account, expires_at, created_at: now })
  return ticket
}

/** Clients that know nothing of it hear that signing in failed; ours goes on with the ticket. */
export const secondFactorNeeded = (ticket: string): AccountRefusal =>
  new AccountRefusal(401, protocolSentences.second_factor_needed, {
    code: 'second_factor_needed',
    data: { ticket, expires_in: lifetime },
  })
