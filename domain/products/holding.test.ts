import { describe, expect, test } from 'vitest'
import type { BlockerCode } from '../blueprint/index.ts'
import { blockers, complete, relevant, startAnswers, viewFlow } from '../flow/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { holding, incorporateHolding } from './holding.ts'
import { day, sampleCompany } from './sample-answers.ts'
import { sampleHoldings } from './sample-holdings.ts'

const context = { today: day('15-11-2026') }
const { one_person: sample } = sampleHoldings

const main = (patch: MainAnswers): Answers => ({ ...sample, main: { ...sample.main, ...patch } })
const person = (patch: ShareholderAnswers): Answers => ({ ...sample, p1: { ...sample.p1, ...patch } })
const shares = (number_of_shares: number, value_of_shares = 1): Answers => ({
  ...main({ number_of_shares, value_of_shares }),
  p1: { ...sample.p1, shares: number_of_shares },
})

test.each<[string, Answers, readonly BlockerCode[]]>([
  ['an ordinary founder', sample, []],
  ['a politically exposed person', person({ pep: true }), ['pep']],
  ['no Dutch, but English', person({ dutch_proficient: false, english_proficient: true }), ['language_nl']],
  ['nobody directs', person({ become_director: false }), ['no_director']],
  ['99 shares', shares(99), ['share_minimum']],
  ['100 shares', shares(100), []],
  ['300 shares of a euro', shares(300), []],
  ['301 shares of a euro', shares(301), ['capital_warning']],
  ['a bankruptcy that is not settled', main({ bankruptcy: true, bankruptcy_settled: false }), ['bankruptcy_first']],
  ['one that is', main({ bankruptcy: true, bankruptcy_settled: true }), []],
])('%s', (_name, answers, expected) => {
  expect(blockers(holding, answers, context).map(({ code }) => code)).toEqual(expected)
  expect(complete(holding, answers, context)).toEqual([])
})

test('whoever holds an exposed position is offered other services', () => {
  const [pep] = blockers(holding, person({ pep: true }), context)
  expect(pep?.offers.map(({ action }) => action)).toContain('other_services')
})

test('it is about one person, whatever was sent along', () => {
  const crowded: Answers = {
    ...sample,
    p1: { ...sample.p1, type: 'new_company', is_new_company: true },
    p2: sampleCompany,
  }
  const counted = relevant(holding, crowded, context)
  expect(counted.p1).toMatchObject({ is_natural_person: true, is_new_company: false })
  expect(counted.p2).toEqual({})
  expect(complete(holding, crowded, context)).toEqual([])
  expect(viewFlow(holding, sample, { step: 1, temporal_step: 1, substep: 0 }, context).may_add_person).toBe(false)
})

test('starts with a hundred shares of a euro, and each language leads to the other', () => {
  expect(startAnswers(holding).main).toMatchObject({ number_of_shares: 100, value_of_shares: 1 })
  expect([holding.transfers_to, incorporateHolding.transfers_to]).toEqual(['incorporate-holding', 'holding'])
})

describe('above which BV it comes', () => {
  const { one_person: alone, from_abroad: above } = sampleHoldings
  const asked = (answers: Answers): readonly string[] =>
    viewFlow(holding, answers, { step: 0, temporal_step: 0, substep: 2 }, context)
      .rows.flat()
      .map(({ field }) => field.key)

  test('is asked on a screen of its own, and more only of who has one', () => {
    expect(asked(alone)).toEqual(['above_existing_company'])
    expect(asked(above)).toEqual([
      'above_existing_company',
      'subsidiary_kvk',
      'subsidiary_name',
      'transfer_shares_along',
    ])
  })

  test('its shares can go along: that is offered, and stops nobody', () => {
    const offered = blockers(holding, above, context).find(({ code }) => code === 'shares_along')
    expect(offered).toMatchObject({ stops: false, offers: [{ action: 'open_flow', target: 'transfer_of_shares' }, {}] })
    expect(blockers(holding, alone, context).map(({ code }) => code)).not.toContain('shares_along')
  })
})
