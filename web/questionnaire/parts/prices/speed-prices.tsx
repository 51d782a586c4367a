import { useEffect } from 'react'
import type { ProductPrices } from '#domain/pricing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { usePrices } from '../../model/use/offers-data.ts'

/** Tells what each speed costs, where that is asked before any prices are shown. */
export function SpeedPrices({ onKnown }: { readonly onKnown: (amounts: SpeedAmounts) => void }) {
  const say = useSay()
  const { locale } = useLocale()
  const prices = usePrices()
  const productPrices = prices.state === 'ready' ? prices.value : null
  useEffect(() => {
    if (productPrices) onKnown(speedAmounts(productPrices, locale, say))
  }, [productPrices, locale, say, onKnown])
  return null
}

/** What each speed costs on top, in words. */
export type SpeedAmounts = Readonly<Record<string, string>>

export const speedAmounts = (
  { incorporation_speeds }: ProductPrices,
  locale: Locale,
  say: ReturnType<typeof useSay>,
): SpeedAmounts =>
  Object.fromEntries(
    Object.entries(incorporation_speeds).map(([speed, { price }]) => [
      speed,
      price === 0 ? say('offers.included') : formatMoney(price, locale, { decimals: 'needed', sign: true }),
    ]),
  )
