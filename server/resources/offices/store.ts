import { type Insertable, sql, type Updateable } from 'kysely'
import type { MainAnswers } from '#domain/questions/index.ts'
import type { Db, Tables, Tx } from '#server/db/index.ts'

export const selectOfficeRows = (db: Db | Tx) =>
  db.selectFrom('notaries').selectAll().orderBy('city').orderBy('name').orderBy('id').execute()

export type OfficeRow = Awaited<ReturnType<typeof selectOfficeRows>>[number]

export const findOfficeRow = (db: Db | Tx, id: number) =>
  db.selectFrom('notaries').selectAll().where('id', '=', id).executeTakeFirst()

/** Keeps others from changing it until we are done. */
export const holdOfficeRow = (tx: Tx, id: number) =>
  tx.selectFrom('notaries').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Numbers of ours stay clear of those that come with the service. */
const firstOwn = 1000

export async function insertOffice(
  tx: Tx,
  office: Omit<Insertable<Tables['notaries']>, 'id' | 'position'>,
): Promise<OfficeRow> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notaries', 0))`.execute(tx)
  const { id, position } = await tx
    .selectFrom('notaries')
    .select([
      sql<number>`greatest(coalesce(max(id), 0) + 1, ${firstOwn}::integer)`.as('id'),
      sql<number>`coalesce(max(position), 0) + 10`.as('position'),
    ])
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('notaries')
    .values({ ...office, id, position })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** With the number that it has elsewhere. */
export const insertOfficeAs = (
  tx: Tx,
  id: number,
  office: Pick<Insertable<Tables['notaries']>, 'name' | 'city' | 'province'>,
): Promise<OfficeRow> =>
  tx
    .insertInto('notaries')
    .values({
      ...{ ...office, id, position: 0, latitude: null, longitude: null, flows: null },
      ...{ dutch_information: '', english_information: '' },
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export async function updateOffice(tx: Tx, id: number, changes: Updateable<Tables['notaries']>): Promise<void> {
  await tx
    .updateTable('notaries')
    .set({ ...changes, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** What is open at each office: what of it waits for the office, and what of that is late; and what came since a moment. */
export const selectWorkload = (db: Db | Tx, today: string, since: Date) =>
  db
    .selectFrom('cases')
    .where('office', 'is not', null)
    .where((by) => by.or([by('status', 'not in', ['finalized', 'canceled']), by('created_at', '>=', since)]))
    .select([
      sql<number>`office`.as('office'),
      sql<number>`count(*) filter (where status not in ('finalized', 'canceled'))::integer`.as('open_cases'),
      sql<number>`count(*) filter (where waiting_on = 'notary')::integer`.as('waiting'),
      sql<number>`count(*) filter (where waiting_on = 'notary' and due < ${today}::date)::integer`.as('late'),
      sql<number>`count(*) filter (where created_at >= ${since})::integer`.as('lately'),
    ])
    .groupBy('office')
    .execute()

/** The lines that say where cases of offices went, by case and in order. */
export const selectMoves = (db: Db | Tx, since: Date, office: number | null) =>
  db
    .selectFrom('case_events as line')
    .innerJoin('cases', 'cases.uuid', 'line.case_uuid')
    .select(['line.case_uuid', 'line.action', 'line.from_status', 'line.to_status', 'line.at', 'cases.office'])
    .where('line.at', '>=', since)
    .where('cases.office', 'is not', null)
    .$if(office !== null, (query) => query.where('cases.office', '=', office))
    .where(({ or, eb }) =>
      or([
        sql<boolean>`line.from_status is distinct from line.to_status`,
        eb('line.action', 'in', ['send_concept', 'hand_over']),
      ]),
    )
    .orderBy('line.case_uuid')
    .orderBy('line.id')
    .execute()

/** How many work at each office, and how many of them have no second factor. */
export const selectStaffing = (db: Db | Tx) =>
  db
    .selectFrom('accounts')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.account', '=', 'accounts.uuid').on('second_factors.confirmed_at', 'is not', null),
    )
    .where('accounts.role', '=', 'notary')
    .where('accounts.office', 'is not', null)
    .where('accounts.blocked_at', 'is', null)
    .select([
      sql<number>`accounts.office`.as('office'),
      sql<number>`count(*)::integer`.as('staff'),
      sql<number>`count(*) filter (where second_factors.id is null)::integer`.as('without_second_factor'),
    ])
    .groupBy('accounts.office')
    .execute()

/** Open cases whose answers name this office, with whether their deed was sent round and names another notary by hand. */
export const selectNamingCases = (db: Db | Tx, office: number) =>
  db
    .selectFrom('cases')
    .innerJoin('questionnaires', 'questionnaires.uuid', 'cases.questionnaire')
    .leftJoin('case_deeds', 'case_deeds.case_uuid', 'cases.uuid')
    .select([
      sql<MainAnswers>`questionnaires.answers -> 'main'`.as('main'),
      sql<boolean>`coalesce(case_deeds.blanks ->> 'notary_name', '') <> ''`.as('by_hand'),
      sql<boolean>`exists (select 1 from case_concepts where case_concepts.case_uuid = cases.uuid)`.as('sent'),
    ])
    .where('cases.status', 'not in', ['finalized', 'canceled'])
    .where(sql<boolean>`questionnaires.answers #>> '{main,notary_id}' = ${String(office)}`)
    .execute()
