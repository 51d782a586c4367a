import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type PaperProps = {
  /** The word across a draft. */
  watermark?: string | undefined
  /** Small: a sheet as an illustration. */
  size?: 'page' | 'small' | undefined
  children: ReactNode
}

/** A sheet of a document. */
export function Paper({ watermark, size = 'page', children }: PaperProps) {
  return (
    <div
      className={cx(
        'relative isolate min-w-0 overflow-hidden border border-line bg-white font-serif leading-relaxed shadow-2',
        '[&_h4]:mt-4 [&_h4]:mb-1 [&_h4]:text-[1.035em] [&_h4]:leading-snug [&_h4]:font-semibold [&_h4:first-of-type]:mt-0',
        size === 'page' ? 'px-6 py-8 text-hint xs:px-11.5 xs:py-11' : 'p-8.5 text-2xs',
      )}
    >
      {watermark !== undefined && (
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 grid -rotate-32 place-items-center font-sans text-[4rem] leading-none font-bold tracking-widest text-ink/5 select-none"
        >
          {watermark}
        </div>
      )}
      {children}
    </div>
  )
}

export type PaperMarkProps = {
  /** An answer, the answer being given now, or one still to come. */
  state?: 'filled' | 'now' | 'todo' | undefined
  children: ReactNode
}

const marks = {
  filled: 'bg-green-tint border-green-line',
  now: 'bg-orange-mark border-orange',
  todo: 'border-dashed border-line-strong text-ink-2 bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_6px,var(--color-white)_6px_12px)]',
} as const

export function PaperMark({ state = 'filled', children }: PaperMarkProps) {
  return <mark className={cx('border-b-[1.5px] box-decoration-clone px-0.5', marks[state])}>{children}</mark>
}
