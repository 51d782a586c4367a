import { Fragment, type ReactNode } from 'react'
import type { RichBlock, RichMark, RichRun, RichText } from '#domain/content/index.ts'
import { ContentLink } from './links.tsx'

type HeadingDepth = 1 | 2 | 3

type Props = {
  readonly text: RichText
  /** The heading that it stands under, so that none is skipped. */
  readonly under: HeadingDepth
}

const headings = { 1: ['h2', 'h3'], 2: ['h3', 'h4'], 3: ['h4', 'h5'] } as const

/** Running text: every kind of node has its own drawing here, and there are no others. */
export const RunningText = ({ text, under }: Props) => <div className="grid gap-3">{drawn(text.content, under)}</div>

function drawn(blocks: readonly RichBlock[], under: HeadingDepth): ReactNode[] {
  // A smaller heading before any larger one would leave one out.
  let hasLarger = false
  return keyed(blocks, (block) => {
    switch (block.type) {
      case 'paragraph':
        return <p>{runs(block.content)}</p>
      case 'heading': {
        hasLarger ||= block.attrs.level === 3
        const [Larger, Smaller] = headings[under]
        return block.attrs.level === 3 || !hasLarger ? (
          <Larger className="mt-3 text-lg first:mt-0">{runs(block.content)}</Larger>
        ) : (
          <Smaller className="mt-2 font-sans font-semibold first:mt-0">{runs(block.content)}</Smaller>
        )
      }
      case 'bullet_list':
        return <ul className="grid list-disc gap-1.5 pl-5 marker:text-green">{items(block.content, under)}</ul>
      case 'ordered_list':
        return <ol className="grid list-decimal gap-1.5 pl-6 marker:text-green">{items(block.content, under)}</ol>
    }
  })
}

const items = (rows: readonly { readonly content: readonly RichBlock[] }[], under: HeadingDepth) =>
  keyed(rows, (item) => <li>{drawn(item.content, under)}</li>)

const runs = (content: readonly RichRun[] = []) =>
  keyed(content, (run) => (run.type === 'hard_break' ? <br /> : (run.marks ?? []).reduceRight(marked, run.text)))

function marked(inside: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong className="font-semibold">{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    case 'link':
      return <ContentLink address={mark.attrs.href}>{inside}</ContentLink>
  }
}

/** Nothing of it ever moves: its place is its name. */
const keyed = <Row,>(rows: readonly Row[], draw: (row: Row) => ReactNode): ReactNode[] =>
  [...rows.entries()].map(([place, row]) => <Fragment key={place}>{draw(row)}</Fragment>)
