import { expect, test } from 'vitest'
import { alertFor, noBoxes, openBoxes } from './boxes.ts'

test.each([
  [{}, false, 'criminal'],
  [{ terms: true }, false, 'criminal'],
  [{ criminal: true }, false, 'terms'],
  [{ criminal: true, terms: true }, false, null],
  [{ criminal: true, terms: true }, true, 'ubo'],
  [{ criminal: true, ubo: true }, true, 'terms'],
  [{ criminal: true, terms: true, ubo: true }, true, null],
  [{ lead: true }, false, 'criminal'],
] as const)('%j, with UBOs %s: the alert is about %s', (ticked, ubo, alert) => {
  expect(alertFor(openBoxes({ ...noBoxes, ...ticked }, { ubo }))).toBe(alert)
})
