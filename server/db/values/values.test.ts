import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decoderFor, encodeParameter, readArray, writeArray } from '../values.ts'

describe('a parameter as text', () => {
  test.each([
    [null, null],
    [undefined, null],
    ['', ''],
    ['it’s "quoted" \\ fine', 'it’s "quoted" \\ fine'],
    [0.1, '0.1'],
    [-0, '0'],
    [12n, '12'],
    [true, 'true'],
    [new Date('2026-03-29T01:30:00.123Z'), '2026-03-29T01:30:00.123Z'],
    [new Uint8Array([0, 255]), '\\x00ff'],
    [[], '{}'],
    [['a', null, 'b,"c"\\'], '{"a",NULL,"b,\\"c\\"\\\\"}'],
    [
      [
        [1, 2],
        [3, 4],
      ],
      '{{"1","2"},{"3","4"}}',
    ],
  ])('%s becomes %s', (value, text) => expect(encodeParameter(value)).toBe(text))

  test('an object is refused: jsonb is written with JSON.stringify', () => {
    expect(() => encodeParameter({ a: 1 })).toThrow('JSON.stringify')
    expect(() => encodeParameter([{ a: 1 }])).toThrow('JSON.stringify')
  })

  test('a date that is none is refused', () => expect(() => encodeParameter(new Date(Number.NaN))).toThrow(RangeError))
})

describe('a value from text', () => {
  test.each([
    ['a bigint too large for a number', 20, '9007199254740993'],
    ['a moment before our era', 1184, '0044-03-15 12:00:00+00 BC'],
    ['an endless moment', 1184, 'infinity'],
  ])('%s is refused rather than changed', (_what, oid, text) => expect(() => decoderFor(oid)(text)).toThrow(RangeError))

  test('an array that is cut off is refused', () => expect(() => readArray('{1,2', Number)).toThrow('too early'))
  test('bounds in front of an array are passed over', () => expect(readArray('[0:1]={7,8}', Number)).toEqual([7, 8]))
})

test('what is written as an array is read back as it was', () => {
  const items = fc.array(fc.option(fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(items, (list) => {
      expect(readArray(writeArray(list, encodeParameter), (text) => text)).toEqual(list)
    }),
  )
})
