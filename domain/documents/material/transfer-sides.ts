import type { ShareholderKey } from '../../fields/index.ts'
import { activeShareholders, kindOf } from '../../shareholders/index.ts'
import type { World } from '../template.ts'

/** Someone on one side of the transfer. */
export interface Side {
  readonly key: ShareholderKey
  readonly sells: boolean
  readonly isCompany: boolean
}

/** The seller first, then the buyers. */
export const sidesOf = ({ answers }: World): readonly Side[] =>
  activeShareholders(answers).map((key) => ({
    key,
    sells: answers[key].party === 'seller',
    isCompany: kindOf(answers[key]) === 'existing_company',
  }))

export const buyersOf = (world: World): readonly Side[] => sidesOf(world).filter(({ sells }) => !sells)

/** There is one, in the first place. */
export const sellerOf = (world: World): Side => {
  const [seller] = sidesOf(world).filter(({ sells }) => sells)
  return seller ?? { key: 'p1', sells: true, isCompany: false }
}
