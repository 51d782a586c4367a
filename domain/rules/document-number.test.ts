import { describe, expect, test } from 'vitest'
import { passes } from './passes.fixture.ts'
import { documentNumber, dutchDocumentNumber } from './registrations.ts'

const dutch = dutchDocumentNumber({ type: 'shareholder.document_type', nationality: 'shareholder.nationality' })

describe('of a Dutch passport or identity card', () => {
  test.each([
    ['SPECI2021', true],
    ['SPECI2014', true],
    ['NX1A2B3C4', true],
    ['IX9876KL5', true],
    ['NXO123456', false],
    ['N12345678', false],
    ['NX12345', false],
    ['NX123456A', false],
  ])('%s: %s', (number, expected) => {
    for (const document_type of ['passport', 'identity_card']) {
      expect(passes(dutch, number, { shareholder: { document_type, nationality: 'NL' } })).toBe(expected)
    }
  })

  test.each([
    ['driver_licence', 'NL'],
    ['passport', 'DE'],
    [undefined, 'NL'],
    ['passport', undefined],
  ])('does not concern a %s of %s', (document_type, nationality) => {
    expect(passes(dutch, 'N12345678', { shareholder: { document_type, nationality } })).toBe(true)
  })
})

test.each([
  ['1234567890', true],
  ['C01X00T47', true],
  ['12345', true],
  ['1234', false],
  ['A'.repeat(21), false],
  ['C01-X00', false],
])('of any document %s: %s', (number, expected) => {
  expect(passes(documentNumber, number)).toBe(expected)
})
