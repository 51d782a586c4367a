import { sectionsFor } from './asked.ts'
import type { Progress } from './progress.ts'
import { isSectionInOrder, type Situation } from './situation.ts'

/** For each option of a side menu: has it been reached. */
export type Marks = readonly boolean[]

/** Standing at an option: it and everything before it has been reached. */
export const marksAt = (count: number, option: number): Marks => Array.from({ length: count }, (_, at) => at <= option)

/** Going on from an option marks the next one, and none that comes later. */
export const markForward = (marks: Marks, from: number): Marks => marksAt(marks.length, from + 1)

/** Options are counted from 1: one can be opened when it, or the one before it, has been marked. */
export const mayOpen = (marks: Marks, option: number): boolean =>
  option > 0 && option <= marks.length && (marks[option - 1] === true || marks[option - 2] === true)

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
