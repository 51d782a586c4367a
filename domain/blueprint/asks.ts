import type { MainKey } from './names.ts'
import { productPlanOf } from './plan.ts'
import type { FieldRow, Product } from './product.ts'

const keysOf = (row: FieldRow<MainKey>): readonly MainKey[] =>
  typeof row === 'string' ? [row] : 'fields' in row ? row.fields : row

/** Whether a product asks this at all: of the company, or of somebody. */
export const isAskedBy = (product: Product, scope: 'main' | 'shareholder', key: string): boolean =>
  productPlanOf(product)[scope].has(key)

/** Whether a product asks this about the company somewhere on the way, so that nobody need ask it again at the end. */
export const asksCompany = ({ steps }: Pick<Product, 'steps'>, key: MainKey): boolean =>
  steps.some(({ sections }) => sections.some(({ company = [] }) => company.some((row) => keysOf(row).includes(key))))
