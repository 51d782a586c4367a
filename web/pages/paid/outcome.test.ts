import { expect, test } from 'vitest'
import { isWaiting, outcomeOf, pauseAfter } from './outcome.ts'

test.each([
  ['authorized', true, 'paid'],
  ['open', true, 'paid'],
  ['open', false, 'checking'],
  ['pending', false, 'pending'],
  ['authorized', false, 'pending'],
  ['refused', false, 'refused'],
  ['cancelled', false, 'cancelled'],
  ['error', false, 'expired'],
] as const)('%s, paid %s: %s', (status, paid, outcome) => {
  expect(outcomeOf({ status, paid }, false)).toBe(outcome)
})

test('an open payment is checked at first and then called open', () => {
  expect(outcomeOf({ status: 'open', paid: false }, true)).toBe('open')
})

test('only what can still change is asked about', () => {
  expect(
    (['paid', 'checking', 'open', 'pending', 'refused', 'cancelled', 'expired'] as const).filter(isWaiting),
  ).toEqual(['checking', 'open', 'pending'])
})

test('asking slows down and stops', () => {
  const all = Array.from({ length: 41 }, (_, asked) => pauseAfter(asked))
  const waits = all.filter((pause) => pause !== null)
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect(all.at(-1)).toBeNull()
})
