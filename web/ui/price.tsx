import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { formatMoney, type MoneyForm } from './format-money.ts'
import { Tag } from './tag.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PriceProps = {
  cents: number
  locale: string
  decimals?: MoneyForm['decimals']
  /** Words before it: "from". */
  before?: string | undefined
  /** The price it replaces, with the words a screen reader needs for both. */
  old?: { cents: number; label: string; nowLabel: string } | undefined
  badge?: ReactNode
  size?: 'row' | 'card' | 'total' | 'big' | undefined
}

const looks = {
  row: '',
  card: 'font-serif text-lg font-semibold',
  total: 'font-serif text-2xl font-semibold',
  big: 'font-serif text-5xl leading-none font-semibold',
} as const

export function Price({ cents, locale, decimals = 'always', before, old, badge, size = 'row' }: PriceProps) {
  const show = (amount: number) => formatMoney(amount, locale, { decimals })
  return (
    <span className={cx('inline-flex flex-wrap items-baseline justify-end gap-x-1.5', looks[size])}>
      {before !== undefined && <span>{before}</span>}
      {old && (
        <s className="font-normal text-ink-2">
          <VisuallyHidden>{`${old.label} `}</VisuallyHidden>
          {show(old.cents)}
        </s>
      )}
      {old && <VisuallyHidden>{` ${old.nowLabel} `}</VisuallyHidden>}
      <span className="whitespace-nowrap tabular-nums">{show(cents)}</span>
      {badge !== undefined && <Tag tone="orange">{badge}</Tag>}
    </span>
  )
}
