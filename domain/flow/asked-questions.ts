import type { FlowContext, Product, SectionName, StepName } from '../blueprint/index.ts'
import { type Field, pathOf, type ShareholderKey } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { isRequiredOf, rowsAt, spotsIn } from './asked.ts'
import { situationOf } from './situation.ts'

/** A question that is put with the answers so far, and where. */
export interface AskedQuestion {
  readonly field: Field
  readonly path: string
  readonly person?: ShareholderKey
  readonly required: boolean
  readonly step: number
  readonly substep: number
  readonly step_name: StepName
  readonly section_name: SectionName
}

/** Everything that is asked with the answers so far, each question once, in the order in which it is asked. */
export const draftQuestions = (product: Product, answers: Answers, context: FlowContext): readonly AskedQuestion[] => {
  const situation = situationOf(product, answers, context)
  const found = new Map<string, AskedQuestion>()
  for (const { step, substep, person: turn } of spotsIn(situation)) {
    const [at, section] = [product.steps[step], product.steps[step]?.sections[substep]]
    if (!at || !section) continue
    for (const question of rowsAt(situation, { step, substep, ...(turn ? { person: turn } : {}) }).flat()) {
      const { field, person } = question
      const path = pathOf(field, person)
      if (found.has(path)) continue
      found.set(path, {
        ...{ field, path, step, substep, step_name: at.name, section_name: section.name },
        ...(person ? { person } : {}),
        required: isRequiredOf(situation, question),
      })
    }
  }
  return [...found.values()]
}
