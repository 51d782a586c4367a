import { sql } from 'kysely'
import type { AppointmentState, MeetingWay, Slot, SlotAnswer } from '#domain/appointments/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

const live = ['asked', 'agreed'] as const satisfies readonly AppointmentState[]

/** Every moment of a case that was ever chosen, the oldest first. */
export const selectAppointments = (db: Db | Tx, uuid: string) =>
  db.selectFrom('case_appointments').selectAll().where('case_uuid', '=', uuid).orderBy('id').execute()

export type KeptAppointment = Awaited<ReturnType<typeof selectAppointments>>[number]

/** Of several who choose from one diary at once, each waits here until those before are done. */
export async function holdDiary(tx: Tx, office: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case_appointments ${office ?? ''}`}, 0))`.execute(tx)
}

/** What is in the diary of an office between two moments, without what a case itself only asked for. */
export async function selectTaken(
  db: Db | Tx,
  { office, from, until, except }: { office: number | null; from: Date; until: Date; except?: string },
): Promise<readonly Slot[]> {
  if (office === null) return []
  const found = await db
    .selectFrom('case_appointments')
    .select(['case_uuid', 'state', 'starts_at', 'ends_at'])
    .where('office', '=', office)
    .where('state', 'in', live)
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .execute()
  return found
    .filter(({ case_uuid, state }) => !(case_uuid === except && state === 'asked'))
    .map(({ starts_at: starts, ends_at: ends }) => ({ starts, ends }))
}

type NewAppointment = {
  readonly case_uuid: string
  readonly office: number | null
  readonly way: MeetingWay
  readonly slot: Slot
  readonly state: 'asked' | 'agreed'
  readonly beside: boolean
}

export async function insertAppointment(
  tx: Tx,
  { slot, ...made }: NewAppointment,
  now: Date,
): Promise<KeptAppointment> {
  return tx
    .insertInto('case_appointments')
    .values(({ selectFrom }) => ({
      ...made,
      ...{ starts_at: slot.starts, ends_at: slot.ends, made_at: now, changed_at: now },
      sequence: selectFrom('case_appointments')
        .select(sql<number>`coalesce(max(sequence) + 1, 0)`.as('next'))
        .where('case_uuid', '=', made.case_uuid),
    }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

type AppointmentChange = Partial<{
  readonly state: AppointmentState
  readonly moved_by: 'founder' | 'office'
  readonly beside: boolean
  readonly reminded_at: Date
  readonly order_uuid: string
  readonly pay_until: Date
}>

export async function updateAppointment(
  tx: Tx,
  id: number,
  change: AppointmentChange,
  now: Date,
): Promise<KeptAppointment> {
  return (
    tx
      .updateTable('case_appointments')
      // What was called off must be newer than what stands in somebody's diary.
      .set({
        ...change,
        ...(change.reminded_at === undefined && { changed_at: now }),
        ...(change.state === 'called_off' && { sequence: sql<number>`sequence + 1` }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

/** What people said of moments. */
export async function selectAnswers(db: Db | Tx, uuid: string): Promise<readonly SlotAnswer<ShareholderKey>[]> {
  const found = await db
    .selectFrom('case_appointment_answers')
    .select(['person', 'starts_at', 'can'])
    .where('case_uuid', '=', uuid)
    .execute()
  return found.map(({ person, starts_at, can }) => ({ person: person as ShareholderKey, starts: starts_at, can }))
}

type SlotSaid = SlotAnswer<ShareholderKey> & {
  readonly case_uuid: string
  readonly said_by: 'founder' | 'person' | 'office'
}

/** The last word counts. */
export async function writeAnswer(tx: Tx, { starts, ...said }: SlotSaid, at: Date): Promise<void> {
  const row = { ...said, starts_at: starts, at }
  await tx
    .insertInto('case_appointment_answers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['case_uuid', 'person', 'starts_at'])
        .doUpdateSet({ can: row.can, said_by: row.said_by, at: row.at }),
    )
    .execute()
}

/** Agreed for between two moments, and nobody was reminded yet. */
export const selectComing = (db: Db | Tx, from: Date, until: Date) =>
  db
    .selectFrom('case_appointments')
    .select(['id', 'case_uuid'])
    .where('state', '=', 'agreed')
    .where('reminded_at', 'is', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .execute()

/** Asked for a moment that has passed, or that nobody paid for in time. */
export const selectLapsed = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('case_appointments')
    .select(['id', 'case_uuid'])
    .where('state', '=', 'asked')
    .where(({ eb, or }) => or([eb('starts_at', '<=', now), eb('pay_until', '<=', now)]))
    .execute()

/** The diary of an office, with whose appointments they are. */
export const selectDiary = (db: Db | Tx, office: number, from: Date, until: Date) =>
  db
    .selectFrom('case_appointments as appointment')
    .innerJoin('cases', 'cases.uuid', 'appointment.case_uuid')
    .select(['appointment.starts_at', 'appointment.ends_at', 'appointment.way', 'appointment.state'])
    .select(['cases.uuid', 'cases.number', 'cases.company_name', 'cases.people'])
    .where('appointment.office', '=', office)
    .where('appointment.state', 'in', live)
    .where('appointment.starts_at', '>=', from)
    .where('appointment.starts_at', '<', until)
    .orderBy('appointment.starts_at')
    .execute()

export const findHours = (db: Db | Tx, office: number) =>
  db
    .selectFrom('notaries')
    .select(['hours', 'closed_days', 'notary_name', 'name', 'city'])
    .where('id', '=', office)
    .executeTakeFirst()

export async function writeHours(
  tx: Tx,
  office: number,
  { hours, closed }: { readonly hours: object; readonly closed: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('notaries')
    .set({ hours: JSON.stringify(hours), closed_days: [...closed], revision: sql<number>`revision + 1` })
    .where('id', '=', office)
    .execute()
}
