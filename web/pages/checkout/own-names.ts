import type { Questionnaire } from '#contract/questionnaires.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { LineName } from '#domain/pricing/index.ts'

type Data = Pick<Questionnaire['product_data'], 'main' | (typeof shareholderKeys)[number]>

interface NameWords {
  /** A company as it will be called: with its legal form. */
  readonly company: (name: string) => string
  /** Several names in one sentence. */
  readonly list: (names: readonly string[]) => string
}

/** For whom a line of the order is, in the founder's own names. */
export function ownNames(data: Data, { company, list }: NameWords): Partial<Readonly<Record<LineName, string>>> {
  const people = shareholderKeys.map((key) => data[key]).filter(({ active }) => active === true)
  const holdings = people.flatMap(({ holding, holding_name }) =>
    holding === true && holding_name ? [company(holding_name)] : [],
  )
  const salaried = people.flatMap(({ dga_plan, firstname, lastname }) =>
    dga_plan === true && lastname ? [fullNameOf({ firstname, lastname })] : [],
  )
  return {
    ...(data.main.company_name && { product: company(data.main.company_name) }),
    ...(holdings.length > 0 && { holding_upsell: list(holdings) }),
    ...(salaried.length > 0 && { dga_salary: list(salaried) }),
  }
}
