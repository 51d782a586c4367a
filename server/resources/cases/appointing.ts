import type { AppointmentBody, AppointmentSlots, OfficeAppointmentBody } from '#contract/case-appointments.ts'
import {
  appointmentAfter,
  type Diary,
  type MeetingWay,
  movableUntil,
  movePrice,
  offeredDays,
  type Slot,
  slotAt,
  stillAsked,
  waysOf,
  whoCan,
} from '#domain/appointments/index.ts'
import { type RecordedAction, stateDue, waitingOn } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { PriceBook } from '#domain/pricing/index.ts'
import { addDays, dateInAmsterdam, isoDate, momentInAmsterdam, parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Actor } from './actor.ts'
import { attendeesIn, type CaseAttendee, mustOf } from './attendees.ts'
import { calendarAt } from './calendar.ts'
import { callOff } from './calling-off.ts'
import type { CaseContent, GatherFacts } from './facts.ts'
import { type CaseMoving, CaseRefusal } from './moving.ts'
import { openingOf } from './office-hours.ts'
import { shownAppointment } from './shown-appointment.ts'
import { insertEvent, type KeptCase, recordCase } from './store.ts'
import {
  holdDiary,
  insertAppointment,
  type KeptAppointment,
  selectAnswers,
  selectAppointments,
  selectTaken,
  updateAppointment,
  writeAnswer,
} from './store-appointments.ts'
import { findFounder } from './store-staff.ts'
import type { Telling } from './telling.ts'

type AppointingParts = {
  readonly clock: Clock
  readonly telling: Telling
  readonly gather: GatherFacts
  readonly moving: CaseMoving
  readonly references: KnownReferences
  readonly currentPriceBook: () => Promise<PriceBook>
}

export type Appointing = ReturnType<typeof createAppointing>

/** Somebody who says it: by link a participant, who has no account. */
type Speaker = { readonly actor: Actor | null; readonly side: 'founder' | 'person' | 'office' }

/** Days at a time on a screen. */
const daysShown = 5

const invalid = (path: string): AppError =>
  new AppError('invalid_request', { entries: [{ code: 'invalid_option', path, message: 'Not offered.' }] })

/** A moment can be chosen on its own rung, and after nobody came. */
const canChoose = ({ state }: KeptCase): boolean =>
  state.status === 'scheduling_meeting' || (state.status === 'on_hold' && state.hold === 'no_present')

