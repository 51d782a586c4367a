import { sql } from 'kysely'
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
  readonly search?: string | undefined
}

type QueuePage = { readonly after: { readonly due: string; readonly uuid: string } | null; readonly limit: number }

const closed: readonly CaseStatus[] = ['finalized', 'canceled']

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const wholeNumber = /^\d{4}-\d{5,}$/

/**
 * The oldest term first. What is closed is looked through only for who asks for it, or names one case by its number: so the
 * cost of the queue is that of the work at hand.
 */
export function selectQueue(db: Db, filters: QueueFilters, { after, limit }: QueuePage) {
  const { office, waiting_on, status, flow, risk, language, handler } = filters
  const search = filters.search?.trim().toLowerCase() ?? ''
  const isClosed = waiting_on === 'nobody' || (status && closed.includes(status))
  const isOpen = !isClosed && !wholeNumber.test(search)
  return db
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
        where uploads.questionnaire = cases.questionnaire and origin = 'user_uploaded' and review = 'unchecked')`.as(
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
    .$if(office !== null, (query) => query.where('cases.office', '=', office))
    .$if(isOpen, (query) => query.where('cases.status', 'not in', closed))
    .$if(status !== undefined, (query) => query.where('cases.status', '=', status as CaseStatus))
    .$if(waiting_on !== undefined, (query) => query.where('cases.waiting_on', '=', waiting_on as ActingParty))
    .$if(flow !== undefined, (query) => query.where('cases.flow', '=', flow as FlowName))
    .$if(risk !== undefined, (query) => query.where('cases.risk', '=', risk as Risk))
    .$if(language !== undefined, (query) => query.where('cases.language', '=', language as string))
    .$if(handler === null, (query) => query.where('cases.handler', 'is', null))
    .$if(typeof handler === 'string', (query) => query.where('cases.handler', '=', handler as string))
    .$if(search !== '', (query) => {
      const like = `%${escaped(search)}%`
      return query.where(({ eb, or }) =>
        or([
          eb(sql`lower(cases.company_name)`, 'like', like),
          eb(sql`lower(cases.people)`, 'like', like),
          eb('cases.number', 'like', like),
        ]),
      )
    })
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(cases.order_day, cases.uuid) > (${after?.due ?? ''}::date, ${after?.uuid ?? ''}::uuid)`,
      ),
    )
    .orderBy('cases.order_day')
    .orderBy('cases.uuid')
    .limit(limit)
    .execute()
}

export type QueueRow = Awaited<ReturnType<typeof selectQueue>>[number]

/** How many wait on whom at which rung, and of those who work here. */
export async function countQueue(db: Db, office: number | null, me: string, today: string) {
  const open = () =>
    db
      .selectFrom('cases')
      .where('status', 'not in', closed)
      .$if(office !== null, (query) => query.where('office', '=', office))
  const counts = await open()
    .select(['status', 'waiting_on'])
    .select(sql<number>`count(*)::integer`.as('cases'))
    .groupBy(['status', 'waiting_on'])
    .execute()
  const us: ActingParty = office === null ? 'support' : 'notary'
  const { late, due_today, mine } = await open()
    .select([
      sql<number>`count(*) filter (where waiting_on = ${us} and due < ${today}::date)::integer`.as('late'),
      sql<number>`count(*) filter (where waiting_on = ${us} and due = ${today}::date)::integer`.as('due_today'),
      sql<number>`count(*) filter (where handler = ${me}::uuid)::integer`.as('mine'),
    ])
    .executeTakeFirstOrThrow()
  return { counts, late, due_today, mine }
}
