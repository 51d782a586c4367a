import { describe, expect, test } from 'vitest'
import { moveBorder, percentOfWhole, pointAt, sliceOutline, slicesOf, turnOf, wholeOf } from './geometry.ts'

describe('slices', () => {
  test.each<[string, number[], number, number[]]>([
    ['one person has all', [120], 120, [0, 1]],
    ['two halves', [60, 60], 120, [0, 0.5, 0.5, 1]],
    ['a quarter is left', [60, 30], 120, [0, 0.5, 0.5, 0.75]],
    ['more than there is fills the circle', [120, 120], 120, [0, 0.5, 0.5, 1]],
    ['nothing at all', [0, 0], 0, [0, 0, 0, 0]],
  ])('%s', (_name, shares, total, expected) => {
    expect(slicesOf(shares, wholeOf(shares, total)).flatMap(({ from, to }) => [from, to])).toEqual(expected)
  })
})

describe('turns and points', () => {
  test.each([0, 0.1, 0.25, 0.5, 0.75, 0.99])('%d there and back', (turn) => {
    expect(turnOf(pointAt(turn, 80))).toBeCloseTo(turn, 9)
  })
})

describe('outlines', () => {
  test.each([
    ['nothing', { from: 0.2, to: 0.2 }, ''],
    ['a quarter', { from: 0, to: 0.25 }, 'M 0 0 L 0.00 -10.00 A 10 10 0 0 1 10.00 0.00 Z'],
    ['three quarters', { from: 0, to: 0.75 }, 'M 0 0 L 0.00 -10.00 A 10 10 0 1 1 -10.00 0.00 Z'],
    ['all', { from: 0, to: 1 }, 'M 0.00 -10.00 A 10 10 0 0 1 0.00 10.00 A 10 10 0 0 1 0.00 -10.00 Z'],
  ])('%s', (_name, slice, expected) => {
    expect(sliceOutline(slice, 10).replaceAll('-0.00', '0.00')).toBe(expected)
  })
})

describe('moving a border', () => {
  test.each<[string, number[], number, number, number[]]>([
    ['to the right', [60, 60], 0, 80, [80, 40]],
    ['to the left', [60, 60], 0, 12.4, [12, 108]],
    ['the second of two borders leaves the first alone', [40, 40, 40], 1, 60, [40, 20, 60]],
    ['never to nothing', [60, 60], 0, 0, [1, 119]],
    ['never beyond the neighbour', [60, 60], 0, 500, [119, 1]],
    ['a border that is not there', [120], 0, 60, [120]],
    ['nothing to divide between two', [1, 0], 0, 1, [1, 0]],
  ])('%s', (_name, shares, border, upTo, expected) => {
    expect(moveBorder(shares, border, upTo)).toEqual(expected)
  })
})

test.each([
  [60, 120, 50],
  [40, 120, 33.3],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [5, 0, 0],
])('%d of %d is %d percent', (count, total, expected) => {
  expect(percentOfWhole(count, total)).toBe(expected)
})
