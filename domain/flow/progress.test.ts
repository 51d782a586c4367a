import { describe, expect, test } from 'vitest'
import type { Product, Step } from '../blueprint/index.ts'
import { markForward, marksAt, mayOpen } from './menu.ts'
import { clampProgress, type Progress, progressOnLoad, stepperVisible } from './progress.ts'
import { smallProduct } from './sample-product.ts'

const step: Step = { kind: 'company', name: 'company', sections: [{ name: 'general' }, { name: 'contact' }] }

const product = (steps: number): Product => ({
  ...smallProduct,
  steps: Array.from({ length: steps }, () => step),
})

const at = (step: number, temporal_step = step, substep = 0): Progress => ({ step, temporal_step, substep })

// Eight steps: the last is 7, billing 8, checkout 9.
describe('the bounds of progress', () => {
  test.each<[string, Progress, Progress]>([
    ['within', at(3, 2, 1), at(3, 2, 1)],
    ['below', at(-1, -5, -2), at(0)],
    ['beyond checkout', at(99, 99, 0), at(9)],
    ['looking further than one has come', at(2, 5), at(2)],
    ['a section that is not there', at(2, 2, 7), at(2, 2, 1)],
    ['not a number', at(Number.NaN, Number.NaN, Number.NaN), at(0)],
    ['endless', at(Number.POSITIVE_INFINITY), at(0)],
    ['half a step', at(2.9, 1.5, 0.5), at(2, 1, 0)],
    ['at checkout', at(9, 9, 1), at(9)],
  ])('%s', (_name, given, expected) => {
    expect(clampProgress(product(8), given)).toEqual(expected)
  })

  test.each([
    [7, 7, true],
    [3, 1, true],
    [8, 8, false],
    [8, 3, false],
    [9, 9, false],
  ])('at step %d looking at %d the stepper is there: %s', (step, temporal, visible) => {
    expect(stepperVisible(product(8), at(step, temporal))).toBe(visible)
  })
})

describe('what the browser remembers against what the server has', () => {
  test.each<[string, Progress | null, Progress, Progress]>([
    ['nothing remembered', null, at(4), at(4)],
    ['the same', at(4, 2), at(4), at(4, 2)],
    ['the browser is ahead', at(5), at(3), at(5)],
    ['the server is one ahead', at(3, 1, 1), at(4), at(3, 1, 1)],
    ['the server is two ahead', at(3, 1, 1), at(5, 5, 1), at(5, 5, 1)],
  ])('%s', (_name, stored, server, expected) => {
    expect(progressOnLoad(stored, server)).toEqual(expected)
  })
})

describe('the side menu', () => {
  test.each<[string, readonly boolean[], number, boolean]>([
    ['there is no option 0', [true, true, true], 0, false],
    ['nor one below', [true], -1, false],
    ['the first, where one starts', [true, false, false], 1, true],
    ['the one after a marked one', [true, false, false], 2, true],
    ['two after a marked one', [true, false, false], 3, false],
    ['a marked one', [true, true, true], 3, true],
    ['one after the last', [true, true, true], 4, false],
  ])('%s', (_name, marks, option, opens) => {
    expect(mayOpen(marks, option)).toBe(opens)
  })

  test('going on marks the next and none that comes later', () => {
    expect(markForward(marksAt(4, 0), 0)).toEqual([true, true, false, false])
    expect(markForward([true, true, true, true], 0)).toEqual([true, true, false, false])
    expect(markForward(marksAt(3, 2), 2)).toEqual([true, true, true])
  })
})
