import { sql } from 'kysely'
import type { ActingParty, CaseRole, CaseState, Interrupted } from '#domain/cases/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import { type DutchDate, isoDate, parseDutchDate } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

const dayIn = (text: string | null): DutchDate | null => (text === null ? null : (parseDutchDate(text) ?? null))
const dayOut = (day: DutchDate | null): string | null => (day === null ? null : isoDate(day))

const rows = (db: Db | Tx) => db.selectFrom('cases').selectAll().execute()
type Stored = Awaited<ReturnType<typeof rows>>[number]

/** A case as it is kept, with where it stands as the rules know it. */
export type KeptCase = Omit<Stored, 'interrupted' | 'due' | 'since_day'> & { readonly state: CaseState }

const kept = ({ interrupted, due, since_day, ...stored }: Stored): KeptCase => ({
  ...stored,
  state: {
    status: stored.status,
    since: dayIn(since_day) ?? dayIn(stored.since.toISOString().slice(0, 10)) ?? ('01-01-2000' as DutchDate),
    due: dayIn(due),
    turn: stored.turn,
    hold: stored.hold,
    interrupted: interrupted as readonly Interrupted[],
  },
})

const columnsOf = (state: CaseState) => ({
  status: state.status,
  since_day: dayOut(state.since),
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
  Stored,
  'uuid' | 'order_uuid' | 'questionnaire' | 'number' | 'office' | 'flow' | 'company_name' | 'people' | 'language'
> & { readonly state: CaseState; readonly waiting_on: ActingParty }

/** With the first line of its history: nobody opened it but the payment. */
export async function insertCase(tx: Tx, { state, ...made }: NewCase, now: Date): Promise<void> {
  await tx
    .insertInto('cases')
    .values({ ...made, ...columnsOf(state), since: now, created_at: now })
    .execute()
  await insertEvent(tx, { case_uuid: made.uuid, from: null, to: state.status, action: 'open', by: null }, now)
}

type Event = {
  readonly case_uuid: string
  readonly from: CaseStatus | null
  readonly to: CaseStatus
  readonly action: string
  readonly by: { readonly account: string; readonly role: CaseRole } | null
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

export async function insertEvent(tx: Tx, { from, to, by, reason, note, ...event }: Event, at: Date): Promise<void> {
  await tx
    .insertInto('case_events')
    .values({
      ...event,
      ...{ from_status: from, to_status: to, actor: by?.account ?? null, role: by?.role ?? null, at },
      ...{ reason: reason ?? null, note: note ?? null },
    })
    .execute()
}

/** Whoever acts holds the case until they are done: two at once get one result each, one after the other. */
export async function holdCase(tx: Tx, uuid: string): Promise<KeptCase | undefined> {
  const stored = await tx.selectFrom('cases').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst()
  return stored && kept(stored)
}

export async function findCase(db: Db | Tx, uuid: string): Promise<KeptCase | undefined> {
  const stored = await db.selectFrom('cases').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  return stored && kept(stored)
}

export async function findCaseOf(db: Db | Tx, questionnaire: string): Promise<KeptCase | undefined> {
  const stored = await db.selectFrom('cases').selectAll().where('questionnaire', '=', questionnaire).executeTakeFirst()
  return stored && kept(stored)
}

type Move = { readonly state: CaseState; readonly waiting_on: ActingParty; readonly handler: string | null }

export async function updateCase(tx: Tx, { uuid }: KeptCase, { state, ...rest }: Move, now: Date): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ ...rest, ...columnsOf(state), since: now, version: sql`version + 1` })
    .where('uuid', '=', uuid)
    .execute()
}

export const selectEvents = (db: Db | Tx, uuid: string) =>
  db.selectFrom('case_events').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()

/** What an office says of itself; undefined when it is not there any more. */
export const findOffice = (db: Db | Tx, id: number) =>
  db
    .selectFrom('notaries')
    .select(['id', 'name', 'city', 'email', 'terms', 'closed_days'])
    .where('id', '=', id)
    .executeTakeFirst()

export type Office = NonNullable<Awaited<ReturnType<typeof findOffice>>>

