import type { Place } from '../screen/place.ts'
import { answerGroups } from '../steps/preview/answer-groups.ts'
import type { FlowStore } from '../store/flow-store.ts'

/** Where each answer is asked for, as far as the founder has come: later questions are no place to go to yet. */
export function placesReached(store: FlowStore): ReadonlyMap<string, Place> {
  const reached = store.progress().step
  const groups = answerGroups(store.product, store.answers(), store.context)
  return new Map(
    groups
      .filter(({ step }) => step <= reached)
      .flatMap(({ step, substep, person, fields }) =>
        fields.map(({ path }) => [path, { step, substep, ...(person ? { person } : {}) }] as const),
      ),
  )
}
