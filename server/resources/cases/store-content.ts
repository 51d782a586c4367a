import { sql } from 'kysely'
import type { ClientCheck } from '#domain/cases/index.ts'
import type { OfficeLayer } from '#domain/documents/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { checkPlace, commentPlace, officeNotePlace } from './sealed.ts'

type WrittenWords = {
  readonly case_uuid: string
  readonly path: string | null
  readonly text: string
  readonly author: string
}

type NewComment = WrittenWords & {
  readonly reply_to: number | null
  readonly flag: boolean
  readonly role: 'customer' | 'notary' | 'support'
  readonly person?: ShareholderKey
}

type PartFlag = Pick<NewComment, 'case_uuid' | 'path' | 'author' | 'role'> & { readonly person: ShareholderKey }

/** What the office and the founder say: read for both. */
export async function selectComments(db: Db | Tx, vault: Vault, uuid: string) {
  const rows = await db
    .selectFrom('case_comments')
    .selectAll()
    .where('case_uuid', '=', uuid)
    .where('person', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ sealed_text, ...row }) => ({
    ...row,
    text: String(vault.openJson(sealed_text, commentPlace(uuid))),
  }))
}

/** Flags about what somebody answers by their own link. Nothing that answers a founder shows these. */
export const selectPartFlags = (db: Db | Tx, uuid: string) =>
  db
    .selectFrom('case_comments')
    .select(['id', 'path', 'author', 'at', 'closed_at'])
    .where('case_uuid', '=', uuid)
    .where('person', 'is not', null)
    .orderBy('id')
    .execute()

export type StoredPartFlag = Awaited<ReturnType<typeof selectPartFlags>>[number]

/** Its words stand in the thread of who it is about. */
export const insertPartFlag = (tx: Tx, vault: Vault, flag: PartFlag, at: Date): Promise<number> =>
  insertComment(tx, vault, { ...flag, text: '', reply_to: null, flag: true }, at)

export type StoredComment = Awaited<ReturnType<typeof selectComments>>[number]

