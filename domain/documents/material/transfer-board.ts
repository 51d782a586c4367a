import type { FieldPath } from '../model.ts'
import { answerAt } from '../print.ts'
import type { ComputedValue, FactTable, LoopTurn, TemplateScope, World } from '../template.ts'
import { fact } from './facts.ts'
import { computedFrom } from './make.ts'
import { buyersOf, directorsToBe, type Side, sellerOf, sellerSigns } from './transfer-sides.ts'
import { asRegistered, documentValues as ofCompanies } from './values.ts'

const signerFields = (world: World): readonly FieldPath[] => [
  'main.board_signer',
  `${sellerOf(world).key}.become_director`,
]

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

const blank = (name: string) => (): ComputedValue => ({ blank: name })

export const boardValues = {
  seller_name: ofSeller(ofCompanies.party_name),
  board_company: ({ world }: TemplateScope): ComputedValue =>
    computedFrom(world, ['main.board_signer_company'], asRegistered),
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

/** Those who are appointed, each in their turn. */
export const newDirectors = (
  world: World,
  factsOf: (world: World, side: Side) => FactTable = () => ({}),
): readonly LoopTurn[] =>
  directorsToBe(world).map((one): LoopTurn => {
    if (one === 'next') {
      const facts = { jointly: fact(false), ...directorFacts('other', 'main.next_director') }
      return { id: one, facts: { ...facts, form_of: fact(one) } }
    }
    const { key, isCompany } = one
    const facts = directorFacts(isCompany ? 'company' : 'person', `${key}.buyer_director`, `${key}.type`)
    return { id: key, at: key, facts: { ...factsOf(world, one), ...facts, form_of: fact(key) } }
  })
