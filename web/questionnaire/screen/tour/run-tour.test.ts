import { expect, test } from 'vitest'
import { tourEnded, transition } from './run-tour.ts'

test.each([
  ['on to the next stop', 0, 1, 5, 1],
  ['back to the one before', 3, 2, 5, 2],
  ['straight to a stop', 0, 4, 5, 4],
  ['past the last stop', 4, 5, 5, tourEnded],
  ['ended on purpose', 2, tourEnded, 5, tourEnded],
  ['before the first stop', 0, -2, 5, 0],
  ['half a stop', 1, 1.5, 5, 1],
  ['no number at all', 1, Number.NaN, 5, 1],
  ['ended stays ended', tourEnded, 2, 5, tourEnded],
  ['no stops', 0, 0, 0, tourEnded],
])('%s', (_name, at, value, stops, expected) => {
  expect(transition(at, value, stops)).toBe(expected)
})
