import type { SectionName } from './names.ts'
import type { Product } from './product.ts'

/** Where a section of a product is, for a link that opens it; null where the product has none of that name. */
export function placeOfSection({ steps }: Pick<Product, 'steps'>, name: SectionName) {
  const step = steps.findIndex(({ sections }) => sections.some((section) => section.name === name))
  const substep = steps[step]?.sections.findIndex((section) => section.name === name)
  return substep === undefined ? null : { step, substep }
}
