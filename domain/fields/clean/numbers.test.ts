import { expect, test } from 'vitest'
import { cleanMoney, cleanNumber } from './text.ts'

test.each([
  ['12', 12],
  ['0', 0],
  ['-0', 0],
  ['-3', -3],
  ['1.000', 1000],
  ['1 000 000', 1_000_000],
  ['1,000', 1000],
  ['12,5', '12,5'],
  ['twaalf', 'twaalf'],
  ['9'.repeat(30), '9'.repeat(30)],
])('number %s', (typed, expected) => {
  expect(cleanNumber(typed)).toBe(expected)
})

test.each([
  ['1,50', 1.5],
  ['1.50', 1.5],
  ['€ 1.234,56', 1234.56],
  ['0,01', 0.01],
  ['gratis', 'gratis'],
  ['0.001', '0.001'],
])('money %s', (typed, expected) => {
  expect(cleanMoney(typed)).toBe(expected)
})
