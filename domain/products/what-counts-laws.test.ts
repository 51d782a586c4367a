import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../blueprint/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import { blockers, complete, relevant, whatCounts } from '../flow/index.ts'
import { type Answers, fieldsOf, restore } from '../questions/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { samplesOf, sampleValues } from './samples.ts'

const context = { today: day('15-11-2026') }
const places = ['main', ...shareholderKeys] as const

/** A sample with some answers given, taken away or made something else. */
const anyAnswersOf = (product: Product): fc.Arbitrary<Answers> => {
  const changes = places.flatMap((place) =>
    fieldsOf(place === 'main' ? 'main' : 'shareholder').map(({ key, options, default: start }) => {
      const values = [undefined, sampleValues[key], start, true, false, ...(options ?? [])]
      return fc.record({ place: fc.constant(place), key: fc.constant(key), value: fc.constantFrom<unknown>(...values) })
    }),
  )
  return fc
    .tuple(
      fc.constantFrom<Answers>(...Object.values(samplesOf(product))),
      fc.array(fc.oneof(...changes), { maxLength: 12 }),
    )
    .map(([base, made]) => {
      const rows: Record<string, Record<string, unknown>> = { ...base }
      for (const { place, key, value } of made) rows[place] = { ...rows[place], [key]: value }
      return restore(rows as never)
    })
}

describe.each(productList.map((product) => [product.name, product] as const))('%s: what counts', (_, product) => {
  test('by itself it counts the same, lacks the same and is stopped by the same', () => {
    fc.assert(
      fc.property(anyAnswersOf(product), (answers) => {
        const kept = whatCounts(product, answers, context)
        expect(relevant(product, kept, context)).toEqual(relevant(product, answers, context))
        expect(complete(product, kept, context)).toEqual(complete(product, answers, context))
        expect(blockers(product, kept, context)).toEqual(blockers(product, answers, context))
        expect(whatCounts(product, kept, context)).toEqual(kept)
      }),
      { numRuns: 60 },
    )
  })
})
