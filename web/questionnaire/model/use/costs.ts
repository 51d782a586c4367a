import { useMemo } from 'react'
import type { Quote, Surcharge } from '#domain/pricing/index.ts'
import { costOf, costOfEach, costOfTaking, type PriceBasis } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { withAnswer } from '../store/answers.ts'
import { usePrices } from './offers-data.ts'
import { useAnswers, useQuestionnaire } from './questionnaire.ts'

function usePriceBasis(): PriceBasis | null {
  const { product, context } = useQuestionnaire().store
  const loaded = usePrices()
  const prices = loaded.state === 'ready' ? loaded.value : null
  return useMemo(() => prices && { product, context, prices }, [prices, product, context])
}

/** What everything that counts costs now; null as long as the prices are not here. */
export function useQuote(): Quote | null {
  const basis = usePriceBasis()
  const answers = useAnswers((all) => all)
  return useMemo(() => basis && costOf(basis, answers), [basis, answers])
}

/** What the answers would cost if they were these. */
export function useCostIf(change: (answers: Answers) => Answers): Quote | null {
  const basis = usePriceBasis()
  const answers = useAnswers((all) => all)
  return basis && costOf(basis, change(answers))
}

type AnswerPair = { readonly path: string; readonly taken: unknown; readonly left: unknown }

/** What one answer costs more than another to the same question. */
export function useTaking({ path, taken, left }: AnswerPair): Surcharge | null {
  const basis = usePriceBasis()
  const answers = useAnswers((all) => all)
  return basis && costOfTaking(basis, withAnswer(answers, path, left), withAnswer(answers, path, taken))
}

/** What each answer to a question costs more than the cheapest; null when it makes no difference or is not known. */
export function useCostOfEach(path: string, values: readonly unknown[]): readonly Surcharge[] | null {
  const basis = usePriceBasis()
  const answers = useAnswers((all) => all)
  return (
    basis &&
    costOfEach(
      basis,
      values.map((value) => withAnswer(answers, path, value)),
    )
  )
}