/** The moment to sign: offered, asked for, agreed, moved, missed or held, each in one transaction with what hangs on it. */
export function createAppointing(parts: AppointingParts) {
  const { clock, telling, gather, moving, references, currentPriceBook } = parts

  const line = (tx: Tx, found: KeptCase, action: RecordedAction, { actor }: Speaker, note?: string) =>
    insertEvent(
      tx,
      { case_uuid: found.uuid, from: found.status, to: found.status, action, by: actor, note },
      clock.now(),
    )

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

  const priceAfter = (past: readonly KeptAppointment[], { after_payment }: PriceBook) =>
    movePrice(
      past.map(({ state, moved_by }) => ({ state, movedBy: moved_by })),
      after_payment?.appointment_moved,
    )

  /** The case waits on the office from then on, until the day itself. */
  async function keepMoment(tx: Tx, found: KeptCase, starts: Date): Promise<KeptCase> {
    const isHere = found.status === 'scheduling_meeting'
    return recordCase(tx, found.uuid, {
      ...{ meeting_at: starts, meeting_held_at: null },
      ...(isHere && {
        due: isoDate(dateInAmsterdam(starts)),
        waiting_on: waitingOn(found.state, { hasOffice: found.office !== null, meeting: true }),
      }),
    })
  }

  /** Everybody can: it is the moment, and the one before was moved. */
  async function agree(tx: Tx, found: KeptCase, row: KeptAppointment, by: Speaker, isMoved = false): Promise<KeptCase> {
    const now = clock.now()
    const before = (await selectAppointments(tx, found.uuid)).find(
      ({ state, id }) => state === 'agreed' && id !== row.id,
    )
    if (before) {
      const moved_by = by.side === 'office' ? 'office' : 'founder'
      await updateAppointment(tx, before.id, { state: 'moved', moved_by }, now)
    }
    if (row.state === 'asked') await updateAppointment(tx, row.id, { state: 'agreed' }, now)
    const after = await keepMoment(tx, found, row.starts_at)
    const said = { at: row.starts_at.toISOString(), moved: isMoved || before !== undefined, way: row.way }
    await telling.everybody(tx, after, { kind: 'meeting', ...said })
    if (by.side !== 'office') await telling.office(tx, after, { kind: 'meeting_chosen', ...said })
    // Whoever did not come and chose another moment goes on by that.
    if (after.state.hold !== 'no_present' || after.status !== 'on_hold') return after
    const lifted = await moving.move(tx, after, { action: 'lift' }, null, await references.recent(tx))
    return keepMoment(tx, lifted, row.starts_at)
  }

  /** Puts a moment into the diary: of two who want the same one, the second is told. */
  async function enter(
    tx: Tx,
    found: KeptCase,
    { slot, way, state, beside = false }: { slot: Slot; way: MeetingWay; state: 'asked' | 'agreed'; beside?: boolean },
  ): Promise<KeptAppointment> {
    const asked = (await selectAppointments(tx, found.uuid)).find((one) => one.state === 'asked')
    if (asked) await updateAppointment(tx, asked.id, { state: 'called_off' }, clock.now())
    return insertAppointment(tx, { case_uuid: found.uuid, office: found.office, way, slot, state, beside }, clock.now())
  }

  async function choose(
    tx: Tx,
    found: KeptCase,
    body: Extract<AppointmentBody, { action: 'choose_slot' }>,
    by: Speaker,
    book: PriceBook,
  ): Promise<KeptCase> {
    if (!canChoose(found)) throw new CaseRefusal()
    const content = await gather(tx, found, await references.recent(tx))
    const starts = new Date(body.starts)
    await holdDiary(tx, found.office)
    const diary = await diaryOf(tx, found)
    if (!waysOf(diary.hours.mode).includes(body.way)) throw invalid('way')
    const slot = slotAt(starts, diary)
    const agreed = content.appointments.find(({ state }) => state === 'agreed')
    const isTooLate = agreed !== undefined && movableUntil(agreed.starts_at) < clock.now()
    if (slot === undefined || isTooLate) throw new CaseRefusal([{ kind: 'slot' }])
    if (priceAfter(content.appointments, book) > 0) throw new CaseRefusal([{ kind: 'move_price' }])
    const people = await peopleOf(tx, found, content)
    // Whoever chooses can, and says of whom they know it.
    for (const { id, must, isCustomer } of people) {
      if (!must || !(isCustomer || body.agreeing.includes(id))) continue
      await writeAnswer(tx, { case_uuid: found.uuid, person: id, starts, can: true, said_by: 'founder' }, clock.now())
    }
    const asked = stillAsked(starts, mustOf(people), await selectAnswers(tx, found.uuid))
    if (asked.length > 0) {
      await enter(tx, found, { slot, way: body.way, state: 'asked' })
      await line(tx, found, 'ask_slot', by)
      const event = { kind: 'meeting_asked', at: starts.toISOString(), way: body.way } as const
      const name = people.find(({ isCustomer }) => isCustomer)?.name ?? ''
      await telling.people(tx, found, { ...event, by: name }, asked)
      return recordCase(tx, found.uuid, {})
    }
    // Entered as asked, so that what is agreed until now stands until this is.
    const row = await enter(tx, found, { slot, way: body.way, state: 'asked' })
    await line(tx, found, 'choose_slot', by)
    return agree(tx, found, row, by)
  }

  /** What somebody said of a moment; when it was asked for and everybody can, it is agreed. */
  async function say(
    tx: Tx,
    found: KeptCase,
    said: { readonly person: ShareholderKey; readonly starts: Date; readonly can: boolean },
    by: Speaker,
  ): Promise<KeptCase> {
    if (!canChoose(found)) throw new CaseRefusal()
    const content = await gather(tx, found, await references.recent(tx))
    const people = await peopleOf(tx, found, content)
    const person = people.find(({ id }) => id === said.person)
    if (person === undefined || !person.must) throw invalid('person')
    await writeAnswer(tx, { case_uuid: found.uuid, ...said, said_by: by.side }, clock.now())
    const row = content.appointments.find(
      ({ state, starts_at }) => state === 'asked' && starts_at.getTime() === said.starts.getTime(),
    )
    if (row === undefined) return recordCase(tx, found.uuid, {})
    await line(tx, found, 'answer_slot', by)
    if (!said.can) {
      await updateAppointment(tx, row.id, { state: 'called_off' }, clock.now())
      const at = row.starts_at.toISOString()
      if (by.side === 'person') await telling.founder(tx, found, { kind: 'meeting_refused', at, who: person.name })
      return recordCase(tx, found.uuid, {})
    }
    const asked = stillAsked(said.starts, mustOf(people), await selectAnswers(tx, found.uuid))
    return asked.length > 0 ? recordCase(tx, found.uuid, {}) : agree(tx, found, row, by)
  }

  /** Agreed between the office and the founder, outside of the hours too. */
  async function set(
    tx: Tx,
    found: KeptCase,
    { starts, way, beside = false }: { starts: Date; way?: MeetingWay; beside?: boolean },
    by: Speaker,
  ): Promise<KeptCase> {
    const { hours } = await openingOf(tx, found.office)
    const slot = { starts, ends: new Date(starts.getTime() + hours.minutes * 60_000) }
    await holdDiary(tx, found.office)
    const past = await selectAppointments(tx, found.uuid)
    const own = past.find(({ state }) => state === 'agreed')
    const others = await selectTaken(tx, {
      office: found.office,
      from: slot.starts,
      until: slot.ends,
      except: found.uuid,
    })
    const isOwn = ({ starts: one }: Slot) => one.getTime() === own?.starts_at.getTime()
    const isTaken = others.some((one) => !isOwn(one))
    if (isTaken && !beside) throw new CaseRefusal([{ kind: 'slot' }])
    // Its own place is free for it: the one before goes first.
    if (own) await updateAppointment(tx, own.id, { state: 'moved', moved_by: 'office' }, clock.now())
    const made = own?.way ?? (hours.mode === 'online' ? 'online' : 'offline')
    const row = await enter(tx, found, { slot, way: way ?? made, state: 'agreed', beside: isTaken })
    await line(tx, found, 'record_meeting_at', by)
    return agree(tx, found, row, by, own !== undefined)
  }

  async function held(tx: Tx, found: KeptCase, was: boolean, by: Speaker): Promise<KeptCase> {
    const past = await selectAppointments(tx, found.uuid)
    const row = was ? past.find(({ state }) => state === 'agreed') : past.findLast(({ state }) => state === 'held')
    const state = row && appointmentAfter(row.state, was ? 'hold' : 'reopen')
    if (row && state) await updateAppointment(tx, row.id, { state, ...(!was && { beside: true }) }, clock.now())
    await line(tx, found, 'record_meeting_held', by)
    return recordCase(tx, found.uuid, { meeting_held_at: was ? clock.now() : null })
  }

  /** Another has to be chosen: it waits on the founder again, with a term of its own. */
  async function off(tx: Tx, found: KeptCase, by: Speaker): Promise<KeptCase> {
    await line(tx, found, 'record_meeting_at', by)
    const after = await callOff(tx, found, { clock, telling })
    if (after.status !== 'scheduling_meeting') return after
    const due = stateDue(after.state, clock.today(), await calendarAt(tx, after.office))
    return recordCase(tx, found.uuid, {
      due: due && isoDate(due),
      waiting_on: waitingOn(after.state, { hasOffice: after.office !== null }),
    })
  }

  return {
    set,
    held,
    off,
    /** The prices of today, asked for before a transaction begins. */
    prices: currentPriceBook,

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
      const book = await currentPriceBook()
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
        move: {
          price: priceAfter(past, book),
          later: book.after_payment?.appointment_moved ?? 0,
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

    /** What a founder does about it. */
    async act(tx: Tx, found: KeptCase, body: AppointmentBody, account: string, book: PriceBook): Promise<KeptCase> {
      if (body.version !== undefined && body.version !== found.version) throw new CaseRefusal()
      const by: Speaker = { actor: { account, role: 'customer' }, side: 'founder' }
      if (body.action === 'choose_slot') return choose(tx, found, body, by, book)
      const { person, starts, can } = body
      return say(tx, found, { person: person as ShareholderKey, starts: new Date(starts), can }, by)
    },

    /** What an office does about it. */
    async office(tx: Tx, found: KeptCase, body: OfficeAppointmentBody, actor: Actor): Promise<KeptCase> {
      const by: Speaker = { actor, side: 'office' }
      const past = await selectAppointments(tx, found.uuid)
      const [asked, agreed] = (['asked', 'agreed'] as const).map((one) => past.find(({ state }) => state === one))
      switch (body.action) {
        case 'confirm':
          if (asked === undefined || !canChoose(found)) throw new CaseRefusal()
          await line(tx, found, 'confirm_slot', by)
          return agree(tx, found, asked, by)
        case 'set':
          if (!canChoose(found)) throw new CaseRefusal()
          return set(tx, found, { ...body, starts: new Date(body.starts) }, by)
        case 'call_off':
          if (asked === undefined && agreed === undefined) throw new CaseRefusal()
          return off(tx, found, by)
        case 'missed':
          // Nobody is missed before the time.
          if (agreed === undefined || agreed.starts_at > clock.now()) throw new CaseRefusal()
          return moving.move(tx, found, { action: 'hold', reason: 'no_present' }, actor, await references.recent(tx))
        case 'held':
          if (agreed === undefined) throw new CaseRefusal()
          return held(tx, found, true, by)
      }
    },

    /** For somebody who takes part by link: the moments there are, and which one they are asked for. */
    async appointmentOf(db: Db | Tx, found: KeptCase, person: ShareholderKey, from?: string) {
      const { people, ...slots } = await this.slots(db, found, from)
      const mine = people.find(({ id }) => id === person)
      return { ...slots, must: mine?.must ?? false }
    },

    /** And what they say: of each moment whether they can. */
    async answer(
      tx: Tx,
      found: KeptCase,
      person: ShareholderKey,
      said: readonly { readonly starts: Date; readonly can: boolean }[],
    ): Promise<KeptCase> {
      let after = found
      for (const one of said) after = await say(tx, after, { person, ...one }, { actor: null, side: 'person' })
      return after
    },
  }
}
