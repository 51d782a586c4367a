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

const answerTo = ({ relevant }: Survey, { field, person }: Question): unknown => {
  const row: Readonly<Record<string, unknown>> = person ? relevant[person] : relevant.main
  return row[field.key]
}

const inSection = (survey: Survey, contexts: Contexts, spot: Spot): readonly Missing[] => {
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

/** Everything in the flow that still has to be answered or put right, in the order in which it is asked. */
export const missingIn = (survey: Survey): readonly Missing[] => {
  const contexts = checkContexts(survey)
  return survey.product.steps.flatMap((step, index) => {
    if (!stepApplies(survey, index)) return []
    const turns: readonly (ShareholderKey | undefined)[] = takesTurns(step) ? survey.people : [undefined]
    return turns.flatMap((person) =>
      step.sections.flatMap((_, substep) => {
        const spot = { step: index, substep, ...(person ? { person } : {}) }
        return sectionApplies(survey, spot) ? inSection(survey, contexts, spot) : []
      }),
    )
  })
}
