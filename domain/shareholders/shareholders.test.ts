import { describe, expect, test } from 'vitest'
import type { ShareholderKey } from '../fields/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { copyAddresses } from './address.ts'
import {
  activeShareholders,
  addShareholder,
  chooseType,
  divideWhenEmpty,
  duplicateRoles,
  equalSplit,
  flagsFor,
  followEmail,
  followStructure,
  kindOf,
  lacksDirector,
  newShareholder,
  nextActive,
  removeShareholder,
  saveShareholder,
  selectedAfterRemoval,
  shareCapital,
  shareholderKinds,
  sharesMisfit,
} from './index.ts'
import { isFilledIn, reconcileTypes } from './kind.ts'

type People = Partial<Readonly<Record<ShareholderKey, ShareholderAnswers>>>

const answers = (people: People = {}, main: MainAnswers = {}): Answers => ({
  main,
  p1: {},
  p2: {},
  p3: {},
  p4: {},
  ...people,
})

const here = (...keys: readonly ShareholderKey[]): Answers =>
  answers(Object.fromEntries(keys.map((key) => [key, newShareholder])))

describe('who takes part', () => {
  test.each([
    ['the first is always there', answers(), ['p1']],
    ['even when the record says otherwise', answers({ p1: { active: false } }), ['p1']],
    ['those who are active', here('p1', 'p3'), ['p1', 'p3']],
    ['all four', here('p1', 'p2', 'p3', 'p4'), ['p1', 'p2', 'p3', 'p4']],
  ])('%s', (_name, given, expected) => {
    expect(activeShareholders(given)).toEqual(expected)
  })

  test.each<[string, Answers, ShareholderKey | null]>([
    ['after the first', answers(), 'p2'],
    ['after the highest, though there is a gap', here('p1', 'p3'), 'p4'],
    ['a gap, when the last place is taken', here('p1', 'p2', 'p4'), 'p3'],
    ['the lowest of two gaps', here('p1', 'p4'), 'p2'],
    ['nobody when all places are taken', here('p1', 'p2', 'p3', 'p4'), null],
  ])('a new one comes %s', (_name, given, added) => {
    const result = addShareholder(given)
    expect(result.added).toBe(added)
    if (added === null) expect(result.answers).toBe(given)
    else expect(result.answers[added]).toEqual(newShareholder)
  })

  test('a new one is a natural person at the first section', () => {
    expect(newShareholder).toMatchObject({ active: true, substep: 0, type: 'natural_person', is_natural_person: true })
    expect(kindOf(newShareholder)).toBe('natural_person')
  })

  test('removing one resets what they answered', () => {
    const given = answers({ p1: newShareholder, p2: { ...newShareholder, substep: 3, firstname: 'Sanne' } })
    expect(removeShareholder(given, 'p2').p2).toEqual({ active: false, substep: 0 })
  })

  test('the first cannot be removed', () => {
    const given = here('p1', 'p2')
    expect(removeShareholder(given, 'p1')).toBe(given)
  })

  test('removing the only bankrupt one answers the question', () => {
    const main = { bankruptcy: true, bankruptcy_persons: ['p2'], bankruptcy_settled: false } as const
    expect(removeShareholder({ ...here('p1', 'p2'), main }, 'p2').main).toEqual({ bankruptcy: false })
    const two = { ...main, bankruptcy_persons: ['p2', 'p3'] } as const
    expect(removeShareholder({ ...here('p1', 'p2', 'p3'), main: two }, 'p2').main).toEqual({
      ...main,
      bankruptcy_persons: ['p3'],
    })
  })

  test.each<[ShareholderKey, ShareholderKey, ShareholderKey]>([
    ['p2', 'p2', 'p1'],
    ['p3', 'p2', 'p3'],
  ])('with %s selected and %s removed, %s is selected', (selected, removed, expected) => {
    expect(selectedAfterRemoval(selected, removed)).toBe(expected)
  })

  test.each([
    ['makes someone take part', {}, 1, { active: true, substep: 1 }],
    ['remembers how far they came', { active: true, substep: 1 }, 3, { active: true, substep: 3 }],
    ['does not forget it when they look back', { ...newShareholder, substep: 3 }, 0, { active: true, substep: 3 }],
  ])('saving %s', (_name, p2, substep, expected) => {
    expect(saveShareholder(answers({ p2 }), 'p2', substep).p2).toMatchObject({
      ...expected,
      ...flagsFor('natural_person'),
    })
  })

  test.each<[ShareholderKey, ShareholderKey | null]>([
    ['p1', 'p3'],
    ['p3', null],
  ])('after %s comes %s', (key, next) => {
    expect(nextActive(here('p1', 'p3'), key)).toBe(next)
  })
})

