import { holds } from '../conditions/index.ts'
import { type Field, isRequired, type ShareholderKey } from '../fields/index.ts'
import { type PlannedRow, planOf } from './plan.ts'
import type { Step } from './product.ts'
import { isSettled, isSwitchedOn, type Survey } from './survey.ts'

/** One question as it is put: of the company, or of someone. */
export interface Question {
  readonly field: Field
  readonly person?: ShareholderKey
}

/** Whether the step takes the shareholders one after the other. */
export const takesTurns = (step: Step | undefined): boolean =>
  step?.sections.some((section) => section.person !== undefined) ?? false

export const stepApplies = ({ product, facts }: Survey, index: number): boolean => {
  const step = product.steps[index]
  return step !== undefined && (step.visible === undefined || holds(step.visible, facts.main))
}

/** Whether there is anything in the section for the company, or for this person. */
export const sectionApplies = (
  { product, context, facts, people }: Survey,
  at: { readonly step: number; readonly substep: number; readonly person?: ShareholderKey },
): boolean => {
  const section = product.steps[at.step]?.sections[at.substep]
  if (!section || isSettled(section, context)) return false
  const { visible } = section
  if (visible === undefined) return true
  if (section.person) return holds(visible, facts[at.person ?? 'p1'])
  return section.each ? people.some((key) => holds(visible, facts[key])) : holds(visible, facts.main)
}

export const sectionsFor = (survey: Survey, step: number, person?: ShareholderKey): readonly number[] =>
  (survey.product.steps[step]?.sections ?? [])
    .map((_, substep) => substep)
    .filter((substep) => sectionApplies(survey, { step, substep, ...(person ? { person } : {}) }))

/** The row as it is put to the company or to one person: what of it applies. */
const questionsIn = (survey: Survey, row: PlannedRow, person?: ShareholderKey): readonly Question[] => {
  const facts = survey.facts[person ?? 'main']
  if (row.when && !holds(row.when, facts)) return []
  return row.fields
    .filter((field) => field.asked !== false && isSwitchedOn(field, survey.context))
    .filter((field) => field.visible === undefined || holds(field.visible, facts))
    .map((field) => ({ field, ...(person ? { person } : {}) }))
}

/** What is asked in a section, row by row; `each` gives one row per person. */
export const rowsAt = (
  survey: Survey,
  at: { readonly step: number; readonly substep: number; readonly person?: ShareholderKey },
): readonly (readonly Question[])[] => {
  const visible = survey.product.steps[at.step]?.sections[at.substep]?.visible
  const rows = planOf(survey.product).rows[at.step]?.[at.substep] ?? []
  const found: (readonly Question[])[] = []
  for (const row of rows) if (row.asked === 'company') found.push(questionsIn(survey, row))
  for (const row of rows) if (row.asked === 'person') found.push(questionsIn(survey, row, at.person ?? 'p1'))
  const each = rows.filter((row) => row.asked === 'each')
  for (const person of each.length > 0 ? survey.people : []) {
    if (visible && !holds(visible, survey.facts[person])) continue
    for (const row of each) found.push(questionsIn(survey, row, person))
  }
  return found.filter((row) => row.length > 0)
}

export const isRequiredOf = (survey: Survey, { field, person }: Question): boolean =>
  isRequired(field, survey.facts[person ?? 'main'])
