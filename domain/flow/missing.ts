import { holds } from '../conditions/index.ts'
import { type CheckContext, check, type ShareholderKey } from '../fields/index.ts'
import { type Question, rowsAt, sectionApplies, stepApplies, takesTurns } from './asked.ts'
import type { Missing } from './flow-view.ts'
import type { Survey } from './survey.ts'

interface Spot {
  readonly step: number
  readonly substep: number
  readonly person?: ShareholderKey
}

const checkContext = ({ product, context, relevant }: Survey): CheckContext => ({
  today: context.today,
  answers: relevant,
  legalForm: product.legal_form,
  ...(context.unservedCountries ? { unservedCountries: context.unservedCountries } : {}),
})

const answerTo = ({ relevant }: Survey, { field, person }: Question): unknown => {
  const row: Readonly<Record<string, unknown>> = person ? relevant[person] : relevant.main
  return row[field.key]
}

const inSection = (survey: Survey, context: CheckContext, spot: Spot): readonly Missing[] => {
  const { step, substep } = spot
  const found: Missing[] = []
  for (const row of rowsAt(survey, spot)) {
    for (const question of row) {
      const { field, person } = question
      for (const issue of check(field, answerTo(survey, question), { ...context, ...(person ? { at: person } : {}) })) {
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

/** Everything in the flow that still has to be answered or put right, in the order in which it is asked. */
export const missingIn = (survey: Survey): readonly Missing[] => {
  const context = checkContext(survey)
  return survey.product.steps.flatMap((step, index) => {
    if (!stepApplies(survey, index)) return []
    const turns: readonly (ShareholderKey | undefined)[] = takesTurns(step) ? survey.people : [undefined]
    return turns.flatMap((person) =>
      step.sections.flatMap((_, substep) => {
        const spot = { step: index, substep, ...(person ? { person } : {}) }
        return sectionApplies(survey, spot) ? inSection(survey, context, spot) : []
      }),
    )
  })
}
