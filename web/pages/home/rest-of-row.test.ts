import { expect, test } from 'vitest'
import { spanAfter } from './rest-of-row.tsx'

test.each([
  [12, 'md:col-span-2 lg:col-span-3 xl:col-span-4 2xl:col-span-3'],
  [5, 'md:col-span-1 lg:col-span-1 xl:col-span-3 2xl:col-span-5'],
  [7, 'md:col-span-1 lg:col-span-2 xl:col-span-1 2xl:col-span-3'],
  [0, 'md:col-span-2 lg:col-span-3 xl:col-span-4 2xl:col-span-5'],
])('after %i cells', (cells, classes) => {
  expect(spanAfter(cells)).toBe(classes)
})
