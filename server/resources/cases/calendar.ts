import { type OfficeCalendar, termedStatuses, usualCalendar, usualTerms } from '#domain/cases/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { findOffice, type Office } from './store-staff.ts'

/** How an office counts its days; what it says that is no number of days is as usual. */
export function calendarOf(office: Office | undefined): OfficeCalendar {
  if (office === undefined) return usualCalendar
  const given = office.terms as Readonly<Record<string, unknown>>
  const terms = Object.fromEntries(
    termedStatuses.map((status) => {
      const days = given[status]
      return [status, Number.isInteger(days) && Number(days) > 0 ? Number(days) : usualTerms[status]]
    }),
  ) as OfficeCalendar['terms']
  return { terms, closed: office.closed_days.flatMap((day) => parseDutchDate(day) ?? []) }
}

export const calendarAt = async (db: Db | Tx, office: number | null): Promise<OfficeCalendar> =>
  calendarOf(office === null ? undefined : await findOffice(db, office))
