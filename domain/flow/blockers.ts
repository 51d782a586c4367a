import {
  type Blocker,
  type BlockerBlanks,
  type BlockerCode,
  type BlockerOffer,
  type BlockerRule,
  type ComputedTest,
  type Judge,
  type Missing,
  type PersonKey,
  type Product,
  productPlanOf,
  type Survey,
  standardFlags,
} from '../blueprint/index.ts'
import { type FieldRef, holds, splitRef } from '../conditions/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { IssueValues, ValuesFor } from '../issues/index.ts'
import { type Cents, cents } from '../money/index.ts'
import type { RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import {
  directorQuestions,
  duplicateRoles,
  firstShareholder,
  holdingCapital,
  lacksDirector,
  lacksRole,
  shareCapital,
  sharesMisfit,
  sharingBsn,
  sharingEmail,
  sharingHoldingName,
  sharingHome,
} from '../shareholders/index.ts'
import { partsOf } from '../values/index.ts'
import { stepApplies, takesTurns } from './asked.ts'
import { divisionOf, mayGo } from './cast.ts'
import type { FlowPlace } from './progress.ts'

/** One time that a test strikes: for someone, or for the company. */
export interface BlockerHit {
  readonly person?: ShareholderKey
  /** Where not everybody is asked the question of the rule: the one that this person is asked instead. */
  readonly key?: PersonKey
  readonly values?: IssueValues
}

/** From this amount on, a starting capital costs more than it brings (€ 300.10). */
const warnedCapital: Cents = cents(30_010)

/** Above this the origin of the money must be looked into, which a fixed price cannot carry (€ 10,000). */
const highestCapital: Cents = cents(1_000_000)

const isTooMuch = (capital: Cents | null): boolean => capital !== null && capital > highestCapital
const isMuch = (capital: Cents | null): boolean => capital !== null && capital >= warnedCapital && !isTooMuch(capital)

const company = [{}] as const
const nobody = [] as const

/** Whoever was named; a product that does not ask about whom it is, is about everyone. */
const bankrupt = ({ product, relevant, people }: Survey): readonly ShareholderKey[] => {
  if (relevant.main.bankruptcy !== true || relevant.main.bankruptcy_settled !== false) return []
  return productPlanOf(product).main.has('bankruptcy_persons') ? (relevant.main.bankruptcy_persons ?? []) : people
}

/** From here on it is uncertain whether a deed can still be signed this year. */
const lastQuarter = 10

/** A test whose sentence has blanks says what to put in them. */
type HitOf<Test extends ComputedTest> = BlockerHit &
  (Test extends keyof BlockerBlanks ? { readonly values: ValuesFor<BlockerBlanks[Test]> } : { readonly values?: never })

type Tests = {
  readonly [Test in ComputedTest]: (survey: Survey, missing: readonly Missing[]) => readonly HitOf<Test>[]
}

export const blockerTests: Tests = {
  capital_warning: ({ relevant }) => (isMuch(shareCapital(relevant)) ? company : nobody),
  capital_max: ({ relevant }) => (isTooMuch(shareCapital(relevant)) ? company : nobody),
  holding_capital_warning: ({ relevant, people }) =>
    each(people.filter((key) => isMuch(holdingCapital(relevant[key])))),
  holding_capital_max: ({ relevant, people }) => each(people.filter((key) => isTooMuch(holdingCapital(relevant[key])))),
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
    return flags.year_end_warning && month >= lastQuarter ? [{ values: { year: String(year + 1) } }] : nobody
  },
  // Where we cannot serve anybody, nobody reads that it can be done from there.
  abroad: ({ relevant, people }, missing) =>
    each(
      people.filter((key) => {
        const { residence_country: country } = relevant[key]
        const isRefused = missing.some(({ path }) => path === `${key}.residence_country`)
        return country !== undefined && country !== 'NL' && !isRefused
      }),
    ),
  same_bsn: ({ relevant }) => each(sharingBsn(relevant)),
  same_email: ({ relevant }) => each(sharingEmail(relevant)),
  same_holding_name: ({ relevant }) => each(sharingHoldingName(relevant)),
  same_home: ({ relevant }) => each(sharingHome(relevant)),
  own_kvk: ({ relevant, people }) =>
    each(buyers(relevant, people).filter((key) => isSame(relevant[key].chamber, relevant.main.kvk))),
  sells_all: ({ relevant, people }) => {
    const { number_shares: sold, total_shares: all } = relevant.main
    const shared = people.some((key) => relevant[key].sole_shareholder === false)
    return shared && sold !== undefined && all !== undefined && sold >= all ? company : nobody
  },
  sole_buyer: ({ relevant, people }) => {
    const all = buyers(relevant, people)
    return each(all.length > 1 ? all.filter((key) => relevant[key].buyer_sole_shareholder === true) : [])
  },
  licence_number: ({ relevant, people }) => each(people.filter((key) => isOddLicence(relevant[key]))),
}

