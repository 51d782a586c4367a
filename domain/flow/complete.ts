import type { Blocker, FlowContext, Missing, Product } from '../blueprint/index.ts'
import type { Answers } from '../questions/index.ts'
import { stepFrom } from './place.ts'
import { billingStep, clampProgress, type Progress } from './progress.ts'
import { isFlowInOrder, isStepInOrder, situationOf } from './situation.ts'

/** Everything in the whole flow that still has to be answered or put right. Nothing: it can be ordered, unless something blocks. */
export const complete = (product: Product, answers: Answers, context: FlowContext): readonly Missing[] =>
  situationOf(product, answers, context).missing

/** Every business "no" and remark that holds, wherever it stands; those with `stops` keep it from being ordered. */
export const blockers = (product: Product, answers: Answers, context: FlowContext): readonly Blocker[] =>
  situationOf(product, answers, context).blockers

/**
 * How far the answers allow someone to come who had come to `reached`: on through every step that is in order, to
 * billing at most. What was reached stays reached. The server holds a progress that is sent to this.
 */
export const furthestStep = (product: Product, answers: Answers, reached: number, context: FlowContext): number => {
  const situation = situationOf(product, answers, context)
  let step = clampProgress(product, { step: reached, temporal_step: 0, substep: 0 }).step
  while (step < product.steps.length && isStepInOrder(situation, step)) {
    const next = stepFrom(situation, step, 1)
    if (next === null) return isFlowInOrder(situation) ? Math.max(step, billingStep(product)) : step
    step = next
  }
  return step
}

/** What was sent, within bounds and not beyond what the answers allow. */
export const acceptProgress = (
  product: Product,
  answers: Answers,
  { stored, sent }: { readonly stored: Progress; readonly sent: Progress },
  context: FlowContext,
): Progress => {
  const wanted = clampProgress(product, sent)
  const step = Math.max(stored.step, Math.min(wanted.step, furthestStep(product, answers, stored.step, context)))
  return clampProgress(product, { ...wanted, step })
}
