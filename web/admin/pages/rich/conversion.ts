import {
  cleanRichText,
  type RichBlock,
  type RichItem,
  type RichMark,
  type RichRun,
  type RichText,
} from '#domain/content/index.ts'

/** What the editor holds, as far as running text can be said in it. */
export type EditorNode = {
  readonly type: string
  readonly version?: number
  readonly children?: readonly EditorNode[]
  readonly text?: string
  readonly format?: number | string
  readonly url?: string
  readonly tag?: string
  readonly listType?: string
  readonly value?: number
  readonly start?: number
  readonly detail?: number
  readonly mode?: string
  readonly style?: string
  readonly direction?: null
  readonly indent?: number
}
export type EditorDocument = { readonly root: EditorNode }

const bold = 1
const italic = 2

const holder = { version: 1, direction: null, format: '', indent: 0 } as const
const emptyParagraph: EditorNode = { ...holder, type: 'paragraph', children: [] }

/** Running text as the editor takes it; it is never without a paragraph to write in. */
export function toEditor({ content }: RichText): EditorDocument {
  const children = content.map(blockNode)
  return { root: { ...holder, type: 'root', children: children.length > 0 ? children : [emptyParagraph] } }
}

function blockNode(block: RichBlock): EditorNode {
  switch (block.type) {
    case 'paragraph':
      return { ...holder, type: 'paragraph', children: runNodes(block.content ?? []) }
    case 'heading':
      return { ...holder, type: 'heading', tag: `h${block.attrs.level}`, children: runNodes(block.content ?? []) }
    default: {
      const [listType, tag] = block.type === 'bullet_list' ? ['bullet', 'ul'] : ['number', 'ol']
      const items = block.content.flatMap(itemNodes)
      return {
        ...{ ...holder, type: 'list', listType, tag, start: 1 },
        children: items.map((item, index) => ({ ...item, value: index + 1 })),
      }
    }
  }
}

/** The editor has a list within a list in an item of its own, and lines of an item in one paragraph. */
function itemNodes({ content }: RichItem): EditorNode[] {
  const item = (children: readonly EditorNode[]): EditorNode => ({ ...holder, type: 'listitem', children })
  const items: EditorNode[] = []
  let lines: RichRun[] | null = null
  const close = () => {
    if (lines !== null) items.push(item(runNodes(lines)))
    lines = null
  }
  for (const block of content) {
    if (block.type === 'paragraph' || block.type === 'heading') {
      const runs: readonly RichRun[] = block.content ?? []
      lines = lines === null ? [...runs] : [...(lines as RichRun[]), { type: 'hard_break' }, ...runs]
    } else {
      close()
      items.push(item([blockNode(block)]))
    }
  }
  close()
  return items.length > 0 ? items : [item([])]
}

function runNodes(runs: readonly RichRun[]): EditorNode[] {
  const nodes: EditorNode[] = []
  for (const run of joined(runs)) {
    const node = runNode(run)
    const href = hrefOf(run)
    const last = nodes.at(-1)
    if (href === null) nodes.push(node)
    else if (last?.type === 'link' && last.url === href) {
      nodes.splice(-1, 1, { ...last, children: [...(last.children ?? []), node] })
    } else nodes.push({ ...holder, type: 'link', url: href, children: [node] })
  }
  return nodes
}

function runNode(run: RichRun): EditorNode {
  if (run.type === 'hard_break') return { type: 'linebreak', version: 1 }
  const has = (type: RichMark['type']) => run.marks?.some((mark) => mark.type === type) ?? false
  const format = (has('bold') ? bold : 0) | (has('italic') ? italic : 0)
  return { type: 'text', version: 1, text: run.text, format, detail: 0, mode: 'normal', style: '' }
}

function hrefOf(run: RichRun): string | null {
  if (run.type !== 'text') return null
  const link = run.marks?.find((mark) => mark.type === 'link')
  return link?.type === 'link' ? link.attrs.href : null
}

/** What the editor holds as running text: nothing but what may stand on a page comes through. */
export function fromEditor({ root }: EditorDocument): RichText {
  return cleanRichText({ type: 'doc', content: (root.children ?? []).flatMap(blocksOf) }).text
}

function blocksOf(node: EditorNode): object[] {
  const children = node.children ?? []
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: Number(node.tag?.slice(1)) }, content: runsOf(children) }]
    case 'list':
      return [{ type: node.listType === 'number' ? 'ordered_list' : 'bullet_list', content: itemsOf(children) }]
    default:
      return [{ type: 'paragraph', content: runsOf(children) }]
  }
}

type ListItem = { readonly type: 'list_item'; readonly content: object[] }

function itemsOf(nodes: readonly EditorNode[]): ListItem[] {
  const items: ListItem[] = []
  for (const { children = [] } of nodes) {
    const lists = children.filter(({ type }) => type === 'list')
    const runs = children.filter(({ type }) => type !== 'list')
    const within = lists.flatMap(blocksOf)
    const last = items.at(-1)
    if (lists.length > 0 && runs.length === 0 && last) last.content.push(...within)
    else {
      const lines = runs.length > 0 || lists.length === 0 ? [{ type: 'paragraph', content: runsOf(runs) }] : []
      items.push({ type: 'list_item', content: [...lines, ...within] })
    }
  }
  return items
}

function runsOf(nodes: readonly EditorNode[], href: string | null = null): RichRun[] {
  return joined(
    nodes.flatMap((node): RichRun[] => {
      if (node.type === 'linebreak') return [{ type: 'hard_break' }]
      if (node.type === 'link' || node.type === 'autolink') return runsOf(node.children ?? [], node.url ?? null)
      if (node.text === undefined) return runsOf(node.children ?? [], href)
      const format = Number(node.format ?? 0)
      const marks: RichMark[] = [
        ...(format & bold ? [{ type: 'bold' } as const] : []),
        ...(format & italic ? [{ type: 'italic' } as const] : []),
        ...(href === null ? [] : [{ type: 'link', attrs: { href, linktype: 'url' } } as const]),
      ]
      return [marks.length > 0 ? { type: 'text', text: node.text, marks } : { type: 'text', text: node.text }]
    }),
  )
}

/** Runs that look alike are one. */
function joined(runs: readonly RichRun[]): RichRun[] {
  const all: RichRun[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const isAlike = last?.type === 'text' && run.type === 'text' && lookOf(last) === lookOf(run)
    if (isAlike) all.splice(-1, 1, { ...last, text: last.text + run.text })
    else all.push(run)
  }
  return all
}

const lookOf = (run: Extract<RichRun, { type: 'text' }>): string =>
  [...new Set((run.marks ?? []).map((mark) => mark.type))].toSorted().join() + (hrefOf(run) ?? '')
