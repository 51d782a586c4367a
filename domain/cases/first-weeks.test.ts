import { describe, expect, test } from 'vitest'
import type { Wording } from '../blueprint/index.ts'
import type { StructureChart } from '../ownership/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import { throughHolding } from './chart.fixture.ts'
import { firstWeeks, paysItsDirector, toPayUp } from './first-weeks.ts'

const day = (text: string) => text as DutchDate
const chart = throughHolding('De Vries Holding B.V.')
const owned = (isDirector: boolean): StructureChart => ({
  nodes: [
    { id: 'p1', kind: 'person', name: 'Sanne de Vries', isDirector },
    { id: 'company', kind: 'company', name: 'De Vries Zuivel B.V.', isDirector: false },
  ],
  holdings: [{ owner: 'p1', owned: 'company', part: 120, whole: 120 }],
})
const board: StructureChart = { ...owned(true), holdings: [] }

describe('what is to be done in the first weeks', () => {
  test.each<[string, Wording, string, StructureChart, string]>([
    ['a company', 'bv', '22-12-2026', chart, 'ubo 29-12-2026, bank 29-12-2026, vat 05-01-2027, payroll, register'],
    [
      'nobody works for it',
      'bv',
      '22-12-2026',
      owned(false),
      'ubo 29-12-2026, bank 29-12-2026, vat 05-01-2027, register',
    ],
    [
      'a holding sends no invoices',
      'holding',
      '26-02-2027',
      owned(true),
      'ubo 05-03-2027, bank 05-03-2027, payroll, register',
    ],
    ['a foundation', 'foundation', '01-03-2028', board, 'ubo 08-03-2028, bank 08-03-2028'],
    ['shares that changed hands', 'transfer', '24-02-2028', owned(true), 'ubo 02-03-2028, register'],
  ])('%s', (_, wording, registered, drawn, expected) => {
    const things = firstWeeks({ wording, registered: day(registered), review: 'pending_review', chart: drawn })
    expect(things.map(({ thing, by }) => [thing, by].filter(Boolean).join(' ')).join(', ')).toBe(expected)
    expect(things.some(({ done }) => done)).toBe(false)
  })

  test('who owns it is registered, and nothing else is done by itself', () => {
    const things = firstWeeks({ wording: 'bv', registered: day('22-12-2026'), review: 'completed', chart })
    expect(things.filter(({ done }) => done).map(({ thing }) => thing)).toEqual(['ubo'])
  })
})

test.each<[string, StructureChart, boolean]>([
  ['through a holding of their own', chart, true],
  ['in person', owned(true), true],
  ['an owner who does not direct', owned(false), false],
  ['a board owns nothing', board, false],
])('a wage for who directs their own company: %s', (_, drawn, expected) => {
  expect(paysItsDirector(drawn)).toBe(expected)
})

describe('what is paid into the account', () => {
  const answers = (value_of_shares: number | undefined) =>
    ({ main: { value_of_shares }, p1: {}, p2: {}, p3: {}, p4: {} }) as unknown as RelevantAnswers
  const shares: StructureChart = {
    nodes: chart.nodes,
    holdings: [
      { owner: 'p1', owned: 'p1.holding', part: 1, whole: 1 },
      { owner: 'p1.holding', owned: 'company', part: 72, whole: 120 },
      { owner: 'p2', owned: 'company', part: 48, whole: 120 },
    ],
  }
  test.each<[string, Wording, number | undefined, readonly unknown[]]>([
    [
      'by who holds the shares',
      'bv',
      0.01,
      [
        { owner: 'p1.holding', amount: 72 },
        { owner: 'p2', amount: 48 },
      ],
    ],
    ['a value that was never given', 'bv', undefined, []],
    ['a conversion brings the business in', 'conversion', 1, []],
    ['a transfer pays the seller', 'transfer', 1, []],
  ])('%s', (_, wording, value, expected) => {
    expect(toPayUp(answers(value), wording, shares)).toEqual(expected)
  })
})
