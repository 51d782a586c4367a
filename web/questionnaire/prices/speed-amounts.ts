import type { ProductPrices } from '#domain/pricing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'

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
