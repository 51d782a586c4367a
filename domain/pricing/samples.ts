import type { ShareholderKey } from '../fields/index.ts'
import { cents } from '../money/index.ts'
import type { MainAnswers, RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { type DutchDate, parseDutchDate } from '../values/index.ts'
import { firstBook } from './first-book.ts'
import type { PriceBook } from './price-book.ts'

/** Answers that count, for tests: this room stands below the one that works out which do. */
export const counted = (
  main: MainAnswers = {},
  people: Partial<Record<ShareholderKey, ShareholderAnswers>> = {},
): RelevantAnswers => {
  const present = Object.fromEntries(Object.entries(people).map(([key, row]) => [key, { active: true, ...row }]))
  return { main, p1: { active: true }, p2: {}, p3: {}, p4: {}, ...present } as RelevantAnswers
}

/** A real day, for tests; a day that does not exist is a mistake in the test. */
export const day = (text: string): DutchDate => {
  const date = parseDutchDate(text)
  if (date === undefined) throw new Error(`no such day: ${text}`)
  return date
}

const { stichting: _stichting, ...base_prices } = firstBook.base_prices

/** Prices to calculate with by hand: a product without a price, a service that costs something, a fee of last year. */
export const sampleBook: PriceBook = {
  ...firstBook,
  base_prices,
  extra_services: { ...firstBook.extra_services, 'trademark-check': { price: cents(9_950), chosen_by: null } },
  fees: {
    kvk_registration: [...firstBook.fees.kvk_registration, { from: day('01-01-2025'), amount: cents(8_225) }],
    quality_fund_with_vat: [{ from: day('01-01-2025'), amount: cents(995) }],
  },
  // Tables by date are read in any order.
  dga_norm: firstBook.dga_norm.toReversed(),
}
