import type { Product } from '../../blueprint/index.ts'
import { blockersIn } from '../../flow/index.ts'
import type { SharedLanguage } from '../person-sections.ts'
import { dutchBvAsked, englishBvAsked, inDutch, inEnglish } from './asked.ts'
import { bvBlockers } from './blockers.ts'

const judged = (asked: Product, shared: SharedLanguage): Product => ({
  ...asked,
  blockers: bvBlockers(shared),
  judge: blockersIn,
})

/** A private limited company, founded in Dutch. */
export const dutchBv = judged(dutchBvAsked, inDutch)

/** A private limited company, founded in English: the deed is Dutch, with its translation beside it. */
export const englishBv = judged(englishBvAsked, inEnglish)
