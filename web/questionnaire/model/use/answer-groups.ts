import type { FlowContext, Product, SectionName, StepName } from '#domain/blueprint/index.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { type FieldView, finalStep, type Progress, viewFlow } from '#domain/flow/index.ts'
import type { Answers } from '#domain/questions/index.ts'

/** What was asked in one place, of the company or of one shareholder. */
export interface AnswerGroup {
  readonly step: number
  readonly stepName: StepName
  readonly substep: number
  readonly section: SectionName
  readonly person?: ShareholderKey
  readonly fields: readonly FieldView[]
  /** Whether everything there is in order. */
  readonly complete: boolean
}

/** Every place of the flow that concerns this founder, but for the last one, with what is asked there. */
export function answerGroups(product: Product, answers: Answers, context: FlowContext): readonly AnswerGroup[] {
  const last = finalStep(product)
  const at = (progress: Omit<Progress, 'step'>) => viewFlow(product, answers, { step: last, ...progress }, context)
  return at({ temporal_step: last, substep: 0 })
    .steps.filter(({ index, applicable }) => applicable && index < last)
    .flatMap(({ index, name }) => {
      const first = at({ temporal_step: index, substep: 0 })
      const people =
        first.person === null
          ? [undefined]
          : shareholderKeys.filter((key) => first.people.some((view) => view.person === key))
      return people.flatMap((person) => {
        const here = { temporal_step: index, ...(person ? { person } : {}) }
        return at({ ...here, substep: 0 }).sections.map(({ substep, name: section, whose = person, complete }) => ({
          step: index,
          stepName: name,
          substep,
          section,
          ...(whose ? { person: whose } : {}),
          fields: at({ ...here, substep }).rows.flat(),
          complete,
        }))
      })
    })
}
