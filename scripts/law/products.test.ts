import { expect, test } from 'vitest'
import { nl } from '#domain/messages/index.ts'
import { type FlowName, flowNames } from '#domain/products/index.ts'
import { undoneFor } from './products.ts'

test.each(flowNames)('everything there is to do for %s has been done', (name) => {
  expect(undoneFor(name)).toEqual([])
})

test('of a product that has only just been named, every place to touch is said', () => {
  expect(undoneFor('toy').map((sentence) => /(\S+\.ts)/.exec(sentence)?.[1])).toEqual([
    'domain/pricing/first-book.ts',
    'server/db/seed/index.ts',
    'web/pages/home/service-words.ts',
    'domain/calculator/answers.ts',
  ])
})

test('what it is called is the first thing the compiler asks', () => {
  // @ts-expect-error A flow without words.
  const names: Readonly<Record<FlowName | 'toy', string>> = nl.flow.products
  expect(Object.keys(names)).toEqual(expect.arrayContaining([...flowNames]))
})
