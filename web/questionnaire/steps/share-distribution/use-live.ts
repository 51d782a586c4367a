import type { Answers } from '#domain/fields/index.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers } from '../../store/use-flow.ts'

/** A part of the answers as if every field had been left: what is being typed counts already. */
export function useLive<Selected>(select: (answers: Answers) => Selected): Selected {
  const { store } = useQuestionnaire()
  return useAnswers(() => select(store.live()))
}
