import { businessOwners } from '../../shareholders/index.ts'
import { addMonths, compareDates, type DutchDate, dutchDate, partsOf } from '../../values/index.ts'
import type { FieldPath } from '../model.ts'
import type { ComputedValue, LoopTurn, Material, TemplateScope, World } from '../template.ts'
import { type BvFacts, type BvLoop, type BvValue, bvMaterial as ofBv } from './bv.ts'
import { declarationFacts, fact, founderFacts, isContributed } from './facts.ts'
import { computedFrom, fillIn, joinedValues } from './make.ts'
import { businessOwnersOf, type Director, directorFields, directorsOf, type Founder, foundersOf } from './parties.ts'
import { subjectPath } from './subject.ts'
import { amountOf, sharesPath } from './values.ts'

/** Whoever pays in money, where others pay with the business. */
const othersOf = (world: World): readonly Founder[] => {
  const owners = businessOwnersOf(world)
  return foundersOf(world).filter((founder) => !owners.some(({ key }) => key === founder.key))
}

const isInKind = (world: World): boolean => isContributed(world) && businessOwnersOf(world).length > 0

/** The business comes from whoever runs it, and not from a holding that got it a moment before. */
const allInPerson = (world: World): boolean => businessOwnersOf(world).every(({ kind }) => kind === 'person')

/** Nobody is left on the board who does not sell (art. 2:239 lid 6 BW). */
const allConflicted = (world: World): boolean => {
  const owners = businessOwners(world.answers)
  return directorsOf(world).every(({ key }) => owners.includes(key))
}

