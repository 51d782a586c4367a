import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type TagProps = { tone?: 'green' | 'orange' | 'neutral' | 'amber' | 'red' | undefined; children: ReactNode }

const tones = {
  green: 'bg-green-tint text-green-deep',
  orange: 'bg-orange-tint text-orange-deep',
  neutral: 'bg-sunken text-ink-2',
  amber: 'bg-amber-tint text-amber',
  red: 'bg-red-tint text-red',
} as const

export function Tag({ tone = 'green', children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-block w-max max-w-full rounded-full px-2.5 py-0.5 font-sans text-xs font-semibold forced-colors:border',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
