import { describe, expect, test } from 'vitest'
import { cents, percentage } from '../money/index.ts'
import { amountOn, dgaOffer, fromPrice, percentOff, priceBookOn, pricesOf } from './index.ts'
import { holdingOffer } from './price-book.ts'
import { day, sampleBook } from './samples.ts'

const book = sampleBook

describe('fromPrice', () => {
  test.each([
    // 399 + 83.79 VAT + 85.15 + 9.95, of which 1.73 VAT.
    ['a BV', { flow: 'dutch-bv', with_holding: false }, { total: 57_789, vat: 8_552, without_vat: 49_237 }],
    // 709 + 148.89 VAT + twice the fees; 3.45 VAT in two levies.
    [
      'a BV with its holding, at the offer for BVs',
      { flow: 'dutch-bv', with_holding: true },
      { total: 104_809, vat: 15_234, without_vat: 89_575 },
    ],
    // 888 + 186.48 VAT + twice the fees.
    [
      'a conversion with a holding, at the standard offer',
      { flow: 'omzetting', with_holding: true },
      { total: 126_468, vat: 18_993, without_vat: 107_475 },
    ],
    // 449 + 94.29 VAT + 9.95: nothing is registered.
    [
      'a transfer of shares',
      { flow: 'transfer_of_shares', with_holding: false },
      { total: 55_324, vat: 9_602, without_vat: 45_722 },
    ],
    ['a card that leads to contact', { flow: null, with_holding: false }, null],
    ['a contact card with a holding', { flow: null, with_holding: true }, null],
    ['a flow without a price', { flow: 'stichting', with_holding: false }, null],
    ['a name every object has', { flow: 'constructor', with_holding: false }, null],
  ])('%s', (_name, service, price) => {
    expect(fromPrice(book, service, { today: day('15-11-2026') })).toEqual(price)
  })
})

test.each([
  ['dutch-bv', 31_000],
  ['english-bv', 31_000],
  ['omzetting', 33_900],
  ['toString', 33_900],
])('the holding beside %s costs %d', (product, price) => {
  expect(holdingOffer(book, product).price).toBe(price)
})

describe('amountOn', () => {
  test.each([
    ['31-12-2022', undefined],
    ['01-01-2023', 5_100_000],
    ['31-12-2023', 5_100_000],
    ['01-01-2024', 5_600_000],
    ['31-12-2025', 5_600_000],
    ['15-11-2026', 5_800_000],
    ['01-01-2030', 5_800_000],
  ])('on %s', (date, amount) => {
    expect(amountOn(book.dga_norm, day(date))).toBe(amount)
  })

  test('of nothing is nothing', () => {
    expect(amountOn([], day('01-01-2026'))).toBeUndefined()
  })
})

describe('priceBookOn', () => {
  const books = [
    { ...book, valid_from: day('01-03-2026') },
    { ...book, valid_from: day('01-01-2026') },
  ]
  test.each([
    ['31-12-2025', undefined],
    ['01-01-2026', '01-01-2026'],
    ['28-02-2026', '01-01-2026'],
    ['01-03-2026', '01-03-2026'],
    ['15-11-2026', '01-03-2026'],
  ])('on %s', (today, valid_from) => {
    expect(priceBookOn(books, day(today))?.valid_from).toBe(valid_from)
  })
})

// Old price in whole euros: floor(150 / 0.7) = floor(214.28) = 214; 150 / 1 = 150; floor(19.95 / 0.875) = floor(22.8) = 22.
test.each([
  [15_000, 30, 21_400],
  [15_000, 0, 15_000],
  [1_995, 12.5, 2_200],
])('payroll at %d cents with %d%% off was %d', (price, discount, old_price) => {
  const dga_salary = { price: cents(price), discount: percentage(discount), months: 12 }
  expect(dgaOffer({ ...book, dga_salary })).toEqual({ ...dga_salary, old_price })
})

// floor(100 - 100 x 149 / 199) = floor(25.1) = 25; floor(100 - 100 x 29 / 39) = floor(25.6) = 25.
test.each([
  [14_900, 19_900, 25],
  [2_900, 3_900, 25],
  [0, 100, 100],
  [100, 100, 0],
  [200, 100, 0],
  [0, 0, 0],
])('%d instead of %d is %d%% off', (price, strikethrough, percent) => {
  expect(percentOff(cents(price), cents(strikethrough))).toBe(percent)
})

describe('pricesOf', () => {
  test('is the page of one product on one day', () => {
    const prices = pricesOf({ name: 'dutch-bv' }, book, { today: day('15-11-2026') })
    expect(prices).toMatchObject({
      product: 'dutch-bv',
      base_price: 39_900,
      made: { companies: 1, deeds: 1 },
      holding_upsell: { list_price: 35_000, price: 31_000 },
      dga_salary: { price: 15_000, old_price: 21_400, discount: 3_000, months: 12 },
      dga_norm: 5_800_000,
      fees: { kvk_registration: 8_515, quality_fund_with_vat: 995 },
    })
  })

  test.each(['stichting', 'constructor'])('is nothing for %s, which has no price', (name) => {
    expect(pricesOf({ name }, book, { today: day('15-11-2026') })).toBeNull()
  })

  test('of a day before every fee is a fault', () => {
    expect(() => pricesOf({ name: 'dutch-bv' }, book, { today: day('31-12-2022') })).toThrow('no amount on 31-12-2022')
  })
})
