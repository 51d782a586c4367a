import type { PricePlans } from '#contract/price-plans.ts'
import {
  type AmountChange,
  changedAmounts,
  type MadeVersion,
  type PricesOnDay,
  turnedBackBy,
} from '#domain/price-plans/index.ts'
import type { PriceBook } from '#domain/pricing/index.ts'
import { compareDates, type DutchDate } from '#domain/values/index.ts'

/** Prices from a day on: those that held, the ones that hold, what is planned and what is in the making. */
export type ShownVersion = MadeVersion & {
  readonly state: 'held' | 'current' | 'planned' | 'draft'
  readonly valid_from: DutchDate
  readonly reason: string
  readonly revision: number
  readonly orders: number
  readonly planned_by: string | null
  readonly planned_at: string | null
  /** Of what is in the making. */
  readonly draft: string | null
  /** In the making for a day for which something is planned already. */
  readonly replaces: boolean
}

/** All of them by day; what is in the making stands in the place of what is planned for that day. */
export function shownVersions({ versions, drafts }: PricePlans): readonly ShownVersion[] {
  const planned = versions.map((version) => ({
    ...version,
    ...{ valid_from: version.book.valid_from, draft: null, replaces: false },
  }))
  const written = drafts.map(({ changed_by: _by, changed_at: _at, ...draft }) => ({
    ...draft,
    ...{ state: 'draft' as const, valid_from: draft.book.valid_from, orders: 0, planned_by: null, planned_at: null },
    replaces: planned.some(({ valid_from }) => valid_from === draft.book.valid_from),
  }))
  const isReplaced = ({ valid_from }: { valid_from: DutchDate }) =>
    written.some((draft) => draft.valid_from === valid_from)
  return [...planned.filter((version) => !isReplaced(version)), ...written].toSorted((one, other) =>
    compareDates(one.valid_from, other.valid_from),
  )
}

/** Its place in the address: what is in the making may move to another day. */
export const itemOf = ({ draft, valid_from }: Pick<ShownVersion, 'draft' | 'valid_from'>): string => draft ?? valid_from

/** The one at an address; otherwise what is in the making, or what holds. */
export const openedVersion = (versions: readonly ShownVersion[], item: string | undefined): ShownVersion | undefined =>
  versions.find((version) => itemOf(version) === item || version.valid_from === item) ??
  versions.find(({ state }) => state === 'draft') ??
  versions.find(({ state }) => state === 'current')

/** What holds today, on this day. */
export function pricesToday({ today, versions }: PricePlans): PricesOnDay {
  const current = versions.find(({ state }) => state === 'current')
  if (!current) throw new RangeError(`no prices hold on ${today}`)
  return { book: current.book, day: today }
}

export const onFirstDay = (book: PriceBook): PricesOnDay => ({ book, day: book.valid_from })

export type TurnedBack = { readonly later: ShownVersion; readonly changes: readonly AmountChange[] }

/** Later versions that would turn changes back, each with those. */
export const turnedBackLater = (
  versions: readonly ShownVersion[],
  { book }: MadeVersion,
  before: PricesOnDay,
): readonly TurnedBack[] =>
  versions.flatMap((later) => {
    if (compareDates(later.valid_from, book.valid_from) <= 0) return []
    const changes = turnedBackBy(later, changedAmounts(before, onFirstDay(book)))
    return changes.length === 0 ? [] : [{ later, changes }]
  })
