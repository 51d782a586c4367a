import { type RawBuilder, sql } from 'kysely'
import type { ActingParty, Risk } from '#domain/cases/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { Db } from '#server/db/index.ts'

export type QueueFilters = {
  /** Of an office; null: of all, for support. */
  readonly office: number | null
  readonly waiting_on?: ActingParty | undefined
  readonly status?: CaseStatus | undefined
  readonly flow?: FlowName | undefined
  readonly risk?: Risk | undefined
  readonly language?: 'nl' | 'en' | undefined
  /** Of somebody; null: of nobody yet. */
  readonly handler?: string | null | undefined
  readonly desk?: 'unstaffed' | 'elsewhere' | undefined
  readonly search?: string | undefined
}

/** What is open comes first, the oldest term before the others; then what is closed, the newest before the others. */
export type QueuePart = 'open' | 'closed'

/** The case after which a page begins, with the day it is ordered by. */
export type QueuePlace = { readonly part: QueuePart; readonly day: string; readonly uuid: string }

type QueuePage<Place> = { readonly after: Place | null; readonly limit: number }

const closed: readonly CaseStatus[] = ['finalized', 'canceled']

/** Written out: as parameters they would keep a plan that serves every office from the indexes that hold only these. */
export const isOpen = sql<boolean>`cases.status not in ('finalized', 'canceled')`
const isClosed = sql<boolean>`cases.status in ('finalized', 'canceled')`

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const wholeNumber = /^\d{4}-\d{5,}$/

/** Of which support must see to it that somebody works on them. */
const whereDesk = {
  unstaffed: sql<boolean>`cases.office in (
    select id from notaries where not exists (
      select 1 from accounts as people where people.office = notaries.id and people.role = 'notary'))`,
  elsewhere: sql<boolean>`cases.office is null`,
} as const

/** How many of those are open. */
export async function countDesks(db: Db): Promise<Readonly<Record<keyof typeof whereDesk, number>>> {
  const { unstaffed, elsewhere } = await db
    .selectFrom('cases')
    .where('status', 'not in', closed)
    .select([
      sql<number>`count(*) filter (where ${whereDesk.unstaffed})::integer`.as('unstaffed'),
      sql<number>`count(*) filter (where ${whereDesk.elsewhere})::integer`.as('elsewhere'),
    ])
    .executeTakeFirstOrThrow()
  return { unstaffed, elsewhere }
}

