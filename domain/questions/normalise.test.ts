import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { type Field, normalise } from '../fields/index.ts'
import { allFields, catalogue } from './catalogue/catalogue.ts'

const { main, shareholder, billing, account } = catalogue

describe('what people type becomes what we keep', () => {
  test.each<[Field, unknown, unknown]>([
    [main.company_name, '  Bakkerij   Vos B.V. ', 'Bakkerij Vos'],
    [main.company_name, 'eBikes', 'eBikes'],
    [main.email, ' Bo@Example.NL ', 'bo@example.nl'],
    [main.headquarters, 'den haag', "'s-Gravenhage"],
    [main.headquarters, 'Nergens', 'Nergens'],
    [main.office_address, 'keizersgracht 1', 'Keizersgracht 1'],
    [main.postal_code, '1012ab', '1012 AB'],
    [main.place_of_business, 'ijmuiden', 'IJmuiden'],
    [main.number_of_shares, '1.000', 1000],
    [main.number_of_shares, 120, 120],
    [main.value_of_shares, '0,01', 0.01],
    [main.value_of_shares, '€ 1.234,56', 1234.56],
    [main.value_of_shares, 0.01, 0.01],
    [main.activities, 'een\r\n\r\n\r\n\r\ntwee ', 'een\n\ntwee'],
    [main.caregiver, 'true', true],
    [main.caregiver, 'nee', false],
    [main.caregiver, true, true],
    [main.bankruptcy_persons, ['p1'], ['p1']],
    [main.website, 'example.nl', 'https://example.nl'],
    [shareholder.firstname, 'jan-willem', 'Jan-Willem'],
    [shareholder.lastname, 'van den berg', 'van den Berg'],
    [shareholder.birthdate, '14031985', '14-03-1985'],
    [shareholder.birthdate, '1985-03-14', '14-03-1985'],
    [shareholder.birthdate, '31-02-1985', '31-02-1985'],
    [shareholder.phone_number, '06 12345678', '+31612345678'],
    [shareholder.bsn, '1112.22.333', '111222333'],
    [shareholder.document_number, 'speci 2021', 'SPECI2021'],
    [shareholder.residence_country, 'nl', 'NL'],
    [shareholder.chamber, '6875 0110', '68750110'],
    [billing.vat_number, 'nl123456782b01', 'NL123456782B01'],
    [account.password, ' Geheim  Genoeg ', ' Geheim  Genoeg '],
  ])('$0.key: $1', (field, raw, expected) => {
    expect(normalise(field, raw)).toEqual(expected)
  })

  test.each(['', '   ', '\u200b', null, undefined])('%j is nothing', (raw) => {
    expect(normalise(main.company_name, raw)).toBeNull()
  })

  test.each([[{}], [['a']], [Number.NaN], [true]])('what cannot be understood comes back: %j', (raw) => {
    expect(normalise(main.company_name, raw)).toBe(raw)
  })
})

const anyField = fc.constantFrom(...allFields)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(..."ijIJvande bv.B,V(-)'’0123456789+€\n\t\u0000\u202eßŉéœ") }),
  fc.constantFrom('van', 'B.V.', '06 12345678', '1.234,56', '31-12-1990', '1012ab', "'s-gravenhage", 'true'),
)

describe('laws', () => {
  test('once is enough', () => {
    fc.assert(
      fc.property(anyField, anyText, (field, text) => {
        const once = normalise(field, text)
        expect(normalise(field, once)).toEqual(once)
      }),
      lawfully(3000),
    )
  })

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        anyField,
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
        }),
        (field, raw) => {
          normalise(field, raw)
        },
      ),
    )
  })

  test('a text of any length is read in no time', () => {
    for (const unit of [' ', ',', '(', 'a', '-', '1', '.', "'", '\n', 'van ']) {
      for (const field of allFields) normalise(field, unit.repeat(4_900))
      normalise(main.activities, unit.repeat(1_000_000))
    }
  })
})