/** The one of these with the fewest cases that are not closed, that works for the flow and has room. */
export async function leastBusyOffice(db: Db | Tx, flow: string): Promise<number | null> {
  const found = await db
    .selectFrom('notaries')
    .leftJoin('cases', (join) =>
      join.onRef('cases.office', '=', 'notaries.id').on('cases.status', 'not in', ['finalized', 'canceled']),
    )
    .select(['notaries.id', ({ fn }) => fn.count<string>('cases.uuid').as('busy')])
    .where('notaries.active', '=', true)
    .where(({ eb, or }) => or([eb('notaries.flows', 'is', null), sql<boolean>`${flow} = any(notaries.flows)`]))
    .groupBy(['notaries.id', 'notaries.capacity', 'notaries.position'])
    .having(({ eb, or, fn }) =>
      or([eb('notaries.capacity', 'is', null), eb(fn.count('cases.uuid'), '<', sql<number>`notaries.capacity`)]),
    )
    .orderBy('busy')
    .orderBy('notaries.position')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

type QueueAsked = {
  /** Of an office; null: of all, for support. */
  readonly office: number | null
  readonly waiting_on?: ActingParty | undefined
  readonly status?: CaseStatus | undefined
  readonly search?: string | undefined
  readonly after?: { readonly due: string; readonly uuid: string } | undefined
  readonly limit: number
}

/** After every term that there is. */
const noTerm = '9999-12-31'

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** The oldest term first. What is closed is looked through only for who asks for it. */
export function selectQueue(db: Db, { office, waiting_on, status, search, after, limit }: QueueAsked) {
  const closed = status === 'finalized' || status === 'canceled'
  const due = sql<string>`coalesce(cases.due, ${noTerm}::date)`
  return db
    .selectFrom('cases')
    .leftJoin('accounts', 'accounts.uuid', 'cases.handler')
    .selectAll('cases')
    .select(['accounts.firstname', 'accounts.lastname'])
    .select(due.as('order_day'))
    .$if(office !== null, (query) => query.where('cases.office', '=', office))
    .$if(!closed, (query) => query.where('cases.status', 'not in', ['finalized', 'canceled']))
    .$if(status !== undefined, (query) => query.where('cases.status', '=', status as CaseStatus))
    .$if(waiting_on !== undefined, (query) => query.where('cases.waiting_on', '=', waiting_on as ActingParty))
    .$if(search !== undefined && search.trim() !== '', (query) => {
      const like = `%${escaped((search ?? '').trim().toLowerCase())}%`
      return query.where(({ eb, or }) =>
        or([
          eb(sql`lower(cases.company_name)`, 'like', like),
          eb(sql`lower(cases.people)`, 'like', like),
          eb('cases.number', 'like', like),
        ]),
      )
    })
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${due}, cases.uuid) > (${after?.due ?? ''}::date, ${after?.uuid ?? ''}::uuid)`),
    )
    .orderBy(due)
    .orderBy('cases.uuid')
    .limit(limit)
    .execute()
}

export const selectComments = (db: Db | Tx, uuid: string) =>
  db.selectFrom('case_comments').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()

export const selectNotes = (db: Db | Tx, uuid: string) =>
  db.selectFrom('case_notes').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()

export const findCheck = (db: Db | Tx, uuid: string) =>
  db.selectFrom('case_checks').selectAll().where('case_uuid', '=', uuid).executeTakeFirst()

/** The newest final deed that was sent round, with who agreed with it. */
export async function newestConcept(db: Db | Tx, uuid: string) {
  const concept = await db
    .selectFrom('case_concepts')
    .selectAll()
    .where('case_uuid', '=', uuid)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (concept === undefined) return null
  const approvals = await db
    .selectFrom('case_approvals')
    .selectAll()
    .where('case_uuid', '=', uuid)
    .where('number', '=', concept.number)
    .execute()
  return { ...concept, approvals }
}

export const officeOf = (db: Db | Tx, account: string) =>
  db.selectFrom('accounts').select(['office', 'firstname', 'lastname']).where('uuid', '=', account).executeTakeFirst()
