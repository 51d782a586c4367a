import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { firstBook, type PriceBook } from '../pricing/index.ts'
import { flowNames } from '../products/index.ts'
import { type DutchDate, parseDutchDate } from '../values/index.ts'
import {
  amountIn,
  begunFrom,
  changedAmounts,
  changeInTenths,
  editableAmounts,
  heldSince,
  holdingPlace,
  movedTo,
  type PlanFault,
  planFaults,
  takenOver,
  turnedBackBy,
  withAmount,
  yearsWithoutAmount,
} from './index.ts'

const day = (text: string): DutchDate => parseDutchDate(text) ?? expect.fail(text)
const today = day('18-11-2026')
const newYear = begunFrom(firstBook, day('01-01-2027')).book
const spring = begunFrom(firstBook, day('01-03-2027')).book
const now = { book: firstBook, day: today }
const on = (book: PriceBook) => ({ book, day: book.valid_from })

const edited = (book: PriceBook, amounts: Readonly<Record<string, number | null>>): PriceBook =>
  Object.entries(amounts).reduce((changed, [path, value]) => withAmount(changed, path, value), book)

const changedPaths = (before: Parameters<typeof changedAmounts>[0], after: PriceBook) =>
  changedAmounts(before, on(after)).map((change) => [change.amount.path, change.before, change.after])

describe('what of a book can be changed', () => {
  const everyAmount = (book: PriceBook) => editableAmounts(book).map(({ path }) => path)

  test('each amount stands in the list once, and every number of the book is in it', () => {
    const paths = everyAmount(firstBook)
    expect(new Set(paths).size).toBe(paths.length)
    const numbers = (value: unknown, path: string): string[] => {
      if (typeof value === 'number') return [path]
      if (Array.isArray(value)) return [path]
      return typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, one]) => numbers(one, path === '' ? key : `${path}.${key}`))
        : []
    }
    const fixed = /^made\.|\.(working_days|months|deeds|type_id)$/
    const found = numbers(firstBook, '').filter((path) => !fixed.test(path))
    // What is known of the next year is asked for beside them.
    expect(paths.filter((path) => !path.includes('@')).sort()).toEqual(found.sort())
  })

  test('what is there is read, and read back after it was changed', () => {
    for (const { path } of editableAmounts(newYear)) {
      const value = amountIn(newYear, path)
      expect([path, value]).toEqual([path, expect.any(Number)])
      expect(amountIn(withAmount(newYear, path, (value ?? 0) + 1), path)).toBe((value ?? 0) + 1)
      expect(withAmount(newYear, path, value)).toEqual(newYear)
    }
  })

  test('a product without a price can be given one', () => {
    const { stichting: _price, ...base_prices } = firstBook.base_prices
    const book = { ...firstBook, base_prices }
    expect(everyAmount(book)).toEqual(everyAmount(firstBook))
    expect(amountIn(book, 'base_prices.stichting')).toBeNull()
    expect(withAmount(book, 'base_prices.stichting', 34_900).base_prices).toEqual(firstBook.base_prices)
    expect(withAmount(firstBook, 'shareholders_agreement', null)).not.toHaveProperty('shareholders_agreement')
  })

  test('a holding is offered where one can be made along', () => {
    expect(flowNames.flatMap((flow) => holdingPlace(firstBook, flow) ?? [])).toEqual([
      'holding_upsell.by_product.dutch-bv',
      'holding_upsell.by_product.english-bv',
      'holding_upsell.standard',
    ])
    expect(holdingPlace(firstBook, 'constructor')).toBeNull()
  })
})

