import type { ShareholderKey } from '../../fields/index.ts'
import { activeShareholders, kindOf } from '../../shareholders/index.ts'
import type { PartiesOf } from './parties.ts'

/** Someone on one side of the transfer. */
export interface Side {
  readonly key: ShareholderKey
  readonly sells: boolean
  readonly isCompany: boolean
}

/** The seller first, then the buyers. */
export const sidesOf = ({ answers }: PartiesOf): readonly Side[] =>
  activeShareholders(answers).map((key) => ({
    key,
    sells: answers[key].party === 'seller',
    isCompany: kindOf(answers[key]) === 'existing_company',
  }))

export const buyersOf = (of: PartiesOf): readonly Side[] => sidesOf(of).filter(({ sells }) => !sells)

/** There is one, in the first place. */
export const sellerOf = (of: PartiesOf): Side => {
  const [seller] = sidesOf(of).filter(({ sells }) => sells)
  return seller ?? { key: 'p1', sells: true, isCompany: false }
}

/** Whether the seller is the director who acts for the company whose shares they are. */
export const sellerSigns = (of: PartiesOf): boolean =>
  of.answers.main.board_signer === 'seller' && of.answers[sellerOf(of).key].become_director === true

/** Who is appointed: the buyers who become director, or someone from outside where none of them does. */
export const directorsToBe = (of: PartiesOf): readonly (Side | 'next')[] => {
  const buyers = buyersOf(of).filter(({ key }) => of.answers[key].buyer_director === true)
  return buyers.length > 0 || of.answers.main.next_director !== 'appointed' ? buyers : ['next']
}
