import { useMemo } from 'react'
import { relevant } from '#domain/flow/index.ts'
import { type Quote, quoteFor } from '#domain/pricing/index.ts'
import { usePrices } from '../reference/offers-data.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useAnswers } from '../store/use-flow.ts'

/** What everything that counts costs now; null as long as the prices are not here. */
export function useQuote(): Quote | null {
  const { store } = useQuestionnaire()
  const prices = usePrices()
  const answers = useAnswers((all) => all)
  const known = prices.state === 'ready' ? prices.value : null
  return useMemo(
    () => known && quoteFor(known, relevant(store.product, answers, store.context)),
    [known, answers, store],
  )
}
