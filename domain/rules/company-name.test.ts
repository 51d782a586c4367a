import { describe, expect, test } from 'vitest'
import { differentFrom, foundationName, noBvSuffix, notAFoundation, notNamedFoundation } from './names.ts'
import { passes } from './passes.fixture.ts'

test.each([
  ['Bakkerij Vos', true],
  ['Bakkerij Vos BV', false],
  ['Bakkerij Vos B.V.', false],
  ['Bakkerij Vos b.v', false],
  ['Bakkerij Vos (BV)', false],
  ['VosB.V.', false],
  ['Clubbv', true],
  ['VosBV', true],
  ['BV Bakkerij Vos', true],
  ['BV', false],
])('%s has no legal form at its end: %s', (name, expected) => {
  expect(passes(noBvSuffix, name)).toBe(expected)
})

describe('Stichting', () => {
  test.each([
    ['Stichting Buurttuin', { asShareholder: false, asBv: false, asFoundation: true }],
    ['De STICHTING', { asShareholder: false, asBv: false, asFoundation: true }],
    ['Buurttuin', { asShareholder: true, asBv: true, asFoundation: false }],
    ['Stichtingen Advies', { asShareholder: false, asBv: true, asFoundation: false }],
    ['Hoogstichting', { asShareholder: false, asBv: true, asFoundation: false }],
    ['Beheerstichting De Vries', { asShareholder: false, asBv: true, asFoundation: false }],
  ])('%s', (name, { asShareholder, asBv, asFoundation }) => {
    expect(passes(notAFoundation, name)).toBe(asShareholder)
    expect(passes(notNamedFoundation, name)).toBe(asBv)
    expect(passes(foundationName, name, {}, { legalForm: 'foundation' })).toBe(asFoundation)
  })

  test('each only where it matters', () => {
    expect(passes(notAFoundation, 'Stichting Tuin', {}, { legalForm: 'foundation' })).toBe(true)
    expect(passes(notNamedFoundation, 'Stichting Tuin', {}, { legalForm: 'foundation' })).toBe(true)
    expect(passes(foundationName, 'Tuin')).toBe(true)
  })
})

test.each([
  ['Bakkerij Vos', 'Bakkerij Vos', false],
  ['bakkerij vos', 'Bakkerij  Vös', false],
  ['Bakkerij Vos', 'Bakkerij Vos B.V.', false],
  ['Bakkerij Vos', 'Bakkerij de Vos', true],
  ['Bakkerij Vos', undefined, true],
])('%s beside %s: %s', (name, company_name, expected) => {
  expect(passes(differentFrom('main.company_name'), name, { main: { company_name } })).toBe(expected)
})
