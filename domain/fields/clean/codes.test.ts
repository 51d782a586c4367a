import { describe, expect, test } from 'vitest'
import {
  bareDigits,
  cleanBsn,
  cleanDocumentNumber,
  cleanPhone,
  cleanPostalCode,
  cleanUrl,
  cleanVatNumber,
} from './text.ts'

describe('phone', () => {
  test.each([
    ['06 12345678', '+31612345678'],
    ['06-12 34 56 78', '+31612345678'],
    ['0612345678', '+31612345678'],
    ['020 123 4567', '+31201234567'],
    ['0031612345678', '+31612345678'],
    ['+31 (0)6 12345678', '+31612345678'],
    ['+310612345678', '+31612345678'],
    ['+32 470 12 34 56', '+32470123456'],
    ['0032470123456', '+32470123456'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['bel me', 'bel me'],
    ['123', '123'],
  ])('%s → %s', (typed, expected) => {
    expect(cleanPhone(typed)).toBe(expected)
  })
})

describe('postal code', () => {
  test.each([
    ['1012ab', '1012 AB'],
    ['1012AB', '1012 AB'],
    ['1012 ab', '1012 AB'],
    ['NL-1012 AB', '1012 AB'],
    ['sw1a 1aa', 'SW1A 1AA'],
    ['1000', '1000'],
  ])('%s → %s', (typed, expected) => {
    expect(cleanPostalCode(typed)).toBe(expected)
  })
})

test.each([
  [cleanBsn, '1112.22.333', '111222333'],
  [cleanBsn, '12345678', '012345678'],
  [cleanBsn, 'onbekend', 'onbekend'],
  [bareDigits, '6875 0110', '68750110'],
  [bareDigits, '68.750.110', '68750110'],
  [cleanVatNumber, 'nl 1234.56.782.b01', 'NL123456782B01'],
  [cleanVatNumber, '123456782B01', 'NL123456782B01'],
  [cleanVatNumber, 'be 0123.456.749', 'BE0123456749'],
  [cleanDocumentNumber, 'speci 2021', 'SPECI2021'],
  [cleanUrl, 'www.example.nl', 'https://www.example.nl'],
  [cleanUrl, 'http://example.nl', 'http://example.nl'],
])('$1 → $2', (clean, typed, expected) => {
  expect(clean(typed)).toBe(expected)
})
