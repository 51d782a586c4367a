import { expect, test } from 'vitest'
import type { Line } from '#domain/pricing/index.ts'
import { vatRate } from './vat-rate.ts'

const line = (vat: number, partial_price: number, off = 0, amount = 1) =>
  ({
    vat,
    partial_price,
    amount,
    discounts: off > 0 ? [{ key: 'holding_offer', discount_amount: off }] : [],
  }) as unknown as Line

test.each([
  [[line(8379, 39_900)], 2100],
  [[line(0, 8515), line(6510, 35_000, 4000), line(21, 99)], 2100],
  [[line(189, 300, 0, 3)], 2100],
  [[line(36, 400)], 900],
  [[line(0, 8515)], 0],
  [[], 0],
])('%#: the rate is found in the amounts', (lines, rate) => {
  expect(vatRate(lines)).toBe(rate)
})
