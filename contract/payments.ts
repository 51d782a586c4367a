import { z } from 'zod'
import { paymentStatuses } from '#domain/orders/index.ts'
import { lineNames, type Quote, sections } from '#domain/pricing/index.ts'
import { answersSchema } from './answers.ts'
import { quotedParts } from './calculations.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

const cents = z.number().int()

const lineItemSchema = z
  .object({
    key: z.string(),
    name: z.enum(lineNames),
    section: z.enum(sections),
    /** For one, in cents, before discounts and without VAT. */
    price: cents,
    amount: z.number().int(),
    itemable_type: z.string(),
    name_nl: z.string(),
    name_en: z.string(),
    itemable: z.object({
      description: z.string().nullable(),
      discounts: z.array(z.object({ discount_amount: cents })),
    }),
    free: z.boolean(),
  })
  .meta({ id: 'LineItem', description: 'One line of an order, as it was when the order was made.' })

/** What differs between an order as the founder last saw it and what it would be now. */
const changeSchema = z.object({
  key: z.string(),
  name: z.enum(lineNames),
  name_nl: z.string(),
  name_en: z.string(),
  /** Cents for the whole line without VAT; null where the line was not there, or is gone. */
  before: cents.nullable(),
  after: cents.nullable(),
})

const shownQuoteSchema = typed<Pick<Quote, 'lines' | 'discount' | 'subtotal' | 'vat' | 'fees' | 'total'>>(
  z.object(quotedParts),
)

export const orderSchema = z
  .object({
    uuid: z.string(),
    questionnaire: z.object({
      uuid: z.string(),
      flow: z.string(),
      api_path: z.string(),
      /** As it will be called; null when it has no name yet. */
      company_name: z.string().nullable(),
    }),
    /** Of the newest attempt to pay; `open` when there was none. */
    status: z.enum(paymentStatuses),
    paid: z.boolean(),
    paid_at: z.string().nullable(),
    /** Answers or prices changed since it was made: it must be shown again before it can be paid. */
    stale: z.boolean(),
    /** Goes up when its lines change; sent along with paying, so that nobody pays for what they did not see. */
    revision: z.number().int().positive(),
    /** What changed since the revision before; empty when nothing did. */
    changes: z.array(changeSchema),
    /** Before discounts, with VAT and fees. */
    payment_amount: cents,
    /** What is paid. */
    payable_price: cents,
    line_items: z.array(lineItemSchema),
    /** The same lines as everywhere else a price is drawn. */
    quote: shownQuoteSchema,
    billing: answersSchema('billing', 'OrderBilling'),
    /** Which boxes checkout shows beside the terms and the criminal record. */
    asks: z.object({ lead_approval: z.boolean(), ubo: z.boolean() }),
    lead_approval: z.boolean(),
    /** Where the invoice can be fetched, once it is paid. */
    invoice: z.object({ number: z.string(), path: z.string() }).nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Order', description: 'What was ordered, what it costs and whether it was paid.' })

export type Order = z.infer<typeof orderSchema>

const params = z.object({ uuid: z.string() })
const own = { tags: ['payments'], secret: true } as const

const linkSchema = z.object({ uuid: z.string(), payment_link: z.string() }).meta({ id: 'PaymentLink' })

const changedSchema = z
  .object({
    /**
     * `order_changed`: look at it again. `already_paid`: there is nothing to pay. `unconfirmed`: an assistant wrote the answer
     * at `path`, which has to be confirmed first.
     */
    errors: z.array(
      z.object({
        code: z.enum(['order_changed', 'already_paid', 'unconfirmed']),
        path: z.string().optional(),
        message: z.string(),
      }),
    ),
    current: orderSchema,
  })
  .meta({ id: 'OrderConflict', description: 'It is not the order any more that the caller saw.' })

export const listPayments = defineRoute({
  ...own,
  id: 'listPayments',
  method: 'GET',
  path: '/api/payments',
  summary: 'The orders of this account, newest first; with a questionnaire only the one of that',
  query: z.object({ questionnaire_uuid: z.string().max(60).optional() }),
  responses: { 200: z.object({ payments: z.array(orderSchema) }) },
})

export const readPayment = defineRoute({
  ...own,
  id: 'readPayment',
  method: 'GET',
  path: '/api/payments/:uuid',
  summary: 'An order; while it is being paid the provider is asked how it stands',
  limit: { max: 120, perSeconds: 60 },
  params,
  responses: { 200: orderSchema },
})

export const createPayment = defineRoute({
  ...own,
  id: 'createPayment',
  method: 'POST',
  path: '/api/payments',
  summary: 'Pays an order: answers where to, the same place for whoever asks twice',
  body: z.strictObject({
    uuid: z.string(),
    criminal_record_status: z.boolean().optional(),
    terms_of_service: z.boolean().optional(),
    lead_approval: z.boolean().optional(),
    /** The notary cannot go on before the UBOs are known: read and understood. */
    ubo: z.boolean().optional(),
    /** The revision that was on the screen; without it the newest is meant. */
    revision: z.int32().positive().optional(),
  }),
  responses: { 201: linkSchema, 404: errorBody, 409: changedSchema },
})

export const payAgain = defineRoute({
  ...own,
  id: 'payAgain',
  method: 'POST',
  path: '/api/api_customer_dashboard/payments/:uuid/mollie_payment',
  summary: 'Pays an order whose boxes were ticked before: another attempt, or the one that is still open',
  params,
  responses: { 201: linkSchema, 409: changedSchema },
})

const itemSchema = z.object({
  item_id: z.string().meta({ description: 'With NP- before it.' }),
  item_name: z.string(),
  item_category: z.string(),
  price: z.number(),
  quantity: z.number().int(),
  discount: z.number(),
})

export const readPaymentForAnalytics = defineRoute({
  ...own,
  id: 'readPaymentForAnalytics',
  method: 'GET',
  path: '/api/payments/:uuid/gtm_format',
  summary: 'An order as a tag manager wants it, without anything about a person',
  params,
  responses: {
    200: z
      .object({
        event: z.literal('purchase'),
        ecommerce: z.object({
          transaction_id: z.string(),
          currency: z.literal('EUR'),
          value: z.number(),
          tax: z.number(),
          items: z.array(itemSchema),
        }),
      })
      .meta({ id: 'PaymentForAnalytics' }),
  },
})

export const downloadInvoice = defineRoute({
  ...own,
  id: 'downloadInvoice',
  method: 'GET',
  path: '/api/payments/:uuid/invoice.pdf',
  summary: 'The invoice of a paid order',
  params,
  responses: { 200: z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' }) },
})

/** Called by the payment provider. It says of which payment there is news, never what: we ask. */
export const paymentWebhook = defineRoute({
  id: 'paymentWebhook',
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'There is news about a payment of the provider',
  tags: ['payments'],
  public: true,
  impersonal: true,
  forms: true,
  protocol: true,
  // News comes from a few addresses for all founders together, and none of it may be turned away.
  limit: { max: 6_000, perSeconds: 60 },
  body: z.object({ id: z.string().max(100) }),
  responses: { 200: z.string() },
})

export const paymentRoutes = [
  listPayments,
  readPayment,
  createPayment,
  payAgain,
  readPaymentForAnalytics,
  downloadInvoice,
  paymentWebhook,
] as const
