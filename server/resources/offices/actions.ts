import type { AdminOffice, OfficeSettingsBody, OfficeStanding } from '#contract/admin-offices.ts'
import type { AuditAction } from '#contract/audit.ts'
import { usualTerms } from '#domain/cases/index.ts'
import { changedParts, countRungs, staysOf, takesCasesOn } from '#domain/offices/index.ts'
import { chosenNotary } from '#domain/orders/index.ts'
import { addDays, dateInAmsterdam, isoDate, momentInAmsterdam, weekdayOf } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit } from '../audit/actions.ts'
import { calendarOf } from '../cases/calendar.ts'
import { nextInTurn, takenBetween } from '../cases/for-offices.ts'
import { type KnownReferences, withDay } from '../reference/references.ts'
import { columnsOf, demandSettings, settingsOf } from './settings.ts'
import {
  findOfficeRow,
  holdOfficeRow,
  insertOffice,
  type OfficeRow,
  selectMoves,
  selectNamingCases,
  selectOfficeRows,
  selectStaffing,
  selectWorkload,
  updateOffice,
} from './store.ts'

/** Somebody else changed this office in the meantime: with how it is now. */
export class StaleOffice extends Error {
  readonly current: AdminOffice

  constructor(current: AdminOffice) {
    super('somebody else changed this office in the meantime')
    this.current = current
  }
}

type AdminOfficeParts = {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly references: Pick<KnownReferences, 'current'>
}

const day = 86_400_000
/** How far back terms are counted, and how far back what ended then may have begun. */
const counted = 90
const begun = 180
const fourWeeks = 28

export type AdminOffices = ReturnType<typeof adminOffices>

