import {
  type BlockName,
  type ContentField,
  contentFieldsOf,
  englishOf,
  isTranslated,
  type RichBlock,
  type RichRun,
  type RichText,
  type StoredContent,
} from '#domain/content/index.ts'

/** The same thing in Dutch and in English. */
export type Both<Value = string> = readonly [nl: Value, en: Value]

type Written = { readonly [key: string]: unknown }
type BlockDraft = { readonly component: BlockName; readonly written: Written }

/** A block with what it says; what has two languages is given as a pair. */
export const block = (component: BlockName, written: Written): BlockDraft => ({ component, written })

type Inline = string | RichRun

/** Words that lead somewhere. */
export const to = (href: string, text: string): RichRun => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href, linktype: href.startsWith('/') ? 'story' : 'url' } }],
})

const runs = (parts: readonly Inline[]): RichRun[] =>
  parts.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part))

export const par = (...parts: readonly Inline[]): RichBlock => ({ type: 'paragraph', content: runs(parts) })

/** A list of lines, each a text or parts of one. */
export const list = (...lines: readonly (string | readonly Inline[])[]): RichBlock => ({
  type: 'bullet_list',
  content: lines.map((line) => ({ type: 'list_item', content: [par(...(typeof line === 'string' ? [line] : line))] })),
})

/** Running text: a string is a paragraph of its own. */
export const richText = (...blocks: readonly (string | RichBlock)[]): RichText => ({
  type: 'doc',
  content: blocks.map((part) => (typeof part === 'string' ? par(part) : part)),
})

export type PageDraft = {
  /** Where it is found in each language. */
  readonly slug: Both
  readonly name: string
  readonly meta: { readonly title: Both; readonly description: Both }
  readonly body: readonly BlockDraft[]
}

export type SeededPage = { readonly name: string; readonly slug: Both; readonly content: StoredContent }

/** A page as it is kept, with a name for each of its blocks that stays the same. */
export function seededPage({ slug, name, meta, body }: PageDraft): SeededPage {
  let count = 0
  const uid = () => `${slug[0].replaceAll('/', '-')}-${++count}`
  const kept = ({ component, written }: BlockDraft): StoredContent => ({
    _uid: uid(),
    component,
    ...fieldsKept(contentFieldsOf(component), written, kept),
  })
  const content: StoredContent = {
    _uid: uid(),
    component: 'page',
    meta: kept(block('meta', meta)),
    body: body.map(kept),
  }
  return { name, slug, content }
}

function fieldsKept(
  fields: Readonly<Record<string, ContentField>>,
  written: Written,
  kept: (draft: BlockDraft) => StoredContent,
): Record<string, unknown> {
  const entries = Object.entries(written).flatMap(([key, value]): [string, unknown][] => {
    const field = fields[key]
    if (!field) throw new Error(`There is no field ${key} to fill in.`)
    if (field.kind === 'blocks') return [[key, (value as readonly BlockDraft[]).map(kept)]]
    if (!isTranslated(field) || !Array.isArray(value)) return [[key, value]]
    const [nl, en] = value
    return [
      [key, nl],
      [englishOf(key), en],
    ]
  })
  return Object.fromEntries(entries)
}
