import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully, someOf } from '#testing/laws.ts'
import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import { relevant } from '../flow/index.ts'
import { plus } from '../money/index.ts'
import { firstBook, listedPrice, noMembership, pricesOf, quote, splitOf } from '../pricing/index.ts'
import type { Answers } from '../questions/index.ts'
import { costOf, costOfEach, costOfTaking, type PriceBasis } from './costs.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { anyAnswers } from './sample-changes.ts'

const today = day('15-11-2026')
const context = { today }

interface PricedQuestion {
  readonly place: 'main' | ShareholderKey
  readonly key: string
  readonly options: readonly unknown[]
}

const ofCompany = (key: string, options: readonly unknown[]): PricedQuestion[] => [{ place: 'main', key, options }]
const ofPeople = (key: string, options: readonly unknown[]): PricedQuestion[] =>
  shareholderKeys.map((place) => ({ place, key, options }))

/** Every question whose answers are shown with a price. */
const pricedQuestions: readonly PricedQuestion[] = [
  ...ofCompany('incorporation_speed', ['slow', 'medium', 'fast']),
  ...ofCompany('caregiver', [false, true]),
  ...ofCompany('type_of_conversion', ['asset_liability', 'tax_free_transfer', 'transfer_subject_to_tax', 'none']),
  ...ofCompany('holding_structure', [false, true]),
  ...ofCompany('upsell_package', [noMembership, ...Object.keys(firstBook.memberships)]),
  ...ofCompany('upsell_package_type_product_ids', [[], ...Object.keys(firstBook.extra_services).map((one) => [one])]),
  ...ofPeople('holding', [false, true]),
  ...ofPeople('dga_plan', [false, true]),
  ...ofPeople('internal', [true, false]),
]

const basisOf = (product: PriceBasis['product']): PriceBasis => {
  const prices = pricesOf(product, firstBook, { today }) ?? expect.fail()
  // As a browser has them.
  return { product, context, prices: JSON.parse(JSON.stringify(prices)) }
}

const bases = someOf(productList, { oneIn: 2 }).map(basisOf)

// Answers take longer to make than prices: each are tried in every flow.
describe('one price', () => {
  test('what a screen shows is what is ordered, and its parts are the whole', () => {
    const law = (basis: PriceBasis, answers: Answers) => {
      const { product } = basis
      const shown = costOf(basis, answers)
      expect(shown, product.name).toEqual(quote(product, relevant(product, answers, context), firstBook, { today }))
      const { total, vat, without_vat, taxed, untaxed } = splitOf(shown)
      expect(total).toBe(shown.total)
      expect(plus(without_vat, vat)).toBe(total)
      expect(plus(taxed, untaxed)).toBe(without_vat)
      expect(plus(...shown.lines.map(listedPrice))).toBe(without_vat)
      expect(Math.min(taxed, untaxed, vat)).toBeGreaterThanOrEqual(0)
    }
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const basis of bases) law(basis, answers)
      }),
      lawfully(5_000),
    )
  }, 900_000)

  test('what is shown beside a choice is what the total rises by', () => {
    const law = (basis: PriceBasis, answers: Answers, { place, key, options }: PricedQuestion) => {
      const ways = options.map((value) => ({ ...answers, [place]: { ...answers[place], [key]: value } }))
      const totals = ways.map((one) => costOf(basis, one).total)
      const shown = costOfEach(basis, ways)?.map(({ adds }) => adds) ?? totals.map(() => 0)
      expect(shown, basis.product.name).toEqual(totals.map((total) => total - Math.min(...totals)))
      const [left = answers, taken = answers] = ways
      expect(costOf(basis, left).total + costOfTaking(basis, left, taken).adds).toBe(costOf(basis, taken).total)
    }
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...pricedQuestions), (answers, question) => {
        for (const basis of bases) law(basis, answers, question)
      }),
      lawfully(5_000),
    )
  }, 900_000)
})
