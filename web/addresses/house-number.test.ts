import { expect, test } from 'vitest'
import { houseNumberIn } from './use-look-up.ts'

test.each([
  ['12', '12'],
  [' 12 B ', '12'],
  ['12-1', '12'],
  ['7bis', '7'],
  ['007', '7'],
  ['B12', null],
  ['0', null],
  ['', null],
  ['123456', null],
])('the number in "%s" is %s', (typed, number) => {
  expect(houseNumberIn(typed)).toBe(number)
})
