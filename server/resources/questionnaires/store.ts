import { type AssistantMarks, stillMarked } from '#domain/assistants/index.ts'
import type { Progress } from '#domain/flow/index.ts'
import { type FlowName, flowNamed } from '#domain/products/index.ts'
import { restore } from '#domain/questions/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { type Caller, openTo } from '../visitors/actions.ts'
import type { KeptQuestionnaire } from './questionnaire.ts'
import { asSealed, openAnswers, openColumn, sealAnswers } from './secrets.ts'
import type { Writer } from './writer.ts'

export type QuestionnaireStoreParts = { readonly database: Database; readonly vault: Vault }

type QuestionnaireKey = { readonly uuid: string; readonly flow: FlowName }

const read = [
  'uuid',
  'version',
  'step',
  'temporal_step',
  'substep',
  'answers',
  'sealed',
  'by_assistant',
  'calculation_uuid',
  'predefined_notary_id',
  'completed_at',
  'paid_at',
  'created_at',
  'updated_at',
] as const

/** Undefined when there is none, when it is of another flow, and when it is someone else's: nobody can tell which. */
export async function findQuestionnaire(
  { vault }: QuestionnaireStoreParts,
  db: Db | Tx,
  { uuid, flow, caller, lock }: QuestionnaireKey & { readonly caller: Caller; readonly lock: boolean },
): Promise<KeptQuestionnaire | undefined> {
  const row = await db
    .selectFrom('questionnaires')
    .select(read)
    .where('uuid', '=', uuid)
    .where('flow', '=', flow)
    .where(openTo(caller))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row && opened(vault, row, flow)
}

/** Whoever owns it; undefined when there is none, or when its flow is no more. */
export async function findAnyQuestionnaire(
  { vault }: QuestionnaireStoreParts,
  db: Db | Tx,
  uuid: string,
  { lock = false } = {},
): Promise<KeptQuestionnaire | undefined> {
  const row = await db
    .selectFrom('questionnaires')
    .select(read)
    .select('flow')
    .where('uuid', '=', uuid)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  const flow = row && flowNamed(row.flow)
  return row && flow ? opened(vault, row, flow) : undefined
}

type ReadRow = Omit<KeptQuestionnaire, 'flow' | 'stored' | 'progress' | 'answers'> &
  Progress & { readonly answers: unknown; readonly sealed: unknown }

function opened(vault: Vault, row: ReadRow, flow: FlowName): KeptQuestionnaire {
  const { step, temporal_step, substep, answers, sealed: texts, ...rest } = row
  const sealed = asSealed(texts)
  return {
    ...rest,
    flow,
    stored: { open: {}, sealed },
    progress: { step, temporal_step, substep },
    answers: restore(openAnswers(vault, row.uuid, answers, sealed)),
  }
}

export type UnsavedQuestionnaire = Omit<KeptQuestionnaire, 'version' | 'stored'>
type NewQuestionnaire = { readonly from: string; readonly version: number }

/** Undefined when the same transfer was made already. */
export async function insertQuestionnaire(
  { vault }: QuestionnaireStoreParts,
  db: Db | Tx,
  { progress, answers, by_assistant, ...fresh }: UnsavedQuestionnaire,
  owner: { readonly visitor: string; readonly account: string | null },
  made?: NewQuestionnaire,
): Promise<KeptQuestionnaire | undefined> {
  const stored = sealAnswers(vault, fresh.uuid, answers)
  const { step, temporal_step, substep } = progress
  const inserted = await db
    .insertInto('questionnaires')
    .values({
      ...fresh,
      ...owner,
      step,
      temporal_step,
      substep,
      answers: openColumn(stored),
      sealed: JSON.stringify(stored.sealed),
      by_assistant: marksColumn(by_assistant),
      ...(made && { transferred_from: made.from, transferred_version: made.version }),
    })
    .onConflict((conflict) => conflict.columns(['transferred_from', 'transferred_version']).doNothing())
    .returning('version')
    .executeTakeFirst()
  return inserted && { ...fresh, progress, answers, by_assistant, stored, version: inserted.version }
}

const marksColumn = (marks: AssistantMarks): string | null => (marks === null ? null : JSON.stringify(marks))

