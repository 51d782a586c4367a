import type { ReactNode } from 'react'
import { fill, type PriceTexts } from '#domain/messages/index.ts'
import { percentOf } from '#domain/money/index.ts'
import { type Line, listedPrice, type Quote, splitOf } from '#domain/pricing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TotalPrice } from './total-price.tsx'

export interface LineWords {
  readonly name: string
  /** A second line in small type. */
  readonly detail: string | null
}

/** What was in the price a moment ago. */
export interface TakenOut {
  readonly key: string
  readonly name: Line['name']
  readonly words: LineWords
}

interface Props {
  readonly quote: Pick<Quote, 'lines' | 'subtotal' | 'vat' | 'total'>
  /** VAT in hundredths of a percent, for the words. */
  readonly vat: number
  readonly heading: 'h2' | 'h3' | 'h4'
  readonly texts: PriceTexts
  readonly wordsOf: (line: Line) => LineWords
  /** What can be done with a line, under it. */
  readonly actionOf?: ((line: Pick<Line, 'key' | 'name'>) => ReactNode) | undefined
  /** Stands where it stood, so that it can be put back. */
  readonly takenOut?: TakenOut | null | undefined
}

/** The package, the services, the subtotal, what is passed on, VAT, and the total: every line without VAT, so that it adds up. */
export function QuoteLines({ quote, vat, heading: Heading, texts, wordsOf, actionOf, takenOut = null }: Props) {
  const { locale } = useLocale()
  const inSection = (section: Line['section']) => quote.lines.filter((line) => line.section === section)
  const rows = (lines: readonly Line[]) =>
    lines.map((line) => {
      const { name, detail } = wordsOf(line)
      const named = line.amount > 1 ? fill(texts.times, { amount: line.amount, name }) : name
      return (
        <QuoteRow
          key={`${line.name} ${line.key}`}
          name={named}
          pill={pillOf(line, texts, locale)}
          detail={detail}
          action={actionOf?.(line)}
        >
          <LinePrice line={line} texts={texts} />
        </QuoteRow>
      )
    })
  const { vat: charged, ...split } = splitOf(quote)
  const sum = (cents: number) => <Price cents={cents} locale={locale} />
  return (
    <div className="grid gap-5">
      {(['package', 'services'] as const).map((section) => {
        const lines = inSection(section)
        const gone = section === 'services' && takenOut ? takenOut : null
        return lines.length === 0 && !gone ? null : (
          <div key={section}>
            <Heading className="border-b border-line pb-1.5 text-lg">{texts.sections[section]}</Heading>
            <ul>
              {[
                ...rows(lines),
                gone && (
                  <QuoteRow
                    key={`${gone.name} ${gone.key}`}
                    name={gone.words.name}
                    detail={gone.words.detail}
                    action={actionOf?.(gone)}
                  />
                ),
              ]}
            </ul>
          </div>
        )
      })}
      <ul className="-mt-5 text-ink-2">
        <QuoteRow name={texts.subtotal}>{sum(quote.subtotal)}</QuoteRow>
        {rows(inSection('fees'))}
        <QuoteRow name={fill(texts.vat, { percent: vat / 100 })}>{sum(charged)}</QuoteRow>
      </ul>
      <p className="-mt-5 flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-ink pt-3.5">
        <span className="font-serif text-lg font-semibold">{texts.total}</span>
        <span className="ml-auto text-right">
          <TotalPrice split={{ ...split, vat: charged }} texts={texts} size="total" />
        </span>
      </p>
    </div>
  )
}

interface QuoteRowProps {
  readonly name: string
  readonly pill?: string | null
  readonly detail?: string | null
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** What is off stands under the name, so that the amounts stay under each other. */
function QuoteRow({ name, pill = null, detail = null, action, children }: QuoteRowProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-0">
      <span className="min-w-0 grow basis-36">
        <span className="block">{name}</span>
        {pill !== null && <Tag tone="orange">{pill}</Tag>}
        {detail !== null && <span className="block text-sm text-ink-2">{detail}</span>}
        {action && <span className="mt-1.5 block">{action}</span>}
      </span>
      <span className="ml-auto text-right">{children}</span>
    </li>
  )
}

/** What a line costs without VAT, with what it cost before. */
function LinePrice({ line, texts }: { line: Line; texts: PriceTexts }) {
  const { locale } = useLocale()
  if (line.free) return <span className="font-semibold">{texts.free}</span>
  const off = discountOf(line)
  const before = off > 0 ? line.price * line.amount : line.was && line.was.old_price * line.amount
  return (
    <Price
      cents={listedPrice(line)}
      locale={locale}
      old={before ? { cents: before, label: texts.was, nowLabel: texts.now } : undefined}
    />
  )
}

const discountOf = ({ discounts }: Line): number => discounts.reduce((sum, one) => sum + one.discount_amount, 0)

/** What is off: in whole euros, or the part of the old price. */
function pillOf(line: Line, texts: PriceTexts, locale: Locale): string | null {
  const off = discountOf(line)
  if (off > 0) return fill(texts.amount_off, { amount: formatMoney(off, locale, { decimals: 'never' }) })
  return line.was && fill(texts.percent_off, { percent: percentOf(line.was.discount) })
}
