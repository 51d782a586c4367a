import { describe, expect, expectTypeOf, test } from 'vitest'
import { cents } from '../money/index.ts'
import type { Answers, RelevantAnswers } from '../questions/index.ts'
import { firstBook, fromPrice, type Quote, quote } from './index.ts'
import { counted, day, sampleBook } from './samples.ts'

const today = day('15-11-2026')
const quoted = (name: string, answers = counted(), book = sampleBook): Quote =>
  quote({ name }, answers, book, { today })

type Sums = readonly [subtotal: number, vat: number, fees: number, total: number]

const holding = { holding: true }
const dga = { dga_plan: true }
const health = { industry: 'health', caregiver: true } as const

// One company and one deed: 85.15 + 9.95 = 95.10. Two of each: 170.30 + 19.90 = 190.20.
test.each<[string, string, ReturnType<typeof counted>, Sums]>([
  // VAT 21% of 399 = 83.79. Total 399 + 83.79 + 95.10.
  ['a BV and nothing else', 'dutch-bv', counted(), [39_900, 8_379, 9_510, 57_789]],
  // VAT 21% of 599 = 125.79. Total 599 + 125.79 + 95.10.
  ['an English BV and nothing else', 'english-bv', counted(), [59_900, 12_579, 9_510, 81_989]],
  // VAT 21% of 369 = 77.49. Total 369 + 77.49 + 95.10.
  ['a holding on its own', 'holding', counted(), [36_900, 7_749, 9_510, 54_159]],
  // VAT 21% of 469 = 98.49. Total 469 + 98.49 + 95.10.
  ['an English holding on its own', 'incorporate-holding', counted(), [46_900, 9_849, 9_510, 66_259]],
  // VAT 21% of 549 = 115.29. Total 549 + 115.29 + 95.10.
  ['a conversion and nothing else', 'omzetting', counted(), [54_900, 11_529, 9_510, 75_939]],
  // VAT 21% of 449 = 94.29. Total 449 + 94.29 + 95.10.
  ['a charity foundation', 'anbi_stichting_oprichten', counted(), [44_900, 9_429, 9_510, 63_839]],
  // 369 + 500 + 150 + 29 = 1,048. VAT 77.49 + 105.00 + 31.50 + 6.09 = 220.08. Total 1,048 + 220.08 + 95.10.
  [
    'a holding in a hurry with payroll and a membership',
    'holding',
    counted({ incorporation_speed: 'fast', upsell_package: 'professional_monthly' }, { p1: dga }),
    [104_800, 22_008, 9_510, 136_318],
  ],
  // 399 + (350 - 40) = 709. VAT 83.79 + 65.10 = 148.89. Total 709 + 148.89 + 190.20.
  ['a BV with a holding', 'dutch-bv', counted({}, { p1: holding }), [70_900, 14_889, 19_020, 104_809]],
  // 599 + 310 = 909. VAT 125.79 + 65.10 = 190.89. Total 909 + 190.89 + 190.20.
  ['an English BV with a holding', 'english-bv', counted({}, { p1: holding }), [90_900, 19_089, 19_020, 129_009]],
  // 399 + 310 + 150 = 859. VAT 83.79 + 65.10 + 31.50 = 180.39. Total 859 + 180.39 + 190.20.
  [
    'a BV, holding, payroll',
    'dutch-bv',
    counted({}, { p1: { ...holding, ...dga } }),
    [85_900, 18_039, 19_020, 122_959],
  ],
  // Included: as nothing else.
  ['a BV in 20 days', 'dutch-bv', counted({ incorporation_speed: 'slow' }), [39_900, 8_379, 9_510, 57_789]],
  // 399 + 250 = 649. VAT 83.79 + 52.50 = 136.29. Total 649 + 136.29 + 95.10.
  ['a BV in 10 days', 'dutch-bv', counted({ incorporation_speed: 'medium' }), [64_900, 13_629, 9_510, 88_039]],
  // 399 + 500 = 899. VAT 83.79 + 105.00 = 188.79. Total 899 + 188.79 + 95.10.
  ['a BV in 5 days', 'dutch-bv', counted({ incorporation_speed: 'fast' }), [89_900, 18_879, 9_510, 118_289]],
  // 399 + 999 = 1,398. VAT 83.79 + 209.79 = 293.58. Total 1,398 + 293.58 + 95.10.
  ['a BV that gives care', 'dutch-bv', counted(health), [139_800, 29_358, 9_510, 178_668]],
  ['a BV in health without care', 'dutch-bv', counted({ ...health, caregiver: false }), [39_900, 8_379, 9_510, 57_789]],
  // 399 + 299 = 698. VAT 83.79 + 62.79 = 146.58. Total 698 + 146.58 + 95.10.
  ['with an agreement', 'dutch-bv', counted({ shareholders_agreement: true }), [69_800, 14_658, 9_510, 93_968]],
  ['without one', 'dutch-bv', counted({ shareholders_agreement: false }), [39_900, 8_379, 9_510, 57_789]],
  // 399 + 149 = 548. VAT 83.79 + 31.29 = 115.08. Total 548 + 115.08 + 95.10.
  ['starter', 'dutch-bv', counted({ upsell_package: 'starter_yearly' }), [54_800, 11_508, 9_510, 75_818]],
  // 399 + 29 = 428. VAT 83.79 + 6.09 = 89.88. Total 428 + 89.88 + 95.10.
  ['professional', 'dutch-bv', counted({ upsell_package: 'professional_monthly' }), [42_800, 8_988, 9_510, 61_298]],
  // 399 + 19 = 418. VAT 83.79 + 3.99 = 87.78. Total 418 + 87.78 + 95.10.
  ['monthly', 'dutch-bv', counted({ upsell_package: 'oprecht_membership_monthly' }), [41_800, 8_778, 9_510, 60_088]],
  ['no membership', 'dutch-bv', counted({ upsell_package: 'none' }), [39_900, 8_379, 9_510, 57_789]],
  // 399 + 3 x 150 = 849. VAT 83.79 + 94.50 = 178.29. Total 849 + 178.29 + 95.10.
  ['payroll for three', 'dutch-bv', counted({}, { p1: dga, p2: dga, p4: dga }), [84_900, 17_829, 9_510, 112_239]],
  ['free quotes', 'dutch-bv', counted({ lead_approval: true }), [39_900, 8_379, 9_510, 57_789]],
  // 399 + 99.50 = 498.50. VAT 83.79 + 20.895, which is 20.90: 104.69. Total 498.50 + 104.69 + 95.10.
  [
    'half a cent of VAT goes up',
    'dutch-bv',
    counted({ upsell_package_type_product_ids: ['trademark-check'] }),
    [49_850, 10_469, 9_510, 69_829],
  ],
  // 599 + 2 x (350 - 40) + 500 + 999 + 149 + 2 x 150 + 0 + 99.50 = 3,266.50.
  // VAT 125.79 + 130.20 + 105.00 + 209.79 + 31.29 + 63.00 + 0 + 20.90 = 685.97.
  // Fees, three companies: 255.45 + 29.85 = 285.30. Total 3,266.50 + 685.97 + 285.30.
  [
    'everything at once for four people',
    'english-bv',
    counted(
      {
        ...health,
        incorporation_speed: 'fast',
        upsell_package: 'starter_yearly',
        upsell_package_type_product_ids: ['trademark-check', 203],
        lead_approval: true,
      },
      { p1: { ...holding, ...dga }, p2: { type: 'new_company', ...holding }, p3: {}, p4: dga },
    ),
    [326_650, 68_597, 28_530, 423_777],
  ],
  // 549 + 550 = 1,099. VAT 115.29 + 115.50 = 230.79. One company, two deeds: 85.15 + 19.90 = 105.05.
  [
    'a conversion by contribution',
    'omzetting',
    counted({ type_of_conversion: 'tax_free_transfer' }),
    [109_900, 23_079, 10_505, 143_484],
  ],
  // 549 + (369 - 30) + 2 x 499 = 1,886. VAT 115.29 + 71.19 + 209.58 = 396.06. Two companies, four deeds: 170.30 + 39.80.
  [
    'a conversion by contribution with a holding',
    'omzetting',
    counted({ type_of_conversion: 'transfer_subject_to_tax' }, { p1: holding }),
    [188_600, 39_606, 21_010, 249_216],
  ],
  // 549 + 339 = 888. VAT 115.29 + 71.19 = 186.48.
  [
    'a conversion with a holding structure',
    'omzetting',
    counted({ type_of_conversion: 'asset_liability', holding_structure: true }),
    [88_800, 18_648, 19_020, 126_468],
  ],
  // As nothing else: a company that exists has no holding made.
  [
    'a conversion with a holding structure and only companies',
    'omzetting',
    counted({ type_of_conversion: 'asset_liability', holding_structure: true }, { p1: { type: 'existing_company' } }),
    [54_900, 11_529, 9_510, 75_939],
  ],
  // VAT 21% of 449 = 94.29. Nothing new for the register, one deed: 9.95.
  [
    'shares within the company',
    'transfer_of_shares',
    counted({}, { p1: { internal: true } }),
    [44_900, 9_429, 995, 55_324],
  ],
  // 449 + 50 = 499. VAT 94.29 + 10.50 = 104.79.
  [
    'shares to someone from outside',
    'transfer_of_shares',
    counted({}, { p1: { internal: false }, p2: { internal: false } }),
    [49_900, 10_479, 995, 61_374],
  ],
])('%s (%s)', (_name, product, answers, sums) => {
  const { subtotal, vat, fees, total, unpriced } = quoted(product, answers)
  expect([subtotal, vat, fees, total]).toEqual(sums)
  expect(unpriced).toEqual([])
})

