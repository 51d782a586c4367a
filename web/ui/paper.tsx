import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type PaperProps = {
  /** The word across a draft. */
  watermark?: string | undefined
  /** Small: a sheet as an illustration. */
  size?: 'page' | 'small' | undefined
  children: ReactNode
}

// Drawn, not written: it belongs to the look of a draft and must stay out of the text. In the margin: what stands behind words
// makes their contrast a guess, for tools and for people.
const mark =
  "before:absolute before:top-0 before:right-0 before:bottom-0 before:grid before:w-6 before:place-items-center before:font-sans before:text-base before:leading-none before:font-bold before:tracking-[0.5em] before:text-ink/20 before:[writing-mode:vertical-rl] before:content-[attr(data-watermark)/''] xs:before:w-10 forced-colors:before:hidden"

/** A sheet of a document. */
export function PaperSheet({ watermark, size = 'page', children }: PaperProps) {
  return (
    <div
      data-watermark={watermark}
      className={cx(
        'relative isolate min-w-0 overflow-hidden border border-line bg-white font-serif leading-relaxed shadow-2',
        '[&_:is(h3,h4)]:mt-4 [&_:is(h3,h4)]:mb-1 [&_:is(h3,h4)]:text-[1.035em] [&_:is(h3,h4)]:leading-snug [&_:is(h3,h4)]:font-semibold [&_:is(h3,h4):first-child]:mt-0',
        watermark !== undefined && mark,
        size === 'page' ? 'px-6 py-8 text-hint xs:px-11.5 xs:py-11' : 'p-8.5 text-2xs',
      )}
    >
      {children}
    </div>
  )
}
