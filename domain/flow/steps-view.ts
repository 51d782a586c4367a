import { sectionsFor, stepApplies } from './asked.ts'
import type { ChapterView, SectionView, StepState, StepView } from './flow-view.ts'
import { sectionMarks } from './menu.ts'
import type { Product } from './product.ts'
import type { Progress } from './progress.ts'
import { mayOpen } from './side-menu.ts'
import { isSectionInOrder, isStepInOrder, type Situation } from './situation.ts'

const stateOf = (
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
      state: stateOf(index, progress, { applicable, inOrder }),
      complete: applicable && inOrder && index <= progress.step,
    }
  })

export const sectionsView = (situation: Situation, progress: Progress): readonly SectionView[] => {
  const { temporal_step: step, substep: current, person } = progress
  const sections = sectionsFor(situation, step, person)
  const marks = sectionMarks(situation, progress, sections)
  return sections.flatMap((substep, index) => {
    const name = situation.product.steps[step]?.sections[substep]?.name
    if (name === undefined) return []
    return {
      substep,
      name,
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
