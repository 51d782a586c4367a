import type { Line } from '#domain/pricing/index.ts'

/**
 * The rate in hundredths of a percent. An order keeps its amounts, not its rate: the largest of them tells it to the
 * whole percent, since rounding a line moves it by half a cent at most.
 */
export function vatRate(lines: readonly Line[]): number {
  const [largest] = lines.filter(({ vat }) => vat > 0).toSorted((one, other) => other.vat - one.vat)
  if (!largest) return 0
  const off = largest.discounts.reduce((sum, one) => sum + one.discount_amount, 0)
  const taxed = largest.partial_price * largest.amount - off
  return Math.round((largest.vat * 100) / taxed) * 100
}
