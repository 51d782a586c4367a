import { expect, test } from 'vitest'
import { readAsked } from './asked.ts'

const part = { what: 'x', work: async () => ({ passed: 1, failed: 0 }) }
const parts = { matrix: part, fuzz: { ...part, count: 30_000 }, database: { ...part, count: 4 } }

test.each([
  [
    '',
    [
      ['matrix', { count: 1 }],
      ['fuzz', { count: 30_000 }],
      ['database', { count: 4 }],
    ],
  ],
  [
    'tenth',
    [
      ['fuzz', { count: 3_000 }],
      ['database', { count: 1 }],
    ],
  ],
  ['tenth fuzz', [['fuzz', { count: 3_000 }]]],
  ['fuzz seed=7 count=500', [['fuzz', { count: 500, seed: 7 }]]],
  ['fuzz seed=7 index=3', [['fuzz', { count: 30_000, seed: 7, index: 3 }]]],
  ['fuz', 'There is no part fuz: choose from matrix, fuzz, database.'],
  ['fuzz seed=x', 'seed=x is not understood: seed, count and index are whole numbers.'],
  ['fuzz sead=1', 'sead=1 is not understood: seed, count and index are whole numbers.'],
])('“%s” asks for %j', (words, asked) => {
  expect(readAsked(words === '' ? [] : words.split(' '), parts)).toEqual(asked)
})
