import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstSaying } from '#domain/documents/index.ts'
import { type LiveDocument, useLiveDocument } from './live-document.ts'
import type { SheetColumn } from './sheet.tsx'
import { bringIntoView, DeedViewer, PageOf } from './viewer.tsx'

interface Props {
  readonly live: LiveDocument
  readonly column: SheetColumn
  /** The answer that one is at. */
  readonly current: Parameters<typeof firstSaying>[1] | null
  /** Stands above it, beside the page. */
  readonly title?: ReactNode
  /** How high it may be. */
  readonly height: string
  readonly label: string
  /** What else stands above it. */
  readonly children?: ReactNode
}

/** A document while one types: what the current question makes is brought into view, what changed lights up. */
export function LiveSheet({ live, column, current, title, height, label, children }: Props) {
  const [page, setPage] = useState(1)
  const scroller = useRef<HTMLDivElement>(null)
  const clause = useLiveDocument(live, ({ document }) => (current ? firstSaying(document, current) : undefined))
  useEffect(() => {
    if (current !== null && clause && scroller.current)
      bringIntoView(scroller.current, `[data-clause="${CSS.escape(clause)}"]`)
  }, [current, clause])
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        {title}
        <PageOf live={live} page={page} />
        {children}
      </div>
      <DeedViewer
        scroller={scroller}
        height={height}
        label={label}
        sheet={{ live, level: 3, explained: true, column, current }}
        onPage={setPage}
      />
    </>
  )
}
