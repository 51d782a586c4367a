import {
  type Missing,
  type PlannedRow,
  productPlanOf,
  type Section,
  type Step,
  type Survey,
} from '../blueprint/index.ts'
import { holds } from '../conditions/index.ts'
import { type CheckContext, check, type Field, isRequired, type ShareholderKey } from '../fields/index.ts'
import { fillsInThemselves, isParticipants, participantKeys } from '../shareholders/index.ts'
import type { FlowPlace } from './progress.ts'
import { isSettled, isSwitchedOn } from './survey.ts'

/** One question as it is put: of the company, or of someone. */
export interface PosedQuestion {
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

/** Whether everything that is asked there hangs on switches that are off. */
const isSwitchedOff = ({ product, context }: Survey, at: FlowPlace) => {
  const switches = productPlanOf(product).sections[at.step]?.[at.substep]?.switches
  return switches?.every((flag) => !isSwitchedOn({ flag }, context)) ?? false
}

/** Whether somebody else asks this: of who fills in their own part it is asked by their own link, and there only that. */
const isAskedElsewhere = (
  { relevant, filler, participant }: Survey,
  { key, scope }: Field,
  person?: ShareholderKey,
) => {
  if (participant !== undefined) return person !== participant || !isParticipants(key)
  if (scope === 'main' || person === undefined) return false
  return key === 'filled_in_by' ? person === filler : fillsInThemselves(relevant[person]) && participantKeys.has(key)
}

/** Whether everything that is asked of somebody there is asked elsewhere. */
const isLeftOut = (survey: Survey, at: FlowPlace, person: ShareholderKey) => {
  const rows = productPlanOf(survey.product).sections[at.step]?.[at.substep]?.rows ?? []
  return rows.length > 0 && rows.every((row) => row.fields.every((field) => isAskedElsewhere(survey, field, person)))
}

/** Whether there is anything in the section for the company, or for this person. */
export const sectionApplies = (survey: Survey, at: FlowPlace): boolean => {
  const { product, context, facts, people } = survey
  const section = product.steps[at.step]?.sections[at.substep]
  if (!section || isSettled(section, context) || isSwitchedOff(survey, at)) return false
  if (section.person && isLeftOut(survey, at, at.person ?? 'p1')) return false
  const { visible } = section
  if (visible === undefined) return true
  if (section.person) return holds(visible, facts[at.person ?? 'p1'])
  return section.each ? people.some((key) => isFor(survey, section, key)) : holds(visible, facts.main)
}

/** Whether a section that is put to everybody is put to this one. */
const isFor = ({ facts }: Survey, { whose, visible }: Section, key: ShareholderKey): boolean =>
  (whose ?? key) === key && (visible === undefined || holds(visible, facts[key]))

export const sectionsFor = (survey: Survey, step: number, person?: ShareholderKey): readonly number[] =>
  (survey.product.steps[step]?.sections ?? [])
    .map((_, substep) => substep)
    .filter((substep) => sectionApplies(survey, { step, substep, ...(person ? { person } : {}) }))

/** The row as it is put to the company or to one person: what of it applies. */
const questionsIn = (survey: Survey, row: PlannedRow, person?: ShareholderKey): readonly PosedQuestion[] => {
  const facts = survey.facts[person ?? 'main']
  if (row.when && !holds(row.when, facts)) return []
  return row.fields
    .filter((field) => field.asked !== false && isSwitchedOn(field, survey.context))
    .filter((field) => !isAskedElsewhere(survey, field, person))
    .filter((field) => field.visible === undefined || holds(field.visible, facts))
    .map((field) => ({ field, ...(person ? { person } : {}) }))
}

/** What is asked in a section, row by row; `each` gives one row per person. */
export const rowsAt = (survey: Survey, at: FlowPlace): readonly (readonly PosedQuestion[])[] => {
  const section = survey.product.steps[at.step]?.sections[at.substep]
  const rows = productPlanOf(survey.product).sections[at.step]?.[at.substep]?.rows ?? []
  const found: (readonly PosedQuestion[])[] = []
  for (const row of rows) if (row.asked === 'company') found.push(questionsIn(survey, row))
  for (const row of rows) if (row.asked === 'person') found.push(questionsIn(survey, row, at.person ?? 'p1'))
  const each = rows.filter((row) => row.asked === 'each')
  for (const person of each.length > 0 ? survey.people : []) {
    if (section && !isFor(survey, section, person)) continue
    for (const row of each) found.push(questionsIn(survey, row, person))
  }
  return found.filter((row) => row.length > 0)
}

export const isRequiredOf = (survey: Survey, { field, person }: PosedQuestion): boolean =>
  isRequired(field, survey.facts[person ?? 'main'])

interface SectionOf {
  readonly step: number
  readonly substep: number
  readonly person?: ShareholderKey
}

type Contexts = Readonly<Record<'main' | ShareholderKey, CheckContext>>

/** One context per person, made once: they are used for every field. */
const checkContexts = ({ product, context, facts }: Survey): Contexts => {
  const shared = {
    today: context.today,
    legalForm: product.legal_form,
    ...(context.unservedCountries ? { unservedCountries: context.unservedCountries } : {}),
  }
  const of = (at: ShareholderKey): CheckContext => ({ ...shared, at, facts: facts[at] })
  return { main: { ...shared, facts: facts.main }, p1: of('p1'), p2: of('p2'), p3: of('p3'), p4: of('p4') }
}

const answerTo = ({ relevant }: Survey, { field, person }: PosedQuestion): unknown => {
  const row: Readonly<Record<string, unknown>> = person ? relevant[person] : relevant.main
  return row[field.key]
}

const inSection = (survey: Survey, contexts: Contexts, spot: SectionOf): readonly Missing[] => {
  const { step, substep } = spot
  const found: Missing[] = []
  for (const row of rowsAt(survey, spot)) {
    for (const question of row) {
      const { field, person } = question
      for (const issue of check(field, answerTo(survey, question), contexts[person ?? 'main'])) {
        found.push({ step, substep, ...(person ? { person } : {}), path: issue.path, issue })
      }
    }
  }
  const needs = survey.product.steps[step]?.sections[substep]?.needs
  if (needs && !holds(needs.met, survey.facts.main)) {
    found.push({ step, substep, path: needs.field, issue: { code: 'required', path: needs.field } })
  }
  return found
}

/** Every section that applies, and to whom it is put, in the order in which it is asked. */
export const spotsIn = (survey: Survey): readonly SectionOf[] =>
  survey.product.steps.flatMap((step, index) => {
    if (!stepApplies(survey, index)) return []
    const turns: readonly (ShareholderKey | undefined)[] = takesTurns(step) ? survey.people : [undefined]
    return turns.flatMap((person) =>
      step.sections
        .map((_, substep) => ({ step: index, substep, ...(person ? { person } : {}) }))
        .filter((spot) => sectionApplies(survey, spot)),
    )
  })

/** Everything in the flow that still has to be answered or put right, in the order in which it is asked. */
export const missingIn = (survey: Survey): readonly Missing[] => {
  const contexts = checkContexts(survey)
  return spotsIn(survey).flatMap((spot) => inSection(survey, contexts, spot))
}
