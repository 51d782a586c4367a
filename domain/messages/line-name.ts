import type { Line } from '../pricing/index.ts'
import type { FlowName } from '../products/index.ts'
import { fill } from './fill.ts'
import type { PriceTexts } from './texts.ts'

export interface LineNames {
  readonly prices: PriceTexts
  readonly products: Readonly<Record<FlowName, string>>
  /** What memberships are called, by slug. */
  readonly memberships: Readonly<Record<string, string>>
  /** Working days by speed. */
  readonly days: Readonly<Record<string, number>>
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** What a line of a price is called where nothing is known but the price itself. */
export function lineName({ key, name }: Pick<Line, 'key' | 'name'>, words: LineNames): string {
  const { prices, products, memberships, days } = words
  switch (name) {
    case 'product':
      return own(products, key) ?? prices.lines.product
    case 'incorporation_speed':
      return fill(prices.lines.incorporation_speed, { days: own(days, key) ?? '' })
    case 'membership': {
      const called = own(memberships, key)
      return called === undefined ? prices.lines.membership : fill(prices.membership_named, { name: called })
    }
    default:
      return prices.lines[name]
  }
}
