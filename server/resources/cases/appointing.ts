import type { AppointmentBody, OfficeAppointmentBody } from '#contract/case-appointments.ts'
import type { PartAppointment } from '#contract/participants-appointment.ts'
import {
  appointmentAfter,
  type MeetingWay,
  momentWaitsFor,
  movableUntil,
  type Slot,
  type SlotAnswer,
  slotAt,
  stillAsked,
  waysOf,
} from '#domain/appointments/index.ts'
import { type RecordedAction, stateDue, waitingOn } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { isoDate, isoDayInAmsterdam } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { KeptOrder } from '../orders/order.ts'
import type { KnownReferences } from '../reference/references.ts'
import { mustOf } from './attendees.ts'
import { calendarAt } from './calendar.ts'
import { callOff } from './calling-off.ts'
import type { GatherFacts } from './facts.ts'
import { type CaseMoving, CaseRefusal } from './moving.ts'
import { canChoose, createOffering } from './offering.ts'
import { openingOf } from './office-hours.ts'
import type { PaidMoves } from './paid-moves.ts'
import type { Actor } from './staff.ts'
import { findCaseOf, holdCaseOf, insertCaseEvent, type KeptCase, recordCase } from './store.ts'
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
import type { Telling } from './telling.ts'

type AppointingParts = {
  readonly clock: Clock
  readonly telling: Telling
  readonly gather: GatherFacts
  readonly moving: CaseMoving
  readonly references: KnownReferences
  readonly moves: PaidMoves
}

export type Appointing = ReturnType<typeof createAppointing>

/** Somebody who says it: by link a participant, who has no account. */
type Speaker = { readonly actor: Actor | null; readonly side: 'founder' | 'person' | 'office' }

/** Somebody of a case, as who takes part by link is known. */
type PlaceInCase = { readonly questionnaire: string; readonly person: ShareholderKey }

const invalid = (path: string): AppError =>
  new AppError('invalid_request', { entries: [{ code: 'invalid_option', path, message: 'Not offered.' }] })

