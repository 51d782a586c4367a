import { describe, expect, test } from 'vitest'
import type { BlockerCode, Product } from '../blueprint/index.ts'
import { blockers, complete, startAnswers, viewFlow } from '../flow/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { anbiStichting, stichting } from './foundation.ts'
import { day } from './sample-answers.ts'
import { sampleCharities, sampleFoundations } from './sample-foundations.ts'

const context = { today: day('15-11-2026') }
const { three_members: three, four_members: four } = sampleFoundations
const charity = sampleCharities.three_members

const all = (answers: Answers, product: Product): readonly BlockerCode[] =>
  blockers(product, answers, context).map((one) => one.code)
/** Beside how it goes for the treasurer, who lives abroad. */
const codes = (answers: Answers, product: Product = stichting): readonly BlockerCode[] =>
  all(answers, product).filter((code) => code !== 'abroad' && code !== 'no_bsn')
const missing = (answers: Answers, product: Product = stichting): readonly string[] =>
  complete(product, answers, context).map(({ path }) => path)
const main = (patch: MainAnswers, from: Answers = three): Answers => ({ ...from, main: { ...from.main, ...patch } })
const third = (patch: ShareholderAnswers): Answers => ({ ...three, p3: { ...three.p3, ...patch } })

describe('the board', () => {
  test.each<[string, Answers, readonly BlockerCode[]]>([
    ['three with a role each', three, []],
    ['a fourth beside them', four, []],
    ['two chairs', third({ foundation_role: 'chairman' }), ['duplicate_role', 'duplicate_role', 'missing_role']],
    ['nobody keeps the money', third({ foundation_role: 'other' }), ['missing_role']],
    ['someone without Dutch', third({ dutch_proficient: false }), ['language_none']],
    ['an exposed member', third({ pep: true }), ['pep']],
    ['no membership', main({ upsell_package: 'none' }), ['membership_none']],
  ])('%s', (_name, answers, expected) => {
    expect(codes(answers)).toEqual(expected)
  })

  test('who lives abroad reads how it goes', () => {
    expect(all(three, stichting)).toEqual(['abroad', 'no_bsn'])
  })

  test('three from the start, and a fourth only with the answer', () => {
    const start = startAnswers(stichting)
    const people = (answers: Answers) =>
      viewFlow(stichting, answers, { step: 0, temporal_step: 0, substep: 0 }, context).people
    expect(people(start).map(({ person, removable }) => [person, removable])).toEqual([
      ['p1', false],
      ['p2', false],
      ['p3', false],
    ])
    expect(people(main({ extra_shareholders: true }, start))).toHaveLength(4)
    expect(missing(main({ extra_shareholders: true }))).toContain('p4.foundation_role')
  })

  test.each<[string, boolean]>([
    ['Stichting Buurttuin', true],
    ['Buurttuin', false],
  ])('%s is a name for one: %s', (company_name, fits) => {
    expect(missing(main({ company_name })).length === 0).toBe(fits)
  })
})

describe('a charity', () => {
  test.each<[string, MainAnswers, readonly BlockerCode[]]>([
    ['nobody related, nobody alone', {}, []],
    ['relatives', { board_related: true }, ['board_related']],
    ['one who decides alone', { board_decisive_control: true }, ['board_control']],
  ])('%s', (_name, patch, expected) => {
    expect(codes(main(patch, charity), anbiStichting)).toEqual(expected)
  })

  test('wants to be found', () => {
    expect(missing(three, anbiStichting)).toEqual([
      'main.charity_field',
      'main.board_related',
      'main.board_decisive_control',
      'main.company_email',
      'main.phone',
      'main.website',
    ])
  })
})
