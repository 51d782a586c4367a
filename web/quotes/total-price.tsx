import { fill, type PriceTexts } from '#domain/messages/index.ts'
import type { PriceSplit } from '#domain/pricing/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price, type PriceProps } from '#web/ui/price.tsx'

interface SplitProps {
  readonly split: Pick<PriceSplit, 'vat' | 'without_vat'>
  readonly texts: Pick<PriceTexts, 'split'>
}

/** Small beside a total: what of it is VAT, and what it is without. */
function SplitNote({ split: { vat, without_vat }, texts }: SplitProps) {
  const { locale } = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <span className="text-sm text-ink-2">{fill(texts.split, { vat: money(vat), without: money(without_vat) })}</span>
  )
}

interface TotalProps extends SplitProps {
  readonly split: PriceSplit
  readonly size: PriceProps['size']
  /** Words before it. */
  readonly before?: string | undefined
}

/** A total as everyone reads it: what is paid, and under it how it is split. */
export function TotalPrice({ split, texts, size, before }: TotalProps) {
  const { locale } = useLocale()
  return (
    <>
      <span className="block">
        <Price cents={split.total} locale={locale} size={size} before={before} />
      </span>
      <SplitNote split={split} texts={texts} />
    </>
  )
}
