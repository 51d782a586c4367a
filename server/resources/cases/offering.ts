import type { Appointment, AppointmentSlots } from '#contract/case-appointments.ts'
import { type Diary, movableUntil, offeredDays, stillAsked, whoCan } from '#domain/appointments/index.ts'
import { addDays, dateInAmsterdam, isoDate, momentInAmsterdam, parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { KnownReferences } from '../reference/references.ts'
import { attendeesIn, type CaseAttendee, mustOf } from './attendees.ts'
import type { CaseContent, GatherFacts } from './facts.ts'
import { openingOf } from './office-hours.ts'
import type { PaidMoves } from './paid-moves.ts'
import type { KeptCase } from './store.ts'
import { type KeptAppointment, selectAnswers, selectTaken } from './store-appointments.ts'
import { findFounder } from './store-staff.ts'

type OfferingParts = {
  readonly clock: Clock
  readonly gather: GatherFacts
  readonly references: KnownReferences
  readonly moves: Pick<PaidMoves, 'prices'>
}

/** Days at a time on a screen. */
const daysShown = 5

/** A moment can be chosen on its own rung, and after nobody came. */
export const canChoose = ({ state }: KeptCase): boolean =>
  state.status === 'scheduling_meeting' || (state.status === 'on_hold' && state.hold === 'no_present')

/** What an office offers a case, and who must be there. */
export function createOffering({ clock, gather, references, moves }: OfferingParts) {
  async function diaryOf(db: Db | Tx, { office, uuid }: KeptCase, from?: Date): Promise<Diary> {
    const now = clock.now()
    const { hours, closed } = await openingOf(db, office)
    const begin = from ?? now
    const until = momentInAmsterdam(addDays(dateInAmsterdam(begin), 100) ?? dateInAmsterdam(begin), 0)
    return { hours, closed, now, taken: await selectTaken(db, { office, from: begin, until, except: uuid }) }
  }

  const peopleOf = async (
    db: Db | Tx,
    found: KeptCase,
    { answers, kept }: CaseContent,
  ): Promise<readonly CaseAttendee[]> =>
    attendeesIn(kept.flow, answers, (await findFounder(db, found.order_uuid))?.email ?? '')

  return {
    diaryOf,
    peopleOf,

    /** What the office offers, from a day on. */
    async slots(db: Db | Tx, found: KeptCase, from?: string): Promise<AppointmentSlots> {
      const content = await gather(db, found, await references.recent())
      const open = await openingOf(db, found.office)
      const people = await peopleOf(db, found, content)
      const day = from === undefined ? undefined : parseDutchDate(from)
      const diary = await diaryOf(db, found)
      const isOpen = canChoose(found)
      const offered = isOpen ? offeredDays(diary, { from: day, count: daysShown }) : { days: [], next: null }
      const said = await selectAnswers(db, found.uuid)
      const past = content.appointments
      const prices = await moves.prices(db, found, past)
      const agreed = past.find(({ state }) => state === 'agreed') ?? past.findLast(({ state }) => state === 'held')
      const asked = past.find(({ state }) => state === 'asked')
      const must = mustOf(people)
      return {
        office: { name: open.name, city: open.city, notary: open.notary, place: open.hours.place },
        ...{ mode: open.hours.mode, minutes: open.hours.minutes, open: isOpen },
        due: found.state.due && isoDate(found.state.due),
        people: people.map(({ id, name, must: needed, isCustomer }) => ({ id, name, must: needed, mine: isCustomer })),
        agreed: agreed ? shownAppointment(agreed, content) : null,
        asked: asked ? shownAppointment(asked, content) : null,
        to_pay: asked?.pay_until ? { total: prices.later, until: asked.pay_until.toISOString() } : null,
        move: {
          ...{ price: prices.now, later: prices.later },
          until: agreed?.state === 'agreed' ? movableUntil(agreed.starts_at).toISOString() : null,
        },
        days: offered.days.map(({ day: on, slots }) => ({
          day: isoDate(on),
          slots: slots.map(({ starts, ends }) => ({
            ...{ starts: starts.toISOString(), ends: ends.toISOString(), can: [...whoCan(starts, must, said)] },
          })),
        })),
        next: offered.next && isoDate(offered.next),
      }
    },
  }
}

/** A moment as everybody who may see the case sees it. */
export function shownAppointment(row: KeptAppointment, { answers, kept, slotAnswers }: CaseContent): Appointment {
  const must = mustOf(attendeesIn(kept.flow, answers, ''))
  return {
    ...{ state: row.state, way: row.way, starts: row.starts_at.toISOString(), ends: row.ends_at.toISOString() },
    waiting: row.state === 'asked' ? [...stillAsked(row.starts_at, must, slotAnswers)] : [],
  }
}
