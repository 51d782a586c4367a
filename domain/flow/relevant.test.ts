import { describe, expect, test } from 'vitest'
import { type Product, type Section, type Step, standardFlags } from '../blueprint/index.ts'
import { answered, no, not, someShareholder, yes } from '../conditions/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { chooseType, newShareholder } from '../shareholders/index.ts'
import { parseDutchDate } from '../values/index.ts'
import { smallProduct } from './sample-product.ts'
import { relevant } from './survey.ts'

const today = parseDutchDate('15-11-2026') ?? ('' as never)

const company = (...sections: readonly Section[]): Step => ({ kind: 'company', name: 'company', sections })

const product = (...steps: readonly Step[]): Product => ({
  ...smallProduct,
  ...{ steps, asked_later: ['criminal_record_status'], copies_country: true },
})

const answers = (main: MainAnswers, people: Partial<Record<ShareholderKey, ShareholderAnswers>> = {}): Answers => ({
  main,
  p1: newShareholder,
  p2: {},
  p3: {},
  p4: {},
  ...people,
})

const health: Section = { name: 'general', company: ['industry', 'caregiver', 'big_registration'] }

describe('which answers count', () => {
  test.each<[string, MainAnswers, MainAnswers]>([
    ['a question that applies', { industry: 'health', caregiver: true }, { industry: 'health', caregiver: true }],
    ['one that no longer applies', { industry: 'retail', caregiver: true }, { industry: 'retail' }],
    ['one that this product does not ask', { industry: 'retail', kvk: '12345678' }, { industry: 'retail' }],
    ['one that is asked at checkout', { criminal_record_status: true }, { criminal_record_status: true }],
    ['an empty text', { company_name: ' ' }, {}],
    ['what the engine keeps', { notary_id: 7 }, { notary_id: 7 }],
  ])('%s', (_name, main, expected) => {
    expect(relevant(product(company(health)), answers(main), { today }).main).toEqual(expected)
  })

  test('a hidden answer keeps no other one visible', () => {
    const chain = product(
      company({
        name: 'general',
        company: [
          'export_products',
          { fields: ['import_products'], when: yes('main.export_products') },
          { fields: ['employees_loan'], when: yes('main.import_products') },
          // Shown as long as the one above does not count.
          { fields: ['representation'], when: not(answered('main.employees_loan')) },
        ],
      }),
    )
    const all: MainAnswers = { import_products: true, employees_loan: true, representation: 'one_signature' }
    expect(relevant(chain, answers({ ...all, export_products: true }), { today }).main).toEqual({
      export_products: true,
      import_products: true,
      employees_loan: true,
    })
    expect(relevant(chain, answers({ ...all, export_products: false }), { today }).main).toEqual({
      export_products: false,
      representation: 'one_signature',
    })
  })

  test('the order in which the product places them does not matter', () => {
    const backwards = product(
      company({
        name: 'general',
        company: [{ fields: ['representation'], when: yes('main.export_products') }, 'export_products'],
      }),
    )
    const main: MainAnswers = { export_products: true, representation: 'two_signatures' }
    expect(relevant(backwards, answers(main), { today }).main).toEqual(main)
  })

  test('two questions that wait for each other are a mistake in the product', () => {
    const circle = product(
      company({
        name: 'general',
        company: [
          { fields: ['export_products'], when: yes('main.import_products') },
          { fields: ['import_products'], when: no('main.export_products') },
        ],
      }),
    )
    expect(() => relevant(circle, answers({}), { today })).toThrow('hangs on itself')
  })

  test('a step that does not apply takes its answers with it', () => {
    const upsell: Step = {
      kind: 'holding_upsell',
      name: 'holding_upsell',
      visible: someShareholder(yes('shareholder.is_natural_person')),
      sections: [
        { name: 'holdings', each: ['holding', 'holding_name'], visible: yes('shareholder.is_natural_person') },
      ],
    }
    const p1 = { ...newShareholder, holding: true, holding_name: 'Vries Holding' }
    const who: Step = { kind: 'shareholders', name: 'shareholders', sections: [{ name: 'basic', person: ['type'] }] }
    const asked = product(who, upsell)
    expect(relevant(asked, answers({}, { p1 }), { today }).p1).toMatchObject({ holding_name: 'Vries Holding' })
    const off = { ...p1, is_natural_person: false, is_existing_company: true }
    expect(relevant(asked, answers({}, { p1: off }), { today }).p1).not.toHaveProperty('holding')
  })

  test('a section that was settled elsewhere is not asked', () => {
    const notary = product(
      company({ name: 'notary', company: ['online_notary'], settledBy: 'predefined_notary' }, { name: 'general' }),
    )
    const main: MainAnswers = { online_notary: true, notary_id: 3 }
    expect(relevant(notary, answers(main), { today }).main).toEqual(main)
    expect(relevant(notary, answers(main), { today, predefined_notary: true }).main).toEqual({ notary_id: 3 })
  })

  test('what is switched off is answered with its default', () => {
    const speedy = product(company({ name: 'general', company: ['incorporation_speed'] }))
    const main: MainAnswers = { incorporation_speed: 'fast' }
    expect(relevant(speedy, answers(main), { today }).main).toEqual(main)
    const flags = { ...standardFlags, incorporation_speed: false }
    expect(relevant(speedy, answers(main), { today, flags }).main).toEqual({ incorporation_speed: 'slow' })
  })
})

