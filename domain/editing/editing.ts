import {
  type BlockName,
  type ContentField,
  contentFieldsOf,
  isBlockName,
  type StoredContent,
} from '../content/index.ts'

/** Gives a block a name of its own; chance comes from outside. */
export type NewUid = () => string

/** What stands at `body.2.questions.0.answer`. */
export function contentAt(content: unknown, path: string): unknown {
  return partsOf(path).reduce<unknown>(
    (value, part) => (isHolder(value) ? (value as Readonly<Record<string, unknown>>)[part] : undefined),
    content,
  )
}

/** The same content with something else at a place; `undefined` takes it away. */
export function withContentAt<Content>(content: Content, path: string, value: unknown): Content {
  return set(content, partsOf(path), value) as Content
}

function set(held: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value
  if (Array.isArray(held)) {
    return held.map((row: unknown, index) => (String(index) === part ? set(row, rest, value) : row))
  }
  const row = (isHolder(held) ? held : {}) as Readonly<Record<string, unknown>>
  const next = set(row[part], rest, value)
  const { [part]: _before, ...others } = row
  return next === undefined ? others : { ...row, [part]: next }
}

const partsOf = (path: string): string[] => (path === '' ? [] : path.split('.'))
const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The blocks in a list of a page, as in `body` or `body.2.questions`. */
export function blocksAt(content: unknown, list: string): readonly StoredContent[] {
  const rows = contentAt(content, list)
  return Array.isArray(rows) ? (rows as StoredContent[]) : []
}

export const withBlockAdded = (content: StoredContent, list: string, index: number, block: object): StoredContent =>
  withContentAt(content, list, blocksAt(content, list).toSpliced(index, 0, block as StoredContent))

export const withBlockRemoved = (content: StoredContent, list: string, index: number): StoredContent =>
  withContentAt(content, list, blocksAt(content, list).toSpliced(index, 1))

/** A block at another place in its list; past an end it stays where it is. */
export function withBlockMoved(content: StoredContent, list: string, from: number, to: number): StoredContent {
  const rows = blocksAt(content, list)
  const moved = rows[from]
  if (moved === undefined || from === to || to < 0 || to >= rows.length) return content
  return withContentAt(content, list, rows.toSpliced(from, 1).toSpliced(to, 0, moved))
}

export function withBlockDoubled(content: StoredContent, list: string, index: number, newUid: NewUid): StoredContent {
  const block = blocksAt(content, list)[index]
  return block === undefined ? content : withBlockAdded(content, list, index + 1, withNewUids(block, newUid))
}

/** The same words under other names: a copy lives on by itself. */
export function withNewUids<Content>(content: Content, newUid: NewUid): Content {
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed)
    if (!isHolder(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === '_uid' ? newUid() : renamed(inner)]),
    )
  }
  return renamed(content) as Content
}

/** A block to begin with: its switches off, its lists as long as they must be, and no words yet. */
export function emptyBlock(name: BlockName, newUid: NewUid): StoredContent {
  const values = Object.entries(contentFieldsOf(name)).flatMap(([key, field]) => {
    const value = emptyValue(field, newUid)
    return value === undefined ? [] : [[key, value] as const]
  })
  return { component: name, _uid: newUid(), ...Object.fromEntries(values) }
}

function emptyValue(field: ContentField, newUid: NewUid): unknown {
  switch (field.kind) {
    case 'yes_no':
      return false
    case 'choice':
      return field.shared && !field.optional ? field.options[0] : undefined
    case 'block':
      return isBlockName(field.of) ? emptyBlock(field.of, newUid) : undefined
    case 'blocks': {
      const [first] = field.of
      const count = field.of.length === 1 ? (field.least ?? 0) : 0
      return isBlockName(first) ? Array.from({ length: count }, () => emptyBlock(first, newUid)) : []
    }
    default:
      return undefined
  }
}
