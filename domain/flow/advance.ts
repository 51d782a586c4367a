import type { FlowContext, Product } from '../blueprint/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { nextActive, previousActive } from '../shareholders/index.ts'
import { sectionsFor, stepApplies, takesTurns } from './asked.ts'
import { mayOpenSection } from './menu.ts'
import { firstUnfinished, lookAt, sectionToShow, settle, stepFrom } from './place.ts'
import { checkoutStep, type FlowEvent, finalStep, flowPlaceOf, type Progress } from './progress.ts'
import { isFlowInOrder, isSectionInOrder, isStepInOrder, type Situation, situationOf } from './situation.ts'

/** Coming back into a step is coming in at its end. */
const atTheEnd = Number.POSITIVE_INFINITY

/** Past the last section: the next step that applies, or billing after the last one. */
export const endStep = (situation: Situation, progress: Progress): Progress => {
  const next = stepFrom(situation, progress.temporal_step, 1)
  if (next !== null) return lookAt(situation, progress, { step: next, substep: 0 })
  const beyond = Math.min(progress.temporal_step + 1, checkoutStep(situation.product))
  return { step: Math.max(progress.step, beyond), temporal_step: beyond, substep: 0 }
}

const atPerson = (situation: Situation, progress: Progress, person: ShareholderKey): Progress =>
  lookAt(situation, progress, {
    step: progress.temporal_step,
    substep: sectionToShow(situation, progress.temporal_step, person),
    person,
  })

/** Where "next" leads, supposing that nothing here is in the way. */
export const nextPlace = (situation: Situation, progress: Progress): Progress => {
  const { temporal_step: step, substep, person } = progress
  if (step > finalStep(situation.product)) return endStep(situation, progress)
  const section = sectionsFor(situation, step, person).find((one) => one > substep)
  if (section !== undefined) return lookAt(situation, progress, { ...flowPlaceOf(progress), substep: section })
  if (person === undefined) return endStep(situation, progress)
  const following = nextActive(situation.relevant, person) ?? firstUnfinished(situation, progress)
  return following === null ? endStep(situation, progress) : atPerson(situation, progress, following)
}

/** The last section, of the last shareholder where they come in turn: going on from here means leaving the step. */
export const endsStep = (situation: Situation, { temporal_step, substep, person }: Progress): boolean =>
  (sectionsFor(situation, temporal_step, person).at(-1) ?? 0) <= substep &&
  (person === undefined || nextActive(situation.relevant, person) === null)

/** Whether "next" may be followed from here; choosing someone who is not ready is always allowed. */
export const mayContinue = (situation: Situation, progress: Progress): boolean => {
  const { temporal_step: step } = progress
  const isQuestion = step <= finalStep(situation.product)
  if (isQuestion && !isSectionInOrder(situation, flowPlaceOf(progress))) return false
  const to = nextPlace(situation, progress).temporal_step
  if (to > finalStep(situation.product)) return to > step && isFlowInOrder(situation)
  return to === step || isStepInOrder(situation, step)
}

const next = (situation: Situation, progress: Progress): Progress =>
  mayContinue(situation, progress) ? nextPlace(situation, progress) : progress

/** Where "back" leads; the same place when there is nothing before it. */
export const previousPlace = (situation: Situation, progress: Progress): Progress => {
  const { temporal_step: step, substep, person } = progress
  if (step > finalStep(situation.product) + 1) return { ...progress, temporal_step: step - 1 }
  const section = sectionsFor(situation, step, person).findLast((one) => one < substep)
  if (section !== undefined) return lookAt(situation, progress, { ...flowPlaceOf(progress), substep: section })
  const before = person === undefined ? null : previousActive(situation.relevant, person)
  if (before !== null) return lookAt(situation, progress, { step, substep: atTheEnd, person: before })
  const earlier = stepFrom(situation, step, -1)
  if (earlier === null) return progress
  const last = takesTurns(situation.product.steps[earlier]) ? situation.people.at(-1) : undefined
  return lookAt(situation, progress, { step: earlier, substep: atTheEnd, ...(last ? { person: last } : {}) })
}

const goToStep = (situation: Situation, progress: Progress, step: number): Progress => {
  if (!Number.isInteger(step) || step < 0 || step > progress.step) return progress
  if (step > finalStep(situation.product)) {
    return isFlowInOrder(situation) ? { step: progress.step, temporal_step: step, substep: 0 } : progress
  }
  return stepApplies(situation, step) ? lookAt(situation, progress, { step, substep: 0 }) : progress
}

const goToSection = (situation: Situation, progress: Progress, substep: number): Progress =>
  mayOpenSection(situation, progress, substep)
    ? lookAt(situation, progress, { ...flowPlaceOf(progress), substep })
    : progress

const selectPerson = (situation: Situation, progress: Progress, person: ShareholderKey): Progress =>
  progress.person !== undefined && progress.person !== person && situation.people.includes(person)
    ? atPerson(situation, progress, person)
    : progress

/** One move. What is not allowed leaves everyone where they are. */
export const move = (situation: Situation, progress: Progress, event: FlowEvent): Progress => {
  switch (event.type) {
    case 'next':
      return next(situation, progress)
    case 'previous':
      return previousPlace(situation, progress)
    case 'go_to_step':
      return goToStep(situation, progress, event.step)
    case 'go_to_section':
      return goToSection(situation, progress, event.substep)
    case 'select_person':
      return selectPerson(situation, progress, event.person)
    default: {
      const forgotten: never = event
      return forgotten
    }
  }
}

/** Where someone stands after they did something. */
export const advance = (
  product: Product,
  answers: Answers,
  progress: Progress,
  event: FlowEvent,
  context: FlowContext,
): Progress => {
  const situation = situationOf(product, answers, context)
  return move(situation, settle(situation, progress), event)
}
