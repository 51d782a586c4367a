import type { IssueValues, ShareholderKey } from '../fields/index.ts'
import { duplicateRoles, firstShareholder, lacksDirector, shareCapital, sharesMisfit } from '../shareholders/index.ts'
import { type Cents, cents } from '../values/index.ts'
import { takesTurns } from './asked.ts'
import type { ComputedTest } from './blocker.ts'
import type { Missing } from './flow-view.ts'
import type { Survey } from './survey.ts'

/** One time that a test strikes: for someone, or for the company. */
export interface Hit {
  readonly person?: ShareholderKey
  readonly values?: IssueValues
}

/** From this amount on, a starting capital costs more than it brings (€ 300.10). */
const warnedCapital: Cents = cents(30_010)

/** Above this the origin of the money must be looked into, which a fixed price cannot carry (€ 10,000). */
const highestCapital: Cents = cents(1_000_000)

const company: readonly Hit[] = [{}]
const nobody: readonly Hit[] = []

const bankrupt = ({ relevant }: Survey): readonly ShareholderKey[] =>
  relevant.main.bankruptcy === true && relevant.main.bankruptcy_settled === false
    ? (relevant.main.bankruptcy_persons ?? [])
    : []

type Test = (survey: Survey, missing: readonly Missing[]) => readonly Hit[]

export const computed: Readonly<Record<ComputedTest, Test>> = {
  capital_warning: ({ relevant }) => {
    const capital = shareCapital(relevant)
    return capital !== null && capital >= warnedCapital && capital <= highestCapital ? company : nobody
  },
  capital_max: ({ relevant }) => {
    const capital = shareCapital(relevant)
    return capital !== null && capital > highestCapital ? company : nobody
  },
  share_sum: ({ relevant }) => {
    const misfit = sharesMisfit(relevant)
    return misfit === null ? nobody : [{ values: { total: misfit.total, divided: misfit.divided } }]
  },
  no_director: ({ product, relevant }) =>
    product.mandatory_director && lacksDirector(relevant) ? [{ person: firstShareholder }] : nobody,
  duplicate_role: ({ product, relevant }) =>
    product.unique_roles ? duplicateRoles(relevant).map((person) => ({ person })) : nobody,
  shareholders_incomplete: ({ product }, missing) => {
    const first = missing.find((one) => one.person !== undefined && takesTurns(product.steps[one.step]))
    return first?.person ? [{ person: first.person }] : nobody
  },
  bankruptcy: (survey) =>
    bankrupt(survey)
      .filter((person) => person !== firstShareholder)
      .map((person) => ({ person })),
  bankruptcy_first: (survey) => (bankrupt(survey).includes(firstShareholder) ? [{ person: firstShareholder }] : nobody),
}
