import { mailAddressFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { accountMail } from './mail-job.ts'
import { findByEmail } from './store.ts'
import { deleteAllSessions } from './store-own.ts'
import { deleteFactor, insertSecondFactorEvent, isEnrolled } from './store-second-factor.ts'

type ResetTellingParts = { readonly clock: Clock; readonly jobs: Pick<Jobs, 'enqueue'> }
type ResetParts = ResetTellingParts & { readonly database: Database }

/** There is no such account, or it has no second factor. */
export class NothingToReset extends Error {}

/**
 * For who lost the phone and the recovery codes: takes the second factor away and signs every device out. It is written down,
 * and its owner hears of it by mail: if they did not ask for it, somebody else did.
 */
export async function resetSecondFactor({ database, clock, jobs }: ResetParts, given: string): Promise<string> {
  const email = mailAddressFrom(given)
  await database.inTransaction(async (tx) => {
    const account = await findByEmail(tx, email)
    if (!account) throw new NothingToReset(`There is no account of "${given}".`)
    await takeAwayFactor(tx, account, { clock, jobs })
  })
  return email
}

/** As above, of an account that somebody found already. */
export async function takeAwayFactor(
  tx: Tx,
  { uuid, email }: { readonly uuid: string; readonly email: string },
  { clock, jobs }: ResetTellingParts,
): Promise<void> {
  if (!(await isEnrolled(tx, uuid))) throw new NothingToReset(`${email} has no second factor.`)
  await deleteFactor(tx, uuid)
  await deleteAllSessions(tx, uuid)
  await insertSecondFactorEvent(tx, uuid, 'reset', clock.now())
  await jobs.enqueue(tx, accountMail, { kind: 'second_factor', account: uuid, event: 'reset', left: 0 })
}
