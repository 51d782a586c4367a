import { startAnswers } from '../flow/index.ts'
import { type PriceBook, pricesOf, type Quote } from '../pricing/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import { costOf } from './costs.ts'
import type { FlowName } from './flows.ts'
import { productOf } from './products.ts'

export const typicalOrderNames = ['bv', 'bv_with_holding', 'english_bv', 'conversion', 'share_transfer'] as const
export type TypicalOrderName = (typeof typicalOrderNames)[number]

type TypicalAnswers = {
  readonly flow: FlowName
  readonly main: MainAnswers
  readonly people: readonly ShareholderAnswers[]
  /** Whether an order of this flow is like it; left out: every one is. */
  readonly with_holding?: boolean
}

const starter: MainAnswers = { upsell_package: 'starter_yearly' }
const alone: ShareholderAnswers = { holding: false }
const throughHolding: ShareholderAnswers = { holding: true }

/** What people order most: to see beforehand what other prices would do. */
const typicalOrders: Readonly<Record<TypicalOrderName, TypicalAnswers>> = {
  bv: { flow: 'dutch-bv', main: starter, people: [alone], with_holding: false },
  bv_with_holding: { flow: 'dutch-bv', main: starter, people: [throughHolding], with_holding: true },
  english_bv: {
    flow: 'english-bv',
    main: { incorporation_speed: 'medium', upsell_package: 'none' },
    people: [throughHolding, throughHolding],
  },
  conversion: {
    flow: 'omzetting',
    main: {
      ...starter,
      converted_from: 'proprietorship',
      type_of_conversion: 'tax_free_transfer',
      holding_structure: true,
    },
    people: [throughHolding],
  },
  share_transfer: { flow: 'transfer_of_shares', main: { upsell_package: 'none' }, people: [{}, { internal: false }] },
}

const answersOf = ({ flow, main, people: [first, second] }: TypicalAnswers): Answers => {
  const begun = startAnswers(productOf(flow), { preselects_membership: false, main })
  return {
    ...begun,
    p1: { ...begun.p1, ...first },
    ...(second && { p2: { ...begun.p1, ...second } }),
  }
}

/** What a typical order costs by a book on a day; null when the book does not sell the product. */
export function typicalQuote(name: TypicalOrderName, book: PriceBook, today: DutchDate): Quote | null {
  const order = typicalOrders[name]
  const product = productOf(order.flow)
  const prices = pricesOf(product, book, { today })
  return prices && costOf({ product, prices, context: { today } }, answersOf(order))
}

/** Which of them an order is most like; null when it is like none. */
export const typicalOrderLike = (order: { readonly flow: string; readonly with_holding: boolean }) =>
  typicalOrderNames.find((name) => {
    const { flow, with_holding = order.with_holding } = typicalOrders[name]
    return flow === order.flow && with_holding === order.with_holding
  }) ?? null
