import {
  type BlockName,
  type ContentField,
  type ContentRow,
  contentFieldsOf,
  englishOf,
  isBlockName,
  isTranslated,
} from '../content/index.ts'
import { isRecord, type Locale } from '../values/index.ts'

/** Where something stands, told by the names of blocks and not by their numbers, which change. */
export type ContentPlace = {
  /** As in `body/4f1c/title:nl`. */
  readonly key: string
  /** The blocks on the way to it, each with its place among its neighbours. */
  readonly way: readonly { readonly component: string; readonly number: number }[]
  /** Null: the block itself. */
  readonly field: string | null
  readonly locale: Locale
}

/** What is different between two pages. */
export type ContentChange = {
  readonly place: ContentPlace
  /** Words or a choice; a block that came or went; or the order of a list. */
  readonly kind: 'value' | 'added' | 'removed' | 'order'
  readonly before: unknown
  readonly after: unknown
}

/** Whether it says the same, in whatever order a database gives its keys back; nothing filled in is nothing. */
export function sameContent(one: unknown, other: unknown): boolean {
  const [left, right] = [orNothing(one), orNothing(other)]
  if (left === right) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((value, index) => sameContent(value, right[index]))
  }
  if (!isRecord(left) || !isRecord(right)) return false
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameContent(left[key], right[key]))
}

const orNothing = (value: unknown): unknown =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0) ? undefined : value

/** The fields of a row that is known, and none of another: that one is compared as a whole. */
export function knownFields(row: ContentRow): Readonly<Record<string, ContentField>> | null {
  const name = row.component
  return name === 'page' || isBlockName(name) ? contentFieldsOf(name as BlockName | 'page') : null
}

/** The names under which a field is kept, each with its language. */
export const keysOf = (key: string, field: ContentField): readonly (readonly [string, Locale])[] =>
  isTranslated(field) ? [[key, 'nl'] as const, [englishOf(key), 'en'] as const] : [[key, 'nl'] as const]

/** Rows of a list by their names; one that has no name, or that of another, by its number. */
export function rowsByUid(value: unknown): ReadonlyMap<string, ContentRow> {
  const rows = new Map<string, ContentRow>()
  for (const [index, row] of (Array.isArray(value) ? value : []).entries()) {
    if (!isRecord(row)) continue
    const uid = typeof row._uid === 'string' && row._uid !== '' ? row._uid : `#${index}`
    rows.set(rows.has(uid) ? `${uid}#${index}` : uid, row)
  }
  return rows
}

export type PageWay = Pick<ContentPlace, 'way'> & { readonly at: string }

export const pageWay: PageWay = { at: '', way: [] }

export const placeOf = ({ at, way }: PageWay, field: string | null, locale: Locale): ContentPlace => ({
  ...{ key: `${at}${field ?? ''}:${locale}`, way, field, locale },
})

export const wayInto = (
  { at, way }: PageWay,
  list: string,
  uid: string,
  component: unknown,
  number: number,
): PageWay => ({
  at: `${at}${list}/${uid}/`,
  way: [...way, { component: String(component), number }],
})

/** Everything that is different, field by field, in the order of the page. */
export function contentChanges(before: unknown, after: unknown): ContentChange[] {
  return isRecord(before) && isRecord(after) ? rowChanges(before, after, pageWay) : []
}

function rowChanges(before: ContentRow, after: ContentRow, way: PageWay): ContentChange[] {
  const fields = knownFields(after)
  if (fields === null || before.component !== after.component) {
    const place = placeOf(way, null, 'nl')
    return sameContent(before, after) ? [] : [{ place, kind: 'value', before, after }]
  }
  return Object.entries(fields).flatMap(([key, field]): ContentChange[] => {
    if (field.kind === 'blocks') return listChanges(before[key], after[key], key, way)
    if (field.kind === 'block') {
      const [was, is] = [before[key], after[key]].map((row) => (isRecord(row) ? row : { component: field.of }))
      return was && is ? rowChanges(was, is, wayInto(way, key, '', field.of, 1)) : []
    }
    return keysOf(key, field).flatMap(([kept, locale]): ContentChange[] => {
      const [was, is] = [before[kept], after[kept]]
      const place = placeOf(way, key, locale)
      return sameContent(was, is) ? [] : [{ place, kind: 'value', before: was, after: is }]
    })
  })
}

function listChanges(before: unknown, after: unknown, key: string, way: PageWay): ContentChange[] {
  const [was, is] = [rowsByUid(before), rowsByUid(after)]
  const into = (uid: string, row: ContentRow, rows: ReadonlyMap<string, ContentRow>) =>
    wayInto(way, key, uid, row.component, [...rows.keys()].indexOf(uid) + 1)
  const gone = [...was].flatMap(([uid, row]): ContentChange[] =>
    is.has(uid)
      ? []
      : [{ place: placeOf(into(uid, row, was), null, 'nl'), kind: 'removed', before: row, after: undefined }],
  )
  const stayed = [...is].flatMap(([uid, row]): ContentChange[] => {
    const inner = into(uid, row, is)
    const former = was.get(uid)
    if (former) return rowChanges(former, row, inner)
    return [{ place: placeOf(inner, null, 'nl'), kind: 'added', before: undefined, after: row }]
  })
  const order = (rows: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
    [...rows.keys()].filter((uid) => others.has(uid))
  const [old, now] = [order(was, is), order(is, was)]
  const moved: ContentChange[] = sameContent(old, now)
    ? []
    : [{ place: placeOf(way, key, 'nl'), kind: 'order', before: old, after: now }]
  return [...gone, ...moved, ...stayed]
}
