import { type Answers, defaultsOf, type MainAnswers, type ShareholderAnswers } from '../fields/index.ts'
import { newShareholder } from '../shareholders/index.ts'
import { productPlanOf } from './plan.ts'
import type { Product } from './product.ts'

/** What a new questionnaire begins with: defaults of what this product asks, its own presets, and what came along. */
export const startAnswers = (
  product: Product,
  along: { readonly main?: MainAnswers; readonly with_holding?: boolean } = {},
): Answers => {
  const { main } = productPlanOf(product)
  const defaults = Object.fromEntries(Object.entries(defaultsOf('main')).filter(([key]) => main.has(key)))
  const fromTheStart = (place: number): ShareholderAnswers => (place < product.people.least ? newShareholder : {})
  return {
    main: { ...defaults, ...product.presets, ...along.main },
    p1: { ...newShareholder, ...(along.with_holding ? { holding: true } : {}) },
    p2: fromTheStart(1),
    p3: fromTheStart(2),
    p4: fromTheStart(3),
  }
}
