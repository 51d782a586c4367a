import { sql } from 'kysely'
import type { CaseMailEvent } from '#server/adapters/mail/index.ts'
import type { SealedColumn, Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

/** Who is told: a founder, who fills in their own part, somebody of an office (who may be a founder too), an office at its own address, or support. */
export type ReaderKey =
  | `founder:${string}`
  | `participant:${string}`
  | `staff:${string}`
  | `office:${number}`
  | 'support'

const place = (uuid: string) => `case_mails/${uuid}`

export const sealedCaseMails: SealedColumn = {
  ...{ table: 'case_mails', column: 'sealed_event', row: 'id', boundTo: 'case_uuid', holds: 'a text' },
  place,
}

/** Of several who tell somebody something at once, each waits here until those before are done. */
export async function holdReader(tx: Tx, reader: ReaderKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case_mails ${reader}`}, 0))`.execute(tx)
}

/** Whether somebody was told of anything since, or will be. */
export async function isBusy(tx: Tx, reader: ReaderKey, since: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('case_mails')
    .select('id')
    .where('reader', '=', reader)
    .where(({ eb, or }) => or([eb('told_at', '>', since), eb('told_at', 'is', null)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type NewMail = {
  readonly reader: ReaderKey
  readonly case_uuid: string
  readonly event: CaseMailEvent
  readonly at: Date
  readonly told_at: Date | null
}

export async function insertCaseMail(tx: Tx, vault: Vault, { event, ...row }: NewMail): Promise<void> {
  const sealed_event = vault.sealJson(event, place(row.case_uuid))
  await tx
    .insertInto('case_mails')
    .values({ ...row, sealed_event })
    .execute()
}

/** Those for whom something waits and who were told nothing since. */
export async function selectWaitingReaders(db: Db, since: Date): Promise<readonly ReaderKey[]> {
  const found = await db
    .selectFrom('case_mails as waiting')
    .select('waiting.reader')
    .distinct()
    .where('waiting.told_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('case_mails as told')
            .select('told.id')
            .whereRef('told.reader', '=', 'waiting.reader')
            .where('told.told_at', '>', since),
        ),
      ),
    )
    .execute()
  return found.map(({ reader }) => reader as ReaderKey)
}

/** Takes what waits for somebody, oldest first: it counts as told. */
export async function takeMails(tx: Tx, vault: Vault, reader: ReaderKey, now: Date) {
  const rows = await tx
    .updateTable('case_mails')
    .set({ told_at: now })
    .where('reader', '=', reader)
    .where('told_at', 'is', null)
    .returning(['id', 'case_uuid', 'sealed_event'])
    .execute()
  return rows
    .sort((one, other) => one.id - other.id)
    .map(({ case_uuid, sealed_event }) => ({
      case_uuid,
      event: vault.openJson(sealed_event, place(case_uuid)) as CaseMailEvent,
    }))
}

export async function deleteTold(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('case_mails').where('told_at', '<', before).execute()
}