describe('the lines', () => {
  const full = counted(
    { upsell_package: 'professional_monthly', incorporation_speed: 'medium', lead_approval: true, free_intake: true },
    { p1: { holding: true, dga_plan: true }, p2: { holding: true } },
  )

  test('stand in their sections, the fees last', () => {
    expect(quoted('dutch-bv', full).lines.map(({ section, key, name }) => [section, key, name])).toEqual([
      ['package', 'dutch-bv', 'product'],
      ['package', 'holding_upsell', 'holding_upsell'],
      ['package', 'medium', 'incorporation_speed'],
      ['services', 'professional_monthly', 'membership'],
      ['services', 'dga_salary', 'dga_salary'],
      ['services', 'bookkeeper-quotes', 'extra_service'],
      ['services', 'free-intake-smart-tax-accounting', 'extra_service'],
      ['fees', 'kvk_registration', 'kvk_registration'],
      ['fees', 'quality_fund', 'quality_fund'],
    ])
  })

  test('tell the old price, the discount, the term and what is free', () => {
    const line = (key: string) => quoted('dutch-bv', full).lines.find((one) => one.key === key)
    expect(line('holding_upsell')).toEqual({
      key: 'holding_upsell',
      name: 'holding_upsell',
      section: 'package',
      itemable_type: 'NotaryProduct',
      amount: 2,
      price: 35_000,
      partial_price: 35_000,
      discounts: [{ key: 'holding_offer', discount_amount: 8_000 }],
      total: 62_000,
      free: false,
      vat: 13_020,
      vat_inside: 0,
      per: null,
      was: null,
    })
    expect(line('dga_salary')).toMatchObject({
      price: 15_000,
      discounts: [],
      was: { old_price: 21_400, discount: 3_000 },
    })
    expect(line('professional_monthly')).toMatchObject({ itemable_type: 'UpsellPackage', per: 'month' })
    expect(line('bookkeeper-quotes')).toMatchObject({ itemable_type: 'ExtraService', free: true, total: 0, vat: 0 })
    const extra_services = { ...sampleBook.extra_services, 'contracts-5': { price: cents(4_900), chosen_by: null } }
    const contracts = quoted(
      'dutch-bv',
      counted({ upsell_package_type_product_ids: ['contracts-5', 'trademark-check'] }),
      { ...sampleBook, extra_services },
    )
    expect(contracts.lines.map(({ key, itemable_type, total }) => [key, itemable_type, total])).toContainEqual([
      'contracts-5',
      'Contract',
      4_900,
    ])
    // Three companies and three deeds; in 29.85 there is 29.85 x 21 / 121 = 5.18 VAT, which is not added again.
    expect(line('kvk_registration')).toMatchObject({
      amount: 3,
      total: 25_545,
      partial_price: 0,
      vat: 0,
      vat_inside: 0,
    })
    expect(line('quality_fund')).toMatchObject({ amount: 3, total: 2_985, vat: 0, vat_inside: 518 })
    expect(quoted('dutch-bv', full).discount).toBe(8_000)
  })
})

