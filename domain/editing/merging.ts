import type { ContentRow, StoredContent } from '../content/index.ts'
import { isRecord } from '../values/index.ts'
import {
  type ContentPlace,
  keysOf,
  knownFields,
  type PageWay,
  pageWay,
  placeOf,
  rowsByUid,
  sameContent,
  wayInto,
} from './comparing.ts'

export type MergeSide = 'mine' | 'theirs'

/** Something that both changed, each in another way; a block that one removed is undefined there. */
export type ContentConflict = {
  readonly place: ContentPlace
  readonly kind: 'value' | 'removed' | 'order'
  readonly mine: unknown
  readonly theirs: unknown
}

export type MergedContent = { readonly content: StoredContent; readonly conflicts: readonly ContentConflict[] }

/**
 * One page out of two that were written at once, from the one that both began with. What only one of them changed is
 * taken as it is now; of what both changed, the side that was chosen for it, and mine as long as nothing was.
 */
export function mergeContent(
  pages: { readonly base: unknown; readonly mine: StoredContent; readonly theirs: StoredContent },
  chosen: Readonly<Record<string, MergeSide>> = {},
): MergedContent {
  const conflicts: ContentConflict[] = []
  const decide: Decide = (conflict) => {
    conflicts.push(conflict)
    return chosen[conflict.place.key] ?? 'mine'
  }
  const base = isRecord(pages.base) ? pages.base : {}
  const content = mergedRow({ base, mine: pages.mine, theirs: pages.theirs }, pageWay, decide)
  return { content: content as StoredContent, conflicts }
}

type Decide = (conflict: ContentConflict) => MergeSide
type Three<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value }
function mergedValue(values: Three<unknown>, kind: ContentConflict['kind'], place: ContentPlace, decide: Decide) {
  const { base, mine, theirs } = values
  if (sameContent(mine, theirs) || sameContent(theirs, base)) return mine
  if (sameContent(mine, base)) return theirs
  return decide({ place, kind, mine, theirs }) === 'mine' ? mine : theirs
}

function mergedRow({ base, mine, theirs }: Three<ContentRow>, way: PageWay, decide: Decide): ContentRow {
  const fields = knownFields(mine)
  if (fields === null || mine.component !== theirs.component) {
    return mergedValue({ base, mine, theirs }, 'value', placeOf(way, null, 'nl'), decide) as ContentRow
  }
  const merged: Record<string, unknown> = { ...mine }
  for (const [key, field] of Object.entries(fields)) {
    const three = { base: base[key], mine: mine[key], theirs: theirs[key] }
    if (field.kind === 'blocks') merged[key] = mergedList(three, key, way, decide)
    else if (field.kind === 'block') {
      const row = (value: unknown) => (isRecord(value) ? value : { component: field.of })
      const inner = { base: row(three.base), mine: row(three.mine), theirs: row(three.theirs) }
      merged[key] = mergedRow(inner, wayInto(way, key, '', field.of, 1), decide)
    } else {
      for (const [kept, locale] of keysOf(key, field)) {
        const values = { base: base[kept], mine: mine[kept], theirs: theirs[kept] }
        const value = mergedValue(values, 'value', placeOf(way, key, locale), decide)
        if (value === undefined) delete merged[kept]
        else merged[kept] = value
      }
    }
  }
  return merged
}

function mergedList(lists: Three<unknown>, key: string, way: PageWay, decide: Decide): ContentRow[] {
  const rows = { base: rowsByUid(lists.base), mine: rowsByUid(lists.mine), theirs: rowsByUid(lists.theirs) }
  return mergedOrder(rows, placeOf(way, key, 'nl'), decide).flatMap((uid, index): ContentRow[] => {
    const [base, mine, theirs] = [rows.base.get(uid), rows.mine.get(uid), rows.theirs.get(uid)]
    const inner = wayInto(way, key, uid, (mine ?? theirs)?.component, index + 1)
    if (mine && theirs) return [mergedRow({ base: base ?? {}, mine, theirs }, inner, decide)]
    const left = mine ?? theirs
    if (left === undefined) return []
    // New on one side; or taken away on the other, where words that were changed since are not lost unasked.
    if (base === undefined) return [left]
    if (sameContent(left, base)) return []
    const place = placeOf(inner, null, 'nl')
    const side = decide({ place, kind: 'removed', mine, theirs })
    const taken = side === 'mine' ? mine : theirs
    return taken ? [taken] : []
  })
}

/** The names in the order of who moved them; what the other added stands behind what it stood behind there. */
function mergedOrder(rows: Three<ReadonlyMap<string, ContentRow>>, place: ContentPlace, decide: Decide): string[] {
  const inAll = (side: keyof typeof rows) =>
    [...rows[side].keys()].filter((uid) => rows.base.has(uid) && rows.mine.has(uid) && rows.theirs.has(uid))
  const order = { base: inAll('base'), mine: inAll('mine'), theirs: inAll('theirs') }
  const taken = mergedValue(order, 'order', place, decide)
  const [first, second] = sameContent(taken, order.mine)
    ? [[...rows.mine.keys()], [...rows.theirs.keys()]]
    : [[...rows.theirs.keys()], [...rows.mine.keys()]]
  return second.reduce<string[]>((merged, uid, index) => {
    if (merged.includes(uid)) return merged
    const before = second.slice(0, index).findLast((other) => merged.includes(other))
    return merged.toSpliced(before === undefined ? 0 : merged.indexOf(before) + 1, 0, uid)
  }, first)
}
