import { describe, expect, test } from 'vitest'
import type { Blocker, BlockerCode, Product } from '../blueprint/index.ts'
import { blockers, complete, viewFlow } from '../flow/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { dutchBv, englishBv } from './bv/bv.ts'
import {
  day,
  sampleAnswers,
  sampleCompany,
  sampleHolding,
  sampleMain,
  samplePartner,
  samplePerson,
} from './sample-answers.ts'
import { sampleFounders } from './sample-founders.ts'

const context = { today: day('15-11-2026') }

const found = (answers: Answers, product: Product = dutchBv): readonly Blocker[] => blockers(product, answers, context)

const codes = (answers: Answers, product: Product = dutchBv): readonly BlockerCode[] =>
  found(answers, product).map((one) => one.code)

const person = (patch: ShareholderAnswers): Answers => ({
  ...sampleAnswers,
  p1: { ...samplePerson, shares: 120, ...patch },
})
const company = (patch: ShareholderAnswers): Answers => ({
  ...sampleAnswers,
  p1: { ...sampleCompany, become_director: true, shares: 120, ...patch },
})
const main = (patch: MainAnswers): Answers => ({ ...sampleAnswers, main: { ...sampleMain, ...patch } })
const licence = (nationality: 'NL' | 'PT', document_number: string): Answers =>
  person({ document_type: 'driver_licence', nationality, document_number })
const three = (patch: MainAnswers = {}): Answers => ({
  main: { ...sampleMain, ...patch },
  p1: { ...samplePerson, shares: 40 },
  p2: { ...samplePartner, shares: 40 },
  p3: { ...sampleCompany, shares: 40 },
  p4: {},
})

test.each([dutchBv, englishBv])('$name: nothing blocks ordinary founders', (product) => {
  for (const answers of [
    sampleAnswers,
    three(),
    company({}),
    { ...sampleAnswers, p1: { ...sampleHolding, shares: 120 } },
  ]) {
    expect(codes(answers, product)).toEqual([])
    expect(complete(product, answers, context)).toEqual([])
  }
})

describe('from abroad nobody is stopped, and everybody reads how it goes', () => {
  test.each<[string, ShareholderAnswers, readonly BlockerCode[]]>([
    ['who lives in Singapore', { residence_country: 'SG', zip_code: '018956' }, ['abroad']],
    ['who has no citizen service number', { bsn: null as never, bsn_not_present: true }, ['no_bsn']],
    ['a passport from there', { nationality: 'SG', document_number: 'K1234567E' }, []],
  ])('%s', (_name, patch, expected) => {
    for (const product of [dutchBv, englishBv]) {
      expect(codes(person(patch), product)).toEqual(expected)
      expect(found(person(patch), product).some(({ stops }) => stops)).toBe(false)
    }
  })
})

describe('two who are alike', () => {
  const holdings = (one: string, other: string): Answers => ({
    ...three(),
    p1: { ...samplePerson, holding: true, holding_name: one, shares: 40 },
    p2: { ...samplePartner, holding: true, holding_name: other, shares: 40 },
  })
  const second = (patch: ShareholderAnswers): Answers => ({
    ...three(),
    p2: { ...samplePartner, shares: 40, ...patch },
  })
  test.each<[string, Answers, readonly BlockerCode[]]>([
    ['one BSN for two people', second({ bsn: samplePerson.bsn ?? '' }), ['same_bsn', 'same_bsn', 'same_bsn']],
    [
      'one e-mail address for two people',
      second({ email: 'sanne@example.nl' }),
      ['same_email', 'same_email', 'same_email'],
    ],
    [
      'one person twice',
      { ...sampleAnswers, p1: { ...samplePerson, shares: 60 }, p2: { ...samplePerson, shares: 60 } },
      ['same_bsn', 'same_bsn', 'same_email', 'same_email'],
    ],
    [
      'somebody, and the company that is theirs',
      { ...sampleAnswers, p1: { ...samplePerson, shares: 60 }, p2: { ...sampleCompany, shares: 60 } },
      [],
    ],
    [
      'two holdings with one name',
      holdings('Terp Holding', 'Terp  holding'),
      ['same_holding_name', 'same_holding_name'],
    ],
    ['two holdings', holdings('Terp Holding', 'Berg Holding'), []],
  ])('%s', (_name, answers, expected) => {
    expect(codes(answers)).toEqual(expected)
  })

  test('a BSN and a name stop, an address is a remark, and each is said at once', () => {
    const said = [
      ...found(second({ bsn: samplePerson.bsn ?? '' })),
      ...found(holdings('Terp', 'Terp')),
      ...found(second({ email: 'sanne@example.nl' })),
    ]
    expect(new Set(said.map(({ code, stops, judged }) => `${code} ${stops} ${judged}`))).toEqual(
      new Set(['same_bsn true at_once', 'same_holding_name true at_once', 'same_email false at_once']),
    )
  })
})

