import { type Product, type ProductPlan, productPlanOf } from '../blueprint/index.ts'
import { defaultsOf } from '../fields/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { newShareholder } from '../shareholders/index.ts'

/** What a product begins with by itself; a membership only where one may be chosen beforehand. */
export const presetsOf = ({ presets }: Product, preselects_membership: boolean): MainAnswers => {
  if (preselects_membership) return presets
  const { upsell_package: _membership, ...rest } = presets
  return rest
}

type BroughtAlong = {
  readonly main?: MainAnswers
  readonly with_holding?: boolean
  readonly preselects_membership?: boolean
}

/** What a new questionnaire begins with: defaults of what this product asks, its own presets, and what came along. */
export const startAnswers = (product: Product, along: BroughtAlong = {}): Answers => {
  const { main, shareholder } = productPlanOf(product)
  const defaults = (fields: ProductPlan['main']) => defaultsOf([...fields.values()].map(({ field }) => field))
  const someone: ShareholderAnswers = { ...defaults(shareholder), ...newShareholder }
  const fromTheStart = (place: number): ShareholderAnswers => (place < product.people.least ? someone : {})
  return {
    main: { ...defaults(main), ...presetsOf(product, along.preselects_membership ?? true), ...along.main },
    p1: { ...someone, ...(along.with_holding ? { holding: true } : {}) },
    p2: fromTheStart(1),
    p3: fromTheStart(2),
    p4: fromTheStart(3),
  }
}
