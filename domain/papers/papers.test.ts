import { describe, expect, test } from 'vitest'
import type { Answers, RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import { expiredOn, newestPapers, openTasks, type Paper, papersNeeded, tasksOf } from './papers.ts'

const day = (text: string) => text as DutchDate
/** As the flow would leave them: everything that is there counts. */
const relevant = (rows: Partial<Answers>): RelevantAnswers =>
  ({ main: {}, p1: {}, p2: {}, p3: {}, p4: {}, ...rows }) as RelevantAnswers
const here: ShareholderAnswers = {
  active: true,
  type: 'natural_person',
  is_natural_person: true,
  residence_country: 'NL',
}

describe('which papers a case needs', () => {
  const abroad: ShareholderAnswers = { ...here, residence_country: 'SG' }
  const company: ShareholderAnswers = {
    active: true,
    type: 'existing_company',
    is_existing_company: true,
    residence_country: 'NL',
  }
  const cases: [string, Partial<Answers>, Parameters<typeof papersNeeded>[1]['papers'], readonly string[]][] = [
    ['somebody here', { p1: here }, [], ['identity p1']],
    [
      'two, one of them abroad',
      { p1: here, p2: abroad },
      [],
      ['identity p1', 'identity p2', 'proof_of_address p2', 'power_of_attorney p2'],
    ],
    ['a company', { p1: company }, [], ['identity p1', 'company_extract p1']],
    [
      'a company by somebody who is not its director',
      { p1: { ...company, function: 'authorized_director' } },
      [],
      ['identity p1', 'company_extract p1', 'signing_authority p1'],
    ],
    [
      'a conversion',
      { p1: here },
      ['opening_balance', 'accountant'],
      ['identity p1', 'opening_balance null', 'accountant null'],
    ],
    ['somebody who was taken out again', { p1: here, p2: { ...abroad, active: false } }, [], ['identity p1']],
  ]
  test.each(cases)('%s', (_name, rows, papers, expected) => {
    expect(
      papersNeeded(relevant(rows), { papers, ownership: 'shares' }).map(({ kind, person }) => `${kind} ${person}`),
    ).toEqual(expected)
  })
})

describe('how far they are', () => {
  const paper = (version: number, review: Paper['review'], more: Partial<Paper> = {}): Paper => ({
    ...{ id: `v${version}`, kind: 'identity', person: 'p1', version, review, sent: day('08-12-2026') },
    ...more,
  })
  const need = { kind: 'identity', person: 'p1' } as const
  const cases: [string, readonly Paper[], string, readonly string[]][] = [
    ['nothing came', [], 'open', ['identity.p1']],
    ['it came', [paper(1, 'unchecked')], 'sent', []],
    ['it was sent back', [paper(1, 'rejected')], 'rejected', ['identity.p1']],
    ['a new one came', [paper(2, 'unchecked'), paper(1, 'rejected')], 'sent', []],
    ['it is good', [paper(1, 'rejected'), paper(2, 'accepted')], 'accepted', []],
    ['somebody else’s came', [paper(1, 'accepted', { person: 'p2' })], 'open', ['identity.p1']],
  ]
  test.each(cases)('%s', (_name, papers, state, open) => {
    const tasks = tasksOf([need], papers, day('21-12-2026'))
    expect(tasks).toEqual([{ name: 'identity.p1', need, state, due: '21-12-2026' }])
    expect(openTasks(tasks)).toEqual(open)
  })

  test('of papers that prove nothing we asked for each stays', () => {
    const others = [paper(1, 'accepted', { kind: 'other', id: 'a' }), paper(1, 'accepted', { kind: 'other', id: 'b' })]
    expect(newestPapers(others)).toEqual(others)
  })
})

test('whose identity document is not valid any more on the day of signing', () => {
  const answers = relevant({
    p1: { ...here, expiration_date: day('17-12-2026') },
    p2: { ...here, expiration_date: day('16-12-2026') },
    p3: here,
  })
  expect(expiredOn(answers, day('17-12-2026'))).toEqual(['p2'])
})