describe('what someone is', () => {
  test.each(shareholderKinds)('choosing %s sets exactly one flag', (kind) => {
    for (const before of shareholderKinds) {
      const row = chooseType(chooseType(here('p1'), 'p1', before), 'p1', kind).p1
      const flags = [row.is_natural_person, row.is_existing_company, row.is_new_company]
      expect(flags.filter(Boolean)).toHaveLength(1)
      expect([kindOf(row), row.type]).toEqual([kind, kind])
    }
  })

  const withHolding = answers({
    p1: { ...newShareholder, holding: true, holding_name: 'Vries Holding', firstname: 'Bo' },
  })

  test.each([
    ['existing_company', undefined, true],
    ['new_company', undefined, true],
    ['natural_person', 'Vries Holding', true],
  ] as const)('as %s the name of the holding is %s', (kind, holding_name, holding) => {
    const row = chooseType(withHolding, 'p1', kind).p1
    expect(row.holding_name).toBe(holding_name)
    expect(row.holding).toBe(holding)
    expect(row.firstname).toBe('Bo')
  })

  test.each([
    ['a person', ['natural_person']],
    ['a company that exists', ['existing_company']],
    ['a person by way of a company that exists', ['existing_company', 'natural_person']],
  ] as const)('a new company is a holding, and as %s no longer', (_name, kinds) => {
    const company = chooseType(here('p1'), 'p1', 'new_company')
    expect(company.p1.holding).toBe(true)
    const after = kinds.reduce((given, kind) => chooseType(given, 'p1', kind), company)
    expect(after.p1).not.toHaveProperty('holding')
  })

  test.each<[string, ShareholderAnswers, boolean]>([
    ['active with a type', newShareholder, true],
    ['active and nothing chosen: a natural person', { active: true }, true],
    ['not active', { ...newShareholder, active: false }, false],
    ['all flags off', { active: true, is_natural_person: false, is_new_company: false }, false],
    ['two flags on', { active: true, is_natural_person: true, is_new_company: true }, false],
  ])('%s', (_name, row, filled) => {
    expect(isFilledIn(row)).toBe(filled)
  })

  test.each<[string, ShareholderAnswers, string | null]>([
    ['only the type changed', { type: 'existing_company' }, 'existing_company'],
    ['only the flags changed', { is_natural_person: false, is_new_company: true }, 'new_company'],
    ['nothing changed', {}, 'natural_person'],
    ['flags that contradict stay as they are', { is_new_company: true }, null],
  ])('%s', (_name, patch, kind) => {
    const before = here('p1')
    const after = reconcileTypes(before, { ...before, p1: { ...before.p1, ...patch } })
    expect(kindOf(after.p1)).toBe(kind)
  })

  test.each([
    ['a name that came along stays', { type: 'new_company', holding_name: 'Vries Beheer' }, 'Vries Beheer'],
    ['a name from before goes', { type: 'new_company' }, undefined],
  ] as const)('%s', (_, patch, name) => {
    const before = answers({ p1: { ...newShareholder, holding: true, holding_name: 'Eerder' } })
    const after = reconcileTypes(before, { ...before, p1: { ...before.p1, ...patch } })
    expect(after.p1.holding_name).toBe(name)
  })

  test.each<[string, ShareholderAnswers, boolean | undefined]>([
    ['the type alone', { type: 'natural_person' }, undefined],
    ['the flags alone', { is_natural_person: true, is_new_company: false }, undefined],
    // A browser that was away: a person by now, who did ask for a holding.
    ['both, as whoever chose it already', { ...flagsFor('natural_person'), holding: true }, true],
  ])('a new company that becomes a person by %s', (_name, patch, holding) => {
    const before = chooseType(here('p1'), 'p1', 'new_company')
    const after = reconcileTypes(before, { ...before, p1: { ...before.p1, ...patch } })
    expect(after.p1.holding).toBe(holding)
  })
})