/** The moment to sign: offered, asked for, agreed, moved, missed or held, each in one transaction with what hangs on it. */
export function createAppointing(parts: AppointingParts) {
  const { clock, telling, gather, moving, references, moves } = parts
  const { diaryOf, peopleOf, slots } = createOffering(parts)

  const line = (tx: Tx, found: KeptCase, action: RecordedAction, { actor }: Speaker, note?: string) =>
    insertCaseEvent(
      tx,
      { case_uuid: found.uuid, from: found.status, to: found.status, action, by: actor, note },
      clock.now(),
    )

  /** The case waits on the office from then on, until the day itself. */
  async function keepMoment(tx: Tx, found: KeptCase, starts: Date): Promise<KeptCase> {
    const isHere = found.status === 'scheduling_meeting'
    return recordCase(tx, found.uuid, {
      ...{ meeting_at: starts, meeting_held_at: null },
      ...(isHere && {
        due: isoDayInAmsterdam(starts),
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
    // The office settled it: nobody pays for that.
    if (by.side === 'office' && row.order_uuid !== null) await moves.close(tx, row.order_uuid)
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
    if (asked) await moves.drop(tx, asked)
    return insertAppointment(tx, { case_uuid: found.uuid, office: found.office, way, slot, state, beside }, clock.now())
  }

  async function choose(
    tx: Tx,
    found: KeptCase,
    body: Extract<AppointmentBody, { action: 'choose_slot' }>,
    by: Speaker,
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
    const price = await moves.prices(tx, found, content.appointments)
    // Nobody is asked for what they did not see.
    if (price.now > 0 && body.total !== price.now) throw new CaseRefusal([{ kind: 'move_price' }])
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
    if (price.now === 0) await line(tx, found, 'choose_slot', by)
    return everybodyCan(tx, found, row, by, content.appointments)
  }

  /** It is the moment, once it is paid where it has a price. */
  async function everybodyCan(
    tx: Tx,
    found: KeptCase,
    row: KeptAppointment,
    by: Speaker,
    past: readonly KeptAppointment[],
  ): Promise<KeptCase> {
    const { now: price } = await moves.prices(tx, found, past)
    if (momentWaitsFor({ asked: 0, price, byOffice: by.side === 'office' }) === null) return agree(tx, found, row, by)
    await moves.keep(tx, found, row, past)
    await line(tx, found, 'keep_slot', by)
    const at = row.starts_at.toISOString()
    if (by.side === 'person') await telling.founder(tx, found, { kind: 'meeting_to_pay', at })
    return recordCase(tx, found.uuid, {})
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
      await moves.drop(tx, row)
      const at = row.starts_at.toISOString()
      if (by.side === 'person') await telling.founder(tx, found, { kind: 'meeting_refused', at, who: person.name })
      return recordCase(tx, found.uuid, {})
    }
    const asked = stillAsked(said.starts, mustOf(people), await selectAnswers(tx, found.uuid))
    // What waits to be paid is agreed with already.
    if (asked.length > 0 || row.order_uuid !== null) return recordCase(tx, found.uuid, {})
    return everybodyCan(tx, found, row, by, content.appointments)
  }

  /** The founder asks for it no longer: what is agreed stands. */
  async function takeBack(tx: Tx, found: KeptCase, by: Speaker): Promise<KeptCase> {
    const asked = (await selectAppointments(tx, found.uuid)).find(({ state }) => state === 'asked')
    if (asked === undefined) throw new CaseRefusal()
    await moves.drop(tx, asked)
    await line(tx, found, 'drop_slot', by)
    return recordCase(tx, found.uuid, {})
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
    const asked = past.find((one) => one.state === 'asked')
    if (was && asked) await moves.drop(tx, asked)
    if (row && state) await updateAppointment(tx, row.id, { state, ...(!was && { beside: true }) }, clock.now())
    await line(tx, found, 'record_meeting_held', by)
    return recordCase(tx, found.uuid, { meeting_held_at: was ? clock.now() : null })
  }

  /** Another has to be chosen: it waits on the founder again, with a term of its own. */
  async function off(tx: Tx, found: KeptCase, by: Speaker): Promise<KeptCase> {
    await line(tx, found, 'record_meeting_at', by)
    const after = await callOff(tx, found, { clock, telling, closeLink: moves.close })
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
    slots,

    /** What a founder does about it. */
    async act(tx: Tx, found: KeptCase, body: AppointmentBody, account: string): Promise<KeptCase> {
      if (body.version !== undefined && body.version !== found.version) throw new CaseRefusal()
      const by: Speaker = { actor: { account, role: 'customer' }, side: 'founder' }
      if (body.action === 'choose_slot') return choose(tx, found, body, by)
      if (body.action === 'drop_slot') return takeBack(tx, found, by)
      const { person, starts, can } = body
      return say(tx, found, { person: person as ShareholderKey, starts: new Date(starts), can }, by)
    },

    /** The order by which a moment that is kept can be paid. */
    async orderToPay(db: Db | Tx, { uuid }: KeptCase): Promise<string | null> {
      return (await selectAppointments(db, uuid)).find(({ state }) => state === 'asked')?.order_uuid ?? null
    },

    /** Whether a moment is still kept for who has its order. */
    async isKept(tx: Tx, order: KeptOrder): Promise<boolean> {
      const found = await holdCaseOf(tx, order.questionnaire)
      return found !== undefined && canChoose(found) && (await this.orderToPay(tx, found)) === order.uuid
    },

    /** Its order is paid: it is the moment. False when it is not to be had any more. */
    async paid(tx: Tx, order: KeptOrder): Promise<boolean> {
      const found = await holdCaseOf(tx, order.questionnaire)
      if (found === undefined) throw new Error('A moment belongs to no case.')
      const row = (await selectAppointments(tx, found.uuid)).find(({ order_uuid }) => order_uuid === order.uuid)
      if (row?.state !== 'asked' || !canChoose(found)) {
        await moves.tellReturned(tx, found, order)
        return false
      }
      const by: Speaker = { actor: { account: order.account, role: 'customer' }, side: 'founder' }
      await line(tx, found, 'choose_slot', by)
      await agree(tx, found, row, by)
      return true
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

    /** For somebody who takes part by link: the moment there is, and the one they are asked for. */
    async appointmentOf(db: Db | Tx, { questionnaire, person }: PlaceInCase): Promise<PartAppointment> {
      const found = await findCaseOf(db, questionnaire)
      if (found === undefined) throw new AppError('not_found')
      const { people, office: at, agreed, asked, to_pay } = await slots(db, found)
      const answers = await selectAnswers(db, found.uuid)
      const said = answers.find((one) => one.person === person && one.starts.toISOString() === asked?.starts)
      return {
        ...{ office: at, agreed, asked, said: said?.can ?? null, to_pay: to_pay !== null },
        must: people.find(({ id }) => id === person)?.must ?? false,
      }
    },

    /** And whether they can then: only of what is asked of them. */
    async answer(
      tx: Tx,
      { questionnaire, person }: PlaceInCase,
      said: Pick<SlotAnswer, 'starts' | 'can'>,
    ): Promise<void> {
      const found = await holdCaseOf(tx, questionnaire)
      if (found === undefined) throw new AppError('not_found')
      const asked = (await selectAppointments(tx, found.uuid)).find(({ state }) => state === 'asked')
      if (asked?.starts_at.getTime() !== said.starts.getTime()) throw new CaseRefusal([{ kind: 'slot' }])
      await say(tx, found, { person, ...said }, { actor: null, side: 'person' })
    },
  }
}
