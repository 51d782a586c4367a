import type { ShareholderKey } from '../fields/index.ts'
import { splitPath } from '../values/index.ts'
import type { SectionName } from './names.ts'
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
