import { calendarFile } from '#domain/cases/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type KeptCase, selectEvents } from './store.ts'
import { findOffice } from './store-staff.ts'

type AppointmentParts = { readonly config: Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL'>; readonly clock: Clock }

export type Appointments = ReturnType<typeof createAppointments>

const words = {
  nl: { title: (company: string) => `Akte tekenen: ${company}`, about: 'Zaak', name: 'afspraak.ics' },
  en: { title: (company: string) => `Signing the deed: ${company}`, about: 'Case', name: 'appointment.ics' },
} as const

/** Nobody said how long it takes; most signings are done within the hour. */
const minutes = 60

/** The moment of signing as a file for a diary; moved, it is the same moment with a higher number. */
export function createAppointments({ config, clock }: AppointmentParts) {
  const { BRAND_NAME: maker, PUBLIC_URL } = config

  return async (db: Db | Tx, found: KeptCase, whose: 'founder' | 'office') => {
    const { uuid, meeting_at, number, questionnaire, office: id } = found
    if (meeting_at === null) throw new AppError('not_found')
    const written = (await selectEvents(db, uuid)).filter(({ action }) => action === 'record_meeting_at')
    const office = id === null ? undefined : await findOffice(db, id)
    const language: Locale = whose === 'founder' ? found.language : 'nl'
    const { title, about, name } = words[language]
    const bytes = Buffer.from(
      calendarFile({
        uid: `${uuid}@${new URL(PUBLIC_URL).hostname}`,
        sequence: Math.max(0, written.length - 1),
        written: written.at(-1)?.at ?? clock.now(),
        ...{ starts: meeting_at, minutes, maker },
        title: title(found.company_name || number),
        place: office === undefined ? '' : `${office.name}, ${office.city}`,
        about: `${about} ${number}`,
        url: `${PUBLIC_URL}${whose === 'founder' ? `/dashboard/${questionnaire}` : `/notary/${uuid}`}`,
      }),
    )
    return { name: `${number}-${name}`, media_type: 'text/calendar; charset=utf-8; method=PUBLISH', bytes }
  }
}
