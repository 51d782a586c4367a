import type { Product } from '../flow/index.ts'
import { holdingIn } from './holding/holding.ts'

/** A personal holding, founded in English: the deed is Dutch, with its translation beside it. */
export const incorporateHolding: Product = holdingIn('incorporate-holding', {
  spoken: 'english_proficient',
  otherwise: 'dutch_proficient',
  blocker: 'language_en',
  transfers_to: 'holding',
})