describe('what holds by date', () => {
  test('is changed from the first day of the book', () => {
    const book = withAmount(newYear, 'fees.kvk_registration', 8_690)
    expect(book.fees.kvk_registration).toEqual([
      { from: '01-01-2026', amount: 8_515 },
      { from: '01-01-2027', amount: 8_690 },
    ])
    expect([amountIn(book, 'fees.kvk_registration', today), amountIn(book, 'fees.kvk_registration')]).toEqual([
      8_515, 8_690,
    ])
    expect([heldSince(book, 'fees.kvk_registration'), heldSince(newYear, 'dga_norm')]).toEqual([
      '01-01-2027',
      '01-01-2026',
    ])
    expect(withAmount(book, 'fees.kvk_registration', 8_515)).toEqual(newYear)
  })

  test('can be known before the year begins', () => {
    const december = begunFrom(firstBook, day('01-12-2026')).book
    const path = 'dga_norm@01-01-2027'
    expect(editableAmounts(december).map((amount) => amount.path)).toContain(path)
    const book = withAmount(december, path, 5_900_000)
    expect([amountIn(book, 'dga_norm'), amountIn(book, path), heldSince(book, path)]).toEqual([
      5_800_000,
      5_900_000,
      '01-01-2027',
    ])
    expect(withAmount(book, path, null)).toEqual(december)
  })

  test('moves along with the book that brought it', () => {
    const moved = (book: PriceBook, made_from: PriceBook) =>
      movedTo({ book, made_from }, day('01-02-2027')).book.dga_norm.at(-1)
    const book = withAmount(newYear, 'dga_norm', 5_900_000)
    expect(moved(book, firstBook)).toEqual({ from: '01-02-2027', amount: 5_900_000 })
    expect(moved(newYear, firstBook)).toEqual(firstBook.dga_norm.at(-1))
    // It was known before this version: that does not move.
    expect(moved(book, book)).toEqual({ from: '01-01-2027', amount: 5_900_000 })
  })
})

describe('two books beside each other', () => {
  test('differ in nothing when only their day does', () => {
    expect(changedPaths(now, newYear)).toEqual([])
  })

  test('differ in each amount, in the order of the form', () => {
    const book = edited(newYear, {
      vat: 2_200,
      'base_prices.dutch-bv': 41_900,
      'fees.kvk_registration': 8_690,
      'memberships.starter_yearly.price': 15_900,
      shareholders_agreement: null,
    })
    expect(changedPaths(now, book)).toEqual([
      ['base_prices.dutch-bv', 39_900, 41_900],
      ['shareholders_agreement', 29_900, null],
      ['memberships.starter_yearly.price', 14_900, 15_900],
      ['fees.kvk_registration', 8_515, 8_690],
      ['vat', 2_100, 2_200],
    ])
  })

  test.each([
    [39_900, 41_900, 50],
    [54_900, 56_900, 36],
    [25_000, 22_500, -100],
    [0, 100, null],
    [null, 100, null],
    [100, null, null],
  ])('from %s to %s is %s tenths of a percent', (before, after, tenths) => {
    expect(changeInTenths({ before, after })).toBe(tenths)
  })
})

describe('a later version that was made before', () => {
  const draft = edited(newYear, { 'base_prices.dutch-bv': 41_900, 'fees.kvk_registration': 8_690 })
  const changes = changedAmounts(now, on(draft))
  const offer = { 'holding_upsell.by_product.dutch-bv.price': 27_900 }
  const paths = (found: typeof changes) => found.map(({ amount }) => amount.path)

  test('turns back what it does not know', () => {
    const later = { book: edited(spring, offer), made_from: firstBook }
    expect(paths(turnedBackBy(later, changes))).toEqual(['base_prices.dutch-bv', 'fees.kvk_registration'])
  })

  test('turns nothing back that it changes itself or was made from', () => {
    const own = { book: edited(spring, { 'base_prices.dutch-bv': 43_900 }), made_from: firstBook }
    expect(paths(turnedBackBy(own, changes))).toEqual(['fees.kvk_registration'])
    const knowing = {
      book: edited(begunFrom(draft, spring.valid_from).book, { 'base_prices.dutch-bv': 39_900 }),
      made_from: draft,
    }
    expect(paths(turnedBackBy(knowing, changes))).toEqual([])
  })

  test('takes them over, beside its own', () => {
    const later = { book: edited(spring, offer), made_from: firstBook }
    const taken = takenOver(later, changes, draft)
    expect(turnedBackBy(taken, changes)).toEqual([])
    expect(changedPaths(now, taken.book)).toEqual([
      ['base_prices.dutch-bv', 39_900, 41_900],
      ['holding_upsell.by_product.dutch-bv.price', 31_000, 27_900],
      ['fees.kvk_registration', 8_515, 8_690],
    ])
    expect(heldSince(taken.book, 'fees.kvk_registration')).toBe('01-01-2027')
    expect(changedPaths({ book: taken.made_from, day: spring.valid_from }, taken.book)).toEqual([
      ['holding_upsell.by_product.dutch-bv.price', 31_000, 27_900],
    ])
  })

  test('knows by then what was to come', () => {
    const december = withAmount(begunFrom(firstBook, day('01-12-2026')).book, 'dga_norm@01-01-2027', 5_900_000)
    const coming = changedAmounts(now, on(december))
    const later = { book: spring, made_from: firstBook }
    expect(paths(turnedBackBy(later, coming))).toEqual(['dga_norm@01-01-2027'])
    expect(amountIn(takenOver(later, coming, december).book, 'dga_norm')).toBe(5_900_000)
  })
})

