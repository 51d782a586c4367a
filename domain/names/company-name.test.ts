import { expect, test } from 'vitest'
import { endsInBv, withoutBv } from './company-title.ts'

test.each([
  ['Bakkerij Vos', 'Bakkerij Vos'],
  ['Bakkerij Vos BV', 'Bakkerij Vos'],
  ['Bakkerij Vos B.V.', 'Bakkerij Vos'],
  ['Bakkerij Vos b.v', 'Bakkerij Vos'],
  ['Bakkerij Vos, B.V.', 'Bakkerij Vos'],
  ['Bakkerij Vos (BV)', 'Bakkerij Vos'],
  ['Bakkerij Vos B. V.', 'Bakkerij Vos'],
  ['Bakkerij Vos BV B.V.', 'Bakkerij Vos'],
  ['Bakkerij Vos-BV', 'Bakkerij Vos'],
  ['VosB.V.', 'Vos'],
  ['Vos3b. v.', 'Vos3'],
  ['Vos BVB.V.', 'Vos'],
  ['K.N.B.V.', 'K.N.B.V.'],
  ['Club.v', 'Club.v'],
  ['VosBV', 'VosBV'],
  ['Clubbv', 'Clubbv'],
  ['BV', 'BV'],
  ['B.V.', 'B.V.'],
  ['BV Vos', 'BV Vos'],
  ['', ''],
])('"%s" → "%s"', (typed, expected) => {
  expect(withoutBv(typed)).toBe(expected)
})

test('what is left does not end in BV, unless there was nothing else', () => {
  expect(endsInBv(withoutBv('Vos BV BV'))).toBe(false)
  expect(endsInBv('BV')).toBe(true)
})

test('thousands of separators take no time', () => {
  const hostile = `Vos${' ,('.repeat(1500)}x`
  expect(withoutBv(hostile)).toBe(hostile)
})
