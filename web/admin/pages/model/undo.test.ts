import { expect, test } from 'vitest'
import { firstStep, redone, undone, withStep } from './undo.ts'

test('typing at one place is undone together, and what comes after it apart', () => {
  let steps = firstStep('')
  for (const text of ['e', 'ee', 'een']) steps = withStep(steps, text, 'title')
  steps = withStep(steps, 'een, twee', 'text')
  steps = withStep(steps, 'iets anders')
  const back = [undone(steps), undone(undone(steps)), undone(undone(undone(steps)))]
  expect(back.map(({ present }) => present)).toEqual(['een, twee', 'een', ''])
  expect(redone(redone(back[2] ?? steps)).present).toBe('een, twee')
})

test('a long text is not undone at once', () => {
  let steps = firstStep(0)
  for (let letter = 1; letter <= 60; letter += 1) steps = withStep(steps, letter, 'text')
  expect(undone(steps).present).toBeGreaterThan(30)
})

test('a new change forgets what was undone; at either end nothing happens', () => {
  const steps = withStep(undone(withStep(firstStep('a'), 'b')), 'c')
  expect([redone(steps).present, undone(undone(undone(steps))).present]).toEqual(['c', 'a'])
  expect(withStep(steps, 'c')).toBe(steps)
})
