import type { ReactNode } from 'react'
import type { Estimation } from '#contract/calculations.ts'
import type { Calculator } from '#contract/calculator.ts'
import { fill } from '#domain/messages/index.ts'
import type { Line } from '#domain/pricing/index.ts'
import { percentOf } from '#domain/values/index.ts'
import { calculatorMessagesIn, useLocale } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'
import { useLineNames } from './use-line-names.ts'

type Props = { readonly estimation: Estimation; readonly calculator: Calculator }

/** Every line of a price, in the sections of checkout: package, services, subtotal, VAT, what is passed on, total. */
export function EstimateLines({ estimation, calculator }: Props) {
  const { locale } = useLocale()
  const { nameOf, prices, vat } = useLineNames(calculator, estimation.product)
  const inSection = (section: Line['section']) => estimation.lines.filter((line) => line.section === section)
  const rows = (lines: readonly Line[]) =>
    lines.map((line) => {
      const name = nameOf(line)
      const note = line.per
        ? prices.paid_again[line.per]
        : line.section === 'fees'
          ? prices.notes[line.name]
          : undefined
      return (
        <Row
          key={line.key}
          name={line.amount > 1 ? fill(prices.times, { amount: line.amount, name }) : name}
          note={note}
        >
          <LinePrice line={line} />
        </Row>
      )
    })
  const sum = (cents: number) => <Price cents={cents} locale={locale} />
  return (
    <div className="grid gap-5">
      {(['package', 'services'] as const).map((section) => {
        const lines = inSection(section)
        return lines.length === 0 ? null : (
          <section key={section} aria-labelledby={`estimate-${section}`}>
            <h3 id={`estimate-${section}`} className="border-b border-line pb-1.5 text-lg">
              {prices.sections[section]}
            </h3>
            <ul>{rows(lines)}</ul>
          </section>
        )
      })}
      <ul className="-mt-5 text-ink-2">
        <Row name={prices.subtotal}>{sum(estimation.subtotal)}</Row>
        <Row name={fill(prices.vat, { percent: vat === undefined ? '' : percentOf(vat) })}>{sum(estimation.vat)}</Row>
        {rows(inSection('fees'))}
      </ul>
      <p className="-mt-5 flex flex-wrap items-baseline justify-between gap-3 border-t-2 border-ink pt-3.5">
        <span className="font-serif text-lg font-semibold">{prices.total}</span>
        <Price cents={estimation.total} locale={locale} size="total" />
      </p>
    </div>
  )
}

function Row({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-x-4 border-b border-line py-3 last:border-0">
      <span className="min-w-0">
        <span className="block">{name}</span>
        {note !== undefined && <span className="block text-sm text-ink-2">{note}</span>}
      </span>
      <span className="max-w-3/5 flex-none text-right">{children}</span>
    </li>
  )
}

function LinePrice({ line }: { line: Line }) {
  const { locale } = useLocale()
  const { prices } = calculatorMessagesIn(locale)
  if (line.free) return <span className="font-semibold">{prices.free}</span>
  const off = line.discounts.reduce((total, one) => total + one.discount_amount, 0)
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
