import { useId } from 'react'
import type { Calculator } from '#contract/calculator.ts'
import { fill } from '#domain/messages/index.ts'
import type { Quote } from '#domain/pricing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'
import { useLineNames } from './use-line-names.ts'

type Props = { readonly quote: Quote; readonly calculator: Calculator }

/** The price while someone answers: without VAT, with what is passed on. */
export function PricePanel({ quote, calculator }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { nameOf, prices } = useLineNames(calculator, quote.product)
  const heading = useId()
  return (
    <Card as="aside" labelledBy={heading}>
      <h2 id={heading} className="font-sans text-hint font-normal text-ink-2">
        {say('calculator.price.so_far')}
      </h2>
      <p role="status" className="mt-1.5 mb-1">
        <Price cents={quote.subtotal + quote.fees} locale={locale} size="big" decimals="needed" />
      </p>
      <p className="text-sm text-ink-2">{say('calculator.price.basis')}</p>
      <ul className="mt-4">
        {quote.lines.map((line) => (
          <li key={line.key} className="flex items-baseline justify-between gap-4 border-t border-line py-2 text-md">
            <span className="min-w-0 text-ink-2">
              {line.amount > 1 ? fill(prices.times, { amount: line.amount, name: nameOf(line) }) : nameOf(line)}
            </span>
            <span className="flex-none text-right">
              {line.free ? (
                prices.free
              ) : (
                <Price
                  cents={line.total}
                  locale={locale}
                  decimals="needed"
                  old={
                    line.discounts.length > 0
                      ? { cents: line.price * line.amount, label: prices.was, nowLabel: prices.now }
                      : undefined
                  }
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
