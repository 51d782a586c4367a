import { type Blocker, type FlowContext, type Missing, type Product, productPlanOf } from '../blueprint/index.ts'
import { pathOf, type ShareholderKey } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { kindOf, newShareholder } from '../shareholders/index.ts'
import { endStep, endsStep, mayContinue, nextPlace, previousPlace } from './advance.ts'
import { isRequiredOf, rowsAt, sectionsFor, stepApplies, takesTurns } from './asked.ts'
import { hasRoom, mayGo } from './cast.ts'
import type {
  BackPlace,
  ChapterView,
  FieldView,
  FlowView,
  NextPlace,
  PersonState,
  PersonView,
  SectionView,
  StepState,
  StepView,
} from './flow-view.ts'
import { mayOpen, sectionMarks } from './menu.ts'
import { isPersonInOrder, settle } from './place.ts'
import { billingStep, finalStep, flowPlaceOf, type Progress, stepperVisible } from './progress.ts'
import { blockersAt, isSectionInOrder, isStepInOrder, missingAt, type Situation, situationOf } from './situation.ts'

const stepStateOf = (
  index: number,
  { step, temporal_step }: Progress,
  facts: { readonly applicable: boolean; readonly inOrder: boolean },
): StepState => {
  if (index === temporal_step) return 'current'
  if (index > step || !facts.applicable) return 'locked'
  return index < step && facts.inOrder ? 'done' : 'reachable'
}

export const stepsView = (situation: Situation, progress: Progress): readonly StepView[] =>
  situation.product.steps.map(({ kind, name }, index) => {
    const applicable = stepApplies(situation, index)
    const inOrder = isStepInOrder(situation, index)
    return {
      index,
      kind,
      name,
      applicable,
      state: stepStateOf(index, progress, { applicable, inOrder }),
      complete: applicable && inOrder && index <= progress.step,
    }
  })

export const sectionsView = (situation: Situation, progress: Progress): readonly SectionView[] => {
  const { temporal_step: step, substep: current, person } = progress
  const sections = sectionsFor(situation, step, person)
  const marks = sectionMarks(situation, progress, sections)
  return sections.flatMap((substep, index) => {
    const section = situation.product.steps[step]?.sections[substep]
    if (section === undefined) return []
    const { name, whose } = section
    return {
      substep,
      name,
      ...(whose ? { whose } : {}),
      current: substep === current,
      complete: isSectionInOrder(situation, { step, substep, ...(person ? { person } : {}) }),
      clickable: mayOpen(marks, index + 1),
    }
  })
}

/** The small stepper: the steps gathered into chapters, counting only what applies. */
export const chaptersView = (
  { chapters }: Product,
  steps: readonly StepView[],
  { temporal_step }: Progress,
): readonly ChapterView[] => {
  let from = 0
  return chapters.map(({ name, parts }) => {
    const own = steps.slice(from, from + parts)
    from += parts
    const applicable = own.filter((step) => step.applicable)
    return {
      name,
      current: own.some((step) => step.index === temporal_step),
      parts: applicable.length,
      parts_done: applicable.filter((step) => step.state === 'done').length,
    }
  })
}

/** Whether someone has answered anything beyond what everybody starts with. */
const hasBegun = ({ product, relevant }: Situation, step: number, key: ShareholderKey): boolean => {
  const started: Readonly<Record<string, unknown>> = newShareholder
  const { shareholder } = productPlanOf(product)
  return Object.entries(relevant[key]).some(
    ([name, value]) =>
      value !== started[name] && shareholder.get(name)?.placements.some((one) => one.step === step) === true,
  )
}

const personStateOf = (situation: Situation, step: number, key: ShareholderKey): PersonState => {
  const stopped = situation.blockers.some(
    (one) => one.stops && one.judged === 'at_once' && one.step === step && one.person === key,
  )
  if (stopped) return 'problem'
  if (isPersonInOrder(situation, step, { key, substep: 0 })) return 'complete'
  return hasBegun(situation, step, key) ? 'busy' : 'empty'
}

/** The cards of those who take part, as a list of what is still to do. */
export const peopleView = (situation: Situation, progress: Progress): readonly PersonView[] => {
  const step = situation.product.steps.findIndex(takesTurns)
  return situation.people.map((person) => {
    const sections = sectionsFor(situation, step, person)
    return {
      person,
      kind: kindOf(situation.relevant[person]),
      state: personStateOf(situation, step, person),
      selected: progress.person === person,
      removable: mayGo(situation.product.people, person),
      sections_done: sections.filter((substep) => isSectionInOrder(situation, { step, substep, person })).length,
      sections: sections.length,
    }
  })
}

const rowsView = (situation: Situation, progress: Progress): readonly (readonly FieldView[])[] => {
  const section = situation.product.steps[progress.temporal_step]?.sections[progress.substep]
  const marks = section?.saysOptional ? ({ unmarked: true } as const) : {}
  return rowsAt(situation, flowPlaceOf(progress)).map((row) =>
    row.map((question) => ({
      field: question.field,
      path: pathOf(question.field, question.person),
      ...(question.person ? { person: question.person } : {}),
      required: isRequiredOf(situation, question),
      ...marks,
    })),
  )
}

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
  const place = flowPlaceOf(progress)
  const here = blockersAt(situation, place)
  const ends = endsStep(situation, progress)
  // On the way out of the step, what was left behind in another section of it is in the way too.
  const leaves = to.temporal_step !== place.step
  const isOfStep = (one: Missing | Blocker): boolean => one.step === place.step
  return {
    missing: leaves ? situation.missing.filter(isOfStep) : missingAt(situation, place),
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
