import type { Product } from '../flow/index.ts'
import { bv } from './bv/bv.ts'

/** A private limited company, founded in Dutch. */
export const dutchBv: Product = bv('dutch-bv', {
  spoken: 'dutch_proficient',
  otherwise: 'english_proficient',
  blocker: 'language_nl',
  transfers_to: 'english-bv',
})
