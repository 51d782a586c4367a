import { useMemo } from 'react'
import { type Unconfirmed, unconfirmed } from '#domain/flow/index.ts'
import type { ByAssistant } from '../save/saving.ts'
import { useAnswers, useQuestionnaire } from './questionnaire.ts'

/** What an assistant wrote of what counts, each where it is asked, in that order. */
export function useUnconfirmed(work: ByAssistant | null): readonly Unconfirmed[] {
  const { store } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  return useMemo(() => {
    const paths = (work?.marks ?? []).map(({ path }) => path)
    return unconfirmed(store.product, answers, paths, store.context)
  }, [work, store, answers])
}