describe('whose answers count', () => {
  const people = product({
    kind: 'shareholders',
    name: 'shareholders',
    sections: [
      {
        name: 'basic',
        person: [
          'type',
          'firstname',
          'address_equals_company_address',
          'company_address',
          'company_country',
          'address',
        ],
      },
    ],
  })

  test('not of those who left', () => {
    const given = answers({}, { p2: { ...newShareholder, firstname: 'Bo', active: false }, p3: { firstname: 'Li' } })
    const { p2, p3 } = relevant(people, given, { today })
    expect([p2, p3]).toEqual([{}, {}])
  })

  test('the first one takes part whatever the record says', () => {
    const given = answers({}, { p1: { firstname: 'Bo', active: false } })
    expect(relevant(people, given, { today }).p1).toEqual({
      active: true,
      type: 'natural_person',
      is_natural_person: true,
      is_existing_company: false,
      is_new_company: false,
      firstname: 'Bo',
    })
  })

  test('someone who left is not meant in a list either', () => {
    const asked = product(company({ name: 'bankruptcy', company: ['bankruptcy', 'bankruptcy_persons'] }))
    const main: MainAnswers = { bankruptcy: true, bankruptcy_persons: ['p1', 'p3'] }
    expect(relevant(asked, answers(main), { today }).main.bankruptcy_persons).toEqual(['p1'])
    const gone: MainAnswers = { bankruptcy: true, bankruptcy_persons: ['p3'] }
    expect(relevant(asked, answers(gone), { today }).main).toEqual({ bankruptcy: true })
  })

  test('the address of the company is copied, and what was typed before stays in the draft', () => {
    const typed = { company_address: 'Kade 1', company_country: 'BE', address: 'Dijk 2' }
    const before = answers({}, { p1: { ...newShareholder, ...typed, address_equals_company_address: true } })
    const given = chooseType(before, 'p1', 'existing_company')
    expect(relevant(people, given, { today }).p1).toMatchObject({ address: 'Kade 1', residence_country: 'BE' })
    expect(given.p1.address).toBe('Dijk 2')
  })

  test('a new company is a holding', () => {
    const given = chooseType(answers({}), 'p1', 'new_company')
    expect(relevant(people, { ...given, p1: { ...given.p1, holding: false } }, { today }).p1.holding).toBe(true)
  })

  test('nothing typed is touched', () => {
    const given = answers({ industry: 'retail', caregiver: true }, { p1: { firstname: 'Bo' } })
    const copy = structuredClone(given)
    relevant(people, given, { today })
    expect(given).toEqual(copy)
  })
})
