import { mailAddressFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { accountMail } from './mail-job.ts'
import { findByEmail } from './store.ts'
import { deleteAllSessions } from './store-own.ts'
import { deleteFactor, insertSecondFactorEvent, isEnrolled } from './store-second-factor.ts'

type ResetParts = {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

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
    if (!(await isEnrolled(tx, account.uuid))) throw new NothingToReset(`${email} has no second factor.`)
    await deleteFactor(tx, account.uuid)
    await deleteAllSessions(tx, account.uuid)
    await insertSecondFactorEvent(tx, account.uuid, 'reset', clock.now())
    await jobs.enqueue(tx, accountMail, { kind: 'second_factor', account: account.uuid, event: 'reset', left: 0 })
  })
  return email
}
