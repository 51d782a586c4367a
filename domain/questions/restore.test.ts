import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { defaultsOf, kinds } from '../fields/index.ts'
import { bvQuestions } from './catalogue/bv-questions.ts'
import { allFields, fieldOf, fieldsOf } from './catalogue/catalogue.ts'
import { restore } from './restore.ts'
import { restoreForm } from './restore-form.ts'

const nothing = { main: {}, p1: {}, p2: {}, p3: {}, p4: {} }

describe('restore', () => {
  test('keeps what is right and heals what can be healed', () => {
    const stored = {
      main: { company_name: 'Bakkerij Vos B.V.', number_of_shares: 120, value_of_shares: '0,01', caregiver: true },
      p1: { active: true, firstname: 'bo', birthdate: '1985-03-14' },
    }
    expect(restore(stored)).toEqual({
      ...nothing,
      main: { company_name: 'Bakkerij Vos', number_of_shares: 120, value_of_shares: 0.01, caregiver: true },
      p1: { active: true, firstname: 'Bo', birthdate: '14-03-1985' },
    })
  })

  test('drops keys it does not know and values that can never be right', () => {
    const stored = {
      main: {
        company_name: 12,
        industry: 'piracy',
        old_field: 'x',
        number_of_shares: '1,5',
        caregiver: 'misschien',
        kvk: null,
      },
      p5: { firstname: 'Jan' },
      extra: true,
    }
    expect(restore(stored)).toEqual(nothing)
  })

  test('keeps an answer that only breaks a rule: its owner must see it', () => {
    const stored = { p1: { expiration_date: '01-01-2001', residence_country: 'KP', bsn: '123456789' } }
    expect(restore(stored).p1).toEqual({ expiration_date: '01-01-2001', residence_country: 'KP', bsn: '123456789' })
  })

  test.each([[null], [undefined], ['{}'], [12], [[]], [{ main: 'x', p1: [] }]])('%j is no answers at all', (stored) => {
    expect(restore(stored)).toEqual(nothing)
  })

  test('is not fooled by what every object has', () => {
    const stored = JSON.parse(
      '{"__proto__": {"main": {"company_name": "Vos"}}, "main": {"__proto__": {"kvk": "68750110"}}}',
    )
    expect(restore(stored)).toEqual(nothing)
    expect(Object.getPrototypeOf(restore(stored).main)).toBe(Object.prototype)
  })
})

describe('laws', () => {
  const keys = fc.oneof(fc.constantFrom(...allFields.map((field) => field.key)), fc.string())
  const rubbish = fc.oneof(
    fc.anything(),
    fc.dictionary(
      fc.constantFrom('main', 'p1', 'p2', 'p3', 'p4', 'p5'),
      fc.oneof(fc.anything(), fc.dictionary(keys, fc.anything())),
    ),
  )

  test('whatever was stored: never throws, holds only fields that fit, and healing twice changes nothing', () => {
    fc.assert(
      fc.property(rubbish, (stored) => {
        const answers = restore(stored)
        expect(Object.keys(answers)).toEqual(['main', 'p1', 'p2', 'p3', 'p4'])
        for (const [name, row] of Object.entries(answers)) {
          for (const [key, value] of Object.entries(row)) {
            const field = fieldOf(name === 'main' ? 'main' : 'shareholder', key)
            expect(field).toBeDefined()
            if (field) expect(kinds[field.kind].misfit(value, field)).toBeUndefined()
          }
        }
        expect(restore(answers)).toEqual(answers)
        expect(restore(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
      }),
      lawfully(300),
    )
  })
})

describe('defaultsOf', () => {
  test('what a new questionnaire starts with', () => {
    expect(defaultsOf(fieldsOf('main'))).toMatchObject({
      number_of_shares: 120,
      value_of_shares: 0.01,
      online_notary: false,
      criminal_record_status: false,
      bankruptcy: false,
      lead_approval: false,
      bv_type: 'standard',
      incorporation_speed: 'slow',
    })
    const shareholder = defaultsOf(fieldsOf('shareholder'))
    expect(shareholder).toMatchObject({ is_natural_person: true, type: 'natural_person', active: false })
    // Whoever joins later begins with the same as the first, but for what a transfer alone asks.
    const ofTransfer = { blocking_paper: 'resolution' }
    expect({ ...defaultsOf(Object.values(bvQuestions.shareholder)), ...ofTransfer }).toEqual(shareholder)
  })

  test('survives storage', () => {
    const main = defaultsOf(fieldsOf('main'))
    expect(restoreForm('main', main)).toEqual(main)
    expect(fieldsOf('billing').every((field) => field.default === undefined)).toBe(true)
  })
})
