import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VaultError, vaultWith } from './vault.ts'

const key = Buffer.alloc(32, 7)
const vault = vaultWith([key])

const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof VaultError ? error.code : error
  }
  return 'opened'
}

describe('round trip', () => {
  test('any JSON comes back as it went in', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, place) => {
        const plain = JSON.parse(JSON.stringify(value))
        expect(vault.openJson(vault.sealJson(value, place), place)).toEqual(plain)
      }),
    )
  })

  test.each([0, 1, 16, 4096, 1_000_003])('%i bytes come back as they went in', (length) => {
    const bytes = randomBytes(length)
    expect(Buffer.from(vault.openBytes(vault.sealBytes(bytes, 'a file'), 'a file')).equals(bytes)).toBe(true)
  })

  test('the same value is sealed differently each time and does not show', () => {
    const first = vault.sealJson({ bsn: '111222333' }, 'a')
    expect(first).not.toBe(vault.sealJson({ bsn: '111222333' }, 'a'))
    expect(Buffer.from(first, 'base64url').includes('111222333')).toBe(false)
  })

  test('what JSON cannot hold is refused', () => {
    expect(() => vault.sealJson(undefined, 'a')).toThrow(TypeError)
  })
})

describe('refusal', () => {
  const sealed = vault.sealBytes(Buffer.from('secret'), 'row 1')

  test('every single altered byte is noticed', () => {
    for (let index = 0; index < sealed.length; index++) {
      const altered = Buffer.from(sealed)
      altered[index] = (altered[index] ?? 0) ^ 1
      expect(codeOf(() => vault.openBytes(altered, 'row 1'))).not.toBe('opened')
    }
  })

  test('every cut is noticed', () => {
    for (let length = 0; length < sealed.length; length++) {
      expect(codeOf(() => vault.openBytes(sealed.subarray(0, length), 'row 1'))).toBe('damaged')
    }
  })

  test.each([
    ['another place', () => vault.openBytes(sealed, 'row 2'), 'damaged'],
    ['another key', () => vaultWith([Buffer.alloc(32, 8)]).openBytes(sealed, 'row 1'), 'unknown_key'],
    [
      'another format',
      () => vault.openBytes(Buffer.concat([Buffer.from([2]), sealed.subarray(1)]), 'row 1'),
      'unknown_format',
    ],
    ['text that is not ours', () => vault.openJson('not sealed at all', 'row 1'), 'damaged'],
    ['no text', () => vault.openJson('', 'row 1'), 'damaged'],
    ['text with an odd character', () => vault.openJson(`${vault.sealJson(1, 'a')}=`, 'a'), 'damaged'],
    ['a short key', () => vaultWith([Buffer.alloc(16)]), 'bad_key'],
  ])('%s', (_name, work, code) => {
    expect(codeOf(work)).toBe(code)
  })
})

test('a new key in front still opens what the old one sealed, and seals with the new', () => {
  const fresh = Buffer.alloc(32, 9)
  const rotated = vaultWith([fresh, key])
  expect(rotated.openJson(vault.sealJson('old', 'a'), 'a')).toBe('old')
  expect(vaultWith([fresh]).openJson(rotated.sealJson('new', 'a'), 'a')).toBe('new')
})

describe('signatures', () => {
  const signature = vault.sign('visitor 1', 'visitor cookie')

  test.each([
    ['ours', 'visitor 1', signature, 'visitor cookie', true],
    ['for another text', 'visitor 2', signature, 'visitor cookie', false],
    ['for another purpose', 'visitor 1', signature, 'attempts', false],
    ['cut off', 'visitor 1', signature.slice(0, -1), 'visitor cookie', false],
    ['empty', 'visitor 1', '', 'visitor cookie', false],
    ['written otherwise', 'visitor 1', `${signature}=`, 'visitor cookie', false],
    [
      'made with another key',
      'visitor 1',
      vaultWith([Buffer.alloc(32, 8)]).sign('visitor 1', 'visitor cookie'),
      'visitor cookie',
      false,
    ],
  ] as const)('%s', (_name, text, given, purpose, good) => {
    expect(vault.isSigned(text, given, purpose)).toBe(good)
  })

  test('of an older key are still good', () => {
    expect(vaultWith([Buffer.alloc(32, 9), key]).isSigned('visitor 1', signature, 'visitor cookie')).toBe(true)
  })
})
