import type { OfficeHoursBody } from '#contract/office-hours.ts'
import { hoursFaults, type OfficeHours, usualHours } from '#domain/appointments/index.ts'
import {
  addDays,
  type DutchDate,
  dateInAmsterdam,
  isoDate,
  momentInAmsterdam,
  parseDutchDate,
} from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type StaffSession, staffAt } from './staff.ts'
import { findHours, selectDiary, writeHours } from './store-appointments.ts'

export type OfficeOpen = {
  readonly hours: OfficeHours
  readonly closed: readonly DutchDate[]
  readonly name: string
  readonly city: string
  readonly notary: string | null
}

/** What was kept by an older version and lacks a part has that part as usual. */
export const hoursIn = (kept: unknown): OfficeHours =>
  typeof kept === 'object' && kept !== null ? { ...usualHours, ...(kept as Partial<OfficeHours>) } : usualHours

/** When an office receives people; as usual where there is none here. */
export async function openingOf(db: Db | Tx, office: number | null): Promise<OfficeOpen> {
  const found = office === null ? undefined : await findHours(db, office)
  return {
    hours: hoursIn(found?.hours),
    closed: (found?.closed_days ?? []).flatMap((day) => parseDutchDate(day) ?? []),
    ...{ name: found?.name ?? '', city: found?.city ?? '', notary: found?.notary_name ?? null },
  }
}

/** Day by day, as it is sent. */
export const weekOf = ({ week }: OfficeHours): OfficeHoursBody['hours']['week'] => ({
  monday: [...week.monday],
  tuesday: [...week.tuesday],
  wednesday: [...week.wednesday],
  thursday: [...week.thursday],
  friday: [...week.friday],
})

/** How far an office looks ahead in its own diary, in days. */
const ahead = 28

export type OfficeHoursActions = ReturnType<typeof officeHoursActions>

/** An office says when it receives people, and sees who comes. */
export function officeHoursActions({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { db } = database

  async function officeOf(session: StaffSession): Promise<number> {
    const { office } = await staffAt(db, session)
    if (office === null) throw new AppError('forbidden')
    return office
  }

  async function read(session: StaffSession) {
    const office = await officeOf(session)
    const { hours, closed, name } = await openingOf(db, office)
    const today = dateInAmsterdam(clock.now())
    const from = momentInAmsterdam(today, 0)
    const until = momentInAmsterdam(addDays(today, ahead) ?? today, 0)
    const diary = await selectDiary(db, office, from, until)
    return {
      ...{ office: name, today: isoDate(today) },
      hours: { ...hours, week: weekOf(hours) },
      closed: closed.map(isoDate),
      diary: diary.map(({ starts_at, ends_at, way, state, ...about }) => ({
        ...{ way, state: state as 'asked' | 'agreed', ...about },
        ...{ starts: starts_at.toISOString(), ends: ends_at.toISOString() },
      })),
    }
  }

  return {
    read,

    /** What stands in the diary already stays there: hours are about what is still offered. */
    async write(session: StaffSession, { hours, closed }: OfficeHoursBody) {
      const office = await officeOf(session)
      const faults = hoursFaults(hours)
      if (faults.length > 0) {
        throw new AppError('invalid_request', {
          entries: faults.map(({ day, place, kind }) => ({
            ...{ code: 'invalid_value', path: `hours.week.${day}.${place}`, message: `Not in order: ${kind}.` },
          })),
        })
      }
      await database.inTransaction((tx) => writeHours(tx, office, { hours, closed: [...new Set(closed)].sort() }))
      return read(session)
    },
  }
}
