import type { Survey } from '../blueprint/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import { firstShareholder } from '../shareholders/index.ts'
import { sectionsFor, stepApplies, takesTurns } from './asked.ts'
import { clampProgress, type FlowPlace, finalStep, type Progress } from './progress.ts'
import { isSectionInOrder, type Situation } from './situation.ts'

/** The nearest step that applies, in a direction; null when there is none before the end. */
export const stepFrom = (survey: Survey, from: number, direction: 1 | -1): number | null => {
  for (let step = from + direction; step >= 0 && step <= finalStep(survey.product); step += direction) {
    if (stepApplies(survey, step)) return step
  }
  return null
}

/** Looking at a step, from a section that applies. */
export const lookAt = (survey: Survey, progress: Progress, to: FlowPlace): Progress => {
  const turns = takesTurns(survey.product.steps[to.step])
  const person = to.person && survey.people.includes(to.person) ? to.person : firstShareholder
  const sections = sectionsFor(survey, to.step, turns ? person : undefined)
  const substep = sections.findLast((one) => one <= to.substep) ?? sections[0] ?? 0
  return {
    step: Math.max(progress.step, to.step),
    temporal_step: to.step,
    substep,
    ...(turns ? { person } : {}),
  }
}

/** Whatever was stored, sent or left behind by a change elsewhere, as a place where one can stand. */
export const settle = (survey: Survey, raw: Progress): Progress => {
  const progress = clampProgress(survey.product, raw)
  const { step, temporal_step, substep, person } = progress
  if (temporal_step > finalStep(survey.product)) return { step, temporal_step, substep: 0 }
  // A step that no longer applies: the one before it was there already, the one after may not be.
  const at = stepApplies(survey, temporal_step) ? temporal_step : (stepFrom(survey, temporal_step, -1) ?? 0)
  return lookAt(survey, progress, { step: at, substep, ...(person ? { person } : {}) })
}

/** How far everyone must have come before the step can end: the third section, or the last where there are fewer. */
const mustHavePassed = 2

/** The first section in which someone still has something to do. */
const firstOpenSection = (situation: Situation, step: number, person: ShareholderKey): number | null =>
  sectionsFor(situation, step, person).find((substep) => !isSectionInOrder(situation, { step, substep, person })) ??
  null

/** Where to open someone's answers: at what is still open, never beyond what they have reached. */
export const sectionToShow = (situation: Situation, step: number, person: ShareholderKey): number =>
  Math.min(firstOpenSection(situation, step, person) ?? 0, situation.relevant[person].substep ?? 0)

/** All their answers are there and right, and they have been through the sections. */
export const isPersonInOrder = (
  situation: Situation,
  step: number,
  { key, substep }: { readonly key: ShareholderKey; readonly substep: number },
): boolean => {
  const last = sectionsFor(situation, step, key).at(-1) ?? 0
  const reached = Math.max(situation.relevant[key].substep ?? 0, substep)
  return firstOpenSection(situation, step, key) === null && reached >= Math.min(mustHavePassed, last)
}

/** After the last shareholder: the first who is not ready is shown. Null when all are. */
export const firstUnfinished = (situation: Situation, progress: Progress): ShareholderKey | null =>
  situation.people.find(
    (key) =>
      !isPersonInOrder(situation, progress.temporal_step, {
        key,
        substep: key === progress.person ? progress.substep : 0,
      }),
  ) ?? null
