import { randomUUID } from 'node:crypto'
import type { SupplementReason } from '#domain/orders/index.ts'
import { feeLines, type Line, type PriceBook, type SupplementFee, supplementOf } from '#domain/pricing/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import { namedLine, type Preparation } from './content.ts'
import type { KeptOrder, OrderContent } from './order.ts'
import { findOrder, findOrderOf, insertOrder, selectOrdersFor, updateContent, updateDeclared } from './store.ts'

type SupplementParts = {
  readonly clock: Clock
  readonly catalogue: Pick<CatalogueActions, 'priceBookFrom'>
}

/** What it costs and by which book; there are no answers to look at anew. */
export type SupplementContent = Omit<OrderContent, 'answers_hash'>

/** What is ordered beside the product of a case. */
export type OrderedSupplement = {
  /** The uuid of its questionnaire. */
  readonly questionnaire: string
  readonly reason: SupplementReason
  readonly content: SupplementContent
  /** The answers that are bought by it. */
  readonly answers_version: string
}

export type Supplements = ReturnType<typeof createSupplements>

const noWords = { memberships: { nl: {}, en: {} }, services: {} }

/** What lines are called, looked up outside of any transaction. */
export type SupplementWords = Pick<Preparation, 'memberships' | 'services'>

/** What is ordered by these lines, with what they are called. */
export function supplementContent(
  flow: FlowName,
  lines: readonly Line[],
  book: PriceBook,
  words: SupplementWords,
): SupplementContent {
  const { total, ...sums } = supplementOf(lines)
  return {
    quote: {
      ...{ ...sums, total, vat_rate: book.vat },
      lines: lines.map((line) => namedLine(line, flow, { book, ...words })),
    },
    ...{ payment_amount: total, payable_price: total, price_book: isoDate(book.valid_from) },
  }
}

/** Orders beside the one of the product: paid in the same way, each with an invoice of its own. */
export function createSupplements({ clock, catalogue }: SupplementParts) {
  return {
    /** The order of the product itself. */
    orderOf: (db: Db | Tx, questionnaire: string): Promise<KeptOrder | undefined> => findOrderOf(db, questionnaire),

    /** Everything that was ordered for it, the newest first. */
    allOf: (db: Db | Tx, questionnaire: string): Promise<KeptOrder[]> => selectOrdersFor(db, questionnaire),

    /** A fee of the book by which the product was bought; null where that book asks none. */
    async feeOf(db: Db | Tx, questionnaire: string, fee: SupplementFee): Promise<SupplementContent | null> {
      const order = await findOrderOf(db, questionnaire)
      if (order === undefined) throw new Error('Nothing was ordered.')
      const book = await catalogue.priceBookFrom(order.price_book, db)
      const lines = feeLines(book, fee)
      // Fees are called the same whatever else is sold.
      return lines.length === 0 ? null : supplementContent(order.flow, lines, book, noWords)
    },

    /**
     * Orders something beside the product, in the transaction that decides about it. What costs something waits to be paid;
     * what costs nothing or goes back is settled at once.
     */
    async orderSupplement(tx: Tx, ordered: OrderedSupplement): Promise<KeptOrder> {
      const { questionnaire, reason: supplement, content, answers_version } = ordered
      const product = await findOrderOf(tx, questionnaire)
      if (product === undefined) throw new Error('Nothing was ordered.')
      const uuid = randomUUID()
      const now = clock.now()
      const { account, flow, billing } = product
      await insertOrder(tx, {
        ...{ uuid, questionnaire, account, flow, billing, created_at: now, supplement, answers_version },
        ...{ ...content, answers_hash: product.answers_hash },
        ...(content.payable_price <= 0 && { state: 'paid', paid_at: now }),
      })
      const made = await findOrder(tx, uuid)
      if (made === undefined) throw new Error('An order was not kept.')
      return made
    },

    /** It costs something else by now: whoever pays it must have seen that. */
    async reprice(tx: Tx, order: KeptOrder, content: SupplementContent): Promise<void> {
      const { answers_hash, revision, quote } = order
      const change = { ...content, answers_hash, revision: revision + 1, lines_before: quote.lines }
      await updateContent(tx, order.uuid, change, clock.now())
    },

    /** What it costs now was seen. */
    confirm: (tx: Tx, order: KeptOrder) => updateDeclared(tx, order, order.declared, clock.now()),
  }
}
