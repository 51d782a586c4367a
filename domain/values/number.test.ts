import { expect, test } from 'vitest'
import { formatNumber } from './number.ts'

test.each([
  [0, '0', '0'],
  [120, '120', '120'],
  [999, '999', '999'],
  [1000, '1.000', '1,000'],
  [25_000, '25.000', '25,000'],
  [1_000_000_000, '1.000.000.000', '1,000,000,000'],
  [-25_000, '-25.000', '-25,000'],
  [0.01, '0,01', '0.01'],
  [1234.5, '1.234,5', '1,234.5'],
])('%d', (value, nl, en) => {
  expect([formatNumber(value, 'nl'), formatNumber(value, 'en')]).toEqual([nl, en])
})
