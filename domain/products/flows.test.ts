import { expect, test } from 'vitest'
import { flowNamed, flowNames, flows } from './flows.ts'
import { loadProduct } from './load.ts'
import { productOf } from './products.ts'

test.each([
  ['dutch-bv', 'dutch-bv'],
  ['bv-oprichten', 'dutch-bv'],
  ['incorporate-holding', 'incorporate-holding'],
  ['aandelenoverdracht', 'transfer_of_shares'],
  ['DUTCH-BV', null],
  ['constructor', null],
  ['', null],
])('%s means the flow %s', (segment, flow) => {
  expect(flowNamed(segment)).toBe(flow)
})

test('no two flows share an id, a path or a slug', () => {
  for (const key of ['type_id', 'product_type', 'api_path', 'slug'] as const) {
    const values = flowNames.map((name) => flows[name][key])
    expect(new Set(values).size).toBe(flowNames.length)
  }
})

test.each(flowNames)('a browser gets the same questions for %s', async (flow) => {
  expect(await loadProduct(flow)).toBe(productOf(flow))
})
