import type { Product } from '../flow/index.ts'
import { holdingIn } from './holding/holding.ts'

/** A personal holding, founded in Dutch. */
export const holding: Product = holdingIn('holding', {
  spoken: 'dutch_proficient',
  otherwise: 'english_proficient',
  blocker: 'language_nl',
  transfers_to: 'incorporate-holding',
})