const facts = (world: World) => {
  const { main } = world.answers
  const [founders, owners] = [foundersOf(world), businessOwnersOf(world)]
  const types: readonly FieldPath[] = [...founders.flatMap(({ fields }) => fields), 'main.converted_from']
  const ofCompany = ofBv.facts(world)
  const moment: readonly FieldPath[] = ['main.transfer_moment', 'main.transfer_date', 'main.type_of_conversion']
  const goesBack = main.transfer_moment === 'earlier_day'
  const [from, deed] = [transferDay(world, main.type_of_conversion), world.context.deed_date]
  const isLater = from !== undefined && deed !== undefined && compareDates(from, deed) > 0
  return {
    ...ofCompany,
    // A company must exist before a business can be delivered to it.
    order_matters: fact(
      ofCompany.order_matters?.value === true || isInKind(world),
      ...(ofCompany.order_matters?.fields ?? []),
      'main.type_of_conversion',
    ),
    in_kind: fact(isInKind(world), 'main.type_of_conversion'),
    tax_free: fact(main.type_of_conversion === 'tax_free_transfer', 'main.type_of_conversion'),
    from_vof: fact(main.converted_from === 'vof', 'main.converted_from'),
    has_trade_name: fact(main.trade_name !== undefined, 'main.trade_name'),
    works_back: fact(goesBack && !isLater, ...moment),
    // A day that the deed does not wait for cannot be gone back to.
    begins_later: fact(goesBack && isLater, ...moment),
    from_deed: fact(!goesBack, 'main.transfer_moment'),
    keeps_credit: fact(main.contribution_credit === true && allInPerson(world), 'main.contribution_credit'),
    price_owed: fact(main.price_owed === true, 'main.price_owed'),
    owns_real_estate: fact(main.real_estate === true, 'main.real_estate'),
    several_owners: fact(owners.length > 1, ...types),
    in_person: fact(allInPerson(world), ...types),
    some_money: fact(isInKind(world) && othersOf(world).length > 0, ...types),
    all_conflicted: fact(allConflicted(world), ...types, ...directorFields(world)),
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
    return computedFrom(world, ['main.type_of_conversion', ...chosen], (method) => {
      const from = transferDay(world, method)
      const day = from && addMonths(from, months)
      return day && world.language.date(day, world.dates)
    })
  }

/** All of them after one another, as a sentence names them. */
const listed = ({ language }: World, parts: readonly ComputedValue[]): ComputedValue => {
  const [last, ...before] = parts.toReversed()
  if (!last) return { text: '', fields: [] }
  if (before.length === 0) return last
  return joinedValues(` ${language.phrases.and} `, joinedValues(', ', ...before.toReversed()), last)
}

const named = (scope: TemplateScope, at: Founder['key'], value: BvValue): ComputedValue =>
  ofBv.values[value]?.({ ...scope, at }) ?? { gap: `${at}.lastname` }

/** Those who run the business, by their own names: whoever has a holding ran it before. */
const ownerNames = (scope: TemplateScope): ComputedValue =>
  listed(
    scope.world,
    businessOwnersOf(scope.world).map(({ key, kind }) =>
      named(scope, key, kind === 'company' ? 'company_name' : 'person_name'),
    ),
  )

/** What is paid on shares by contributing the business, together. */
const paidInKind = ({ world }: TemplateScope): ComputedValue => {
  const counts = businessOwnersOf(world).map(({ key }) => sharesPath(world, key))
  return computedFrom(world, [...counts, subjectPath(world, 'value_of_shares')], (...values) => {
    const shares = values.slice(0, -1).reduce<number>((sum, count) => sum + Number(count), 0)
    const amount = amountOf(values.at(-1), shares)
    return amount === undefined ? undefined : world.language.money(amount)
  })
}

const loanTerm = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(world, ['main.loan_years'], (years) => {
    const { language } = world
    return fillIn(language.phrases.years ?? '', {
      n: `${language.number(Number(years))} (${language.figures(Number(years))})`,
    })
  })

const blank = (name: string) => (): ComputedValue => ({ blank: name })

/** Another one for each deed of contribution: the order in which deeds are signed is told by the clock. */
const timeOfContribution =
  (name: 'deed_hour' | 'deed_minute') =>
  ({ world: { subject } }: TemplateScope): ComputedValue => ({
    blank: name,
    of: subject.kind === 'holding' ? `contribution_${subject.person}` : 'contribution',
  })

/** When the business passed to the holding of whoever has the turn. */
const timeOfFirst =
  (name: 'deed_hour' | 'deed_minute') =>
  ({ at }: TemplateScope): ComputedValue => ({ blank: name, of: `contribution_${at}` })

const values = {
  owner_names: ownerNames,
  paid_in_kind: paidInKind,
  loan_term: loanTerm,
  by_accountant: blank('by_accountant'),
  credit_amount: blank('credit_amount'),
  loan_amount: blank('loan_amount'),
  loan_interest: blank('loan_interest'),
  contribution_hour: timeOfContribution('deed_hour'),
  contribution_minute: timeOfContribution('deed_minute'),
  passed_hour: timeOfFirst('deed_hour'),
  passed_minute: timeOfFirst('deed_minute'),
  transfer_day: dayAfter(0),
  // Fifteen months after the transfer.
  last_day: dayAfter(15),
} as const satisfies Readonly<Record<string, (scope: TemplateScope) => ComputedValue>>

/** What is known of a founder in any document, and whether they pay with the business. */
const turnsOf =
  (among: (world: World) => readonly Founder[], factsOf: typeof founderFacts | typeof declarationFacts) =>
  ({ world }: TemplateScope): readonly LoopTurn[] => {
    const owners = businessOwnersOf(world)
    return among(world).map((founder) => ({
      id: founder.key,
      at: founder.key,
      facts: {
        ...factsOf(world, founder),
        form_of: fact(founder.key),
        contributes: fact(
          isInKind(world) && owners.some(({ key }) => key === founder.key),
          'main.type_of_conversion',
          'main.converted_from',
        ),
      },
    }))
  }

/** Who directs the company, and whether a deed that names its owners first has named them already. */
const directors = (scope: TemplateScope): readonly LoopTurn[] => {
  const owners = businessOwners(scope.world.answers)
  const found = directorsOf(scope.world)
  return ofBv.loops.directors(scope).map((turn, index) => {
    const { key, as, field } = found[index] as Director
    const founder = foundersOf(scope.world).find((one) => one.key === key)
    return {
      ...turn,
      facts: {
        ...(founder && founderFacts(scope.world, founder)),
        ...turn.facts,
        directs_person: fact(as === 'person', field),
        directs_company: fact(as === 'company', field),
        directs_holding: fact(as === 'holding', field),
        named_before: fact(owners.includes(key), field),
      },
    }
  })
}

type OfDirector = Record<
  'directs_person' | 'directs_company' | 'directs_holding' | 'named_before',
  ReturnType<typeof fact<boolean>>
>

/** What the documents of a conversion can speak of: all that those of a BV can, and the business that passes into it. */
export const conversionMaterial: Material<
  BvFacts & ReturnType<typeof facts> & OfDirector,
  BvValue | keyof typeof values,
  BvLoop | 'owners' | 'others'
> = {
  facts,
  loops: {
    ...ofBv.loops,
    founders: turnsOf(foundersOf, founderFacts),
    people: turnsOf(foundersOf, declarationFacts),
    owners: turnsOf(businessOwnersOf, founderFacts),
    others: turnsOf(othersOf, founderFacts),
    directors,
  },
  values: { ...ofBv.values, ...values },
}
