import { useEffect, useRef } from 'react'
import { divideEqually, divideWhenEmpty } from '#domain/shareholders/index.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers } from '../../store/use-flow.ts'

/** Divides the shares on arrival, as long as nobody did; and again when their number changes, unless it was done by hand. */
export function useDivision(): void {
  const { store } = useQuestionnaire()
  const total = useAnswers(({ main }) => main.number_of_shares)
  const known = useRef(total)
  useEffect(() => {
    if (known.current === total) return store.change(divideWhenEmpty)
    known.current = total
    const whole = typeof total === 'number' && Number.isSafeInteger(total) && total > 0
    if (whole && store.answers().main.distribution_of_shares !== 'custom') store.change(divideEqually)
  }, [store, total])
}
