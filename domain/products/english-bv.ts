import type { Product } from '../flow/index.ts'
import { bv } from './bv/bv.ts'

/** A private limited company, founded in English: the deed is Dutch, with its translation beside it. */
export const englishBv: Product = bv('english-bv', {
  spoken: 'english_proficient',
  otherwise: 'dutch_proficient',
  blocker: 'language_en',
  transfers_to: 'dutch-bv',
})
