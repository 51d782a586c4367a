import { expect, test } from 'vitest'
import { meansLeaving } from './exit-intent.ts'

test.each([
  ['the mouse over the top edge', { pointerType: 'mouse', clientY: -3, buttons: 0 }, true],
  ['the mouse exactly at the edge', { pointerType: 'mouse', clientY: 0, buttons: 0 }, true],
  ['the mouse out at the bottom', { pointerType: 'mouse', clientY: 900, buttons: 0 }, false],
  ['selecting text upwards', { pointerType: 'mouse', clientY: -3, buttons: 1 }, false],
  ['a finger', { pointerType: 'touch', clientY: -3, buttons: 0 }, false],
  ['a pen', { pointerType: 'pen', clientY: -3, buttons: 0 }, false],
] as const)('%s', (_, event, leaving) => {
  expect(meansLeaving(event)).toBe(leaving)
})
