import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { firstBook } from '../pricing/index.ts'
import { parseDutchDate } from '../values/index.ts'
import { type TypicalOrderName, typicalOrderLike, typicalOrderNames, typicalQuote } from './typical-orders.ts'

const today = parseDutchDate('15-11-2026') ?? expect.fail()

describe('what people order most', () => {
  test.each<[TypicalOrderName, number]>([
    // 399 + 149 = 548. VAT 115.08. One company and one deed: 95.10.
    ['bv', 75_818],
    // 399 + 310 + 149 = 858. VAT 180.18. Two of each: 190.20.
    ['bv_with_holding', 122_838],
    // 599 + 2 × 310 + 250 = 1,469. VAT 308.49. Three of each: 285.30.
    ['english_bv', 206_279],
    // 549 + 339 + 2 × 499 + 149 = 2,035. VAT 427.35. Two companies and four deeds: 210.10.
    ['conversion', 267_245],
    // 449 + 50 = 499. VAT 104.79. One deed: 9.95.
    ['share_transfer', 61_374],
  ])('%s costs what the till asks', (name, total) => {
    expect(typicalQuote(name, firstBook, today)).toMatchObject({ total, unpriced: [] })
  })

  test('what is not sold has no price', () => {
    const book = { ...firstBook, base_prices: { 'dutch-bv': cents(1) } }
    expect(typicalOrderNames.map((name) => typicalQuote(name, book, today) !== null)).toEqual([
      ...[true, true, false, false, false],
    ])
  })

  test.each<[string, boolean, TypicalOrderName | null]>([
    ['dutch-bv', false, 'bv'],
    ['dutch-bv', true, 'bv_with_holding'],
    ['english-bv', false, 'english_bv'],
    ['english-bv', true, 'english_bv'],
    ['omzetting', false, 'conversion'],
    ['transfer_of_shares', false, 'share_transfer'],
    ['stichting', false, null],
    ['constructor', false, null],
  ])('%s, with a holding %s, is like %s', (flow, with_holding, name) => {
    expect(typicalOrderLike({ flow, with_holding })).toBe(name)
  })
})
