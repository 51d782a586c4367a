import type { Updateable } from 'kysely'
import type { OfficeSettingsBody } from '#contract/admin-offices.ts'
import { hoursFaults } from '#domain/appointments/index.ts'
import { usualTerms } from '#domain/cases/index.ts'
import { isShortened } from '#domain/documents/index.ts'
import { officeRungs } from '#domain/offices/index.ts'
import { flowNames } from '#domain/products/index.ts'
import type { Tables } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { calendarOf } from '../cases/calendar.ts'
import { hoursIn, weekOf } from '../cases/office-hours.ts'
import type { OfficeRow } from './store.ts'

/** What is kept of an office, as those who run the service see it. */
export function settingsOf(row: OfficeRow): OfficeSettingsBody {
  const hours = hoursIn(row.hours)
  const { terms } = calendarOf(row)
  return {
    ...{ name: row.name, city: row.city, province: row.province, seat: row.seat ?? row.city },
    ...{ notary_title: row.notary_title, notary_firstnames: row.notary_firstnames },
    ...{ notary_lastname: row.notary_lastname, deputy: row.deputy },
    ...{ email: row.email ?? '', phone: row.phone ?? '', active: row.active, takes_cases: row.takes_cases },
    ...{ pause_until: row.pause_until, pause_reason: row.pause_reason, closed_days: row.closed_days },
    hours: { ...hours, week: weekOf(hours) },
    terms: Object.fromEntries(officeRungs.map((rung) => [rung, terms[rung]])) as OfficeSettingsBody['terms'],
    ...{ capacity: row.capacity, languages: row.languages, choosable: row.choosable, position: row.position },
    flows: row.flows && flowNames.filter((name) => row.flows?.includes(name)),
    ...{ dutch_information: row.dutch_information, english_information: row.english_information },
  }
}

/** What is written of it; a term that is as usual is not said. */
export function columnsOf(
  { seat, email, phone, hours, terms, closed_days, takes_cases, ...rest }: OfficeSettingsBody,
  row: OfficeRow,
): Updateable<Tables['notaries']> {
  const said = { ...(row.terms as Readonly<Record<string, number>>), ...terms }
  const own = Object.entries(said).filter(
    ([status, days]) => (usualTerms as Readonly<Record<string, number>>)[status] !== days,
  )
  return {
    ...rest,
    ...{ seat: seat === rest.city ? null : seat, email: email || null, phone: phone || null },
    ...{ hours: JSON.stringify(hours), terms: JSON.stringify(Object.fromEntries(own)) },
    closed_days: [...new Set(closed_days)].sort(),
    takes_cases,
    // Why it took nothing is over when it takes cases again.
    ...(takes_cases && { pause_until: null, pause_reason: '' }),
  }
}

type WrongSetting = { readonly code: string; readonly path: string; readonly message: string }

/** Refuses what cannot be so, each thing at its place. */
export function demandSettings(settings: OfficeSettingsBody, before: OfficeSettingsBody, today: string): void {
  const { hours, notary_firstnames, notary_lastname, deputy, takes_cases, pause_reason, pause_until } = settings
  const name = `${notary_firstnames} ${notary_lastname}`.trim()
  const wrong = (path: string, message: string): WrongSetting => ({
    code: 'invalid_value',
    path: `settings.${path}`,
    message,
  })
  const begins = !takes_cases && before.takes_cases
  const entries = [
    ...hoursFaults(hours).map(({ day, place, kind }) => wrong(`hours.week.${day}.${place}`, `Not in order: ${kind}.`)),
    ...(isShortened('notary_name', name)
      ? [wrong('notary_firstnames', 'A deed names a notary by first names in full and a surname.')]
      : []),
    ...(isShortened('deputy', deputy) ? [wrong('deputy', 'A deed names a deputy by first names in full.')] : []),
    ...(begins && pause_reason === ''
      ? [{ code: 'required', path: 'settings.pause_reason', message: 'Say why.' }]
      : []),
    ...(pause_until !== null && pause_until !== before.pause_until && pause_until <= today
      ? [{ code: 'too_low', path: 'settings.pause_until', message: 'A day that is still to come.' }]
      : []),
  ]
  if (entries.length > 0) throw new AppError('invalid_request', { entries })
}
