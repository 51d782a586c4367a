import type { ShareholderKey } from '../../fields/index.ts'
import { type Cents, centsFromEuros, isCents } from '../../money/index.ts'
import type { FieldPath } from '../model.ts'
import { cleanText, printAnswer } from '../print.ts'
import type { ComputedValue, TemplateScope, World } from '../template.ts'
import { computedFrom } from './make.ts'
import { buyersOf } from './transfer-sides.ts'

const whole: readonly FieldPath[] = ['main.share_price_total', 'main.number_shares']

const inCents = (euros: unknown): number => centsFromEuros(Number(euros)) ?? 0

const written = ({ language }: World, cents: number): string | undefined =>
  isCents(cents) ? language.money(cents as Cents) : undefined

/** What one share costs: to the cent, nearly so, or so little that it says nothing. */
export const priceOfOne = ({ answers: { main } }: World): 'exact' | 'rounded' | 'none' => {
  const { share_price_total: total, number_shares: count } = main
  if (total === undefined || count === undefined || count < 1) return 'exact'
  if (inCents(total) < count) return 'none'
  return inCents(total) % count === 0 ? 'exact' : 'rounded'
}

const perShare = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(world, whole, (total, count) => written(world, Math.round(inCents(total) / Math.max(Number(count), 1))))

/** Each pays for the shares they get; what is lost in cents the last one pays, so that together it is the price. */
const ownPrice = ({ world, at }: TemplateScope): ComputedValue => {
  const keys = buyersOf(world).map(({ key }) => key)
  const own = at ?? keys[0] ?? 'p2'
  const others = keys.filter((key) => key !== own)
  const paths = [own, ...others].map((key: ShareholderKey): FieldPath => `${key}.shares`)
  return computedFrom(world, [...whole, ...paths], (total, count, mine, ...rest) => {
    const part = (shares: unknown): number => Math.round((inCents(total) * Number(shares)) / Math.max(Number(count), 1))
    const isLast = own === keys.at(-1)
    return written(world, isLast ? inCents(total) - rest.reduce<number>((sum, one) => sum + part(one), 0) : part(mine))
  })
}

const longestDetails = 4000

/** In one sentence: without the signs of a list and without a full stop of its own. */
const details = ({ world }: TemplateScope): ComputedValue =>
  computedFrom(world, ['main.share_price_details'], (answer) => {
    const text = String(answer)
    const lines = text.split('\n').map((line) => {
      const bare = line.replace(/^\s*[-*•]\s+/, '').replace(/[*_`#]+/g, '')
      return cleanText(bare, longestDetails).replace(/[\s.;,:]+$/, '')
    })
    // Nothing but signs is still what was answered.
    return lines.filter((line) => line !== '').join('; ') || cleanText(text, longestDetails)
  })

const nominalOf =
  (count: (scope: TemplateScope) => FieldPath) =>
  (scope: TemplateScope): ComputedValue =>
    computedFrom(scope.world, [count(scope), 'main.nominal_value'], (number, value) =>
      written(scope.world, inCents(value) * Number(number)),
    )

/** What the shares cost, and what they are worth on paper. */
export const priceValues = {
  price_total: ({ world }: TemplateScope): ComputedValue => printAnswer(world, 'main.share_price_total'),
  price_each: perShare,
  own_price: ownPrice,
  price_details: details,
  nominal: ({ world }: TemplateScope): ComputedValue => printAnswer(world, 'main.nominal_value'),
  total_nominal: nominalOf(() => 'main.total_shares'),
  transferred_nominal: nominalOf(() => 'main.number_shares'),
  own_nominal: nominalOf(({ at }) => `${at ?? 'p2'}.shares`),
} as const
