import { fill, type PriceTexts } from '#domain/messages/index.ts'
import type { Surcharge } from '#domain/pricing/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'

interface Props {
  readonly offer: Surcharge
  /** What it cost before. */
  readonly old?: number | undefined
  readonly texts: PriceTexts
  /** A sum of its own, or something that comes on top. */
  readonly look?: 'price' | 'plus'
}

/** The price of an offer as it is advertised, without VAT, and under it exactly what it adds to what is paid. */
export function OfferPrice({ offer: { price, adds }, old, texts, look = 'price' }: Props) {
  const { locale } = useLocale()
  return (
    <span className="block text-right">
      <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1.5">
        {look === 'plus' ? (
          <b className="whitespace-nowrap">{formatMoney(price, locale, { sign: true })}</b>
        ) : (
          <Price
            cents={price}
            locale={locale}
            size="card"
            old={old === undefined || old <= price ? undefined : { cents: old, label: texts.was, nowLabel: texts.now }}
          />
        )}
        <span className="text-sm font-normal whitespace-nowrap text-ink-2">{texts.without_vat}</span>
      </span>
      <span className="block text-sm font-normal whitespace-nowrap">
        {fill(texts.adds, { amount: formatMoney(adds, locale, { sign: true }) })}
      </span>
    </span>
  )
}