describe('what is said to whom', () => {
  test.each<[string, Answers, readonly BlockerCode[]]>([
    ['a politically exposed person', person({ pep: true }), ['pep']],
    ['a company from abroad', company({ incorporated_in_netherlands: false }), ['foreign_entity']],
    [
      'a foundation as shareholder',
      company({ company_name: 'Stichting Terp' }),
      ['foundation_shareholder', 'shareholders_incomplete'],
    ],
    ['someone of 17', person({ birthdate: day('16-11-2008') }), ['minor', 'shareholders_incomplete']],
    ['someone who is 18 today', person({ birthdate: day('15-11-2008') }), []],
    [
      'a representative of 17',
      company({ representative_birthdate: day('16-11-2008') }),
      ['minor', 'shareholders_incomplete'],
    ],
    [
      'someone from a country we cannot serve',
      person({ residence_country: 'KP' }),
      ['blacklist_country', 'shareholders_incomplete'],
    ],
    ['no Dutch, but English', person({ dutch_proficient: false, english_proficient: true }), ['language_nl']],
    ['neither language', person({ dutch_proficient: false, english_proficient: false }), ['language_none']],
    ['English was a no, but Dutch is fine', person({ dutch_proficient: true, english_proficient: false }), []],
    [
      'a proprietorship that comes along',
      person({ has_proprietorship: true, kvk_proprietorship: '12345678', proprietorship_action: 'transfer' }),
      ['proprietorship_transfer'],
    ],
    [
      'one that stays beside it',
      person({
        has_proprietorship: true,
        kvk_proprietorship: '12345678',
        proprietorship_action: 'keep',
        proprietorship_name: 'Sanne zuivelt',
      }),
      ['proprietorship_keep'],
    ],
    [
      'one that stops',
      person({ has_proprietorship: true, kvk_proprietorship: '12345678', proprietorship_action: 'close' }),
      ['proprietorship_close'],
    ],
    [
      'an action without a proprietorship',
      person({ has_proprietorship: false, proprietorship_action: 'transfer' }),
      [],
    ],
    ['nobody directs', person({ become_director: false }), ['no_director']],
    ['care', main({ industry: 'health', caregiver: true, big_registration: false }), ['healthcare']],
    ['a caregiver in another industry', main({ industry: 'retail', caregiver: true }), []],
    ['no membership', main({ upsell_package: 'none' }), ['membership_none']],
    ['a Dutch licence with letters', licence('NL', 'AB123456'), ['licence_number']],
    ['a Dutch licence', licence('NL', '5123456789'), []],
    ['a licence from elsewhere', licence('PT', 'L-12345'.replace('-', '')), []],
  ])('%s', (_name, answers, expected) => {
    expect(codes(answers)).toEqual(expected)
  })

  test.each<[number, number, readonly BlockerCode[]]>([
    [120, 0.01, []],
    [30_009, 0.01, []],
    [30_010, 0.01, ['capital_warning']],
    [3001, 0.1, ['capital_warning']],
    [100, 3, []],
    [10_000, 1, ['capital_warning']],
    [1_000_001, 0.01, ['capital_max']],
    [1_000_000_000, 1_000_000_000, ['capital_max']],
  ])('%d shares of %d euros', (number_of_shares, value_of_shares, expected) => {
    const given = main({ number_of_shares, value_of_shares })
    expect(codes({ ...given, p1: { ...given.p1, shares: number_of_shares } })).toEqual(expected)
  })

  test.each<[number, number, readonly BlockerCode[]]>([
    [100, 1, []],
    [10_000, 1, ['capital_warning']],
    [10_001, 1, ['capital_max']],
  ])('a holding with %d shares of %d euros, where its own things are asked', (count, value, expected) => {
    const given = sampleFounders.four_founders
    const own = { holding_shares: count, holding_share_value: value }
    const at = (p3: ShareholderAnswers) => {
      const found = blockers(dutchBv, { ...given, p3: { ...given.p3, ...own, ...p3 } }, context)
      return found.filter(({ code }) => code.startsWith('capital_'))
    }
    expect(at({}).map(({ code }) => code)).toEqual(expected)
    for (const { path, person, step, substep } of at({})) {
      expect([path, person]).toEqual(['p3.holding_share_value', 'p3'])
      expect(dutchBv.steps[step]?.sections[substep]).toMatchObject({ name: 'own_holding', whose: 'p3' })
    }
    // One that is like the company has the capital of the company.
    expect(at({ holding_as_company: true })).toEqual([])
  })

  test.each<[string, readonly [number, number], readonly BlockerCode[]]>([
    ['fits', [80, 40], []],
    ['too few', [79, 40], ['share_sum']],
    ['too many', [81, 40], ['share_sum']],
    ['someone without shares', [120, 0], ['share_sum']],
  ])('a division that %s', (_name, [one, other], expected) => {
    const answers = { ...sampleAnswers, p1: { ...samplePerson, shares: one }, p2: { ...sampleCompany, shares: other } }
    expect(codes(answers)).toEqual(expected)
  })
})