/** Offices for who runs the service: how each does, and everything that can be said of one. */
export function adminOffices({ database, clock, audit, references }: AdminOfficeParts) {
  const ago = (days: number) => new Date(clock.now().getTime() - days * day)

  /** What each office finished lately, by rung. */
  async function finishedBy(db: Db | Tx, rows: readonly OfficeRow[], office: number | null = null) {
    const lines = await selectMoves(db, ago(begun), office)
    const from = dateInAmsterdam(ago(counted))
    const byCase = Map.groupBy(lines, ({ case_uuid }) => case_uuid)
    const ofOffice = Map.groupBy(byCase.values(), ([first]) => first?.office ?? null)
    return new Map(
      rows.map((row) => {
        const { terms, closed } = calendarOf(row)
        const stays = (ofOffice.get(row.id) ?? []).flatMap((history) =>
          staysOf(
            history.map(({ action, from_status, to_status, at }) => ({
              ...{ action, from: from_status, to: to_status, on: dateInAmsterdam(at) },
            })),
            closed,
          ),
        )
        return [row.id, countRungs(stays, terms, from)]
      }),
    )
  }

  async function standings(db: Db | Tx, rows: readonly OfficeRow[], office: number | null = null) {
    const today = clock.today()
    const [workload, staffing, next, finished] = [
      await selectWorkload(db, isoDate(today), ago(fourWeeks)),
      await selectStaffing(db),
      await nextInTurn(db, today),
      await finishedBy(db, rows, office),
    ]
    return rows.map((row) => {
      const rungs = finished.get(row.id) ?? []
      const { id, name, city, active, capacity, pause_until } = row
      const { office: _office, ...work } = workload.find((one) => one.office === id) ?? none
      const { staff, without_second_factor } = staffing.find((one) => one.office === id) ?? nobody
      const standing: OfficeStanding = {
        ...{ id, name, city, active, capacity, pause_until, next: next === id },
        takes_cases: takesCasesOn(withDay(row), today),
        ...{ ...work, staff, without_second_factor },
        finished: rungs.reduce((sum, { stays }) => sum + stays, 0),
        in_time: rungs.reduce((sum, { in_time }) => sum + in_time, 0),
      }
      return { standing, rungs }
    })
  }

  /** The week after this one: what is free in it can still be chosen. */
  async function comingWeek(db: Db | Tx, office: number) {
    const today = clock.today()
    const monday = addDays(today, 8 - weekdayOf(today)) ?? today
    const end = addDays(monday, 5) ?? monday
    const span = { from: momentInAmsterdam(monday, 0), until: momentInAmsterdam(end, 0) }
    const taken = await takenBetween(db, office, span)
    return {
      monday: isoDate(monday),
      taken: taken.map(({ starts, ends }) => ({ starts: starts.toISOString(), ends: ends.toISOString() })),
    }
  }

  async function shown(db: Db | Tx, row: OfficeRow): Promise<AdminOffice> {
    const [found] = await standings(db, [row], row.id)
    if (found === undefined) throw new AppError('not_found')
    const naming = (await selectNamingCases(db, row.id)).filter(
      ({ main, by_hand }) => !by_hand && chosenNotary(main) === String(row.id),
    )
    const sent = naming.filter((one) => one.sent).length
    return {
      ...found.standing,
      revision: row.revision,
      settings: settingsOf(row),
      rungs: found.rungs.map((rung) => ({ ...rung, usual: usualTerms[rung.rung] })),
      deeds: { drafts: naming.length - sent, sent },
      week: await comingWeek(db, row.id),
    }
  }

  async function read(db: Db | Tx, id: number): Promise<AdminOffice> {
    const row = await findOfficeRow(db, id)
    if (row === undefined) throw new AppError('not_found')
    return shown(db, row)
  }

  return {
    async list() {
      const found = await standings(database.db, await selectOfficeRows(database.db))
      return { today: isoDate(clock.today()), data: found.map(({ standing }) => standing) }
    },

    read: (id: number) => read(database.db, id),

    add: (by: string, given: { readonly name: string; readonly city: string; readonly province: string }) =>
      database.inTransaction(async (tx) => {
        const row = await insertOffice(tx, {
          ...given,
          ...{ latitude: null, longitude: null, dutch_information: '', english_information: '', flows: null },
          takes_cases: false,
        })
        const detail = { name: row.name, city: row.city }
        await audit.write(tx, by, { action: 'office.added', subject: `office:${row.id}`, label: row.name, detail })
        return shown(tx, row)
      }),

    /** The settings as they were seen with others in their place; what nobody changed leaves no line. */
    async write(
      by: string,
      id: number,
      { revision, settings }: { readonly revision: number; readonly settings: OfficeSettingsBody },
    ): Promise<AdminOffice> {
      const written = await database.inTransaction(async (tx) => {
        const row = await holdOfficeRow(tx, id)
        if (row === undefined) throw new AppError('not_found')
        if (row.revision !== revision) throw new StaleOffice(await shown(tx, row))
        const before = settingsOf(row)
        demandSettings(settings, before, isoDate(clock.today()))
        await updateOffice(tx, id, columnsOf(settings, row))
        const after = await read(tx, id)
        const changes = changedParts(before, after.settings)
        if (changes.length === 0) return after
        const [action, label] = [actionOf(before, after.settings), after.name]
        await audit.write(tx, by, { action, subject: `office:${id}`, label, detail: { changes } })
        return after
      })
      // Whoever saves an answer now is judged by it.
      await references.current()
      return written
    },
  }
}

const none = { office: 0, open_cases: 0, waiting: 0, late: 0, lately: 0 }
const nobody = { staff: 0, without_second_factor: 0 }

type OfficeDoors = Pick<OfficeSettingsBody, 'active' | 'takes_cases'>

/** What the log calls it: a door that opens or shuts before anything else. */
function actionOf(before: OfficeDoors, after: OfficeDoors): AuditAction {
  if (before.active !== after.active) return after.active ? 'office.opened' : 'office.closed'
  if (before.takes_cases !== after.takes_cases) return after.takes_cases ? 'office.resumed' : 'office.paused'
  return 'office.changed'
}
