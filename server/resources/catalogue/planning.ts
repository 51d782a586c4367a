import type { AuditAction } from '#contract/audit.ts'
import type { PricePlans } from '#contract/price-plans.ts'
import {
  type AmountChange,
  amountFault,
  begunFrom,
  changedAmounts,
  editableAmounts,
  type MadeVersion,
  movedTo,
  type PlanFault,
  planFaults,
  takenOver,
  turnedBackBy,
  withAmount,
} from '#domain/price-plans/index.ts'
import { type PriceBook, priceBookOn } from '#domain/pricing/index.ts'
import { typicalOrderLike, typicalOrderNames } from '#domain/products/index.ts'
import { compareDates, type DutchDate, isoDate, parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit } from '../audit/actions.ts'
import { parsePriceBook, priceBooksSubject } from './actions.ts'
import type { CatalogueExtras } from './extras.ts'
import {
  countOrdersByBook,
  countOrdersSince,
  deletePriceBook,
  deletePriceDraft,
  insertPriceDraft,
  lockPriceBooks,
  selectPlanners,
  selectPriceBooks,
  selectPriceDrafts,
  updatePriceDraft,
  upsertPriceBook,
} from './store.ts'

type PlanningParts = {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly extras: Pick<CatalogueExtras, 'membershipWords' | 'listExtraServices'>
}

/** Somebody else was first: with the place, where it is about one, and what is there now. */
export class StalePrices extends Error {
  readonly path: string | null
  readonly current: PricePlans

  constructor(path: string | null, current: PricePlans) {
    super('somebody else changed the prices in the meantime')
    this.path = path
    this.current = current
  }
}

class Overtaken extends Error {
  readonly path: string | null

  constructor(path: string | null = null) {
    super('what was seen is not there any more')
    this.path = path
  }
}

export type PricePlanning = ReturnType<typeof pricePlanning>

