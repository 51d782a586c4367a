import type { Blocker, FlowContext, Missing, Product, Survey } from '../blueprint/index.ts'
import type { Answers } from '../questions/index.ts'
import { missingIn, takesTurns } from './asked.ts'
import type { FlowPlace } from './progress.ts'
import { survey } from './survey.ts'

/** Everything there is to know about the answers, worked out once for whoever looks at them. */
export interface Situation extends Survey {
  readonly missing: readonly Missing[]
  readonly blockers: readonly Blocker[]
}

const workOut = (product: Product, answers: Answers, context: FlowContext): Situation => {
  const surveyed = survey(product, answers, context)
  const missing = missingIn(surveyed)
  return { ...surveyed, missing, blockers: product.judge(surveyed, missing) }
}

// Answers are never changed in place, so what was found out about them stays true: a move after a look costs nothing.
const found = new WeakMap<Answers, Situation>()

export const situationOf = (product: Product, answers: Answers, context: FlowContext): Situation => {
  const kept = found.get(answers)
  if (kept && kept.product === product && kept.context === context) return kept
  const situation = workOut(product, answers, context)
  found.set(answers, situation)
  return situation
}

/** Whether something concerns this section, and this person where it takes them in turn. */
const isHere =
  ({ product }: Situation, { step, substep, person }: FlowPlace) =>
  (one: Missing | Blocker): boolean =>
    one.step === step &&
    one.substep === substep &&
    (!takesTurns(product.steps[step]) || one.person === undefined || one.person === person)

export const missingAt = (situation: Situation, place: FlowPlace): readonly Missing[] =>
  situation.missing.filter(isHere(situation, place))

/** What belongs to this section; what is judged on leaving the step is not among it. */
export const blockersAt = (situation: Situation, place: FlowPlace): readonly Blocker[] =>
  situation.blockers.filter((one) => one.judged === 'at_once').filter(isHere(situation, place))

const anyStops = (blockers: readonly Blocker[]): boolean => blockers.some((one) => one.stops)

export const isSectionInOrder = (situation: Situation, place: FlowPlace): boolean =>
  missingAt(situation, place).length === 0 && !anyStops(blockersAt(situation, place))

export const isStepInOrder = ({ missing, blockers }: Situation, step: number): boolean =>
  !missing.some((one) => one.step === step) && !blockers.some((one) => one.step === step && one.stops)

export const isFlowInOrder = ({ missing, blockers }: Situation): boolean => missing.length === 0 && !anyStops(blockers)