describe('the language of the flow', () => {
  test('no English in the English flow, but Dutch', () => {
    const answers = person({ english_proficient: false, dutch_proficient: true })
    expect(found(answers, englishBv)).toMatchObject([
      { code: 'language_en', path: 'p1.dutch_proficient', offers: [{ action: 'switch_flow', target: 'dutch-bv' }, {}] },
    ])
    expect(codes(answers, dutchBv)).toEqual([])
  })

  test('no Dutch does not matter in the English flow', () => {
    expect(codes(person({ english_proficient: true, dutch_proficient: false }), englishBv)).toEqual([])
  })

  test('the other language is asked only when it is needed', () => {
    const asked = (answers: Answers): readonly string[] =>
      viewFlow(dutchBv, answers, { step: 1, temporal_step: 1, substep: 3 }, context)
        .rows.flat()
        .map((one) => one.path)
    expect(asked(person({ dutch_proficient: true }))).not.toContain('p1.english_proficient')
    expect(asked(person({ dutch_proficient: false }))).toContain('p1.english_proficient')
  })
})

describe('a bankruptcy that is not settled', () => {
  const unsettled = { bankruptcy: true, bankruptcy_settled: false } as const

  test.each<[string, MainAnswers, readonly [BlockerCode, string | undefined][]]>([
    ['of the second: can be removed', { ...unsettled, bankruptcy_persons: ['p2'] }, [['bankruptcy', 'p2']]],
    [
      'of the first: someone else must stand there',
      { ...unsettled, bankruptcy_persons: ['p1'] },
      [['bankruptcy_first', undefined]],
    ],
    [
      'of several',
      { ...unsettled, bankruptcy_persons: ['p1', 'p2', 'p3'] },
      [
        ['bankruptcy', 'p2'],
        ['bankruptcy', 'p3'],
        ['bankruptcy_first', undefined],
      ],
    ],
    ['of someone who is not there', { ...unsettled, bankruptcy_persons: ['p4'] }, []],
    ['that is settled', { bankruptcy: true, bankruptcy_settled: true, bankruptcy_persons: ['p2'] }, []],
    ['that was taken back', { bankruptcy: false, bankruptcy_settled: false, bankruptcy_persons: ['p2'] }, []],
  ])('%s', (_name, patch, expected) => {
    const seen = found(three(patch)).map(({ code, offers }) => [
      code,
      offers.find((offer) => offer.action === 'remove_shareholder')?.target,
    ])
    expect(seen).toEqual(expected)
  })

  test('stands at the question about it, and stops there', () => {
    const answers = three({ ...unsettled, bankruptcy_persons: ['p2'] })
    const view = viewFlow(dutchBv, answers, { step: 3, temporal_step: 3, substep: 1 }, context)
    expect(view.blockers).toMatchObject([{ step: 3, substep: 1, path: 'main.bankruptcy_settled', person: 'p2' }])
    expect(view.may_continue).toBe(false)
  })
})