describe('prices that cannot be planned', () => {
  const { omzetting: _price, ...withoutConversion } = newYear.base_prices
  test.each<[string, PriceBook, readonly PlanFault[]]>([
    ['right ones', newYear, []],
    ['of today', { ...newYear, valid_from: today }, [{ path: 'valid_from', rule: 'too_early' }]],
    ['of the past', firstBook, [{ path: 'valid_from', rule: 'too_early' }]],
    [
      'below nothing',
      edited(newYear, { 'base_prices.dutch-bv': -1 }),
      [{ path: 'base_prices.dutch-bv', rule: 'negative' }],
    ],
    [
      'without a product that there is',
      { ...newYear, base_prices: withoutConversion },
      [{ path: 'base_prices.omzetting', rule: 'required' }],
    ],
    ['with too much VAT', edited(newYear, { vat: 10_000 }), [{ path: 'vat', rule: 'too_high' }]],
    [
      'of a million',
      edited(newYear, { healthcare_statutes: 100_000_001 }),
      [{ path: 'healthcare_statutes', rule: 'too_high' }],
    ],
    [
      'with half a cent',
      { ...newYear, healthcare_statutes: 0.5 as ReturnType<typeof cents> },
      [{ path: 'healthcare_statutes', rule: 'not_whole' }],
    ],
    [
      'above the list',
      edited(newYear, { 'holding_upsell.standard.price': 36_901 }),
      [{ path: 'holding_upsell.standard.price', rule: 'above_list_price' }],
    ],
    [
      'cheaper with a holding',
      edited(newYear, { 'contribution_deed.with_holding.price_each': 27_499 }),
      [{ path: 'contribution_deed.with_holding.price_each', rule: 'cheaper_with_holding' }],
    ],
    [
      'with the highest below the lowest',
      edited(newYear, { 'identification_elsewhere.highest': 2_499 }),
      [{ path: 'identification_elsewhere.highest', rule: 'below_lowest' }],
    ],
    [
      'with a part above the whole',
      { ...newYear, partial_prices: { 'dutch-bv': cents(39_901) } },
      [{ path: 'partial_prices.dutch-bv', rule: 'above_price' }],
    ],
    [
      'that preselect what they do not sell',
      { ...newYear, preselected_membership: 'gold' },
      [{ path: 'preselected_membership', rule: 'not_sold' }],
    ],
    [
      'without a fee on their first day',
      { ...newYear, fees: { ...newYear.fees, kvk_registration: [{ from: day('02-01-2027'), amount: cents(1) }] } },
      [{ path: 'fees.kvk_registration', rule: 'required' }],
    ],
  ])('%s', (_name, book, faults) => {
    expect(planFaults(book, { today })).toEqual(faults)
  })
})

test.each([
  ['01-06-2026', []],
  ['01-12-2026', ['fees.kvk_registration 2027', 'dga_norm 2027']],
  ['01-01-2027', ['fees.kvk_registration 2027', 'dga_norm 2027']],
])('a book from %s lacks the amounts of a year: %s', (from, lacking) => {
  const found = yearsWithoutAmount(begunFrom(firstBook, day(from)).book)
  expect(found.map(({ path, year }) => `${path} ${year}`)).toEqual(lacking)
})

test('an amount for the year is enough', () => {
  const book = edited(newYear, { 'fees.kvk_registration': 8_690 })
  expect(yearsWithoutAmount(book)).toEqual([{ path: 'dga_norm', year: 2027 }])
})
