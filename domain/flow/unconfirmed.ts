import { type FlowContext, type Product, productPlanOf } from '../blueprint/index.ts'
import { type Field, pathOf, type ShareholderKey } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { rowsAt, spotsIn } from './asked.ts'
import { situationOf } from './situation.ts'

/** What is chosen about the company in a section without being asked as a question of its own. */
const unaskedAt = (product: Product, { step, substep }: Pick<Unconfirmed, 'step' | 'substep'>): readonly Field[] =>
  (productPlanOf(product).sections[step]?.[substep]?.rows ?? [])
    .filter(({ asked }) => asked === 'company')
    .flatMap(({ fields }) => fields.filter(({ asked }) => asked === false))

/** An answer to confirm, and where it is asked. */
export interface Unconfirmed {
  readonly step: number
  readonly substep: number
  readonly person?: ShareholderKey
  readonly path: string
}

/**
 * Which of the marked answers must be confirmed before anything is ordered, in the order in which they are asked. What is not
 * asked does not count, and need not be. Somebody who was added is confirmed where they are asked first.
 */
export const unconfirmed = (
  product: Product,
  answers: Answers,
  marked: readonly string[],
  context: FlowContext,
): readonly Unconfirmed[] => {
  if (marked.length === 0) return []
  const situation = situationOf(product, answers, context)
  const open = new Set(marked)
  const found: Unconfirmed[] = []
  const take = (path: string, at: Omit<Unconfirmed, 'path'>) => {
    if (open.delete(path)) found.push({ ...at, path })
  }
  for (const spot of spotsIn(situation)) {
    const { step, substep, person } = spot
    if (person) take(`${person}.active`, spot)
    for (const question of rowsAt(situation, spot).flat()) {
      const whose = question.person ? { person: question.person } : {}
      take(pathOf(question.field, question.person), { step, substep, ...whose })
    }
    for (const field of unaskedAt(product, spot)) take(pathOf(field), { step, substep })
  }
  return found
}
