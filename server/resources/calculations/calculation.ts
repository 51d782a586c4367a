import type { Calculation, Estimation } from '#contract/calculations.ts'
import {
  type CalculatorAnswers,
  countedAnswers,
  followAnswers,
  type Graph,
  type Outcome,
  outcomes,
  restoreCalculation,
} from '#domain/calculator/index.ts'
import { type PriceBook, quote } from '#domain/pricing/index.ts'
import type { DutchDate } from '#domain/values/index.ts'

/** What a price consists of, and can be shared. */
export type SharedCalculation = {
  readonly data: CalculatorAnswers
  readonly notary_product: Outcome | null
  readonly payment_estimation: Estimation | null
}

/** One calculation as the actions work with it. */
export type KeptCalculation = SharedCalculation & {
  readonly uuid: string
  readonly version: number
  readonly origin: string
  readonly status: Calculation['status']
}

type CalculationRow = {
  readonly origin: string
  readonly data: unknown
  readonly notary_product: string | null
  readonly payment_estimation: unknown
}

type CalculationReading = { readonly graph: Graph; readonly today: DutchDate }

const sharedIn = (row: CalculationRow, data: CalculatorAnswers): SharedCalculation => ({
  data,
  notary_product: outcomes.find((one) => one === row.notary_product) ?? null,
  // Made by `estimate` and by nobody else.
  payment_estimation: row.payment_estimation as Estimation | null,
})

/** Open ones follow the questions as they are now; a price that was given stays what it was. */
export function calculationFrom(
  row: CalculationRow & Pick<KeptCalculation, 'uuid' | 'version' | 'status'>,
  { graph, today }: CalculationReading,
): KeptCalculation {
  const { uuid, version, origin, status } = row
  const data =
    status === 'submitted' ? restoreCalculation(row.data) : followAnswers(graph, origin, row.data, { today }).answers
  return { uuid, version, origin, status, ...sharedIn(row, data) }
}

/** A copy that somebody shared: a price, whatever was asked since. */
export const calculationFromCopy = (row: CalculationRow, uuid: string): KeptCalculation => ({
  uuid,
  version: 1,
  origin: row.origin,
  status: 'submitted',
  ...sharedIn(row, restoreCalculation(row.data)),
})

/** To the cent, by the prices of today. */
export function estimate(
  product: Outcome,
  data: CalculatorAnswers,
  { book, today }: { readonly book: PriceBook; readonly today: DutchDate },
): Estimation {
  return { ...quote({ name: product }, countedAnswers(data), book, { today }), estimated_on: today }
}

/** Nobody who opens a shared price learns whom it was mailed to. */
export function withoutAddress(data: CalculatorAnswers): CalculatorAnswers {
  const { email: _email, ...main } = data.main
  return { ...data, main }
}

/** As the API shows it. */
export function toCalculation(
  { uuid, version, origin, status, ...shared }: KeptCalculation,
  read_only = false,
): Calculation {
  return { uuid, version, origin, status, ...shared, read_only }
}