describe('a membership', () => {
  test.each<[string, Parameters<typeof counted>[0], readonly string[], readonly string[]]>([
    ['named by its slug', { upsell_package: 'starter_yearly' }, ['starter_yearly'], []],
    ['named by its id', { upsell_package_type_id: 3 }, ['professional_monthly'], []],
    ['with an id as text', { upsell_package_type_id: '1' }, ['oprecht_membership_monthly'], []],
    [
      'picked instead of the one that was there beforehand',
      { upsell_package: 'starter_yearly', upsell_package_type_id: 3 },
      ['professional_monthly'],
      [],
    ],
    ['turned down in the end', { upsell_package: 'none', upsell_package_type_id: 3 }, [], []],
    ['that is no longer sold', { upsell_package: 'basic_yearly' }, [], ['basic_yearly']],
    ['with an id nobody knows', { upsell_package_type_id: 99 }, [], ['99']],
    ['called like what every object has', { upsell_package: 'constructor' }, [], ['constructor']],
  ])('%s', (_name, main, keys, unpriced) => {
    const found = quoted('dutch-bv', counted(main))
    expect(found.lines.filter(({ name }) => name === 'membership').map(({ key }) => key)).toEqual(keys)
    expect(found.unpriced).toEqual(unpriced)
  })
})

