import { expect, test } from 'vitest'
import { type MembershipPeriod, pricePer } from './membership-card.tsx'

test.each<[number, MembershipPeriod, MembershipPeriod, number]>([
  [14_900, 'year', 'year', 14_900],
  [14_900, 'year', 'month', 1_242],
  [2_900, 'month', 'month', 2_900],
  [2_900, 'month', 'year', 34_800],
  [0, 'year', 'month', 0],
  [6, 'year', 'month', 1],
  [5, 'year', 'month', 0],
])('%d cents a %s shown per %s', (amount, paid, shown, expected) => {
  expect(pricePer(amount, paid, shown)).toBe(expected)
})
