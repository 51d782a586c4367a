import { describe, expect, test } from 'vitest'
import { percentage, percentOf, remainder } from './percentage.ts'

describe('percentage', () => {
  test.each([
    [21, 2_100],
    [12.5, 1_250],
    [0.01, 1],
    [0, 0],
    [100, 10_000],
  ])('%d%%', (percent, hundredths) => {
    expect(percentage(percent)).toBe(hundredths)
    expect(percentOf(percentage(percent))).toBe(percent)
  })

  test.each([0.001, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (wrong) => {
    expect(() => percentage(wrong)).toThrow(RangeError)
  })

  test('30% off leaves 70%', () => {
    expect(remainder(percentage(30))).toBe(percentage(70))
  })
})
