import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { type Caller, openTo } from '../visitors/actions.ts'

/** More than anyone begins; whoever did finds the newest. */
const most = 50

/** Begun in this browser, or opened in it by a mailed link, and nobody's yet. */
const ofBrowser = (visitor: string): RawBuilder<boolean> =>
  sql<boolean>`(account is null and ${openTo({ visitor, account: null })})`

/** What a visitor began and nobody owns, the newest first. */
export const selectDrafts = (db: Db, visitor: string) =>
  db
    .selectFrom('questionnaires')
    .select(['uuid', 'updated_at'])
    .where(ofBrowser(visitor))
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute()

export type DraftClaim = {
  readonly visitor: string
  readonly account: string
  /** What their owner named: a browser may hold what somebody before them left there. */
  readonly uuids: readonly string[]
}

export const claimQuestionnaires = (db: Db | Tx, { visitor, account, uuids }: DraftClaim) =>
  db
    .updateTable('questionnaires')
    .set({ account, version: sql<number>`version + 1` })
    .where(ofBrowser(visitor))
    .where('uuid', 'in', uuids)
    .returning(['uuid', 'calculation_uuid'])
    .execute()

export const claimCalculations = (db: Db | Tx, { visitor, account, uuids }: DraftClaim) =>
  db
    .updateTable('calculations')
    .set({ account, version: sql<number>`version + 1` })
    .where('visitor', '=', visitor)
    .where('account', 'is', null)
    .where('uuid', 'in', uuids)
    .returning('uuid')
    .execute()

export async function deleteAddresses(db: Db | Tx, questionnaires: readonly string[]): Promise<void> {
  if (questionnaires.length === 0) return
  await db.deleteFrom('draft_addresses').where('questionnaire', 'in', questionnaires).execute()
}

/** One that this caller may open, and that nobody else changes until the transaction ends. */
export const holdDraft = (tx: Tx, uuid: string, caller: Caller) =>
  tx
    .selectFrom('questionnaires')
    .select(['uuid', 'flow', 'account', 'paid_at'])
    .where('uuid', '=', uuid)
    .where(openTo(caller))
    .forUpdate()
    .executeTakeFirst()

/** Whether somebody ever set out to pay for it. */
export const wasPaidFor = async (tx: Tx, questionnaire: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_uuid', 'orders.uuid')
    .select('payment_attempts.uuid')
    .where('orders.questionnaire', '=', questionnaire)
    .executeTakeFirst()
  return row !== undefined
}

/** With what hangs on it and nobody paid for. */
export async function deleteDraft(tx: Tx, uuid: string): Promise<void> {
  await tx.deleteFrom('orders').where('questionnaire', '=', uuid).execute()
  for (const table of ['answer_changes', 'answer_versions'] as const) {
    await tx.deleteFrom(table).where('questionnaire', '=', uuid).execute()
  }
  await tx.deleteFrom('questionnaires').where('uuid', '=', uuid).execute()
}

export async function insertDraftLink(
  tx: Tx,
  link: { hash: string; questionnaire: string; expires_at: Date; created_at: Date },
) {
  await tx.insertInto('draft_links').values(link).execute()
}

export const hasOpenLink = async (tx: Tx, questionnaire: string, now: Date): Promise<boolean> =>
  (await tx
    .selectFrom('draft_links')
    .select('hash')
    .where('questionnaire', '=', questionnaire)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined

/** Takes a browser out: another one made it, or it is as if another had. */
export async function forgetBrowser(tx: Tx, uuid: string, visitor: string, nobody: string): Promise<void> {
  await tx.deleteFrom('draft_guests').where('questionnaire', '=', uuid).where('visitor', '=', visitor).execute()
  await tx
    .updateTable('questionnaires')
    .set({ visitor: nobody, version: sql<number>`version + 1` })
    .where('uuid', '=', uuid)
    .where('visitor', '=', visitor)
    .execute()
}

/** Uses a link up; undefined when it was used, ran out, or its draft belongs to an account by now. */
export async function takeDraftLink(tx: Tx, hash: string, now: Date) {
  const link = await tx
    .selectFrom('draft_links')
    .innerJoin('questionnaires', 'questionnaires.uuid', 'draft_links.questionnaire')
    .select(['questionnaires.uuid', 'questionnaires.flow', 'draft_links.used_at'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('questionnaires.account', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (link?.used_at === null)
    await tx.updateTable('draft_links').set({ used_at: now }).where('hash', '=', hash).execute()
  return link
}

export async function insertGuest(tx: Tx, guest: { questionnaire: string; visitor: string; created_at: Date }) {
  await tx
    .insertInto('draft_guests')
    .values(guest)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const isOfBrowser = async (db: Db | Tx, questionnaire: string, visitor: string): Promise<boolean> =>
  (await db
    .selectFrom('questionnaires')
    .select('uuid')
    .where('uuid', '=', questionnaire)
    .where(ofBrowser(visitor))
    .executeTakeFirst()) !== undefined

export async function purgeLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('draft_links').where('expires_at', '<=', now).execute()
}

type DraftAddress = { questionnaire: string; sealed_email: string; locale: Locale; at: Date }

/** The last one counts. */
export async function keepAddress(tx: Tx, { questionnaire, ...address }: DraftAddress): Promise<void> {
  await tx
    .insertInto('draft_addresses')
    .values({ questionnaire, ...address })
    .onConflict((conflict) => conflict.column('questionnaire').doUpdateSet(address))
    .execute()
}
