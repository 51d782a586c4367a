import type { ReactNode } from 'react'
import { fill } from '#domain/messages/index.ts'
import type { Line, Quote } from '#domain/pricing/index.ts'
import { percentOf } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { type LineWords, useLineWords } from './use-line-words.ts'

type Level = 'h2' | 'h3' | 'h4'

interface Props {
  readonly quote: Quote
  /** VAT in hundredths of a percent, for the words. */
  readonly vat: number
  readonly heading: Level
}

/** A quote as checkout shows it: the package, the services, the subtotal, VAT, what is passed on, and the total. */
export function QuoteLines({ quote, vat, heading: Heading }: Props) {
  const { prices } = useQuestionnaire().messages
  const { locale } = useLocale()
  const words = useLineWords()
  const inSection = (section: Line['section']) => quote.lines.filter((line) => line.section === section)
  const rows = (lines: readonly Line[]) =>
    lines.map((line) => (
      <Row key={line.key} words={words(line)} amount={line.amount}>
        <LinePrice line={line} />
      </Row>
    ))
  const sum = (cents: number) => <Price cents={cents} locale={locale} />
  return (
    <div className="grid gap-5">
      {(['package', 'services'] as const).map((section) => {
        const lines = inSection(section)
        return lines.length === 0 ? null : (
          <div key={section}>
            <Heading className="border-b border-line pb-1.5 text-lg">{prices.sections[section]}</Heading>
            <ul>{rows(lines)}</ul>
          </div>
        )
      })}
      <ul className="-mt-5 text-ink-2">
        <Row words={{ name: prices.subtotal, detail: null }}>{sum(quote.subtotal)}</Row>
        <Row words={{ name: fill(prices.vat, { percent: vat / 100 }), detail: null }}>{sum(quote.vat)}</Row>
        {rows(inSection('fees'))}
      </ul>
      <p className="-mt-5 flex flex-wrap items-baseline justify-between gap-3 border-t-2 border-ink pt-3.5">
        <span className="font-serif text-lg font-semibold">{prices.total}</span>
        <Price cents={quote.total} locale={locale} size="total" />
      </p>
    </div>
  )
}

function Row({ words, amount = 1, children }: { words: LineWords; amount?: number; children: ReactNode }) {
  const { prices } = useQuestionnaire().messages
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-0">
      <span className="min-w-0 grow basis-36">
        <span className="block">{amount > 1 ? fill(prices.times, { amount, name: words.name }) : words.name}</span>
        {words.detail !== null && <span className="block text-sm text-ink-2">{words.detail}</span>}
      </span>
      <span className="ml-auto text-right">{children}</span>
    </li>
  )
}

function LinePrice({ line }: { line: Line }) {
  const { prices } = useQuestionnaire().messages
  const { locale } = useLocale()
  const off = line.discounts.reduce((total, one) => total + one.discount_amount, 0)
  if (line.free) return <span className="font-semibold">{prices.free}</span>
  const before = off > 0 ? line.price * line.amount : line.was && line.was.old_price * line.amount
  const badge =
    off > 0
      ? fill(prices.amount_off, { amount: formatMoney(off, locale, { decimals: 'never' }) })
      : line.was && fill(prices.percent_off, { percent: percentOf(line.was.discount) })
  return (
    <Price
      cents={line.total}
      locale={locale}
      old={before ? { cents: before, label: prices.was, nowLabel: prices.now } : undefined}
      badge={badge ?? undefined}
    />
  )
}
