import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type CardProps = {
  /** green: the one we recommend; sunken: beside the offer; muted: not available now. */
  tone?: 'plain' | 'green' | 'sunken' | 'muted' | undefined
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined
  padding?: 'none' | 'small' | 'medium' | undefined
  /** Names a section or aside for screen readers. */
  labelledBy?: string | undefined
  children: ReactNode
}

const tones = {
  plain: 'bg-surface border-line shadow-1',
  green: 'bg-green border-green text-white shadow-1 [--focus:var(--color-white)]',
  sunken: 'bg-sunken border-dashed border-line-strong',
  muted: 'bg-paper border-line text-ink-2',
} as const
const paddings = { none: '', small: 'p-3.5', medium: 'p-5 xs:p-6' } as const

export function Card({ tone = 'plain', as: Element = 'div', padding = 'medium', labelledBy, children }: CardProps) {
  return (
    <Element aria-labelledby={labelledBy} className={cx('min-w-0 rounded-m border', tones[tone], paddings[padding])}>
      {children}
    </Element>
  )
}
