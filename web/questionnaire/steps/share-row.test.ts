import { expect, test } from 'vitest'
import type { Answers, ShareholderAnswers } from '#domain/questions/index.ts'
import { divideAs, isEqual, withMark } from './share-row.tsx'

const answersWith = (total: number, ...shares: readonly number[]): Answers => {
  const row = (index: number): ShareholderAnswers => {
    const own = shares[index]
    return own === undefined ? {} : { active: true, shares: own }
  }
  return { main: { number_of_shares: total }, p1: row(0), p2: row(1), p3: row(2), p4: row(3) }
}

test.each<[string, Answers, boolean]>([
  ['one has all', answersWith(120, 120), true],
  ['halves', answersWith(120, 60, 60), true],
  ['the first has what is left over', answersWith(100, 34, 33, 33), true],
  ['someone has more', answersWith(120, 70, 50), false],
  ['equal among themselves, but not everything', answersWith(120, 50, 50), false],
])('%s', (_name, answers, expected) => {
  expect(isEqual(answers)).toBe(expected)
  expect(withMark(answers).main.distribution_of_shares).toBe(expected ? 'equal' : 'custom')
})

test('dividing by hand changes those people only and is remembered', () => {
  const divided = divideAs(answersWith(120, 40, 40, 40), ['p1', 'p2'], [70, 10])
  expect([divided.p1.shares, divided.p2.shares, divided.p3.shares]).toEqual([70, 10, 40])
  expect(divided.main.distribution_of_shares).toBe('custom')
})
