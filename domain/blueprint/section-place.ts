import type { Field, ShareholderKey } from '../fields/index.ts'
import { splitPath } from '../values/index.ts'
import type { SectionName, StepName } from './names.ts'
import { productPlanOf } from './plan.ts'
import type { Product } from './product.ts'

/** Where a section of a product is, for a link that opens it; null where the product has none of that name. */
export function placeOfSection({ steps }: Pick<Product, 'steps'>, name: SectionName) {
  const step = steps.findIndex(({ sections }) => sections.some((section) => section.name === name))
  const substep = steps[step]?.sections.findIndex((section) => section.name === name)
  return substep === undefined ? null : { step, substep }
}

/** Where an answer is asked for, by its path, as in `p1.expiration_date`; null where the product does not ask it. */
export function placeOfQuestion(product: Product, path: string) {
  const { place, key } = splitPath(path)
  const { main, shareholder } = productPlanOf(product)
  const person = place === 'main' ? null : (place as ShareholderKey)
  const placements = (person === null ? main : shareholder).get(key)?.placements ?? []
  const found = placements.find(({ section }) => person === null || (section.whose ?? person) === person)
  return found ? { step: found.step, substep: found.substep } : null
}

/** A question that a product asks, whoever it is asked of, and where it is asked first. */
interface QuestionAlong {
  /** As in `main.company_name` or `shareholder.firstname`. */
  readonly question: string
  readonly field: Field
  readonly step: StepName
  readonly section: SectionName
}

/** Everything that a product asks on the way, each question once, in the order in which it is asked. */
export function questionsAlong(product: Product): readonly QuestionAlong[] {
  const { sections } = productPlanOf(product)
  const all = product.steps.flatMap((step, at) =>
    step.sections.flatMap((section, substep) =>
      (sections[at]?.[substep]?.rows ?? []).flatMap(({ fields }) =>
        fields.map((field) => ({
          question: `${field.scope}.${field.key}`,
          field,
          step: step.name,
          section: section.name,
        })),
      ),
    ),
  )
  return [...new Map([...all].reverse().map((one) => [one.question, one])).values()].reverse()
}
