import type { Questionnaire } from '#contract/questionnaires.ts'
import type { AssistantMarks } from '#domain/assistants/index.ts'
import type { Product } from '#domain/blueprint/index.ts'
import { finalStep, holdingUpsellNumber, type Progress } from '#domain/flow/index.ts'
import { type FlowName, flows, productOf } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import type { StoredAnswers } from './secrets.ts'

/** One questionnaire as the actions work with it: every answer readable. */
export type KeptQuestionnaire = {
  readonly uuid: string
  readonly flow: FlowName
  readonly version: number
  readonly progress: Progress
  readonly answers: Answers
  /** What an assistant wrote and nobody confirmed yet. */
  readonly by_assistant: AssistantMarks
  /** How the answers stand in the row, as far as that is known. */
  readonly stored: StoredAnswers
  readonly calculation_uuid: string | null
  readonly predefined_notary_id: number | null
  readonly completed_at: Date | null
  /** From then on every change of an answer is recorded. */
  readonly paid_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** What the flow asks; a flow without a questionnaire has no routes, so nobody gets here with one. */
export function productFor(flow: FlowName): Product {
  const product = productOf(flow)
  if (product === null) throw new Error(`The flow ${flow} has no questionnaire.`)
  return product
}

/** What is switched off cannot be begun; what was begun before can be finished. */
export const flowIsOffered = (flow: FlowName, config: Pick<Config, 'FOUNDATIONS_ENABLED'>): boolean =>
  productFor(flow).behind === undefined || config.FOUNDATIONS_ENABLED

/** As the API shows it. */
export function toQuestionnaire(kept: KeptQuestionnaire): Questionnaire {
  const { type_id, product_type, slug } = flows[kept.flow]
  const product = productFor(kept.flow)
  const { main, p1, p2, p3, p4 } = kept.answers
  const { step, temporal_step, substep } = kept.progress
  return {
    uuid: kept.uuid,
    version: kept.version,
    flow: kept.flow,
    type_id,
    product_type,
    slug,
    language: product.language,
    final_step: finalStep(product),
    holding_upsell_step: holdingUpsellNumber(product),
    completed: kept.completed_at !== null,
    paid: kept.paid_at !== null,
    product_data: { main, p1, p2, p3, p4, step, temporal_step, substep },
    by_assistant: shownMarks(kept.by_assistant),
    upsell_package: main.upsell_package ?? null,
    calculation: { uuid: kept.calculation_uuid },
    created_at: kept.created_at.toISOString(),
    updated_at: kept.updated_at.toISOString(),
  }
}

const shownMarks = (marks: AssistantMarks): Questionnaire['by_assistant'] =>
  Object.entries(marks ?? {}).map(([path, { name, at, before }]) => ({ path, name, at, before }))

/** Answers as they were at a moment that counts, every one of them readable. It never changes. */
export type AnswerVersion = Pick<KeptQuestionnaire, 'flow' | 'answers' | 'predefined_notary_id'> & {
  readonly uuid: string
  readonly questionnaire: string
  /** 1 is what was paid for, every change after that has the next; null for what was confirmed and not paid. */
  readonly number: number | null
  /** On which they were looked at. */
  readonly day: DutchDate
  /** Nothing was missing and nothing in the way. */
  readonly complete: boolean
  readonly created_at: Date
}
