import { addMonths, type DutchDate, dutchDate, partsOf } from '../../values/index.ts'
import type { ComputedValue, LoopTurn, Material, TemplateScope, World } from '../template.ts'
import { type BvFacts, type BvLoop, type BvValue, material as ofBv } from './bv.ts'
import { fact, founderFacts } from './facts.ts'
import { from } from './make.ts'
import { businessOwnersOf, foundersOf } from './parties.ts'

const contributions: readonly unknown[] = ['tax_free_transfer', 'transfer_subject_to_tax']

const facts = (world: World) => {
  const { type_of_conversion: method, converted_from: sort } = world.answers.main
  const founders = foundersOf(world)
  const types = founders.flatMap(({ fields }) => fields)
  return {
    ...ofBv.facts(world),
    in_kind: fact(contributions.includes(method), 'main.type_of_conversion'),
    tax_free: fact(method === 'tax_free_transfer', 'main.type_of_conversion'),
    from_vof: fact(sort === 'vof', 'main.converted_from'),
    has_trade_name: fact(world.answers.main.trade_name !== undefined, 'main.trade_name'),
    named_day: fact(world.answers.main.transfer_date !== undefined, 'main.transfer_date'),
    owns_real_estate: fact(world.answers.main.real_estate === true, 'main.real_estate'),
    several_owners: fact(businessOwnersOf(world).length > 1, ...types),
    some_company: fact(
      founders.some(({ kind }) => kind === 'company') && founders.some(({ kind }) => kind !== 'company'),
      ...types,
    ),
  }
}

/** Until when in the year the tax office lets a transfer go back to the first of January: the month after the last one. */
const goesBackUntil: Readonly<Record<string, number>> = { tax_free_transfer: 10, transfer_subject_to_tax: 4 }

const yearOfTransfer = (world: World, method: unknown): number => {
  const { year, month } = partsOf(world.context.today)
  return month < (goesBackUntil[String(method)] ?? 1) ? year : year + 1
}

/** The day that was chosen, or else the first of January that the tax office lets it be. */
const transferDay = (world: World, method: unknown): DutchDate | undefined =>
  world.answers.main.transfer_date ?? dutchDate(1, 1, yearOfTransfer(world, method))

const dayAfter =
  (months: number) =>
  ({ world }: TemplateScope): ComputedValue => {
    const chosen = world.answers.main.transfer_date === undefined ? [] : (['main.transfer_date'] as const)
    return from(world, ['main.type_of_conversion', ...chosen], (method) => {
      const from = transferDay(world, method)
      const day = from && addMonths(from, months)
      return day && world.language.date(day, world.dates)
    })
  }

/** What the documents of a conversion can speak of: all that those of a BV can, and the business that passes into it. */
export const material: Material<
  BvFacts & ReturnType<typeof facts>,
  BvValue | 'by_accountant' | 'transfer_day' | 'last_day',
  BvLoop | 'owners'
> = {
  facts,
  loops: {
    ...ofBv.loops,
    owners: ({ world }): readonly LoopTurn[] =>
      businessOwnersOf(world).map((owner) => ({ id: owner.key, at: owner.key, facts: founderFacts(world, owner) })),
  },
  values: {
    ...ofBv.values,
    by_accountant: () => ({ blank: 'by_accountant' }),
    transfer_day: dayAfter(0),
    // Fifteen months after the transfer.
    last_day: dayAfter(15),
  },
}