describe('directors and roles', () => {
  const company = { ...newShareholder, is_natural_person: false, is_new_company: true, type: 'new_company' } as const
  test.each<[string, People, boolean]>([
    ['one says yes', { p1: { ...newShareholder, become_director: true } }, false],
    ['everyone says no', { p1: { ...newShareholder, become_director: false } }, true],
    ['someone still has to say', { p1: { ...newShareholder, become_director: false }, p2: newShareholder }, false],
    [
      'the second says yes',
      {
        p1: { ...newShareholder, become_director: false },
        p2: { ...newShareholder, become_director: true },
      },
      false,
    ],
    [
      'one who left said yes',
      { p1: { ...newShareholder, become_director: false }, p2: { active: false, become_director: true } },
      true,
    ],
    [
      'a new company directs',
      { p1: { ...company, new_company_director: true, natural_person_director: false } },
      false,
    ],
    ['its owner directs', { p1: { ...company, new_company_director: false, natural_person_director: true } }, false],
    ['neither', { p1: { ...company, new_company_director: false, natural_person_director: false } }, true],
  ])('%s', (_name, people, lacks) => {
    expect(lacksDirector(answers(people))).toBe(lacks)
  })

  const role = (foundation_role: ShareholderAnswers['foundation_role']): ShareholderAnswers => ({
    ...newShareholder,
    ...(foundation_role ? { foundation_role } : {}),
  })
  test.each<[string, People, readonly ShareholderKey[]]>([
    ['all different', { p1: role('chairman'), p2: role('secretary'), p3: role('treasurer') }, []],
    ['twice the same', { p1: role('chairman'), p2: role('secretary'), p3: role('chairman') }, ['p3']],
    ['other members may be many', { p1: role('other'), p2: role('other') }, []],
    ['nobody chose yet', { p1: role(undefined), p2: role(undefined) }, []],
  ])('%s', (_name, people, expected) => {
    expect(duplicateRoles(answers(people))).toEqual(expected)
  })
})

describe('shares', () => {
  test.each([
    [120, 1, [120]],
    [120, 3, [40, 40, 40]],
    [100, 3, [34, 33, 33]],
    [1, 4, [1, 0, 0, 0]],
    [0, 2, [0, 0]],
    [-5, 2, []],
    [1.5, 2, []],
    [10, 0, []],
  ])('%d among %d', (total, count, parts) => {
    expect(equalSplit(total, count)).toEqual(parts)
  })

  test('everyone gets the same as long as the first has no number', () => {
    const given = { ...here('p1', 'p2', 'p4'), main: { number_of_shares: 100 } }
    const divided = divideWhenEmpty(given)
    expect([divided.p1.shares, divided.p2.shares, divided.p3.shares, divided.p4.shares]).toEqual([
      34,
      33,
      undefined,
      33,
    ])
    const byHand = { ...divided, p1: { ...divided.p1, shares: 10 } }
    expect(divideWhenEmpty(byHand)).toBe(byHand)
  })

  test('who comes or goes is counted again, unless someone divided by hand', () => {
    const two = divideWhenEmpty({ ...here('p1', 'p2'), main: { number_of_shares: 120 } })
    const three = addShareholder(two).answers
    expect([three.p1.shares, three.p2.shares, three.p3.shares]).toEqual([40, 40, 40])
    expect(removeShareholder(three, 'p2').p1.shares).toBe(60)
    const custom = { ...two, main: { ...two.main, distribution_of_shares: 'custom' as const } }
    expect(addShareholder(custom).answers.p1.shares).toBe(60)
  })

  test.each<[string, readonly (number | undefined)[], unknown]>([
    ['exactly', [60, 60], null],
    ['too few', [60, 59], { total: 120, divided: 119, empty: null }],
    ['too many', [100, 40], { total: 120, divided: 140, empty: null }],
    ['someone without', [120, 0], { total: 120, divided: 120, empty: 'p2' }],
    ['nothing divided yet', [undefined, undefined], { total: 120, divided: 0, empty: 'p1' }],
  ])('%s', (_name, [one, two], misfit) => {
    const row = (shares: number | undefined): ShareholderAnswers => ({
      ...newShareholder,
      ...(shares === undefined ? {} : { shares }),
    })
    expect(sharesMisfit(answers({ p1: row(one), p2: row(two) }, { number_of_shares: 120 }))).toEqual(misfit)
  })

  test.each([
    [120, 0.01, 120],
    [3000, 0.1, 30_000],
    [3001, 0.1, 30_010],
    [10_000, 1, 1_000_000],
    [1_000_000_000, 1_000_000_000, Number.MAX_SAFE_INTEGER],
  ])('%d of %d euros are %d cents', (number_of_shares, value_of_shares, capital) => {
    expect(shareCapital(answers({}, { number_of_shares, value_of_shares }))).toBe(capital)
  })

  test('no capital while a number is open', () => {
    expect(shareCapital(answers({}, { number_of_shares: 120 }))).toBeNull()
  })
})