export async function insertComment(tx: Tx, vault: Vault, { text, ...comment }: NewComment, at: Date): Promise<number> {
  const sealed_text = vault.sealJson(text, commentPlace(comment.case_uuid))
  const { id } = await tx
    .insertInto('case_comments')
    .values({ ...comment, sealed_text, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findComment = (tx: Tx, uuid: string, id: number) =>
  tx
    .selectFrom('case_comments')
    .select(['id', 'path', 'flag', 'reply_to', 'closed_at', 'person'])
    .where('case_uuid', '=', uuid)
    .where('id', '=', id)
    .executeTakeFirst()

/** What was seen before keeps its moment. */
export async function markSeen(db: Db, uuid: string, upTo: number, seen_at: Date): Promise<void> {
  await db
    .updateTable('case_comments')
    .set({ seen_at })
    .where('case_uuid', '=', uuid)
    .where('id', '<=', upTo)
    .where('role', '<>', 'customer')
    .where('seen_at', 'is', null)
    .execute()
}

export async function closeFlag(tx: Tx, id: number, by: string, closed_at: Date | null): Promise<void> {
  await tx
    .updateTable('case_comments')
    .set({ closed_at, closed_by: closed_at && by })
    .where('id', '=', id)
    .execute()
}

/** What an office writes for itself. Nothing that answers a founder calls this. */
export async function selectNotes(db: Db | Tx, vault: Vault, uuid: string) {
  const rows = await db.selectFrom('case_notes').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()
  return rows.map(({ sealed_text, ...row }) => ({
    ...row,
    text: String(vault.openJson(sealed_text, officeNotePlace(uuid))),
  }))
}

export async function insertNote(tx: Tx, vault: Vault, { text, ...note }: WrittenWords, at: Date): Promise<void> {
  const sealed_text = vault.sealJson(text, officeNotePlace(note.case_uuid))
  await tx
    .insertInto('case_notes')
    .values({ ...note, sealed_text, at })
    .execute()
}

/** Nothing was found out yet where nobody wrote anything. */
export async function findCheck(db: Db | Tx, vault: Vault, uuid: string): Promise<KeptCheck> {
  const row = await db.selectFrom('case_checks').selectAll().where('case_uuid', '=', uuid).executeTakeFirst()
  if (row === undefined) return { check: { identities: {} }, revision: 0 }
  return { check: vault.openJson(row.sealed_check, checkPlace(uuid)) as ClientCheck, revision: row.revision }
}

/** What was found out, and how often that was written. */
type KeptCheck = { readonly check: ClientCheck; readonly revision: number }

export async function writeCheck(
  tx: Tx,
  vault: Vault,
  uuid: string,
  { check, revision }: KeptCheck,
  at: Date,
): Promise<void> {
  const row = { sealed_check: vault.sealJson(check, checkPlace(uuid)), revision, updated_at: at }
  await tx
    .insertInto('case_checks')
    .values({ case_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column('case_uuid').doUpdateSet(row))
    .execute()
}

/** Changed after payment, the newest first. */
export const selectAnswerChanges = (db: Db | Tx, questionnaire: string) =>
  db
    .selectFrom('answer_changes')
    .select(['id', 'fields', 'at', 'taken_at', 'reopens'])
    .where('questionnaire', '=', questionnaire)
    .orderBy('id', 'desc')
    .execute()

/** All of them where none is named; answers how many. */
export async function takeChanges(
  tx: Tx,
  questionnaire: string,
  by: string,
  at: Date,
  id: number | null = null,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('answer_changes')
    .set({ taken_at: at, taken_by: by })
    .where('questionnaire', '=', questionnaire)
    .where('taken_at', 'is', null)
    .$if(id !== null, (query) => query.where('id', '=', id as number))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Whether somebody of support may see what is sensitive now, having said why. */
export async function hasAccess(db: Db | Tx, uuid: string, staff: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('case_accesses')
    .select('id')
    .where('case_uuid', '=', uuid)
    .where('staff', '=', staff)
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function grantAccess(tx: Tx, uuid: string, staff: string, until: Date): Promise<void> {
  await tx.insertInto('case_accesses').values({ case_uuid: uuid, staff, until }).execute()
}

/** What the office fills in, adds and strikes, and how often that was written. */
export type WorkedDeed = OfficeLayer & { readonly revision: number }

/** Of the deed that is being made. */
export async function findDeed(db: Db | Tx, uuid: string): Promise<WorkedDeed> {
  const row = await db.selectFrom('case_deeds').selectAll().where('case_uuid', '=', uuid).executeTakeFirst()
  if (row === undefined) return { blanks: {}, layer: [], revision: 0 }
  const { blanks, layer, revision } = row
  return { blanks: blanks as WorkedDeed['blanks'], layer: layer as WorkedDeed['layer'], revision }
}

export async function writeDeed(
  tx: Tx,
  uuid: string,
  { blanks, layer, revision }: WorkedDeed,
  at: Date,
): Promise<void> {
  const row = { blanks: JSON.stringify(blanks), layer: JSON.stringify(layer), revision, updated_at: at }
  await tx
    .insertInto('case_deeds')
    .values({ case_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column('case_uuid').doUpdateSet(row))
    .execute()
}

/** The newest version of the answers, by its uuid. */
export async function newestAnswers(
  db: Db | Tx,
  questionnaire: string,
): Promise<{ uuid: string; number: number | null } | null> {
  const row = await db
    .selectFrom('answer_versions')
    .select(['uuid', 'number'])
    .where('questionnaire', '=', questionnaire)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Every final deed that was sent round, the newest first, with who agreed with it. */
export async function selectConcepts(db: Db | Tx, uuid: string) {
  const concepts = await db
    .selectFrom('case_concepts')
    .leftJoin('answer_versions', 'answer_versions.uuid', 'case_concepts.answers_version')
    .selectAll('case_concepts')
    .select('answer_versions.number as answers_number')
    .where('case_uuid', '=', uuid)
    .orderBy('case_concepts.number', 'desc')
    .execute()
  if (concepts.length === 0) return []
  const approvals = await db.selectFrom('case_approvals').selectAll().where('case_uuid', '=', uuid).execute()
  return concepts.map((concept) => ({
    ...concept,
    approvals: approvals.filter(({ number }) => number === concept.number),
  }))
}

export type StoredConcept = Awaited<ReturnType<typeof selectConcepts>>[number]

type NewConcept = Pick<
  StoredConcept,
  'case_uuid' | 'number' | 'hash' | 'answers_version' | 'file' | 'documents' | 'sent_by'
> &
  OfficeLayer

export async function insertConcept(tx: Tx, { blanks, layer, ...concept }: NewConcept, at: Date): Promise<void> {
  await tx
    .insertInto('case_concepts')
    .values({ ...concept, blanks: JSON.stringify(blanks), layer: JSON.stringify(layer), sent_at: at })
    .execute()
}

/** Once per person and version. */
export async function insertApprovals(
  tx: Tx,
  { case_uuid, number }: Pick<StoredConcept, 'case_uuid' | 'number'>,
  people: readonly string[],
  by_account: string,
  at: Date,
): Promise<void> {
  if (people.length === 0) return
  await tx
    .insertInto('case_approvals')
    .values(people.map((person) => ({ case_uuid, number, person, by_account, at })))
    .onConflict((conflict) => conflict.columns(['case_uuid', 'number', 'person']).doNothing())
    .execute()
}

/** When somebody of a side last wrote; undefined when they never did. */
export async function lastWritten(db: Db | Tx, uuid: string, isFounder: boolean): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('case_comments')
    .select(sql<Date | null>`max(at)`.as('at'))
    .where('case_uuid', '=', uuid)
    .where('role', isFounder ? '=' : '!=', 'customer')
    .where('person', 'is', null)
    .executeTakeFirstOrThrow()
  return at ?? undefined
}
