import { describe, expect, test } from 'vitest'
import { type AssistantMarks, markedBy, stillMarked, whatStoodBefore, withoutMarks } from '../assistants/index.ts'
import { unconfirmed } from '../flow/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { dutchBv } from './bv/bv.ts'
import { day, sampleAnswers } from './sample-answers.ts'

const context = { today: day('15-11-2026') }
const writer = { connection: 'c', name: 'Helper', at: '2026-11-15T12:00:00.000Z' }

const withMain = (main: MainAnswers, of: Answers = sampleAnswers): Answers => ({ ...of, main: { ...of.main, ...main } })
const withoutAnswer = (key: keyof MainAnswers, of: Answers = sampleAnswers): Answers => {
  const { [key]: _gone, ...main } = of.main
  return { ...of, main }
}
const withFirst = (row: ShareholderAnswers, of: Answers = sampleAnswers): Answers => ({
  ...of,
  p1: { ...of.p1, ...row },
})
const written = (before: Answers, after: Answers, marks: AssistantMarks = null) =>
  markedBy(dutchBv, marks, { before, after }, writer)
const befores = (marks: AssistantMarks) =>
  Object.fromEntries(Object.entries(marks ?? {}).map(([path, { before }]) => [path, before]))

const other = withMain({ company_name: 'Anders' })

describe('what an assistant changed is marked', () => {
  test.each<[string, Answers, AssistantMarks, Readonly<Record<string, unknown>>]>([
    ['with what stood there', other, null, { 'main.company_name': 'De Vries Zuivel' }],
    ['nothing where nothing changed', withMain({}), null, {}],
    ['an answer that was open', { ...sampleAnswers, p4: { firstname: 'Bo' } }, null, { 'p4.firstname': null }],
    [
      'an answer that it took away',
      withoutAnswer('activities'),
      null,
      { 'main.activities': sampleAnswers.main.activities },
    ],
    ['what is sensitive is never kept in the open', withFirst({ bsn: '111222333' }), null, {}],
    ['what follows from another answer goes with that one', withFirst({ is_natural_person: false }), null, {}],
    ['somebody who takes part', { ...sampleAnswers, p4: { active: true } }, null, { 'p4.active': null }],
    ['where they were is no answer', withFirst({ substep: 1 }), null, {}],
  ])('%s', (_name, after, marks, expected) => {
    expect(befores(written(sampleAnswers, after, marks))).toEqual(expected)
  })

  test('written twice it keeps what the founder had; back at that it is no mark any more', () => {
    const once = written(sampleAnswers, other)
    const third = withMain({ company_name: 'Nog anders' })
    expect(befores(written(other, third, once))).toEqual({ 'main.company_name': 'De Vries Zuivel' })
    expect(written(other, sampleAnswers, once)).toBeNull()
  })
})

describe('a mark goes', () => {
  const marks = written(sampleAnswers, withMain({ place_of_business: 'Sneek' }, other))

  test('with a change of somebody else, of that answer alone', () => {
    const after = withMain({ company_name: 'Van mij' }, withMain({ place_of_business: 'Sneek' }, other))
    const left = stillMarked(marks, withMain({ place_of_business: 'Sneek' }, other), after)
    expect(Object.keys(left ?? {})).toEqual(['main.place_of_business'])
    expect(stillMarked(left, after, withoutAnswer('place_of_business', after))).toBeNull()
  })

  test('when it is confirmed; an unknown path does nothing', () => {
    expect(Object.keys(withoutMarks(marks, ['main.company_name', 'main.nothing']) ?? {})).toEqual([
      'main.place_of_business',
    ])
    expect(withoutMarks(marks, ['main.company_name', 'main.place_of_business'])).toBeNull()
    expect(withoutMarks(null, ['main.company_name'])).toBeNull()
  })

  test('what stood there is found again by who it is about', () => {
    expect(whatStoodBefore(marks, ['main.company_name', 'main.place_of_business', 'p1.firstname'])).toEqual({
      main: { company_name: 'De Vries Zuivel', place_of_business: 'Leeuwarden' },
    })
    expect(whatStoodBefore(null, ['main.company_name'])).toEqual({})
  })
})

describe('what must be confirmed', () => {
  const paths = (answers: Answers, marked: readonly string[]) =>
    unconfirmed(dutchBv, answers, marked, context).map(({ path }) => path)

  test.each<[string, Answers, readonly string[], readonly string[]]>([
    ['nothing', sampleAnswers, [], []],
    [
      'in the order in which it is asked',
      sampleAnswers,
      ['p1.lastname', 'main.company_name'],
      ['main.company_name', 'p1.lastname'],
    ],
    ['not what does not apply', sampleAnswers, ['main.caregiver'], []],
    [
      'an answer that was taken away and still is asked',
      withoutAnswer('activities'),
      ['main.activities'],
      ['main.activities'],
    ],
    ['not of somebody who is not there', sampleAnswers, ['p4.firstname', 'p4.active'], []],
    ['what is chosen without a question of its own', sampleAnswers, ['main.upsell_package'], ['main.upsell_package']],
    ['that somebody was added', sampleAnswers, ['p1.active'], ['p1.active']],
    ['not what this product never asks', sampleAnswers, ['main.nothing', 'p1.is_natural_person'], []],
  ])('%s', (_name, answers, marked, expected) => {
    expect(paths(answers, marked)).toEqual(expected)
  })

  test('each at the place where it is asked', () => {
    const [company, person] = unconfirmed(dutchBv, sampleAnswers, ['p1.firstname', 'main.company_name'], context)
    expect(company).toMatchObject({ step: 0, substep: 0 })
    expect(person).toMatchObject({ person: 'p1', path: 'p1.firstname' })
    expect(person?.step).toBeGreaterThan(0)
  })
})
