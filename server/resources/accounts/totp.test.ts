import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { codeAt, newSecret, otpauthLink, stepOf } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

// The table of the RFC has eight digits; six are its last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(secret, at(seconds))).toBe(code)
  expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

describe('a code of half a minute', () => {
  const code = codeAt(secret, at(3_000))
  test.each([
    ['in the half minute before', 2_999, 100],
    ['at its first moment', 3_000, 100],
    ['at its last moment', 3_029, 100],
    ['in the half minute after', 3_059, 100],
    ['a minute before', 2_969, null],
    ['a minute after', 3_060, null],
  ])('%s is of step %j', (_, seconds, step) => {
    expect(stepOf(secret, code, at(seconds))).toBe(step)
  })
})

test.each(['', '12345', '1234567', 'abcdef', '287 08', '-287082x'])('%j is no code', (typed) => {
  expect(stepOf(secret, typed, at(59))).toBeNull()
})

test('a code may be typed as apps show it', () => {
  expect(stepOf(secret, ' 287 082 ', at(59))).toBe(1)
})

test('every secret is new, and 160 bits long', () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(one).not.toBe(other)
  expect(Secret.fromBase32(one).bytes).toHaveLength(20)
})

test('the link for the app names who it is for, and everything an app must know', () => {
  const link = new URL(otpauthLink(secret, { issuer: 'Oprecht & Zn', label: 'anna+werk@voorbeeld.nl' }))
  expect(link.protocol).toBe('otpauth:')
  expect(decodeURIComponent(link.pathname)).toContain('Oprecht & Zn:anna+werk@voorbeeld.nl')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    ...{ secret, issuer: 'Oprecht & Zn' },
    ...{ algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
