import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { type ChartNode, type Holding, ownParts, type StructureChart, uboTest } from './structure.ts'

const person = (id: string, isDirector = false): ChartNode => ({ id, kind: 'person', name: id, isDirector })
const company = (id: string, more: Partial<ChartNode> = {}): ChartNode => ({
  ...{ id, kind: 'company', name: id, isDirector: false },
  ...more,
})
const holds = (owner: string, part: number, owned = 'company', whole = 100): Holding => ({ owner, owned, part, whole })
const chart = (nodes: readonly ChartNode[], holdings: readonly Holding[]): StructureChart => ({
  nodes: [...nodes, company('company')],
  holdings,
})
const found = (given: StructureChart) =>
  uboTest(given, 'company').ubos.map(({ id, pseudo }) => (pseudo ? `(${id})` : id))

test.each<[string, StructureChart, string]>([
  ['nobody holds anything', chart([person('a')], []), ''],
  [
    'two, one through a company',
    chart([person('a'), company('h'), person('b')], [holds('a', 1, 'h', 1), holds('h', 60), holds('b', 40)]),
    'a 6000 via h, b 4000',
  ],
  [
    'half of what holds half',
    chart([person('a'), company('h'), person('b')], [holds('a', 1, 'h', 2), holds('b', 1, 'h', 2), holds('h', 50)]),
    'a 2500 via h, b 2500 via h',
  ],
  ['a third', chart([person('a')], [holds('a', 1, 'company', 3)]), 'a 3333'],
  [
    'in person and through a company',
    chart([person('a'), company('h')], [holds('a', 1, 'h', 1), holds('h', 30), holds('a', 20)]),
    'a 5000 via h',
  ],
])('what each holds in the end: %s', (_, given, expected) => {
  const said = ownParts(given, 'company').map(({ id, share, via }) =>
    [id, share, ...(via.length > 0 ? ['via', ...via] : [])].join(' '),
  )
  expect(said.join(', ')).toBe(expected)
})

describe('who is behind a company', () => {
  const cases: [string, StructureChart, readonly string[], readonly string[]][] = [
    ['one founder', chart([person('a')], [holds('a', 100)]), ['a'], []],
    ['half and half', chart([person('a'), person('b')], [holds('a', 50), holds('b', 50)]), ['a', 'b'], []],
    [
      'exactly a quarter is not more than a quarter',
      chart([person('a'), person('b')], [holds('a', 25), holds('b', 75)]),
      ['b'],
      [],
    ],
    [
      'four equal founders: those who direct stand in',
      chart(
        [person('a', true), person('b'), person('c', true), person('d')],
        ['a', 'b', 'c', 'd'].map((id) => holds(id, 30, 'company', 120)),
      ),
      ['(a)', '(c)'],
      [],
    ],
    [
      'through a holding of their own',
      chart([person('a'), company('h')], [holds('a', 100, 'h'), holds('h', 60), holds('b', 40)]),
      ['a'],
      [],
    ],
    [
      'through two at once, which together are more than a quarter',
      chart(
        [person('a'), company('h'), company('k')],
        [holds('a', 50, 'h'), holds('a', 50, 'k'), holds('h', 30), holds('k', 30)],
      ),
      ['a'],
      [],
    ],
    [
      'half of a half is a quarter',
      chart([person('a'), person('b'), company('h')], [holds('a', 50, 'h'), holds('h', 50), holds('b', 50)]),
      ['b'],
      [],
    ],
    [
      'three deep, a third of a share each',
      chart(
        [person('a'), company('h'), company('k')],
        [holds('a', 2, 'h', 3), holds('h', 2, 'k', 3), holds('k', 2, 'company', 3)],
      ),
      ['a'],
      [],
    ],
    [
      'a company that exists, with enough to matter',
      chart([person('a', true), company('x', { ownersUnknown: true })], [holds('a', 20), holds('x', 80)]),
      [],
      ['x'],
    ],
    [
      'a company that exists, with too little to matter',
      chart([person('a'), company('x', { ownersUnknown: true })], [holds('a', 80), holds('x', 20)]),
      ['a'],
      [],
    ],
    [
      'companies that own each other do not go round for ever',
      chart([person('a'), company('h')], [holds('a', 60, 'h'), holds('company', 10, 'h'), holds('h', 100)]),
      ['a'],
      [],
    ],
    ['a board without shares', chart([person('a', true), person('b', true)], []), ['(a)', '(b)'], []],
    ['nobody at all', chart([], []), [], []],
  ]
  test.each(cases)('%s', (_name, given, ubos, unknown) => {
    expect(found(given)).toEqual(ubos)
    expect(uboTest(given, 'company').unknown).toEqual(unknown)
  })

  test('the share is told in hundredths of a percent', () => {
    const given = chart([person('a'), company('h')], [holds('a', 1, 'h', 3), holds('h', 100)])
    expect(uboTest(given, 'company').ubos).toEqual([{ id: 'a', share: 3333, pseudo: false }])
  })
})

test('a holding between somebody and their shares changes nothing', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, (shares) => {
      const whole = shares.reduce((sum, one) => sum + one, 0)
      const ids = shares.map((_, index) => `p${index}`)
      const direct = chart(
        ids.map((id) => person(id, true)),
        shares.map((part, index) => holds(`p${index}`, part, 'company', whole)),
      )
      const through = chart(
        [...ids.map((id) => person(id, true)), ...ids.map((id) => company(`${id}.holding`))],
        shares.flatMap((part, index) => [
          holds(`p${index}`, 120, `p${index}.holding`, 120),
          holds(`p${index}.holding`, part, 'company', whole),
        ]),
      )
      expect(found(through)).toEqual(found(direct))
      // Four fit above a quarter only three times.
      expect(uboTest(direct, 'company').ubos.filter(({ pseudo }) => !pseudo).length).toBeLessThanOrEqual(3)
    }),
    lawfully(200),
  )
})
