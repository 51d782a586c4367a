import { expect, test } from 'vitest'
import type { Ownership } from '../blueprint/index.ts'
import type { Answers, RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { chartOf, chartTarget } from './chart-of-answers.ts'
import { uboTest } from './structure.ts'

const relevant = (rows: Partial<Answers>): RelevantAnswers =>
  ({ main: { company_name: 'Molenwiek' }, p1: {}, p2: {}, p3: {}, p4: {}, ...rows }) as RelevantAnswers
const person = (firstname: string, more: ShareholderAnswers = {}): ShareholderAnswers => ({
  ...{ active: true, type: 'natural_person', is_natural_person: true, firstname, lastname: 'de Vries' },
  ...more,
})
const company: ShareholderAnswers = {
  active: true,
  type: 'existing_company',
  is_existing_company: true,
  company_name: 'Rotor',
}

const cases: [string, Partial<Answers>, Ownership, readonly string[], readonly string[]][] = [
  ['one founder', { p1: person('Sanne', { shares: 120 }) }, 'shares', ['p1 10000'], []],
  [
    'through a holding that is founded along',
    { p1: person('Sanne', { shares: 72, holding: true, holding_name: 'Wiek' }), p2: person('Bram', { shares: 48 }) },
    'shares',
    ['p1 6000', 'p2 4000'],
    [],
  ],
  [
    'with a company that exists',
    { p1: { ...company, shares: 90 }, p2: person('Bram', { shares: 30, become_director: true }) },
    'shares',
    [],
    ['p1'],
  ],
  ['a board', { p1: person('Sanne'), p2: person('Bram') }, 'board', ['p1 0 pseudo', 'p2 0 pseudo'], []],
  [
    'a part sold by the only holder',
    {
      main: { total_shares: 100, number_shares: 40 },
      p1: person('Sanne', { sole_shareholder: true }),
      p2: person('Bram'),
    },
    'transfer',
    ['p1 6000', 'p2 4000'],
    [],
  ],
  [
    'a part sold by one of several',
    {
      main: { total_shares: 100, number_shares: 40 },
      p1: person('Sanne', { sole_shareholder: false }),
      p2: person('Bram'),
    },
    'transfer',
    ['p2 4000'],
    ['others'],
  ],
  [
    'everything sold',
    { main: { total_shares: 100, number_shares: 100 }, p1: person('Sanne'), p2: person('Bram') },
    'transfer',
    ['p2 10000'],
    [],
  ],
]
test.each(cases)('%s', (_name, rows, ownership, ubos, unknown) => {
  const found = uboTest(chartOf(relevant(rows), ownership), chartTarget)
  expect(found.ubos.map(({ id, share, pseudo }) => `${id} ${share}${pseudo ? ' pseudo' : ''}`)).toEqual(ubos)
  expect(found.unknown).toEqual(unknown)
})

test('names everybody, the holding between them and the company', () => {
  const { nodes } = chartOf(
    relevant({ p1: person('Sanne', { holding: true, holding_name: 'Wiek', shares: 1 }) }),
    'shares',
  )
  expect(nodes.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'p1: Sanne de Vries',
    'p1.holding: Wiek B.V.',
    'company: Molenwiek B.V.',
  ])
})
