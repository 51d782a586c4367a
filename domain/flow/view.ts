import { type Answers, pathOf } from '../fields/index.ts'
import { endStep, endsStep, mayContinue, nextPlace, previousPlace } from './advance.ts'
import { isRequiredOf, rowsAt } from './asked.ts'
import type { Blocker } from './blocker.ts'
import { hasRoom } from './cast.ts'
import type { FlowContext } from './context.ts'
import type { BackPlace, FieldView, FlowView, Missing, NextPlace, StepView } from './flow-view.ts'
import { peopleView } from './people-view.ts'
import { settle, spotOf } from './place.ts'
import type { Product } from './product.ts'
import { billingStep, finalStep, type Progress, stepperVisible } from './progress.ts'
import { blockersAt, missingAt, type Situation, situationOf } from './situation.ts'
import { chaptersView, sectionsView, stepsView } from './steps-view.ts'

const rowsView = (situation: Situation, progress: Progress): readonly (readonly FieldView[])[] =>
  rowsAt(situation, spotOf(progress)).map((row) =>
    row.map((question) => ({
      field: question.field,
      path: pathOf(question.field, question.person),
      ...(question.person ? { person: question.person } : {}),
      required: isRequiredOf(situation, question),
    })),
  )

/** Where "next" is meant to lead: whoever is kept here by the last thing that is open, is on the way out of the step. */
const meantBy = (situation: Situation, from: Progress, to: Progress): Progress => {
  const stays = to.temporal_step === from.temporal_step && to.substep === from.substep && to.person === from.person
  return stays && from.temporal_step <= finalStep(situation.product) ? endStep(situation, from) : to
}

const nextOf = (situation: Situation, from: Progress, to: Progress): NextPlace => {
  const { product } = situation
  if (to.temporal_step === billingStep(product)) return { to: 'billing' }
  if (to.temporal_step > billingStep(product)) {
    return from.temporal_step === to.temporal_step ? { to: 'nowhere' } : { to: 'checkout' }
  }
  const step = product.steps[to.temporal_step]
  const section = step?.sections[to.substep]
  if (step && to.temporal_step !== from.temporal_step) return { to: 'step', step: to.temporal_step, name: step.name }
  if (to.person && to.person !== from.person) return { to: 'person', person: to.person, substep: to.substep }
  return section ? { to: 'section', substep: to.substep, name: section.name } : { to: 'nowhere' }
}

const backOf = (from: Progress, to: Progress): BackPlace => {
  if (to.temporal_step !== from.temporal_step) return 'step'
  if (to.person !== from.person) return 'person'
  return to.substep === from.substep ? 'leave' : 'section'
}

const positionOf = (steps: readonly StepView[], { temporal_step }: Progress): FlowView['position'] => {
  const applicable = steps.filter((step) => step.applicable)
  const passed = applicable.filter((step) => step.index <= temporal_step).length
  return { at: Math.max(passed, 1), of: applicable.length }
}

/** What "next" would complain about: here, at the end of a step about the step, at the end of the flow about all of it. */
const complaints = (
  situation: Situation,
  progress: Progress,
  to: Progress,
): { readonly missing: readonly Missing[]; readonly blockers: readonly Blocker[] } => {
  if (to.temporal_step > finalStep(situation.product))
    return { missing: situation.missing, blockers: situation.blockers }
  const spot = spotOf(progress)
  const here = blockersAt(situation, spot)
  const ends = endsStep(situation, progress)
  // On the way out of the step, what was left behind in another section of it is in the way too.
  const leaves = to.temporal_step !== spot.step
  const isOfStep = (one: Missing | Blocker): boolean => one.step === spot.step
  return {
    missing: leaves ? situation.missing.filter(isOfStep) : missingAt(situation, spot),
    blockers: situation.blockers
      .filter(isOfStep)
      .filter((one) => here.includes(one) || (ends && one.judged === 'when_leaving_step') || (leaves && one.stops)),
  }
}

/** Everything a screen needs for the place at hand; cheap enough for every key press. */
export const viewFlow = (product: Product, answers: Answers, raw: Progress, context: FlowContext): FlowView => {
  const situation = situationOf(product, answers, context)
  const progress = settle(situation, raw)
  const to = nextPlace(situation, progress)
  const steps = stepsView(situation, progress)
  const sections = sectionsView(situation, progress)
  return {
    progress,
    steps,
    step: steps[progress.temporal_step] ?? null,
    position: positionOf(steps, progress),
    stepper_visible: stepperVisible(product, progress),
    chapters: chaptersView(product, steps, progress),
    sections,
    section: sections.find((section) => section.current) ?? null,
    rows: rowsView(situation, progress),
    people: peopleView(situation, progress),
    may_add_person: hasRoom(product.people, answers),
    most_people: product.people.most,
    person: progress.person ?? null,
    ...complaints(situation, progress, to),
    may_continue: mayContinue(situation, progress),
    next: nextOf(situation, progress, meantBy(situation, progress, to)),
    back: backOf(progress, previousPlace(situation, progress)),
  }
}