type DraftRow = Awaited<ReturnType<typeof selectPriceDrafts>>[number]
type PriceBookRow = Awaited<ReturnType<typeof selectPriceBooks>>[number]
type PlannedVersion = MadeVersion & { readonly row: PriceBookRow; readonly valid_from: DutchDate }
type DraftVersion = MadeVersion & { readonly row: DraftRow }
type PriceChangeLine = {
  readonly action: AuditAction
  readonly label: string
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Everything there is, while nobody else changes it. */
type PlanningDesk = {
  readonly today: DutchDate
  readonly current: PlannedVersion
  readonly versions: readonly PlannedVersion[]
  readonly drafts: readonly DraftVersion[]
}

const countedDays = 90

/** Other prices, from a first draft until they are planned. Every change has its line in the log. */
export function pricePlanning({ database, clock, audit, extras }: PlanningParts) {
  async function deskOf(db: Db | Tx, rows: readonly PriceBookRow[]): Promise<PlanningDesk> {
    const today = clock.today()
    const books = rows.map((row) => {
      const book = parsePriceBook(row.book)
      return { row, book, valid_from: book.valid_from }
    })
    const holds = priceBookOn(books, today)
    if (holds === undefined) throw new RangeError(`no price book holds on ${today}`)
    const versions = books
      .map((version) => ({
        ...version,
        made_from: version.row.made_from === null ? holds.book : parsePriceBook(version.row.made_from),
      }))
      .toSorted((one, other) => compareDates(one.valid_from, other.valid_from))
    const current = versions.find(({ valid_from }) => valid_from === holds.valid_from)
    if (current === undefined) throw new RangeError(`no price book holds on ${today}`)
    const drafts = (await selectPriceDrafts(db)).map((row) => ({
      row,
      // It was checked when it was written, and contradicts itself until it is planned.
      book: row.book as PriceBook,
      made_from: parsePriceBook(row.made_from),
    }))
    return { today, current, versions, drafts }
  }

  async function read(): Promise<PricePlans> {
    const { db } = database
    const { today, current, versions, drafts } = await deskOf(db, await selectPriceBooks(db))
    const since = new Date(clock.now().getTime() - countedDays * 24 * 3_600_000)
    const [byBook, recent, memberships, services, lines] = await Promise.all([
      countOrdersByBook(db),
      countOrdersSince(db, since),
      extras.membershipWords(),
      extras.listExtraServices(),
      audit.list({ subject: priceBooksSubject }),
    ])
    const planners = [...versions.map(({ row }) => row.planned_by), ...drafts.map(({ row }) => row.changed_by)]
    const names = await selectPlanners(
      db,
      planners.filter((account) => account !== null),
    )
    const named = (account: string | null) => (account === null ? null : (names.get(account) ?? null))
    const called = (locale: 'nl' | 'en') => Object.fromEntries(services.map((one) => [one.slug, one[locale].name]))
    return {
      today,
      versions: versions.map(({ row, book, made_from, valid_from }) => ({
        state: valid_from === current.valid_from ? 'current' : compareDates(valid_from, today) > 0 ? 'planned' : 'held',
        ...{ book, made_from, reason: row.reason, revision: row.revision },
        planned_by: named(row.planned_by),
        planned_at: row.planned_at?.toISOString() ?? null,
        orders: Number(byBook.find(({ price_book }) => price_book === row.valid_from)?.orders ?? 0),
      })),
      drafts: drafts.map(({ row, book, made_from }) => ({
        ...{ draft: row.id, book, made_from, reason: row.reason, revision: row.revision },
        changed_by: named(row.changed_by),
        changed_at: row.changed_at.toISOString(),
      })),
      orders: Object.fromEntries(
        typicalOrderNames.map((name) => [
          name,
          recent
            .filter((order) => typicalOrderLike(order) === name)
            .reduce((sum, { orders }) => sum + Number(orders), 0),
        ]),
      ) as PricePlans['orders'],
      names: { memberships: memberships.names, services: { nl: called('nl'), en: called('en') } },
      history: lines.data.map(({ subject: _prices, ...line }) => line),
    }
  }

  /** Changes prices with everybody else waiting, and writes what was done. */
  async function change(
    by: string,
    work: (tx: Tx, desk: PlanningDesk) => Promise<readonly PriceChangeLine[]>,
  ): Promise<PricePlans> {
    try {
      await database.inTransaction(async (tx) => {
        const desk = await deskOf(tx, await lockPriceBooks(tx))
        for (const line of await work(tx, desk)) {
          await audit.write(tx, by, { subject: `${priceBooksSubject}${line.label}`, ...line })
        }
      })
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      throw new StalePrices(error.path, await read())
    }
    return read()
  }

  /** A draft, if it is still as it was seen. */
  function unchanged({ drafts }: PlanningDesk, id: string, revision: number): DraftVersion {
    const draft = drafts.find(({ row }) => row.id === id)
    if (!draft) throw new AppError('not_found')
    if (draft.row.revision !== revision) throw new Overtaken()
    return draft
  }

  const write = (tx: Tx, by: string, { row, book, made_from }: DraftVersion, reason = row.reason) =>
    updatePriceDraft(tx, row.id, {
      ...{ valid_from: isoDate(book.valid_from), book, made_from, reason },
      ...{ changed_by: by, changed_at: clock.now() },
    })

  /** A later version, planned or in the making, takes changes over. */
  async function takeOver(
    tx: Tx,
    by: string,
    desk: PlanningDesk,
    day: DutchDate,
    source: MadeVersion,
  ): Promise<PriceChangeLine[]> {
    const changes = changedAmounts(
      { book: desk.current.book, day: desk.today },
      { book: source.book, day: source.book.valid_from },
    )
    const planned = desk.versions.find(({ valid_from }) => valid_from === day)
    const draft = desk.drafts.find(({ book }) => book.valid_from === day)
    const later = planned ?? draft
    if (!later || compareDates(day, source.book.valid_from) <= 0)
      throw new AppError('invalid_request', { path: 'also' })
    if (planned) {
      const { valid_from, reason, planned_by, planned_at } = planned.row
      const plan = { reason, planned_by, planned_at: planned_at ?? clock.now() }
      await upsertPriceBook(tx, { valid_from, ...takenOver(planned, changes, source.book), ...plan })
    }
    if (draft) await write(tx, by, { row: draft.row, ...takenOver(draft, changes, source.book) })
    const detail = { from: source.book.valid_from, ...listed(turnedBackBy(later, changes)) }
    return [{ action: 'prices.taken_over', label: day, detail }]
  }

  return {
    read,

    begin(by: string, { valid_from, made_from }: { valid_from: DutchDate; made_from: DutchDate | null }) {
      return change(by, async (tx, { today, versions, drafts }) => {
        refuseEarly(valid_from, today)
        if (drafts.some(({ book }) => book.valid_from === valid_from)) throw new Overtaken('valid_from')
        const planned = versions.find((version) => version.valid_from === valid_from)
        const source =
          made_from === null ? priceBookOn(versions, valid_from) : versions.find((one) => one.valid_from === made_from)
        if (!source) throw new AppError('invalid_request', { path: 'made_from' })
        const begun = planned ?? begunFrom(source.book, valid_from)
        await insertPriceDraft(tx, {
          ...{ valid_from: isoDate(valid_from), book: begun.book, made_from: begun.made_from },
          ...{ reason: planned?.row.reason ?? '', changed_by: by, changed_at: clock.now() },
        })
        return [{ action: 'prices.begun', label: valid_from, detail: { made_from: source.valid_from } }]
      })
    },

    write(
      by: string,
      id: string,
      wanted: {
        revision: number
        amounts: Readonly<Record<string, number | null>>
        valid_from?: DutchDate | undefined
        reason?: string | undefined
      },
    ) {
      return change(by, async (tx, desk) => {
        const draft = unchanged(desk, id, wanted.revision)
        const before = draft.book
        refuseFaulty(before, wanted.amounts)
        const book = Object.entries(wanted.amounts).reduce(
          (changed, [path, value]) => withAmount(changed, path, value),
          before,
        )
        const { valid_from = before.valid_from, reason = draft.row.reason } = wanted
        const isMoved = valid_from !== before.valid_from
        if (isMoved) {
          refuseEarly(valid_from, desk.today)
          if (desk.drafts.some((one) => one.book.valid_from === valid_from)) throw new Overtaken('valid_from')
        }
        const changes = changedAmounts(onFirstDay(before), onFirstDay(book))
        const version = { book, made_from: draft.made_from }
        const lines: PriceChangeLine[] = [
          ...(changes.length > 0
            ? [
                {
                  action: 'prices.changed' as const,
                  label: before.valid_from,
                  detail: { draft: id, ...listed(changes) },
                },
              ]
            : []),
          ...(isMoved
            ? [{ action: 'prices.moved' as const, label: valid_from, detail: { draft: id, from: before.valid_from } }]
            : []),
          ...(reason === draft.row.reason
            ? []
            : [{ action: 'prices.explained' as const, label: valid_from, detail: { draft: id, reason } }]),
        ]
        if (lines.length > 0) {
          await write(tx, by, { row: draft.row, ...(isMoved ? movedTo(version, valid_from) : version) }, reason)
        }
        return lines
      })
    },

    plan(by: string, id: string, { revision, also }: { revision: number; also: readonly DutchDate[] }) {
      return change(by, async (tx, desk) => {
        const { row, book, made_from } = unchanged(desk, id, revision)
        refuse(planFaults(book, desk))
        const changes = changedAmounts({ book: desk.current.book, day: desk.today }, onFirstDay(book))
        const { reason, valid_from } = row
        await upsertPriceBook(tx, {
          ...{ valid_from, book: parsePriceBook(book), made_from, reason },
          ...{ planned_by: by, planned_at: clock.now() },
        })
        await deletePriceDraft(tx, id)
        const lines: PriceChangeLine[] = [
          { action: 'prices.planned', label: book.valid_from, detail: { reason, ...listed(changes) } },
        ]
        for (const day of new Set(also)) lines.push(...(await takeOver(tx, by, desk, day, { book, made_from })))
        return lines
      })
    },

    discard(by: string, id: string, { revision }: { revision: number }) {
      return change(by, async (tx, desk) => {
        const { book } = unchanged(desk, id, revision)
        await deletePriceDraft(tx, id)
        return [{ action: 'prices.discarded', label: book.valid_from }]
      })
    },

    /** Takes back what does not hold yet; what does, or did, stays: quotes were made from it. */
    withdraw(by: string, text: string, { revision, reason }: { revision: number; reason: string }) {
      return change(by, async (tx, { today, versions, drafts }) => {
        const day = parseDutchDate(text)
        const version = versions.find(({ valid_from }) => valid_from === day)
        if (!version || compareDates(version.valid_from, today) <= 0) throw new AppError('not_found')
        const { row, book, made_from, valid_from } = version
        if (row.revision !== revision) throw new Overtaken()
        await deletePriceBook(tx, row.valid_from)
        if (!drafts.some((draft) => draft.book.valid_from === valid_from)) {
          await insertPriceDraft(tx, {
            ...{ valid_from: row.valid_from, book, made_from, reason: row.reason },
            ...{ changed_by: by, changed_at: clock.now() },
          })
        }
        return [{ action: 'prices.withdrawn', label: valid_from, detail: { reason } }]
      })
    },
  }
}

const onFirstDay = (book: PriceBook) => ({ book, day: book.valid_from })

/** Changes as the log keeps them. */
const listed = (changes: readonly AmountChange[]) => ({
  changes: changes.map(({ amount: { path }, before, after }) => ({ path, before, after })),
})

function refuse(faults: readonly PlanFault[]): void {
  if (faults.length === 0) return
  throw new AppError('invalid_request', {
    entries: faults.map(({ path, rule }) => ({ code: rule, path, message: 'This cannot be planned.' })),
  })
}

const refuseEarly = (valid_from: DutchDate, today: DutchDate) =>
  refuse(compareDates(valid_from, today) > 0 ? [] : [{ path: 'valid_from', rule: 'too_early' }])

/** An amount that is none is not kept, not even in a draft. */
function refuseFaulty(book: PriceBook, amounts: Readonly<Record<string, number | null>>): void {
  const known = editableAmounts(book)
  const entries = Object.entries(amounts).flatMap(([path, value]) => {
    const amount = known.find((one) => one.path === path)
    const code = amount ? amountFault(value, amount) : 'unknown_field'
    return code === null ? [] : [{ code, path: `amounts.${path}`, message: 'This cannot be an amount of the prices.' }]
  })
  if (entries.length > 0) throw new AppError('invalid_request', { entries })
}
