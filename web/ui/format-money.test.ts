import { describe, expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('money as the reader writes it', () => {
  test.each([
    [112164, 'nl', {}, '€ 1.121,64'],
    [112164, 'en', {}, '€1,121.64'],
    [112164, 'en-US', {}, '€1,121.64'],
    [39900, 'nl', {}, '€ 399,00'],
    [39900, 'nl', { decimals: 'needed' }, '€ 399'],
    [39950, 'nl', { decimals: 'needed' }, '€ 399,50'],
    [4000, 'nl', { decimals: 'never' }, '€ 40'],
    [1, 'en', {}, '€0.01'],
    [0, 'nl', {}, '€ 0,00'],
    [-4000, 'nl', {}, '€ -40,00'],
    [50000, 'nl', { decimals: 'never', sign: true }, '+ € 500'],
    [50000, 'en', { decimals: 'never', sign: true }, '+€500'],
  ] as const)('%i in %s is %s', (cents, locale, form, expected) => {
    expect(plain(formatMoney(cents, locale, form))).toBe(expected)
  })
})