/** Where nobody says which marks are left, whoever writes is no assistant. */
export type NextAnswers = Pick<KeptQuestionnaire, 'progress' | 'answers' | 'completed_at'> &
  Partial<Pick<KeptQuestionnaire, 'by_assistant'>>

/** Writes the next version over the one that was read; undefined when somebody was first. */
export async function updateQuestionnaire(
  { vault }: QuestionnaireStoreParts,
  write: Writer,
  before: KeptQuestionnaire,
  next: NextAnswers & Pick<KeptQuestionnaire, 'updated_at'>,
): Promise<KeptQuestionnaire | undefined> {
  const { uuid, version } = before
  const { progress, answers, completed_at, updated_at } = next
  const { by_assistant = stillMarked(before.by_assistant, before.answers, answers) } = next
  const stored = sealAnswers(vault, uuid, answers, before)
  const written = await write({
    uuid,
    version,
    step: progress.step,
    temporal_step: progress.temporal_step,
    substep: progress.substep,
    answers: openColumn(stored, before.stored),
    sealed: JSON.stringify(stored.sealed),
    by_assistant: marksColumn(by_assistant),
    completed_at,
    updated_at,
  })
  const after = { progress, answers, by_assistant, completed_at, updated_at, stored, version: version + 1 }
  return written ? { ...before, ...after } : undefined
}

/** From now on changes of its answers are recorded. */
export async function markPaid(tx: Tx, uuid: string, paid_at: Date): Promise<void> {
  await tx.updateTable('questionnaires').set({ paid_at }).where('uuid', '=', uuid).execute()
}

type FreshAnswerChange = {
  readonly questionnaire: string
  readonly fields: readonly string[]
  readonly answers_version: string
  readonly at: Date
  /** The final deed is made and agreed with anew. */
  readonly reopens: boolean
}

export async function insertAnswerChange(tx: Tx, { fields, ...change }: FreshAnswerChange): Promise<void> {
  await tx
    .insertInto('answer_changes')
    .values({ ...change, fields: [...fields] })
    .execute()
}

/** The account it belongs to; null as long as nobody claimed it. */
export const findAccountOf = (db: Db | Tx, uuid: string) =>
  db.selectFrom('questionnaires').select('account').where('uuid', '=', uuid).executeTakeFirst()

/** Who owns what this caller may open; for what is made from it. */
export const findQuestionnaireOwner = (db: Db, { uuid, flow }: QuestionnaireKey, caller: Caller) =>
  db
    .selectFrom('questionnaires')
    .select(['visitor', 'account'])
    .where('uuid', '=', uuid)
    .where('flow', '=', flow)
    .where(openTo(caller))
    .executeTakeFirst()

export const findTransferred = (db: Db, from: string, version: number) =>
  db
    .selectFrom('questionnaires')
    .select('uuid')
    .where('transferred_from', '=', from)
    .where('transferred_version', '=', version)
    .executeTakeFirst()

/** Undefined when this caller has no such questionnaire, of whatever flow. */
export const findPredefinedNotary = (db: Db, uuid: string, caller: Caller) =>
  db
    .selectFrom('questionnaires')
    .leftJoin('notaries', (join) =>
      join.onRef('notaries.id', '=', 'questionnaires.predefined_notary_id').on('notaries.active', '=', true),
    )
    .select('notaries.id')
    .where('questionnaires.uuid', '=', uuid)
    .where(openTo(caller))
    .executeTakeFirst()

export const selectQuestionnairesOf = (db: Db | Tx, account: string) =>
  db
    .selectFrom('questionnaires')
    .select([...read, 'flow'])
    .where('account', '=', account)
    .orderBy('created_at')
    .execute()

/** With how they were before; whoever refers to that is gone by then. */
export async function deleteQuestionnairesOf(tx: Tx, account: string): Promise<void> {
  for (const table of ['answer_changes', 'answer_versions'] as const) {
    await tx
      .deleteFrom(table)
      .where('questionnaire', 'in', (query) =>
        query.selectFrom('questionnaires').select('uuid').where('account', '=', account),
      )
      .execute()
  }
  await tx.deleteFrom('questionnaires').where('account', '=', account).execute()
}
