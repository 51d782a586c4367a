import type { Percentage } from '#domain/money/index.ts'
import type { OrderState, SupplementReason } from '#domain/orders/index.ts'
import type { Line, Quote } from '#domain/pricing/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { AnswersOf } from '#domain/questions/index.ts'

/** A line with what it was called when it was ordered. */
export type OrderLine = Line & {
  readonly name_nl: string
  readonly name_en: string
  readonly description: string | null
}

export type OrderQuote = Pick<Quote, 'discount' | 'subtotal' | 'vat' | 'fees' | 'total'> & {
  readonly lines: readonly OrderLine[]
  /** The rate that was charged. */
  readonly vat_rate: Percentage
}

/** What was ordered and what it costs. */
export type OrderContent = {
  readonly quote: OrderQuote
  /** Cents, before discounts, with VAT and fees. */
  readonly payment_amount: number
  /** Cents: what is paid. */
  readonly payable_price: number
  readonly answers_hash: string
  /** YYYY-MM-DD. */
  readonly price_book: string
}

/** What the founder ticked at checkout. */
export type Declared = {
  readonly criminal_record_status: true
  readonly terms_of_service: true
  readonly ubo: boolean
  readonly lead_approval: boolean
}

/** What was confirmed when a payment began, and is bought by it. */
export type ConfirmedOrder = { readonly content: OrderContent; readonly billing: AnswersOf<'billing'> }

/** One order as the actions work with it. */
export type KeptOrder = OrderContent & {
  readonly uuid: string
  readonly questionnaire: string
  readonly account: string
  readonly flow: FlowName
  readonly revision: number
  readonly lines_before: readonly OrderLine[] | null
  readonly billing: AnswersOf<'billing'>
  readonly declared: Declared | null
  readonly declared_revision: number | null
  readonly state: OrderState
  readonly paid_at: Date | null
  /** The attempt that paid it. */
  readonly paid_by: string | null
  /** Cents that we have, by all its payments together. More than its price must go back. */
  readonly held: number
  /** Why it was ordered beside the product; null for the product itself. */
  readonly supplement: SupplementReason | null
  /** The answers that are bought by a supplement. */
  readonly answers_version: string | null
  readonly created_at: Date
}

/** Where one comes back to who paid: what was paid for. */
export function afterPaying({ supplement, flow, questionnaire }: KeptOrder): string {
  if (supplement === null) return `/questionnaire/${flow}/${questionnaire}/paid`
  return supplement === 'appointment_moved' ? `/dashboard/${questionnaire}/appointment` : `/dashboard/${questionnaire}`
}
