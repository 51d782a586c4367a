import type { ReactNode } from 'react'
import { fill, type PriceTexts } from '#domain/messages/index.ts'
import type { Line } from '#domain/pricing/index.ts'
import { percentOf } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'

export interface LineWords {
  readonly name: string
  /** A second line in small type. */
  readonly detail: string | null
}

interface Props {
  /** Amounts in cents. */
  readonly quote: {
    readonly lines: readonly Line[]
    readonly subtotal: number
    readonly vat: number
    readonly total: number
  }
  /** VAT in hundredths of a percent, for the words. */
  readonly vat: number
  readonly heading: 'h2' | 'h3' | 'h4'
  readonly texts: PriceTexts
  readonly wordsOf: (line: Line) => LineWords
}

/** The package, the services, the subtotal, VAT, what is passed on, and the total. */
export function QuoteLines({ quote, vat, heading: Heading, texts, wordsOf }: Props) {
  const { locale } = useLocale()
  const inSection = (section: Line['section']) => quote.lines.filter((line) => line.section === section)
  const rows = (lines: readonly Line[]) =>
    lines.map((line) => {
      const { name, detail } = wordsOf(line)
      const named = line.amount > 1 ? fill(texts.times, { amount: line.amount, name }) : name
      return (
        <QuoteRow key={`${line.name} ${line.key}`} name={named} detail={detail}>
          <LinePrice line={line} texts={texts} />
        </QuoteRow>
      )
    })
  const sum = (cents: number) => <Price cents={cents} locale={locale} />
  return (
    <div className="grid gap-5">
      {(['package', 'services'] as const).map((section) => {
        const lines = inSection(section)
        return lines.length === 0 ? null : (
          <div key={section}>
            <Heading className="border-b border-line pb-1.5 text-lg">{texts.sections[section]}</Heading>
            <ul>{rows(lines)}</ul>
          </div>
        )
      })}
      <ul className="-mt-5 text-ink-2">
        <QuoteRow name={texts.subtotal}>{sum(quote.subtotal)}</QuoteRow>
        <QuoteRow name={fill(texts.vat, { percent: vat / 100 })}>{sum(quote.vat)}</QuoteRow>
        {rows(inSection('fees'))}
      </ul>
      <p className="-mt-5 flex flex-wrap items-baseline justify-between gap-3 border-t-2 border-ink pt-3.5">
        <span className="font-serif text-lg font-semibold">{texts.total}</span>
        <Price cents={quote.total} locale={locale} size="total" />
      </p>
    </div>
  )
}

function QuoteRow({ name, detail = null, children }: { name: string; detail?: string | null; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-0">
      <span className="min-w-0 grow basis-36">
        <span className="block">{name}</span>
        {detail !== null && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
      <span className="ml-auto text-right">{children}</span>
    </li>
  )
}

/** What a line costs, with what it cost before and, in whole euros, what is off. */
function LinePrice({ line, texts }: { line: Line; texts: PriceTexts }) {
  const { locale } = useLocale()
  if (line.free) return <span className="font-semibold">{texts.free}</span>
  const off = line.discounts.reduce((total, one) => total + one.discount_amount, 0)
  const before = off > 0 ? line.price * line.amount : line.was && line.was.old_price * line.amount
  const badge =
    off > 0
      ? fill(texts.amount_off, { amount: formatMoney(off, locale, { decimals: 'never' }) })
      : line.was && fill(texts.percent_off, { percent: percentOf(line.was.discount) })
  return (
    <Price
      cents={line.total}
      locale={locale}
      old={before ? { cents: before, label: texts.was, nowLabel: texts.now } : undefined}
      badge={badge ?? undefined}
    />
  )
}
