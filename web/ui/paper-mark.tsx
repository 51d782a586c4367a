import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type PaperMarkProps = {
  /** An answer, the answer being given now, one still to come, or what the notary fills in. */
  state?: 'filled' | 'now' | 'todo' | 'blank' | undefined
  children: ReactNode
}

const marks = {
  filled: 'bg-green-tint border-green-line',
  now: 'bg-orange-mark border-orange forced-colors:border-b-4',
  todo: 'border-dashed border-line-strong text-ink-2 bg-sunken',
  blank: 'border-double border-b-[3px] border-line-strong bg-transparent font-semibold',
} as const

export function PaperMark({ state = 'filled', children }: PaperMarkProps) {
  return <mark className={cx('border-b-[1.5px] box-decoration-clone px-0.5', marks[state])}>{children}</mark>
}
