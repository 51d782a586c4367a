import type { Answers } from '../questions/index.ts'
import { copyAddresses } from './address.ts'
import { reconcileTypes } from './kind.ts'
import { followStructure } from './structure-wish.ts'

/**
 * The answers after a change of any kind, with all that it brings along for who takes part: type and flags agree, a structure
 * with a holding is somebody's, and who lives at their company's address has that one.
 */
export const withConsequences = (before: Answers, after: Answers, copiesCountry: boolean): Answers =>
  copyAddresses(followStructure(before, reconcileTypes(before, after)), copiesCountry)
