import type { ShareholderKey } from '../../fields/index.ts'
import { activeShareholders, kindOf } from '../../shareholders/index.ts'
import { fact } from '../bv/facts.ts'
import type { FieldPath } from '../model.ts'
import { answerAt } from '../print.ts'
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

/** What holds for the whole document. */
export const transferFacts = (world: World) => {
  const buyers = buyersOf(world)
  return {
    several_buyers: fact(buyers.length > 1, ...buyers.map(({ key }): FieldPath => `${key}.type`)),
  }
}

const bankruptcyOf = (world: World, key: ShareholderKey): 'open' | 'none' | 'unsure' | 'settled' | 'unsettled' => {
  const { bankruptcy, bankruptcy_persons: persons, bankruptcy_settled: settled } = world.answers.main
  if (bankruptcy === undefined) return 'open'
  if (!bankruptcy || !persons?.includes(key)) return 'none'
  return settled === undefined ? 'unsure' : settled ? 'settled' : 'unsettled'
}

/** What is known of one side. */
export const sideFacts = (world: World, { key, sells, isCompany }: Side) => {
  const born = answerAt(world, `${key}.country_of_birth`)
  return {
    sells: fact(sells),
    buys: fact(!sells),
    is_company: fact(isCompany, `${key}.type`),
    born_abroad: fact(born !== undefined && born !== 'NL', `${key}.country_of_birth`),
    jointly: fact(
      answerAt(world, `${key}.representation_type`) === 'jointly_authorized_director',
      `${key}.representation_type`,
    ),
  }
}

/** What only the declaration may know besides. */
export const declarationFacts = (world: World, side: Side) => ({
  ...sideFacts(world, side),
  bankrupt: fact(
    bankruptcyOf(world, side.key),
    'main.bankruptcy',
    'main.bankruptcy_persons',
    'main.bankruptcy_settled',
  ),
})
