import type { Blocker, BlockerRule, FlowContext, Missing, Product, SectionName } from '../blueprint/index.ts'
import type { Field, ShareholderKey } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { isParticipants } from '../shareholders/index.ts'
import { isRequiredOf, missingIn, rowsAt, sectionsFor, stepApplies, takesTurns } from './asked.ts'
import { blockersIn } from './blockers.ts'
import { survey } from './survey.ts'

/** A screen of somebody's own part: what they are asked there, row by row. */
export interface ParticipantSection {
  readonly name: SectionName
  readonly rows: readonly (readonly { readonly field: Field; readonly required: boolean }[])[]
}

export interface ParticipantFlow {
  readonly sections: readonly ParticipantSection[]
  readonly missing: readonly Missing[]
  /** What is said about an answer of theirs; whether it can go on with it is for the notary. */
  readonly blockers: readonly Blocker[]
}

const isOwn = ({ field }: BlockerRule): boolean => isParticipants(field.replace('shareholder.', ''))

/**
 * What one person is asked by their own link: the same questions as everybody, in the same order, of their own part. The
 * answers are with what they sealed.
 */
export const participantFlow = (
  product: Product,
  answers: Answers,
  person: ShareholderKey,
  context: FlowContext,
): ParticipantFlow => {
  const looked = { ...survey(product, answers, context), participant: person }
  const missing = missingIn(looked)
  const sections = product.steps.flatMap((step, index) => {
    if (!takesTurns(step) || !stepApplies(looked, index)) return []
    return sectionsFor(looked, index, person).flatMap((substep): readonly ParticipantSection[] => {
      const name = step.sections[substep]?.name
      const rows = rowsAt(looked, { step: index, substep, person }).map((row) =>
        row.map((question) => ({ field: question.field, required: isRequiredOf(looked, question) })),
      )
      return name && rows.length > 0 ? [{ name, rows }] : []
    })
  })
  const rules = { ...product, blockers: product.blockers.filter(isOwn) }
  return {
    sections,
    missing,
    blockers: blockersIn({ ...looked, product: rules }, missing).filter((one) => one.person === person),
  }
}
