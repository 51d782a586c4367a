import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, centsFromEuros, parseEuros } from './cents.ts'
import { percentage } from './percentage.ts'
import { minus, percentageOf, plus, roundHalfUp, times } from './sums.ts'
import { formatEuros } from './written-euros.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents)

describe('cents', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not an amount', (wrong) => {
    expect(() => cents(wrong)).toThrow(RangeError)
  })

  test('adds, subtracts and multiplies without losing a cent', () => {
    expect(plus(cents(39_900), cents(36_900), cents(8_515))).toBe(85_315)
    expect(minus(cents(35_000), cents(4_000))).toBe(31_000)
    expect(times(cents(1), 120)).toBe(120)
    expect(plus()).toBe(0)
    fc.assert(fc.property(amount, amount, (a, b) => minus(plus(a, b), b) === a))
  })
})

describe('roundHalfUp', () => {
  test.each([
    [5, 2, 3],
    [4, 2, 2],
    [7, 3, 2],
    [8, 3, 3],
    [1, 2, 1],
    [1, 3, 0],
    [-5, 2, -3],
    [-1, 3, 0],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected)
  })

  test('is never further than half a cent away', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10_000 }), (numerator, denominator) => {
        expect(Math.abs(roundHalfUp(numerator, denominator) - numerator / denominator)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('refuses what cannot be divided', () => {
    expect(() => roundHalfUp(1, 0)).toThrow(RangeError)
    expect(() => roundHalfUp(0.5, 1)).toThrow(RangeError)
  })
})

describe('percentageOf', () => {
  test.each([
    [39_900, 21, 8_379],
    [995, 21, 209],
    [50, 21, 11],
    [10_000, 12.5, 1_250],
    [0, 21, 0],
    [-50, 21, -11],
  ])('of %d cents, %d%% is %d', (of, percent, expected) => {
    expect(percentageOf(cents(of), percentage(percent))).toBe(expected)
  })
})

describe('parseEuros', () => {
  test.each([
    ['1,50', 150],
    ['1.50', 150],
    ['1,5', 150],
    ['€ 1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['EUR 12', 1_200],
    ['12 euro', 1_200],
    ['12,-', 1_200],
    ['12.--', 1_200],
    ['0,01', 1],
    ['-3,20', -320],
    ['0', 0],
  ])('%s', (text, expected) => {
    expect(parseEuros(text)).toBe(expected)
  })

  test.each(['', 'twaalf', '1,234,56', '1.2.3', '0.001', '1,', '€', '9'.repeat(20)])('not an amount: "%s"', (text) => {
    expect(parseEuros(text)).toBeUndefined()
  })
})

describe('centsFromEuros', () => {
  test.each([
    [0.01, 1],
    [1.5, 150],
    [1.1, 110],
    [300.1, 30_010],
    [10_000, 1_000_000],
    [0.001, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('%d euros', (euros, expected) => {
    expect(centsFromEuros(euros)).toBe(expected)
  })

  test('undoes writing cents as euros', () => {
    fc.assert(fc.property(amount, (one) => centsFromEuros(one / 100) === one))
  })
})

describe('formatEuros', () => {
  test.each([
    [112_164, '€\u00a01.121,64', '€1,121.64'],
    [1, '€\u00a00,01', '€0.01'],
    [0, '€\u00a00,00', '€0.00'],
    [-3_000, '€\u00a0-30,00', '-€30.00'],
    [123_456_789, '€\u00a01.234.567,89', '€1,234,567.89'],
  ])('%d cents', (of, nl, en) => {
    expect(formatEuros(cents(of), 'nl')).toBe(nl)
    expect(formatEuros(cents(of), 'en')).toBe(en)
  })

  test('what is written can be read again, in both languages', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('nl' as const, 'en' as const), (one, locale) => {
        expect(parseEuros(formatEuros(one, locale))).toBe(one)
      }),
    )
  })
})