test('a book of before the shareholders’ agreement does not sell it', () => {
  const { shareholders_agreement: _price, ...before } = sampleBook
  const { lines, unpriced, total } = quoted('dutch-bv', counted({ shareholders_agreement: true }), before)
  expect(lines.map(({ name }) => name)).not.toContain('shareholders_agreement')
  expect([unpriced, total]).toEqual([['shareholders_agreement'], 57_789])
})

test('services: once each, in one order, without what comes with the membership', () => {
  const main = { upsell_package_type_product_ids: ['trademark-check', '203', 204, 'bookkeeper-quotes', 'gone'] }
  const { lines, unpriced } = quoted('dutch-bv', counted({ ...main, lead_approval: true }))
  expect(lines.filter(({ name }) => name === 'extra_service').map(({ key }) => key)).toEqual([
    'bookkeeper-quotes',
    'trademark-check',
  ])
  expect(unpriced).toEqual(['gone'])
})

test('VAT is due on the part the book names, less the discount', () => {
  const partial_prices = { 'dutch-bv': cents(30_000), holding_upsell: cents(20_000), dga_salary: cents(99_999) }
  const answers = counted({}, { p1: { holding: true, dga_plan: true } })
  const { lines } = quoted('dutch-bv', answers, { ...sampleBook, partial_prices })
  // 21% of 300; 21% of 200 - 40; a part is never more than the whole: 21% of 150.
  expect(lines.slice(0, 3).map(({ partial_price, vat }) => [partial_price, vat])).toEqual([
    [30_000, 6_300],
    [20_000, 3_360],
    [15_000, 3_150],
  ])
  const small = quoted('dutch-bv', answers, { ...sampleBook, partial_prices: { holding_upsell: cents(1_000) } })
  expect(small.lines[1]).toMatchObject({ total: 31_000, vat: 0 })
})

test('fees are those of the day', () => {
  const on = (date: string) => quote({ name: 'dutch-bv' }, counted(), sampleBook, { today: day(date) }).fees
  expect([on('31-12-2025'), on('01-01-2026')]).toEqual([8_225 + 995, 8_515 + 995])
})

test('a speed that the book does not sell is not charged, and said', () => {
  const book = { ...sampleBook, incorporation_speeds: {} }
  expect(quoted('dutch-bv', counted({ incorporation_speed: 'fast' }), book)).toMatchObject({
    subtotal: 39_900,
    unpriced: ['fast'],
  })
})

// VAT 21% of 349 = 73.29. Total 349 + 73.29 + 95.10.
test('a foundation, by the first book', () => {
  const { subtotal, vat, fees, total } = quoted('stichting', counted(), firstBook)
  expect([subtotal, vat, fees, total]).toEqual([34_900, 7_329, 9_510, 51_739])
})

test('a product without a price is a fault of the book', () => {
  expect(() => quoted('stichting')).toThrow('no price for stichting')
})

test.each(Object.keys(sampleBook.base_prices))('the from-price of %s is what the least answers cost', (flow) => {
  const along = counted({}, { p1: { holding: true } })
  expect(fromPrice(sampleBook, { flow, with_holding: false }, { today })?.total).toBe(quoted(flow).total)
  expect(fromPrice(sampleBook, { flow, with_holding: true }, { today })?.total).toBe(quoted(flow, along).total)
})

test('answers of which nobody worked out whether they count have no price', () => {
  expectTypeOf(quote).parameter(1).toEqualTypeOf<RelevantAnswers>()
  expectTypeOf<Answers>().not.toExtend<RelevantAnswers>()
})
