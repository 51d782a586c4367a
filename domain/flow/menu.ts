import { sectionsFor } from './asked.ts'
import type { Progress } from './progress.ts'
import { type Marks, mayOpen } from './side-menu.ts'
import { isSectionInOrder, type Situation } from './situation.ts'

/** How far the sections of this step have been reached, by walking or by having it all in order. */
export const sectionMarks = (situation: Situation, progress: Progress, sections: readonly number[]): Marks => {
  const { step, temporal_step, substep, person } = progress
  const revisited = temporal_step < step
  const walked = Math.max(substep, person === undefined ? 0 : (situation.relevant[person].substep ?? 0))
  let inOrder = true
  return sections.map((section) => {
    inOrder &&= isSectionInOrder(situation, {
      step: temporal_step,
      substep: section,
      ...(person ? { person } : {}),
    })
    return (revisited && person === undefined) || section <= walked || inOrder
  })
}

/** The side menu's rule, for a section by its own number. */
export const mayOpenSection = (situation: Situation, progress: Progress, substep: number): boolean => {
  const sections = sectionsFor(situation, progress.temporal_step, progress.person)
  const marks = sectionMarks(situation, progress, sections)
  return mayOpen(marks, sections.indexOf(substep) + 1)
}