/** Ten digits on a Dutch one; a Dutch person may well drive on another country's licence. */
const isOddLicence = ({ document_type, document_number, nationality }: ShareholderAnswers): boolean =>
  document_type === 'driver_licence' &&
  nationality === 'NL' &&
  document_number !== undefined &&
  !/^\d{10}$/.test(document_number)

const each = (people: readonly ShareholderKey[]) => people.map((person) => ({ person }))

const isSame = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one === other

const buyers = (answers: RelevantAnswers, people: readonly ShareholderKey[]): readonly ShareholderKey[] =>
  people.filter((key) => answers[key].party === 'buyer')

const parts = (ref: FieldRef): { readonly scope: 'main' | 'shareholder'; readonly key: string } => {
  const { place, key } = splitRef(ref)
  return { scope: place === 'main' ? 'main' : 'shareholder', key }
}

/** Where the question of the rule stands for someone: in the step it names, or in the first that applies. */
const placeOfRule = (survey: Survey, rule: BlockerRule, person: ShareholderKey | undefined): FlowPlace | null => {
  const { product } = survey
  const { scope, key } = parts(rule.field)
  const placements = productPlanOf(product)[scope].get(key)?.placements ?? []
  const inStep = (step: number): boolean =>
    stepApplies(survey, step) && (rule.step === undefined || product.steps[step]?.kind === rule.step)
  const placed = placements.find(({ step, section }) => inStep(step) && (section.whose ?? person) === person)
  if (placed) return { step: placed.step, substep: placed.substep }
  const step = rule.step === undefined ? -1 : product.steps.findIndex((_, index) => inStep(index))
  return step < 0 ? null : { step, substep: (product.steps[step]?.sections.length ?? 1) - 1 }
}

const hitsOf = (survey: Survey, rule: BlockerRule, missing: readonly Missing[]): readonly BlockerHit[] => {
  const { scope, key } = parts(rule.field)
  const { test } = rule
  switch (test.kind) {
    case 'computed':
      return blockerTests[test.test](survey, missing)
    case 'condition':
      if (scope === 'main') return holds(test.when, survey.facts.main) ? [{}] : []
      return survey.people.filter((person) => holds(test.when, survey.facts[person])).map((person) => ({ person }))
    case 'issue':
      return missing
        .filter(({ path, person, issue }) => issue.code === test.code && path === `${person ?? 'main'}.${key}`)
        .map(({ person }) => (person ? { person } : {}))
    default: {
      const forgotten: never = test
      return forgotten
    }
  }
}

const aimed = (offers: readonly BlockerOffer[], person: ShareholderKey | undefined): readonly BlockerOffer[] =>
  person === undefined
    ? offers
    : offers.map((offer) => (offer.action === 'remove_shareholder' ? { ...offer, target: person } : offer))

/** Every business "no" and remark that holds now, in the order of the product. */
export const blockersIn: Judge = (survey, missing) =>
  survey.product.blockers.flatMap((rule) => {
    const { scope, key } = parts(rule.field)
    return hitsOf(survey, rule, missing).flatMap(({ person, values, key: own = key }): readonly Blocker[] => {
      const place = placeOfRule(survey, rule, person)
      if (place === null) return []
      const blocker = {
        code: rule.code,
        path: scope === 'main' ? `main.${key}` : `${person ?? 'p1'}.${own}`,
        ...(person ? { person } : {}),
        ...place,
        shows: rule.shows,
        stops: rule.stops,
        judged: rule.judged,
        offers: aimed(rule.offers, person),
        ...(values ? { values } : {}),
      }
      return [blocker]
    })
  })

/** Every code this product can give, so that a test can prove that each has its words. */
export const possibleBlockers = (product: Product): readonly BlockerCode[] => [
  ...new Set(product.blockers.map((rule) => rule.code)),
]
