import { describe, expect, test } from 'vitest'
import type { Cast } from '../blueprint/index.ts'
import { yes } from '../conditions/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import { castOf, hasRoom, mayGo } from './cast.ts'

const answers = (active: readonly ShareholderKey[], main: Answers['main'] = {}): Answers => {
  const row = (key: ShareholderKey) => (active.includes(key) ? { active: true } : {})
  return { main, p1: row('p1'), p2: row('p2'), p3: row('p3'), p4: row('p4') }
}

const founders: Cast = { least: 1, most: 4 }
const alone: Cast = { least: 1, most: 1 }
const sale: Cast = { least: 2, most: 4, parties: ['seller', 'buyer', 'buyer', 'buyer'] }
const board: Cast = { least: 3, most: 4, joins: { p4: yes('main.extra_shareholders') } }

describe('who takes part', () => {
  test.each<[string, Cast, Answers, readonly ShareholderKey[]]>([
    ['the first is always there', founders, answers([]), ['p1']],
    ['whoever is active', founders, answers(['p1', 'p3']), ['p1', 'p3']],
    ['nobody beside the only one', alone, answers(['p1', 'p2']), ['p1']],
    ['a buyer beside the seller, also when taken out', sale, answers(['p1']), ['p1', 'p2']],
    ['further buyers', sale, answers(['p1', 'p2', 'p4']), ['p1', 'p2', 'p4']],
    ['three, and no fourth however active', board, answers(['p4']), ['p1', 'p2', 'p3']],
    ['a fourth with the answer', board, answers([], { extra_shareholders: true }), ['p1', 'p2', 'p3', 'p4']],
  ])('%s', (_name, cast, given, expected) => {
    expect(castOf(cast, given).map(({ key }) => key)).toEqual(expected)
  })

  test('and in which part', () => {
    expect(castOf(sale, answers(['p3'])).map(({ party }) => party)).toEqual(['seller', 'buyer', 'buyer'])
    expect(castOf(founders, answers(['p2'])).every(({ party }) => party === undefined)).toBe(true)
  })

  test.each<[string, Cast, readonly boolean[]]>([
    ['founders', founders, [false, true, true, true]],
    ['a sale', sale, [false, false, true, true]],
    ['a board', board, [false, false, false, false]],
  ])('who may go: %s', (_name, cast, expected) => {
    expect((['p1', 'p2', 'p3', 'p4'] as const).map((key) => mayGo(cast, key))).toEqual(expected)
  })

  test.each<[string, Cast, Answers, boolean]>([
    ['beside one founder', founders, answers(['p1']), true],
    ['beside four', founders, answers(['p1', 'p2', 'p3', 'p4']), false],
    ['beside the only one', alone, answers(['p1']), false],
    ['for another buyer', sale, answers(['p1', 'p2']), true],
    ['on a board: the question decides', board, answers([]), false],
  ])('room %s', (_name, cast, given, expected) => {
    expect(hasRoom(cast, given)).toBe(expected)
  })
})
