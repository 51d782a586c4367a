import { calendarFile } from '#domain/cases/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { openingOf } from './office-hours.ts'
import type { KeptCase } from './store.ts'
import { selectAppointments } from './store-appointments.ts'

type AppointmentParts = { readonly config: Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL'> }

export type Appointments = ReturnType<typeof createAppointments>

const words = {
  nl: {
    title: (company: string) => `Akte tekenen: ${company}`,
    ...{ about: 'Zaak', online: 'Online, in een videogesprek', name: 'afspraak.ics' },
  },
  en: {
    title: (company: string) => `Signing the deed: ${company}`,
    ...{ about: 'Case', online: 'Online, in a video call', name: 'appointment.ics' },
  },
} as const

type DiaryReader = 'founder' | 'office' | 'person'

/** The moment of signing as a file for a diary; moved, it is the same moment with a higher number, and called off it goes. */
export function createAppointments({ config }: AppointmentParts) {
  const { BRAND_NAME: maker, PUBLIC_URL } = config

  /** `even`: also what was called off, so that it goes out of a diary. */
  return async (db: Db | Tx, found: KeptCase, whose: DiaryReader, even: 'called_off' | null = null) => {
    const { uuid, number, questionnaire, office } = found
    const past = await selectAppointments(db, uuid)
    const row =
      past.find(({ state }) => state === 'agreed') ??
      past.findLast(({ state }) => state === 'held') ??
      (even === null ? undefined : past.findLast(({ state }) => state === 'called_off'))
    if (row === undefined) throw new AppError('not_found')
    const open = await openingOf(db, office)
    const language: Locale = whose === 'office' ? 'nl' : found.language
    const { title, about, online, name } = words[language]
    const method = row.state === 'called_off' ? 'CANCEL' : 'PUBLISH'
    const where = [open.name, open.city, open.hours.place].filter((part) => part !== '').join(', ')
    const paths = { founder: `/dashboard/${questionnaire}`, office: `/notary/${uuid}`, person: '/' }
    const bytes = Buffer.from(
      calendarFile({
        uid: `${uuid}@${new URL(PUBLIC_URL).hostname}`,
        ...{ method, maker, sequence: row.sequence, written: row.changed_at, starts: row.starts_at },
        minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
        title: title(found.company_name || number),
        place: row.way === 'online' ? open.hours.link || online : where,
        about: `${about} ${number}`,
        url: `${PUBLIC_URL}${paths[whose]}`,
      }),
    )
    return { name: `${number}-${name}`, media_type: `text/calendar; charset=utf-8; method=${method}`, bytes }
  }
}
