import { describe, expect, test } from 'vitest'
import { cents, type DutchDate, parseDutchDate, percentage } from '../values/index.ts'
import { amountOn, fromPrice, holdingOffer, type PriceBook } from './index.ts'

const day = (text: string): DutchDate => {
  const date = parseDutchDate(text)
  if (date === undefined) throw new Error(text)
  return date
}

const book: PriceBook = {
  valid_from: day('01-01-2026'),
  vat: percentage(21),
  base_prices: { 'dutch-bv': cents(39_900), 'english-bv': cents(59_900), omzetting: cents(54_900) },
  partial_prices: {},
  made: { standard: { companies: 1, deeds: 1 }, by_product: {} },
  holding_upsell: {
    standard: { list_price: cents(36_900), price: cents(33_900) },
    by_product: { 'dutch-bv': { list_price: cents(35_000), price: cents(31_000) } },
  },
  incorporation_speeds: { slow: { working_days: 20, price: cents(0) } },
  healthcare_statutes: cents(99_900),
  dga_salary: { price: cents(15_000), discount: percentage(30), months: 12 },
  contribution_deed: { price: cents(55_000), with_holding: { deeds: 2, price_each: cents(49_900) } },
  external_share_transfer: cents(5_000),
  identification_elsewhere: { lowest: cents(2_500), highest: cents(5_000) },
  extra_services: {},
  memberships: { starter_yearly: { type_id: 2, price: cents(14_900), per: 'year' } },
  preselected_membership: 'starter_yearly',
  fees: {
    kvk_registration: [{ from: day('01-01-2026'), amount: cents(8_515) }],
    quality_fund_with_vat: [{ from: day('01-01-2026'), amount: cents(995) }],
  },
  dga_norm: [
    { from: day('01-01-2026'), amount: cents(5_800_000) },
    { from: day('01-01-2023'), amount: cents(5_100_000) },
    { from: day('01-01-2024'), amount: cents(5_600_000) },
  ],
}

describe('fromPrice', () => {
  test.each([
    ['a BV', { flow: 'dutch-bv', with_holding: false }, 39_900],
    ['a BV with its holding, at the offer for BVs', { flow: 'dutch-bv', with_holding: true }, 70_900],
    ['a conversion with a holding, at the standard offer', { flow: 'omzetting', with_holding: true }, 88_800],
    ['a card that leads to contact', { flow: null, with_holding: false }, null],
    ['a contact card with a holding', { flow: null, with_holding: true }, null],
    ['a flow without a price', { flow: 'stichting', with_holding: false }, null],
    ['a name every object has', { flow: 'constructor', with_holding: false }, null],
  ])('%s', (_name, service, price) => {
    expect(fromPrice(book, service)).toBe(price)
  })
})

test.each([
  ['dutch-bv', 31_000],
  ['english-bv', 33_900],
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
