import type { IssueValues, ShareholderKey, ValuesFor } from '../fields/index.ts'
import {
  directorQuestions,
  duplicateRoles,
  firstShareholder,
  lacksDirector,
  lacksRole,
  shareCapital,
  sharesMisfit,
} from '../shareholders/index.ts'
import { type Cents, cents, partsOf } from '../values/index.ts'
import { takesTurns } from './asked.ts'
import type { BlockerBlanks, ComputedTest } from './blocker.ts'
import { mayGo } from './cast.ts'
import { standardFlags } from './context.ts'
import { divisionOf } from './division.ts'
import type { Missing } from './flow-view.ts'
import type { PersonKey } from './keys.ts'
import { planOf } from './plan.ts'
import type { Survey } from './survey.ts'

/** One time that a test strikes: for someone, or for the company. */
export interface Hit {
  readonly person?: ShareholderKey
  /** Where not everybody is asked the question of the rule: the one that this person is asked instead. */
  readonly key?: PersonKey
  readonly values?: IssueValues
}

/** From this amount on, a starting capital costs more than it brings (€ 300.10). */
const warnedCapital: Cents = cents(30_010)

/** Above this the origin of the money must be looked into, which a fixed price cannot carry (€ 10,000). */
const highestCapital: Cents = cents(1_000_000)

const company = [{}] as const
const nobody = [] as const

/** Whoever was named; a product that does not ask about whom it is, is about everyone. */
const bankrupt = ({ product, relevant, people }: Survey): readonly ShareholderKey[] => {
  if (relevant.main.bankruptcy !== true || relevant.main.bankruptcy_settled !== false) return []
  return planOf(product).main.has('bankruptcy_persons') ? (relevant.main.bankruptcy_persons ?? []) : people
}

/** From here on it is uncertain whether a deed can still be signed this year. */
const lastQuarter = 10

/** A test whose sentence has blanks says what to put in them. */
type HitOf<Test extends ComputedTest> = Hit &
  (Test extends keyof BlockerBlanks ? { readonly values: ValuesFor<BlockerBlanks[Test]> } : { readonly values?: never })

type Tests = {
  readonly [Test in ComputedTest]: (survey: Survey, missing: readonly Missing[]) => readonly HitOf<Test>[]
}

export const computed: Tests = {
  capital_warning: ({ relevant }) => {
    const capital = shareCapital(relevant)
    return capital !== null && capital >= warnedCapital && capital <= highestCapital ? company : nobody
  },
  capital_max: ({ relevant }) => {
    const capital = shareCapital(relevant)
    return capital !== null && capital > highestCapital ? company : nobody
  },
  share_sum: ({ product, relevant }) => {
    const misfit = sharesMisfit(relevant, divisionOf(product, relevant))
    if (misfit === null) return nobody
    const [first = firstShareholder] = divisionOf(product, relevant).among
    return [
      {
        ...(first === firstShareholder ? {} : { person: first }),
        values: { total: misfit.total, divided: misfit.divided },
      },
    ]
  },
  share_minimum: ({ product, relevant }) => {
    const { number_of_shares: count } = relevant.main
    const least = product.least_shares
    return least !== null && count !== undefined && count < least ? [{ values: { least } }] : nobody
  },
  no_director: ({ product, relevant }) =>
    product.mandatory_director && lacksDirector(relevant)
      ? [{ person: firstShareholder, key: directorQuestions(relevant[firstShareholder])[0] }]
      : nobody,
  // Said to everyone who has the role: whoever chooses it hears so, also when they come first.
  duplicate_role: ({ product, relevant, people }) => {
    const taken = product.unique_roles ? duplicateRoles(relevant).map((key) => relevant[key].foundation_role) : []
    return people.filter((key) => taken.includes(relevant[key].foundation_role)).map((person) => ({ person }))
  },
  missing_role: ({ product, relevant }) =>
    product.unique_roles && lacksRole(relevant) ? [{ person: firstShareholder }] : nobody,
  shareholders_incomplete: ({ product }, missing) => {
    const first = missing.find((one) => one.person !== undefined && takesTurns(product.steps[one.step]))
    return first?.person ? [{ person: first.person }] : nobody
  },
  bankruptcy: (survey) =>
    bankrupt(survey)
      .filter((person) => mayGo(survey.product.people, person))
      .map((person) => ({ person })),
  bankruptcy_first: (survey) =>
    bankrupt(survey)
      .filter((person) => !mayGo(survey.product.people, person))
      .map((person) => ({ person })),
  year_end: ({ context: { today, flags = standardFlags } }) => {
    const { year, month } = partsOf(today)
    return flags.year_end_warning && month >= lastQuarter ? [{ values: { year: year + 1 } }] : nobody
  },
}
