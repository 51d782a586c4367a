import { expect, test } from 'vitest'
import { productList } from '../products/index.ts'
import { early as english } from './en-early/index.ts'
import { early as dutch } from './nl-early/index.ts'

test.each(productList.map((product) => [product.name, product] as const))(
  '%s has words for its first step before anything else is here',
  (_, { steps }) => {
    const names = steps[0]?.sections.map(({ name }) => name) ?? []
    expect(names.length).toBeGreaterThan(0)
    for (const { flow } of [dutch, english]) expect(Object.keys(flow.sections)).toEqual(expect.arrayContaining(names))
  },
)