/** Words that begin so, in whatever order, with the same signs left out as in those of a case. */
const wordsOf = (search: string): string =>
  search
    .split(/[!-/:-@[-`{-~\s]+/)
    .filter((word) => word !== '')
    .map((word) => `'${word}':*`)
    .join(' & ')

/** What is closed is looked through only for who asks for it or searches: the cost of the queue is that of the work at hand. */
function partsOf({ waiting_on, status, search }: QueueFilters): readonly QueuePart[] {
  if (waiting_on === 'nobody') return ['closed']
  if (status !== undefined) return closed.includes(status) ? ['closed'] : ['open']
  return !search?.trim() || waiting_on !== undefined ? ['open'] : ['open', 'closed']
}

export async function selectQueue(db: Db, filters: QueueFilters, { after, limit }: QueuePage<QueuePlace>) {
  const rows: QueueRow[] = []
  for (const part of partsOf(filters)) {
    // One that begins among what is closed has seen what is open.
    if (rows.length === limit || (part === 'open' && after?.part === 'closed')) continue
    const page = { after: after?.part === part ? after : null, limit: limit - rows.length }
    rows.push(...(await selectPart(db, part, filters, page)))
  }
  return rows
}

/** Where the next page goes on after this one. */
export const queuePlaceOf = ({ status, order_day, since_day, uuid }: QueueRow): QueuePlace =>
  closed.includes(status) ? { part: 'closed', day: since_day, uuid } : { part: 'open', day: order_day, uuid }

function selectPart(db: Db, part: QueuePart, filters: QueueFilters, { after, limit }: QueuePage<QueuePlace>) {
  const { office, waiting_on, status, flow, risk, language, handler, desk } = filters
  const search = filters.search?.trim().toLowerCase() ?? ''
  const ofClosed = part === 'closed'
  const day = ofClosed ? 'cases.since_day' : 'cases.order_day'
  let rows = db
    .selectFrom('cases')
    .leftJoin('accounts', 'accounts.uuid', 'cases.handler')
    .leftJoin('notaries', 'notaries.id', 'cases.office')
    .selectAll('cases')
    .select(['accounts.firstname', 'accounts.lastname', 'notaries.name as office_name'])
    .select(
      sql<number>`(select count(*)::integer from case_comments
        where case_uuid = cases.uuid and flag and closed_at is null)`.as('open_flags'),
    )
    .select(
      sql<number>`(select count(*)::integer from uploads
        where uploads.questionnaire = cases.questionnaire and origin in ('user_uploaded', 'participant_uploaded') and review = 'unchecked')`.as(
        'unchecked_documents',
      ),
    )
    .select(
      // What a founder wrote and nobody of the office answered since.
      sql<number>`(select count(*)::integer from case_comments said
        where said.case_uuid = cases.uuid and said.role = 'customer' and not exists (
          select 1 from case_comments later
          where later.case_uuid = said.case_uuid and later.id > said.id and later.role <> 'customer'
            and later.path is not distinct from said.path))`.as('unread'),
    )
    .where(ofClosed ? isClosed : isOpen)
  if (office !== null) rows = rows.where('cases.office', '=', office)
  if (status !== undefined) rows = rows.where('cases.status', '=', status)
  if (waiting_on !== undefined) rows = rows.where('cases.waiting_on', '=', waiting_on)
  if (flow !== undefined) rows = rows.where('cases.flow', '=', flow)
  if (risk !== undefined) rows = rows.where('cases.risk', '=', risk)
  if (language !== undefined) rows = rows.where('cases.language', '=', language)
  if (handler === null) rows = rows.where('cases.handler', 'is', null)
  if (typeof handler === 'string') rows = rows.where('cases.handler', '=', handler)
  if (desk !== undefined) rows = rows.where(whereDesk[desk])
  if (search !== '') rows = rows.where(wholeNumber.test(search) ? isNumbered(search) : found[part](search))
  if (after !== null) {
    const place = sql`(${after.day}::date, ${after.uuid}::uuid)`
    const here = sql`(${sql.ref(day)}, cases.uuid)`
    rows = rows.where(ofClosed ? sql<boolean>`${here} < ${place}` : sql<boolean>`${here} > ${place}`)
  }
  return rows
    .orderBy(day, ofClosed ? 'desc' : 'asc')
    .orderBy('cases.uuid', ofClosed ? 'desc' : 'asc')
    .limit(limit)
    .execute()
}

const isNumbered = (number: string) => sql<boolean>`cases.number = ${number}`

/** Of the work at hand every part of a name is looked at; among years of closed cases the index of their words is. */
const found: Readonly<Record<QueuePart, (search: string) => RawBuilder<boolean>>> = {
  open: (search) => {
    const like = `%${escaped(search)}%`
    return sql`(lower(cases.company_name) like ${like} or lower(cases.people) like ${like} or cases.number like ${like})`
  },
  closed: (search) =>
    sql`case_words(cases.company_name, cases.people, cases.number) @@ to_tsquery('simple', ${wordsOf(search)})`,
}

export type QueueRow = Awaited<ReturnType<typeof selectPart>>[number]

/** How many wait on whom at which rung, and of those who work here. */
export async function countQueue(db: Db, office: number | null, me: string, today: string) {
  const rows = await db
    .selectFrom('cases')
    .select(['status', 'waiting_on'])
    .select([
      sql<number>`count(*)::integer`.as('cases'),
      sql<number>`count(*) filter (where due < ${today}::date)::integer`.as('late'),
      sql<number>`count(*) filter (where due = ${today}::date)::integer`.as('due_today'),
      sql<number>`count(*) filter (where handler = ${me}::uuid)::integer`.as('mine'),
    ])
    .where(isOpen)
    .$if(office !== null, (query) => query.where('office', '=', office))
    .groupBy(['status', 'waiting_on'])
    .execute()
  const onUs = rows.filter(({ waiting_on }) => waiting_on === (office === null ? 'support' : 'notary'))
  const sum = (counted: typeof rows, what: 'late' | 'due_today' | 'mine') =>
    counted.reduce((all, row) => all + row[what], 0)
  return {
    counts: rows.map(({ status, waiting_on, cases }) => ({ status, waiting_on, cases })),
    ...{ late: sum(onUs, 'late'), due_today: sum(onUs, 'due_today'), mine: sum(rows, 'mine') },
  }
}
