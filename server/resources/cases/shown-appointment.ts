import type { Appointment } from '#contract/case-appointments.ts'
import { stillAsked } from '#domain/appointments/index.ts'
import { attendeesIn, mustOf } from './attendees.ts'
import type { CaseContent } from './facts.ts'
import type { KeptAppointment } from './store-appointments.ts'

/** A moment as everybody who may see the case sees it. */
export function shownAppointment(row: KeptAppointment, { answers, kept, slotAnswers }: CaseContent): Appointment {
  const must = mustOf(attendeesIn(kept.flow, answers, ''))
  return {
    ...{ state: row.state, way: row.way, starts: row.starts_at.toISOString(), ends: row.ends_at.toISOString() },
    waiting: row.state === 'asked' ? [...stillAsked(row.starts_at, must, slotAnswers)] : [],
  }
}