describe('where they are shown', () => {
  const at = (substep: number, answers: Answers, person: 'p1' | 'p2' = 'p1') =>
    viewFlow(dutchBv, answers, { step: 1, temporal_step: 1, substep, person }, context)

  test('only at the person and section concerned', () => {
    const answers = { ...three(), p2: { ...samplePartner, pep: true, shares: 40 } }
    expect(at(5, answers, 'p2').blockers.map((one) => one.code)).toEqual(['pep'])
    expect(at(5, answers, 'p1').blockers).toEqual([])
    expect(at(2, answers, 'p2').blockers).toEqual([])
  })

  test('that somebody must direct is said only on leaving', () => {
    const none = {
      ...three(),
      p1: { ...samplePerson, become_director: false },
      p2: { ...samplePartner, become_director: false },
    }
    expect(at(5, none, 'p1').blockers).toEqual([])
    const last = viewFlow(dutchBv, none, { step: 1, temporal_step: 1, substep: 5, person: 'p3' }, context)
    expect(last.blockers).toMatchObject([{ code: 'no_director', shows: 'dialog', offers: [{ action: 'go_back' }] }])
    expect(last.may_continue).toBe(false)
  })

  test('that somebody must direct is said at the question that the first one was asked', () => {
    const holding = { ...sampleHolding, new_company_director: false, natural_person_director: false, shares: 120 }
    expect(found(person({ become_director: false }))).toMatchObject([{ path: 'p1.become_director' }])
    expect(found({ ...sampleAnswers, p1: holding })).toMatchObject([{ path: 'p1.new_company_director' }])
  })

  describe('what stops in an earlier section', () => {
    const uneven = { ...three({ distribution_of_shares: 'custom' }), p3: {} }
    const last = (answers: Answers) => viewFlow(dutchBv, answers, { step: 3, temporal_step: 3, substep: 4 }, context)

    test('is said on the way out of the step', () => {
      expect(last(uneven)).toMatchObject({
        may_continue: false,
        missing: [],
        blockers: [{ code: 'share_sum', substep: 0 }],
      })
    })

    test('and so is what is missing there', () => {
      const { value_of_shares: _open, ...rest } = sampleMain
      expect(last({ ...three(), main: rest })).toMatchObject({
        may_continue: false,
        missing: [{ path: 'main.value_of_shares', substep: 0 }],
      })
    })

    test('but not in another step', () => {
      const before = viewFlow(dutchBv, uneven, { step: 3, temporal_step: 2, substep: 0 }, context)
      expect(before.blockers).toEqual([])
    })
  })

  test('that someone is not ready is said after the last one, and leads there', () => {
    const open = { ...three(), p1: { ...samplePerson, firstname: '' } }
    const last = viewFlow(dutchBv, open, { step: 1, temporal_step: 1, substep: 5, person: 'p3' }, context)
    expect(last.blockers).toMatchObject([{ code: 'shareholders_incomplete', shows: 'toast', person: 'p1' }])
    expect(last.next).toEqual({ to: 'person', person: 'p1', substep: 2 })
  })
})