describe('the address of a representative', () => {
  const company: ShareholderAnswers = {
    ...chooseType(here('p1'), 'p1', 'existing_company').p1,
    company_address: 'Nieuwestad 12',
    company_location: 'Leeuwarden',
    company_zipcode: '8911 AB',
    company_country: 'BE',
    residence_country: 'NL',
  }
  const copied = { address: 'Nieuwestad 12', location: 'Leeuwarden', zip_code: '8911 AB' }

  test.each<[string, ShareholderAnswers, boolean, ShareholderAnswers]>([
    ['with the country', { address_equals_company_address: true }, true, { ...copied, residence_country: 'BE' }],
    ['without it', { address_equals_company_address: true }, false, { ...copied, residence_country: 'NL' }],
  ])('is copied %s', (_name, patch, copiesCountry, expected) => {
    expect(copyAddresses(answers({ p1: { ...company, ...patch } }), copiesCountry).p1).toMatchObject(expected)
  })

  test.each<[string, ShareholderAnswers]>([
    ['when they live elsewhere', { ...company, address_equals_company_address: false }],
    ['when nobody said', company],
    ['of a natural person', { ...company, is_existing_company: false, address_equals_company_address: true }],
  ])('is not copied %s', (_name, p1) => {
    const given = answers({ p1 })
    expect(copyAddresses(given, true)).toBe(given)
  })
})

describe('a structure with a holding', () => {
  const before = here('p1')
  const alone = answers({ p1: newShareholder }, { holding_structure: true })
  test('is the first person’s until they say otherwise', () => {
    expect(followStructure(before, alone).p1.holding).toBe(true)
    const company = { ...alone, p1: { ...alone.p1, ...flagsFor('existing_company') } }
    expect(followStructure(before, company).p1.holding).toBeUndefined()
  })
  test('is not taken again from who has said otherwise since, nor given to a second', () => {
    const without = { ...alone, p1: { ...alone.p1, holding: false } }
    expect(followStructure(alone, without)).toBe(without)
    const second = { ...alone, p2: { ...newShareholder, holding: true } }
    expect(followStructure(before, second)).toBe(second)
  })
})

test('a no to the calculator is taken back by a yes to a structure', () => {
  const after = answers({ p1: { ...newShareholder, holding_declined: true } }, { holding_structure: true })
  expect(followStructure(here('p1'), after).p1).toEqual({ ...newShareholder, holding: true })
})

describe('the address at which somebody is reached', () => {
  const given = (email: string, p1: ShareholderAnswers = newShareholder): Answers => answers({ p1 }, { email })
  const [anna, ann] = ['anna@voorbeeld.nl', 'ann@voorbeeld.nl']
  const company: ShareholderAnswers = { ...newShareholder, ...flagsFor('existing_company') }

  test.each<[string, object, Answers, Answers, string | undefined]>([
    ['is their own too', {}, here('p1'), given(anna), anna],
    ['follows a change of it', {}, given(ann, { ...newShareholder, email: ann }), given(anna, { email: ann }), anna],
    ['leaves another that was given', {}, given(ann), given(anna, { ...newShareholder, email: 'bo@x.nl' }), 'bo@x.nl'],
    ['is not yet one', {}, here('p1'), given('anna@'), undefined],
    ['says nothing about a company', {}, here('p1'), given(anna, company), undefined],
    ['says nothing about a seller', { parties: ['seller', 'buyer'] }, here('p1'), given(anna), undefined],
    ['was emptied here on purpose', {}, given(anna), given(anna), undefined],
  ])('%s', (_name, cast, before, after, expected) => {
    expect(followEmail(cast, before, after).p1.email).toBe(expected)
  })
})
