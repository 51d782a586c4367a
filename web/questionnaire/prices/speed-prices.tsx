import { useEffect } from 'react'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { usePrices } from '../reference/offers-data.ts'
import { type SpeedAmounts, speedAmounts } from './speed-amounts.ts'

/** Tells what each speed costs, where that is asked before any prices are shown. */
export function SpeedPrices({ onKnown }: { readonly onKnown: (amounts: SpeedAmounts) => void }) {
  const say = useSay()
  const { locale } = useLocale()
  const prices = usePrices()
  const known = prices.state === 'ready' ? prices.value : null
  useEffect(() => {
    if (known) onKnown(speedAmounts(known, locale, say))
  }, [known, locale, say, onKnown])
  return null
}
