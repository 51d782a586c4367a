import { mergeTests } from '@playwright/test'
import { products } from '../cases/products.ts'
import { wholeLadder } from '../cases/whole-ladder.ts'
import { test } from '../cases/with-desks.ts'
import { breadth } from '../fixtures.ts'
import { test as withFoundations } from '../with-foundations.ts'

test('a BV, from paid to a company that exists, by its founder and its notary', async ({ page, at }) => {
  await wholeLadder(page, await at('notary'), products['dutch-bv'])
})

test('an English BV the same way, by a founder who reads English', breadth(), async ({ page, at }) => {
  await wholeLadder(page, await at('notary'), { ...products['english-bv'], language: 'en' })
})

for (const flow of ['holding', 'omzetting', 'transfer_of_shares'] as const) {
  test(`${flow}: the same way`, breadth(), async ({ page, at }) => {
    await wholeLadder(page, await at('notary'), products[flow])
  })
}

mergeTests(test, withFoundations)('stichting: the same way', breadth(), async ({ page, at }) => {
  await wholeLadder(page, await at('notary'), products.stichting)
})
