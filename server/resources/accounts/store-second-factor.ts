import type { Db, Tx } from '#server/db/index.ts'

/** What can happen to a second factor. `reset`: one of us took it away, at its owner's request. */
export const secondFactorEvents = [
  'set_up',
  'replaced',
  'removed',
  'codes_renewed',
  'recovery_code_used',
  'reset',
] as const
export type SecondFactorEvent = (typeof secondFactorEvents)[number]

const factors = (db: Db | Tx, account: string) =>
  db
    .selectFrom('second_factors')
    .select(['id', 'account', 'secret', 'confirmed_at', 'last_step', 'created_at'])
    .where('account', '=', account)

/** The one that counts. */
export const findFactor = (db: Db | Tx, account: string) =>
  factors(db, account).where('confirmed_at', 'is not', null).executeTakeFirst()

/** The one that is being set up, when that was begun after `since`. */
export const findPendingFactor = (db: Db | Tx, account: string, since: Date) =>
  factors(db, account).where('confirmed_at', 'is', null).where('created_at', '>', since).executeTakeFirst()

export async function isEnrolled(db: Db | Tx, account: string): Promise<boolean> {
  return (await findFactor(db, account)) !== undefined
}

type NewFactor = { readonly id: string; readonly account: string; readonly secret: string; readonly created_at: Date }

/** In the place of one whose setting up was begun before. */
export async function putPendingFactor(tx: Tx, factor: NewFactor): Promise<void> {
  await tx
    .deleteFrom('second_factors')
    .where('account', '=', factor.account)
    .where('confirmed_at', 'is', null)
    .execute()
  await tx.insertInto('second_factors').values(factor).execute()
}

/** From now on this one counts, and no other. */
export async function confirmFactor(
  tx: Tx,
  { id, account }: Pick<NewFactor, 'id' | 'account'>,
  { step, now }: { readonly step: number; readonly now: Date },
): Promise<void> {
  await tx.deleteFrom('second_factors').where('account', '=', account).where('id', '!=', id).execute()
  await tx.updateTable('second_factors').set({ confirmed_at: now, last_step: step }).where('id', '=', id).execute()
}

/** False when a code of this half minute, or of a later one, was taken before. */
export async function takeStep(db: Db | Tx, id: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteFactor(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('account', '=', account).execute()
  await tx.deleteFrom('second_factor_recovery_codes').where('account', '=', account).execute()
}

/** In the place of all that were there. */
export async function replaceRecoveryCodes(tx: Tx, account: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('second_factor_recovery_codes').where('account', '=', account).execute()
  await tx
    .insertInto('second_factor_recovery_codes')
    .values(hashes.map((hash) => ({ account, hash })))
    .execute()
}

/** True for the first who shows it. */
export async function takeRecoveryCode(db: Db | Tx, account: string, hash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('second_factor_recovery_codes')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Each code of the account, and when it was used. */
export const selectRecoveryCodes = (db: Db | Tx, account: string) =>
  db.selectFrom('second_factor_recovery_codes').select(['hash', 'used_at']).where('account', '=', account).execute()

export async function recoveryCodesLeft(db: Db | Tx, account: string): Promise<number> {
  return (await selectRecoveryCodes(db, account)).filter(({ used_at }) => used_at === null).length
}

export async function insertSecondFactorEvent(
  db: Db | Tx,
  account: string,
  event: SecondFactorEvent,
  at: Date,
): Promise<void> {
  await db.insertInto('second_factor_events').values({ account, event, at }).execute()
}

export const selectSecondFactorEvents = (db: Db | Tx, account: string) =>
  db.selectFrom('second_factor_events').select(['event', 'at']).where('account', '=', account).orderBy('id').execute()
