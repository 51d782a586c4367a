import { sql } from 'kysely'
import type { ActingParty, CaseRole, CaseState, Interrupted, ReviewStatus, Risk } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import { type FlowName, flowNamed } from '#domain/products/index.ts'
import { type DutchDate, isoDate, type Locale, parseDutchDate } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { isOpen } from './store-queue.ts'

const dayIn = (text: string | null): DutchDate | null => (text === null ? null : (parseDutchDate(text) ?? null))
const dayOut = (day: DutchDate | null): string | null => (day === null ? null : isoDate(day))

const rows = (db: Db | Tx) => db.selectFrom('cases').selectAll().execute()
type StoredCase = Awaited<ReturnType<typeof rows>>[number]

/** What each holding that is founded along has in the register, by whose it is. */
export type HoldingNumbers = Readonly<Partial<Record<ShareholderKey, string | null>>>

/** A case as it is kept, with where it stands as the rules know it. */
export type KeptCase = Omit<
  StoredCase,
  'interrupted' | 'due' | 'since_day' | 'flow' | 'language' | 'holding_kvk_numbers'
> & {
  readonly state: CaseState
  readonly holding_kvk_numbers: HoldingNumbers
  readonly flow: FlowName
  readonly language: Locale
}

const kept = ({ interrupted, due, since_day, flow, language, ...stored }: StoredCase): KeptCase => {
  const [since, known] = [dayIn(since_day), flowNamed(flow)]
  if (since === null || known === null) throw new Error('A case is kept in a way that nobody wrote.')
  return {
    ...stored,
    holding_kvk_numbers: stored.holding_kvk_numbers as HoldingNumbers,
    flow: known,
    language: language === 'en' ? 'en' : 'nl',
    state: {
      ...{ status: stored.status, since, due: dayIn(due), turn: stored.turn, hold: stored.hold },
      interrupted: interrupted as readonly Interrupted[],
    },
  }
}

const columnsOf = (state: CaseState) => ({
  status: state.status,
  since_day: isoDate(state.since),
  due: dayOut(state.due),
  turn: state.turn,
  hold: state.hold,
  interrupted: JSON.stringify(state.interrupted),
})

/** The next number of this year, taken in the transaction that opens the case. */
export async function nextNumber(tx: Tx, year: number): Promise<string> {
  const { last } = await tx
    .insertInto('case_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`case_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${year}-${String(last).padStart(5, '0')}`
}

type NewCase = Pick<
  StoredCase,
  'uuid' | 'order_uuid' | 'questionnaire' | 'number' | 'office' | 'flow' | 'company_name' | 'people' | 'language'
> & { readonly state: CaseState; readonly waiting_on: ActingParty }

/** With the first line of its history: nobody opened it but the payment. */
export async function insertCase(tx: Tx, { state, ...made }: NewCase, now: Date): Promise<KeptCase> {
  const stored = await tx
    .insertInto('cases')
    .values({ ...made, ...columnsOf(state), since: now, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertCaseEvent(tx, { case_uuid: made.uuid, from: null, to: state.status, action: 'open', by: null }, now)
  return kept(stored)
}

type FreshCaseEvent = {
  readonly case_uuid: string
  readonly from: CaseStatus | null
  readonly to: CaseStatus
  readonly action: string
  readonly by: { readonly account: string; readonly role: CaseRole } | null
  readonly reason?: string | undefined
  readonly note?: string | undefined
  /** The paper it is about. */
  readonly document?: string | undefined
}

export async function insertCaseEvent(
  tx: Tx,
  { from, to, by, reason, note, document, ...event }: FreshCaseEvent,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('case_events')
    .values({
      ...event,
      ...{ from_status: from, to_status: to, actor: by?.account ?? null, role: by?.role ?? null, at },
      ...{ reason: reason ?? null, note: note ?? null, document: document ?? null },
    })
    .execute()
}

/** Whoever acts holds the case until they are done: two at once get one result each, one after the other. */
export async function holdCase(tx: Tx, uuid: string): Promise<KeptCase | undefined> {
  const stored = await tx.selectFrom('cases').selectAll().where('uuid', '=', uuid).forNoKeyUpdate().executeTakeFirst()
  return stored && kept(stored)
}

export async function holdCaseOfOrder(tx: Tx, order: string): Promise<KeptCase | undefined> {
  const stored = await tx
    .selectFrom('cases')
    .selectAll()
    .where('order_uuid', '=', order)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return stored && kept(stored)
}

export async function holdCaseOf(tx: Tx, questionnaire: string): Promise<KeptCase | undefined> {
  const stored = await tx
    .selectFrom('cases')
    .selectAll()
    .where('questionnaire', '=', questionnaire)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return stored && kept(stored)
}

export async function findCase(db: Db | Tx, uuid: string): Promise<KeptCase | undefined> {
  const stored = await db.selectFrom('cases').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  return stored && kept(stored)
}

export async function findCaseOfOrder(db: Db | Tx, order: string): Promise<KeptCase | undefined> {
  const stored = await db.selectFrom('cases').selectAll().where('order_uuid', '=', order).executeTakeFirst()
  return stored && kept(stored)
}

export async function findCaseOf(db: Db | Tx, questionnaire: string): Promise<KeptCase | undefined> {
  const stored = await db.selectFrom('cases').selectAll().where('questionnaire', '=', questionnaire).executeTakeFirst()
  return stored && kept(stored)
}

type CaseMove = { readonly state: CaseState; readonly waiting_on: ActingParty; readonly handler: string | null }

/** Where it stands now; whoever acts on what they saw before is told. */
export async function moveCase(tx: Tx, { uuid }: KeptCase, { state, ...rest }: CaseMove, now: Date): Promise<KeptCase> {
  const stored = await tx
    .updateTable('cases')
    .set({ ...rest, ...columnsOf(state), since: now, version: sql`version + 1` })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  return kept(stored)
}

/** What is recorded of a case without moving it. */
export type Recorded = Partial<{
  readonly handler: string | null
  readonly office: number | null
  readonly waiting_on: ActingParty
  readonly due: string | null
  readonly since_day: string
  readonly risk: Risk | null
  readonly meeting_at: Date | null
  readonly meeting_held_at: Date | null
  readonly signed_on: string | null
  readonly kvk_number: string | null
  readonly holding_kvk_numbers: HoldingNumbers
  readonly review_status: ReviewStatus
  readonly reminded_at: Date | null
  readonly company_name: string
  readonly people: string
}>

export async function recordCase(
  tx: Tx,
  uuid: string,
  { holding_kvk_numbers: numbers, ...recorded }: Recorded,
): Promise<KeptCase> {
  const stored = await tx
    .updateTable('cases')
    .set({
      ...recorded,
      ...(numbers && { holding_kvk_numbers: JSON.stringify(numbers) }),
      version: sql`version + 1`,
    })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  return kept(stored)
}

/** Those with a term that runs out within days, or did: the oldest first. */
export async function selectTermed(db: Db | Tx, today: string): Promise<readonly string[]> {
  const found = await db
    .selectFrom('cases')
    .select('uuid')
    .where(isOpen)
    .where('status', '!=', 'on_hold')
    .where('order_day', '<=', sql<string>`${today}::date + 7`)
    // Longer ago than anybody is reminded of.
    .where('order_day', '>=', sql<string>`${today}::date - 60`)
    .orderBy('order_day')
    .execute()
  return found.map(({ uuid }) => uuid)
}

export const selectCaseEvents = (db: Db | Tx, uuid: string) =>
  db.selectFrom('case_events').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()
