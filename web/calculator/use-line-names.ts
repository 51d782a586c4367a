import type { Calculator } from '#contract/calculator.ts'
import { type Outcome, outcomes } from '#domain/calculator/index.ts'
import { lineName } from '#domain/messages/index.ts'
import type { Line } from '#domain/pricing/index.ts'
import { calculatorMessagesIn, useLocale } from '#web/i18n/index.ts'

/** What the lines of a price are called, and the other words of prices. */
export function useLineNames(calculator: Calculator, product: string) {
  const { locale } = useLocale()
  const { prices, products } = calculatorMessagesIn(locale)
  const known: Outcome | undefined = outcomes.find((one) => one === product)
  const speeds = (known && calculator.prices[known]?.incorporation_speeds) ?? {}
  const names = {
    prices,
    products,
    memberships: Object.fromEntries(calculator.memberships.map((one) => [one.name, one[locale].label])),
    days: Object.fromEntries(Object.entries(speeds).map(([speed, { working_days }]) => [speed, working_days])),
  }
  return {
    prices,
    vat: known && calculator.prices[known]?.vat,
    productName: known === undefined ? prices.lines.product : products[known],
    nameOf: (line: Pick<Line, 'key' | 'name'>) => lineName(line, names),
  }
}
