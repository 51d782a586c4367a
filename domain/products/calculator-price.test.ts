import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import {
  blanksOf,
  type CalculatorAnswers,
  carriedOver,
  complaintsAboutReplies,
  countedAnswers,
  defaultOrigin,
  followAnswers,
  type GivenReply,
  holdingOrigin,
  nextQuestion,
  plantedQuestions,
  productOutOf,
  reply,
  startCalculation,
} from '../calculator/index.ts'
import { relevant, startAnswers } from '../flow/index.ts'
import { cents, percentage } from '../money/index.ts'
import { type PriceBook, pricesOf, quote, quoteFor } from '../pricing/index.ts'
import type { Answers } from '../questions/index.ts'
import { type DutchDate, parseDutchDate } from '../values/index.ts'
import { productOf } from './products.ts'

const graph = plantedQuestions
const day = (text: string): DutchDate => parseDutchDate(text) ?? expect.fail()
const today = day('15-11-2026')
const from = day('01-01-2020')
const made = { companies: 1, deeds: 1 }

/** Odd prices, so that no two sums are the same by chance. */
const book: PriceBook = {
  valid_from: from,
  vat: percentage(21),
  base_prices: {
    'dutch-bv': cents(39_907),
    'english-bv': cents(59_911),
    omzetting: cents(54_913),
    holding: cents(36_917),
    'incorporate-holding': cents(46_919),
  },
  partial_prices: {},
  made: { standard: made, by_product: {} },
  holding_upsell: { standard: { list_price: cents(36_923), price: cents(33_929) }, by_product: {} },
  incorporation_speeds: {
    slow: { working_days: 20, price: cents(0) },
    medium: { working_days: 10, price: cents(25_031) },
    fast: { working_days: 5, price: cents(50_037) },
  },
  healthcare_statutes: cents(99_941),
  dga_salary: { price: cents(15_043), discount: percentage(30), months: 12 },
  contribution_deed: { price: cents(55_047), with_holding: { deeds: 2, price_each: cents(49_951) } },
  external_share_transfer: cents(5_053),
  identification_elsewhere: { lowest: cents(1), highest: cents(2) },
  memberships: {
    starter_yearly: { type_id: 2, price: cents(14_957), per: 'year' },
    professional_monthly: { type_id: 3, price: cents(2_963), per: 'month' },
  },
  preselected_membership: 'starter_yearly',
  extra_services: {},
  fees: {
    kvk_registration: [{ from, amount: cents(8_515) }],
    quality_fund_with_vat: [{ from, amount: cents(995) }],
  },
  dga_norm: [{ from, amount: cents(5_800_000) }],
}

/** Somebody who answers by drawing numbers. */
function answerAll(origin: string, draw: (below: number) => number): CalculatorAnswers {
  const pick = <Value>(values: readonly Value[]): Value => values[draw(values.length)] ?? expect.fail()
  const valueFor = ({ kind, options }: ReturnType<typeof blanksOf>[number]['field']): unknown => {
    if (options) return pick(options)
    if (kind === 'yes_no') return pick([true, false])
    if (kind === 'number') return pick([1, 2, 3, 4])
    return kind === 'email' ? 'anna@voorbeeld.nl' : pick(['starter_yearly', 'professional_monthly', 'none'])
  }
  let answers = startCalculation(origin)
  for (;;) {
    const question = nextQuestion(graph, origin, answers)
    if (question === null) return answers
    const rows = blanksOf(question, answers).map(({ row, field }) => {
      const tail = question.tail
        ? { converted_from: pick(['vof', 'proprietorship']), incorporation_speed: pick(['slow', 'medium', 'fast']) }
        : {}
      return [row, { [field.key]: valueFor(field), ...tail }]
    })
    const given: GivenReply | null = question.optional && draw(3) === 0 ? null : Object.fromEntries(rows)
    const asked = { graph, answers, key: question.key }
    if (complaintsAboutReplies(asked, given, { today }).length === 0)
      answers = reply(graph, answers, question.key, given)
  }
}

const drawn = fc
  .tuple(fc.constantFrom(defaultOrigin, holdingOrigin), fc.infiniteStream(fc.nat(1_000_000)))
  .map(([origin, numbers]) => {
    const draw = (below: number) => Number(numbers.next().value) % below
    return { origin, answers: answerAll(origin, draw) }
  })

/** As a questionnaire begins when it goes on from a calculation. */
const begun = (product: NonNullable<ReturnType<typeof productOf>>, answers: CalculatorAnswers): Answers => {
  const carried = carriedOver(answers)
  const start = startAnswers(product, { main: { upsell_package: 'none', ...carried.main } })
  return { ...carried, main: start.main, p1: { ...start.p1, ...carried.p1 } }
}

describe('one price everywhere', () => {
  test('for a thousand visitors: calculator, price panel and order agree to the cent', () => {
    let compared = 0
    fc.assert(
      fc.property(drawn, ({ origin, answers }) => {
        const name = productOutOf(origin, answers)
        const estimate = quote({ name }, countedAnswers(answers), book, { today })
        expect(estimate.unpriced).toEqual([])
        const kept = followAnswers(graph, origin, JSON.parse(JSON.stringify(answers)), { today }).answers
        expect(quote({ name }, countedAnswers(kept), book, { today })).toEqual(estimate)
        const product = productOf(name)
        if (product === null) return
        compared += 1
        const counted = relevant(product, begun(product, answers), { today })
        expect(quote(product, counted, book, { today })).toEqual(estimate)
        const page = pricesOf(product, book, { today }) ?? expect.fail()
        expect(quoteFor(JSON.parse(JSON.stringify(page)), counted)).toEqual(estimate)
      }),
      lawfully(1_000),
    )
    expect(compared).toBeGreaterThan(lawfully(1_000).numRuns / 5)
  })
})
