import { fill, type PriceTexts } from '#domain/messages/index.ts'
import type { Line } from '#domain/pricing/index.ts'
import { percentOf } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'

/** What a line costs, with what it cost before and, in whole euros, what is off. */
export function LinePrice({ line, texts }: { line: Line; texts: PriceTexts }) {
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
