import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { cents, type Percentage, percentageOf, plus, times } from '../money/index.ts'
import type { MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import { type PriceBook, quote, sections } from './index.ts'
import { counted, day, sampleBook } from './samples.ts'

const today = day('15-11-2026')
const price = fc.integer({ min: 0, max: 200_000 }).map(cents)
const offer = fc
  .tuple(price, price)
  .map(([a, b]) => ({ list_price: cents(Math.max(a, b)), price: cents(Math.min(a, b)) }))
const pricesFor = (names: readonly string[]) =>
  fc.tuple(...names.map(() => price)).map((all) => new Map(names.map((name, at) => [name, all[at] ?? cents(0)])))

const memberships = Object.keys(sampleBook.memberships)
const services = Object.keys(sampleBook.extra_services)
const speeds = ['slow', 'medium', 'fast'] as const
const kinds = ['asset_liability', 'tax_free_transfer', 'transfer_subject_to_tax', 'none'] as const

/** Any book that can be stored: other amounts, another VAT, parts without VAT. */
const book: fc.Arbitrary<PriceBook> = fc
  .record({
    base: price,
    vat: fc.integer({ min: 0, max: 9_999 }),
    partial: fc.dictionary(fc.constantFrom('dutch-bv', 'holding_upsell', 'contribution_deed', ...memberships), price),
    holding: offer,
    named: pricesFor([...speeds, ...memberships, ...services]),
    deed: offer,
    deeds: fc.integer({ min: 1, max: 3 }),
    healthcare: price,
    dga: price,
    transfer: price,
    agreement: fc.option(price, { nil: undefined }),
    kvk: price,
    levy: price,
  })
  .map(({ named, ...any }) => {
    const repriced = <Entry extends object>(table: Readonly<Record<string, Entry>>) =>
      Object.fromEntries(
        Object.entries(table).map(([name, entry]) => [name, { ...entry, price: named.get(name) ?? cents(0) }]),
      )
    return {
      ...sampleBook,
      vat: any.vat as Percentage,
      base_prices: { 'dutch-bv': any.base },
      partial_prices: any.partial,
      holding_upsell: { standard: any.holding, by_product: {} },
      incorporation_speeds: repriced(sampleBook.incorporation_speeds),
      memberships: repriced(sampleBook.memberships),
      extra_services: repriced(sampleBook.extra_services),
      contribution_deed: {
        price: any.deed.price,
        with_holding: { deeds: any.deeds, price_each: any.deed.list_price },
      },
      healthcare_statutes: any.healthcare,
      dga_salary: { ...sampleBook.dga_salary, price: any.dga },
      external_share_transfer: any.transfer,
      shareholders_agreement: any.agreement,
      fees: {
        kvk_registration: [{ from: day('01-01-2020'), amount: any.kvk }],
        quality_fund_with_vat: [{ from: day('01-01-2020'), amount: any.levy }],
      },
    }
  })

const perhaps = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
/** A question that is open has no key. */
const answered = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T

const main = fc
  .record({
    incorporation_speed: perhaps(fc.constantFrom(...speeds)),
    caregiver: perhaps(fc.boolean()),
    type_of_conversion: perhaps(fc.constantFrom(...kinds)),
    holding_structure: perhaps(fc.boolean()),
    upsell_package: perhaps(fc.constantFrom(...memberships, 'none', 'gone')),
    upsell_package_type_id: perhaps(fc.constantFrom(1, 2, 3, '2', 99)),
    upsell_package_type_product_ids: perhaps(fc.shuffledSubarray<string | number>([...services, 203, 'gone'])),
    lead_approval: perhaps(fc.boolean()),
    shareholders_agreement: perhaps(fc.boolean()),
    free_intake: perhaps(fc.boolean()),
  })
  .map((row) => answered(row) as MainAnswers)

const person = fc
  .record({ holding: perhaps(fc.boolean()), dga_plan: perhaps(fc.boolean()), internal: perhaps(fc.boolean()) })
  .map((row) => answered(row) as ShareholderAnswers)

const people = fc.record({ p1: person, p2: person, p3: person, p4: person }, { requiredKeys: ['p1'] })

const quoted = (given: MainAnswers, of: Parameters<typeof counted>[1], by: PriceBook) =>
  quote({ name: 'dutch-bv' }, counted(given, of), by, { today })

const holdsFor = (law: (given: MainAnswers, of: NonNullable<Parameters<typeof counted>[1]>, by: PriceBook) => void) =>
  fc.assert(
    fc.property(main, people, book, (given, of, by) => law(given, answered(of), by)),
    lawfully(200),
  )

test('whole cents, nothing negative, and every sum is the sum of its lines', () => {
  holdsFor((given, of, by) => {
    const { lines, discount, subtotal, vat, fees, total } = quoted(given, of, by)
    const numbers = lines.flatMap((line) => [
      ...[line.amount, line.price, line.partial_price, line.total, line.vat, line.vat_inside],
      ...line.discounts.map(({ discount_amount }) => discount_amount),
    ])
    const amounts = [...numbers, discount, subtotal, vat, fees, total]
    expect(amounts.filter((one) => !Number.isSafeInteger(one) || one < 0)).toEqual([])
    for (const line of lines) {
      const off = plus(...line.discounts.map(({ discount_amount }) => discount_amount))
      expect(line.total).toBe(line.price * line.amount - off)
      expect(line.free).toBe(line.total === 0)
      expect(line.vat + line.vat_inside).toBeLessThanOrEqual(percentageOf(times(line.price, line.amount), by.vat))
    }
    const sold = lines.filter(({ section }) => section !== 'fees')
    const passedOn = lines.filter(({ section }) => section === 'fees')
    expect(subtotal).toBe(plus(...sold.map((line) => line.total)))
    expect(vat).toBe(plus(...sold.map((line) => line.vat)))
    expect(fees).toBe(plus(...passedOn.map((line) => line.total)))
    expect(total).toBe(subtotal + vat + fees)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    const places = lines.map(({ section }) => sections.indexOf(section))
    expect(places).toEqual(places.toSorted())
  })
})

test('the order of services, of answers and of the book does not matter', () => {
  const backwards = <Row extends object>(row: Row): Row => Object.fromEntries(Object.entries(row).reverse()) as Row
  holdsFor((given, of, by) => {
    const ids = given.upsell_package_type_product_ids
    const turned = backwards({ ...given, ...(ids ? { upsell_package_type_product_ids: ids.toReversed() } : {}) })
    const other = { ...by, memberships: backwards(by.memberships), extra_services: backwards(by.extra_services) }
    expect(quoted(turned, backwards(of), other)).toEqual(quoted(given, of, by))
  })
})

test('taking something out never makes it dearer', () => {
  const without = (row: object, key: string) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== key))
  holdsFor((given, of, by) => {
    const { total } = quoted(given, of, by)
    const lessOfCompany: MainAnswers[] = [
      without(given, 'incorporation_speed'),
      { ...given, caregiver: false },
      { ...given, type_of_conversion: 'none' },
      { ...given, holding_structure: false },
      { ...given, upsell_package: 'none' },
      { ...given, lead_approval: false },
      { ...given, free_intake: false },
      ...(given.upsell_package_type_product_ids ?? []).map((id) => ({
        ...given,
        upsell_package_type_product_ids: (given.upsell_package_type_product_ids ?? []).filter((one) => one !== id),
      })),
    ]
    const lessOfPeople = Object.entries(of).flatMap(([key, row]) =>
      ['holding', 'dga_plan', 'internal'].map((question) => ({ ...of, [key]: without(row, question) })),
    )
    const totals = [
      ...lessOfCompany.map((less) => quoted(less, of, by).total),
      ...lessOfPeople.map((less) => quoted(given, less, by).total),
    ]
    expect(Math.max(...totals)).toBeLessThanOrEqual(total)
  })
})
