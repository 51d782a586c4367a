import type { CaseRow } from '#contract/case-queue.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { isoDate, isUuid, parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Staff, type StaffSession, staffAt } from './staff.ts'
import { countDesks, countQueue, type QueueFilters, type QueuePlace, queuePlaceOf, selectQueue } from './store-queue.ts'
import { countOpenServices } from './store-services.ts'
import { findStaff, selectOffices } from './store-staff.ts'
import { toRow } from './view.ts'

type AskedFilters = Omit<QueueFilters, 'office' | 'handler'> & {
  readonly handler?: 'me' | 'nobody' | undefined
  readonly office?: number | undefined
}

export type QueueActions = ReturnType<typeof queueActions>

const pageSize = 50
/** A spreadsheet with more is read by nobody. */
const mostExported = 5000

/** What waits on an office, or on all of them for support: the oldest term first. */
export function queueActions({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { db } = database

  const filtersOf = ({ handler, office, ...rest }: AskedFilters, staff: Staff): QueueFilters => ({
    ...rest,
    office: staff.role === 'support' ? (office ?? null) : staff.office,
    ...(handler && { handler: handler === 'me' ? staff.account : null }),
  })

  return {
    async list(session: StaffSession, { cursor, ...asked }: AskedFilters & { readonly cursor?: string | undefined }) {
      const staff = await staffAt(db, session)
      const after = cursor === undefined ? null : cursorIn(cursor)
      const rows = await selectQueue(db, filtersOf(asked, staff), { after, limit: pageSize + 1 })
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
      return {
        data: rows.slice(0, pageSize).map((row): CaseRow => toRow(row, staff.account)),
        next: last === undefined ? null : cursorAt(queuePlaceOf(last)),
      }
    },

    async rows(session: StaffSession, asked: AskedFilters): Promise<readonly CaseRow[]> {
      const staff = await staffAt(db, session)
      const rows = await selectQueue(db, filtersOf(asked, staff), { after: null, limit: mostExported })
      return rows.map((row) => toRow(row, staff.account))
    },

    /** For support, to whom all offices are known. */
    async offices(session: StaffSession) {
      await staffAt(db, session)
      return { data: await selectOffices(db) }
    },

    async count(session: StaffSession) {
      const staff = await staffAt(db, session)
      const me = await findStaff(db, staff.account)
      const today = isoDate(clock.today())
      return {
        me: {
          name: me ? fullNameOf(me) || me.email : '',
          role: staff.role,
          office: me?.office_name ?? null,
        },
        today,
        ...(await countQueue(db, staff.office, staff.account, today)),
        ...(staff.role === 'support' && {
          support: { services: await countOpenServices(db), ...(await countDesks(db)) },
        }),
      }
    },
  }
}

const cursorAt = ({ part, day, uuid }: QueuePlace): string => `${part}_${day}_${uuid}`

function cursorIn(cursor: string): QueuePlace {
  const [part, day = '', uuid = ''] = cursor.split('_')
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && parseDutchDate(day) !== undefined
  if ((part === 'open' || part === 'closed') && isDay && isUuid(uuid)) return { part, day, uuid }
  throw new AppError('invalid_request', { path: 'cursor' })
}
