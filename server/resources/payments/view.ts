import type { Order } from '#contract/payments.ts'
import { asksCompany } from '#domain/blueprint/index.ts'
import { boxesFor, differencesBetween, isMoneyIn, type PaymentStatus, paymentStatusOf } from '#domain/orders/index.ts'
import { companyCalled, flows } from '#domain/products/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Declared, KeptOrder, OrderLine, OrderQuote } from '../orders/order.ts'
import type { Pair } from '../orders/service.ts'
import { sentencesOf } from '../questionnaires/flow-sentences.ts'
import { type KeptQuestionnaire, productFor } from '../questionnaires/questionnaire.ts'
import type { PaymentAttempt } from './store.ts'

type OrderToShow = Pair & {
  readonly stale: boolean
  /** The newest; undefined when nobody tried yet. */
  readonly attempt: PaymentAttempt | undefined
  /** The number of its invoice. */
  readonly invoice: string | undefined
}

/** As the API shows it. */
export function toOrder({ order, kept, stale, attempt, invoice }: OrderToShow): Order {
  const { uuid, questionnaire, flow, revision, quote, billing, payment_amount, payable_price, paid_at } = order
  const { main } = kept.answers
  return {
    uuid,
    questionnaire: {
      uuid: questionnaire,
      flow,
      api_path: flows[flow].api_path,
      company_name: companyCalled(flow, main.company_name),
    },
    status: statusOf(order, attempt),
    paid: order.state === 'paid',
    paid_at: paid_at?.toISOString() ?? null,
    stale,
    revision,
    changes: differencesBetween(order.lines_before ?? quote.lines, quote.lines).map(({ line, before, after }) => ({
      key: line.key,
      name: line.name,
      name_nl: line.name_nl,
      name_en: line.name_en,
      before,
      after,
    })),
    payment_amount,
    payable_price,
    line_items: quote.lines.map(toItem),
    quote: withoutNamesIn(quote),
    billing,
    asks: asksOf(kept),
    lead_approval: main.lead_approval ?? false,
    invoice: invoice === undefined ? null : { number: invoice, path: `/api/payments/${uuid}/invoice.pdf` },
    created_at: order.created_at.toISOString(),
  }
}

/** Of the newest attempt. Money that was taken back, or that is not what we asked for, is no payment. */
function statusOf({ state }: KeptOrder, attempt: PaymentAttempt | undefined): PaymentStatus {
  if (state === 'paid') return 'authorized'
  if (attempt === undefined) return 'open'
  if (attempt.alarm !== null) return 'error'
  return isMoneyIn(attempt.status) ? 'refused' : paymentStatusOf(attempt.status)
}

const withoutNamesIn = ({ vat_rate: _rate, lines, ...sums }: OrderQuote): Order['quote'] => ({
  ...sums,
  lines: lines.map(withoutNames),
})

const withoutNames = ({ name_nl: _nl, name_en: _en, description: _description, ...line }: OrderLine) => line

const toItem = (line: OrderLine): Order['line_items'][number] => ({
  key: line.key,
  name: line.name,
  section: line.section,
  price: line.price,
  amount: line.amount,
  itemable_type: line.itemable_type,
  name_nl: line.name_nl,
  name_en: line.name_en,
  itemable: {
    description: line.description,
    discounts: line.discounts.map(({ discount_amount }) => ({ discount_amount })),
  },
  free: line.free,
})

const euros = (cents: number) => cents / 100

/** As a tag manager wants it: what was bought, nothing about who bought it. */
export function toAnalytics({ uuid, flow, quote }: KeptOrder) {
  const { lines, total, vat } = quote
  return {
    event: 'purchase' as const,
    ecommerce: {
      transaction_id: uuid,
      currency: 'EUR' as const,
      value: euros(total),
      tax: euros(vat + lines.reduce((sum, { vat_inside }) => sum + vat_inside, 0)),
      items: lines.map((line) => ({
        item_id: `NP-${line.name === 'product' ? flows[flow].type_id : line.key}`,
        item_name: line.name_en,
        item_category: line.section,
        price: euros(line.price),
        quantity: line.amount,
        discount: euros(line.discounts.reduce((sum, { discount_amount }) => sum + discount_amount, 0)),
      })),
    },
  }
}

/** What was asked among the questions is not asked again at checkout. */
function asksOf({ flow, answers }: KeptQuestionnaire): Order['asks'] {
  const { lead_approval, ubo } = boxesFor(answers)
  return { lead_approval: lead_approval && !asksCompany(productFor(flow), 'lead_approval'), ubo }
}

/** The boxes of checkout as they were sent. */
export type CheckedBoxes = {
  readonly criminal_record_status?: boolean | undefined
  readonly terms_of_service?: boolean | undefined
  readonly lead_approval?: boolean | undefined
  readonly ubo?: boolean | undefined
}

/** Every box that must be ticked is, or it is said which is not. What is not asked does not count. */
export function demandBoxes({ answers, flow }: KeptQuestionnaire, boxes: CheckedBoxes): Declared {
  const asks = boxesFor(answers)
  const needed = ['criminal_record_status', 'terms_of_service', ...(asks.ubo ? (['ubo'] as const) : [])] as const
  const open = needed.filter((box) => boxes[box] !== true)
  if (open.length > 0) {
    throw new AppError('invalid_request', {
      entries: open.map((path) => ({ code: 'required', path, message: sentencesOf(flow)[path] })),
    })
  }
  const before = answers.main.lead_approval ?? false
  return {
    criminal_record_status: true,
    terms_of_service: true,
    ubo: asks.ubo,
    lead_approval: asks.lead_approval ? (boxes.lead_approval ?? before) : before,
  }
}
