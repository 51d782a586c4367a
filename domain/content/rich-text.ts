import { isRecord } from '../values/index.ts'
import { isSafeAddress } from './address.ts'

/** Running text as a tree, in the shape that content systems deliver: nothing of it is ever HTML. */
export type RichText = { readonly type: 'doc'; readonly content: readonly RichBlock[] }

export type RichBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichRun[] }
  | { readonly type: 'heading'; readonly attrs: { readonly level: 3 | 4 }; readonly content?: readonly RichRun[] }
  | { readonly type: 'bullet_list' | 'ordered_list'; readonly content: readonly RichItem[] }

export type RichItem = { readonly type: 'list_item'; readonly content: readonly RichBlock[] }

export type RichRun =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichMark[] }
  | { readonly type: 'hard_break' }

export type RichMark =
  | { readonly type: 'bold' | 'italic' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string; readonly linktype: 'url' | 'story' } }

/** A list within a list within a list is as deep as a reader follows. */
const deepest = 4
const longest = 20_000

export type CleanText = { readonly text: RichText; readonly dropped: boolean }

/** What of anything is running text that may be shown; the rest is left out, and that it was is said. */
export function cleanRichText(value: unknown): CleanText {
  const state = { dropped: false, left: longest }
  const text: RichText = { type: 'doc', content: blocksIn(nodesOf(value, 'doc', state), state, 0) }
  return { text, dropped: state.dropped }
}

type CleaningState = { dropped: boolean; left: number }
type RichNode = Readonly<Record<string, unknown>>

function nodesOf(value: unknown, type: string, state: CleaningState): readonly RichNode[] {
  if (!isRecord(value) || value.type !== type) {
    if (value !== undefined && value !== null && value !== '') state.dropped = true
    return []
  }
  return childrenOf(value, state)
}

function childrenOf(node: RichNode, state: CleaningState): readonly RichNode[] {
  const { content = [] } = node
  if (!Array.isArray(content)) {
    state.dropped = true
    return []
  }
  const nodes = content.filter(isRecord)
  if (nodes.length < content.length) state.dropped = true
  return nodes
}

function blocksIn(nodes: readonly RichNode[], state: CleaningState, depth: number): RichBlock[] {
  return nodes.flatMap((node) => blockOf(node, state, depth) ?? left(state))
}

function left(state: CleaningState): [] {
  state.dropped = true
  return []
}

function blockOf(node: RichNode, state: CleaningState, depth: number): RichBlock | null {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: runsIn(node, state) }
    case 'heading': {
      const level = isRecord(node.attrs) ? Number(node.attrs.level) : 3
      // A page has one first heading, and a block its second.
      return { type: 'heading', attrs: { level: level > 3 ? 4 : 3 }, content: runsIn(node, state) }
    }
    case 'bullet_list':
    case 'ordered_list': {
      if (depth >= deepest) return null
      const items = childrenOf(node, state).flatMap((item): RichItem[] => {
        if (item.type !== 'list_item') return left(state)
        return [{ type: 'list_item', content: blocksIn(childrenOf(item, state), state, depth + 1) }]
      })
      return items.length === 0 ? null : { type: node.type, content: items }
    }
    default:
      return null
  }
}

function runsIn(node: RichNode, state: CleaningState): RichRun[] {
  return childrenOf(node, state).flatMap((run): RichRun[] => {
    if (run.type === 'hard_break') return [{ type: 'hard_break' }]
    if (run.type !== 'text' || typeof run.text !== 'string') return left(state)
    if (run.text === '') return []
    const text = run.text.slice(0, state.left)
    if (text.length < run.text.length) state.dropped = true
    state.left -= text.length
    if (text === '') return []
    const marks = marksOf(run.marks, state)
    return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }]
  })
}

function marksOf(value: unknown, state: CleaningState): RichMark[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) return left(state)
  return value.flatMap((mark: unknown): RichMark[] => {
    if (!isRecord(mark)) return left(state)
    if (mark.type === 'bold' || mark.type === 'italic') return [{ type: mark.type }]
    const href = mark.type === 'link' && isRecord(mark.attrs) ? mark.attrs.href : undefined
    if (typeof href !== 'string' || !isSafeAddress(href)) return left(state)
    return [{ type: 'link', attrs: { href, linktype: href.startsWith('/') ? 'story' : 'url' } }]
  })
}

/** The words alone. */
export function wordsOfText({ content }: RichText): string {
  const ofBlock = (block: RichBlock): string =>
    block.type === 'paragraph' || block.type === 'heading'
      ? (block.content ?? []).map((run) => (run.type === 'text' ? run.text : '\n')).join('')
      : block.content.map((item) => item.content.map(ofBlock).join('\n')).join('\n')
  return content.map(ofBlock).join('\n')
}

/** The same text with other words in every run. */
export function mapText(text: RichText, words: (text: string) => string): RichText {
  const ofRun = (run: RichRun): RichRun => (run.type === 'text' ? { ...run, text: words(run.text) } : run)
  const ofBlock = (block: RichBlock): RichBlock =>
    block.type === 'paragraph' || block.type === 'heading'
      ? { ...block, content: (block.content ?? []).map(ofRun) }
      : { ...block, content: block.content.map((item) => ({ ...item, content: item.content.map(ofBlock) })) }
  return { type: 'doc', content: text.content.map(ofBlock) }
}

/** Where its links lead. */
export function linksInText({ content }: RichText): string[] {
  return content.flatMap((block) => {
    if (block.type === 'bullet_list' || block.type === 'ordered_list') {
      return block.content.flatMap((item) => linksInText({ type: 'doc', content: item.content }))
    }
    return (block.content ?? []).flatMap((run) =>
      run.type === 'text' ? (run.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : [])) : [],
    )
  })
}

/** Whether anything is said in it. */
export const saysNothing = (text: RichText): boolean => wordsOfText(text).trim() === ''
