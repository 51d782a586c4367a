import type { FieldPath } from '../model.ts'
import { answerAt, printAnswer } from '../print.ts'
import type { ComputedValue, FactTable, LoopTurn, TemplateScope, World } from '../template.ts'
import { fact } from './facts.ts'
import { from } from './make.ts'
import { buyersOf, type Side, sellerOf } from './transfer-sides.ts'
import { asRegistered, values as ofCompanies } from './values.ts'

const signerFields = (world: World): readonly FieldPath[] => [
  'main.board_signer',
  `${sellerOf(world).key}.become_director`,
]

const sellerSigns = (world: World): boolean =>
  world.answers.main.board_signer === 'seller' && world.answers[sellerOf(world).key].become_director === true

/** Who acts for the company whose shares they are, and whether its board changes. */
export const boardFacts = (world: World) => {
  const seller = sellerOf(world)
  const bySeller = sellerSigns(world)
  const { seller_resign: resigns, decharge } = world.answers[seller.key]
  const turns = newDirectors(world)
  return {
    by_seller: fact(bySeller, ...signerFields(world)),
    seller_is_company: fact(seller.isCompany, `${seller.key}.type`),
    through_company: fact(
      !bySeller && answerAt(world, 'main.board_signer_company') !== undefined,
      'main.board_signer_company',
    ),
    board_together: fact(world.answers.main.board_alone === false, 'main.board_alone'),
    some_director: fact(turns.length > 0, ...directorFields(world)),
    board_changes: fact(
      turns.length > 0 || resigns === true || decharge === true,
      ...directorFields(world),
      `${seller.key}.seller_resign`,
      `${seller.key}.decharge`,
    ),
  }
}

const directorFields = (world: World): readonly FieldPath[] => [
  ...buyersOf(world).map(({ key }): FieldPath => `${key}.buyer_director`),
  'main.next_director',
]

const ofSeller =
  (value: (scope: TemplateScope) => ComputedValue) =>
  (scope: TemplateScope): ComputedValue =>
    value({ ...scope, at: sellerOf(scope.world).key })

/** The person who puts the name of the company under something. */
const boardPerson = (scope: TemplateScope): ComputedValue =>
  sellerSigns(scope.world)
    ? ofSeller(ofCompanies.person_name)(scope)
    : printAnswer(scope.world, 'main.board_signer_name')

const blank = (name: string) => (): ComputedValue => ({ blank: name })

export const boardValues = {
  seller_name: ofSeller(ofCompanies.party_name),
  board_person: boardPerson,
  board_company: ({ world }: TemplateScope): ComputedValue => from(world, ['main.board_signer_company'], asRegistered),
  board_company_seat: blank('board_company_seat'),
  board_company_address: blank('board_company_address'),
  board_company_number: blank('board_company_number'),
  board_company_capacity: blank('board_company_capacity'),
  signer_birthplace: blank('signer_birthplace'),
  signer_birthdate: blank('signer_birthdate'),
  signer_address: blank('signer_address'),
  second_birthplace: blank('second_birthplace'),
  second_birthdate: blank('second_birthdate'),
  second_address: blank('second_address'),
  director_birthplace: blank('director_birthplace'),
  director_birthdate: blank('director_birthdate'),
  director_address: blank('director_address'),
} as const

const directorFacts = (sort: 'person' | 'company' | 'other', ...fields: readonly FieldPath[]) => ({
  director_sort: fact(sort, ...fields),
  not_a_buyer: fact(sort === 'other', ...fields),
})

export type DirectorFacts = ReturnType<typeof directorFacts>

/** Who is appointed: the buyers who become director, or someone from outside where none of them does. */
export const newDirectors = (
  world: World,
  factsOf: (world: World, side: Side) => FactTable = () => ({}),
): readonly LoopTurn[] => {
  const { main } = world.answers
  const buyers = buyersOf(world)
    .filter(({ key }) => world.answers[key].buyer_director === true)
    .map((side) => ({
      id: side.key,
      at: side.key,
      facts: {
        ...factsOf(world, side),
        ...directorFacts(side.isCompany ? 'company' : 'person', `${side.key}.buyer_director`, `${side.key}.type`),
      },
    }))
  if (buyers.length > 0 || main.next_director !== 'appointed') return buyers
  return [{ id: 'next', facts: { jointly: fact(false), ...directorFacts('other', 'main.next_director') } }]
}
