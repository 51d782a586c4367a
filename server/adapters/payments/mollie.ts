import { z } from 'zod'
import { paymentMethods, providerStatuses } from '#domain/orders/index.ts'
import { PaymentError, type PaymentProvider, type PaymentRequest, type ProviderPayment } from './port.ts'

type MollieOptions = {
  readonly key: string
  /** With its version, without a slash at the end. */
  readonly url: string
  /** How a request is sent; the sandbox is asked without a network. */
  readonly fetch?: Fetch
  /** Milliseconds after which we give up: a founder is waiting. */
  readonly timeoutMs?: number
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Null for what is none: whoever reads it sees that something is there that we cannot read. */
const amount = z
  .object({ currency: z.literal('EUR'), value: z.string().regex(/^\d{1,7}\.\d{2}$/) })
  .transform(({ value }): number | null => Number(value.replace('.', '')))
  .catch(null)
const amountBack = z.union([z.null().transform(() => 0), amount]).default(0)
const moment = z.iso.datetime({ offset: true }).nullish().catch(null)

/**
 * What we need of an answer. Everything else it may hold, now or later, is no business of ours. What is a payment but says
 * something we do not know is read all the same: asking again would not help, and somebody must be told.
 */
const paymentSchema = z.object({
  resource: z.literal('payment'),
  id: z.string().min(1).max(100),
  status: z.enum(providerStatuses).nullable().catch(null),
  amount,
  amountRefunded: amountBack,
  amountChargedBack: amountBack,
  metadata: z.unknown(),
  method: z.enum(paymentMethods).nullish().catch(null),
  subscriptionId: z.string().nullish().catch(null),
  createdAt: moment,
  paidAt: moment,
  authorizedAt: moment,
  expiresAt: moment,
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish().catch(null) }).catch({ checkout: null }),
})

const metadataSchema = z.object({
  order: z.string().nullish().catch(null),
  attempt: z.string().nullish().catch(null),
  membership: z.string().nullish().catch(null),
  payment: z.string().nullish().catch(null),
  purchase: z.string().nullish().catch(null),
})
const numberedSchema = z.object({ id: z.string().min(1).max(100) })
const mandatesSchema = z.object({ _embedded: z.object({ mandates: z.array(z.object({ status: z.string() })) }) })
const chargedSchema = z.object({ _embedded: z.object({ payments: z.array(z.unknown()) }) })

const locales = { nl: 'nl_NL', en: 'en_US' } as const

/** Speaks to Mollie, or to whoever speaks like it. The published client has no time-out and takes no other address. */
export function mollieProvider({
  key,
  url,
  fetch = globalThis.fetch,
  timeoutMs = 5_000,
}: MollieOptions): PaymentProvider {
  async function call(method: string, path: string, extra: { body?: object; key?: string } = {}): Promise<Response> {
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/hal+json',
          ...(extra.body && { 'content-type': 'application/json' }),
          ...(extra.key !== undefined && { 'idempotency-key': extra.key }),
        },
        ...(extra.body && { body: JSON.stringify(extra.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      // Read within the same time: an answer that never ends is no answer.
      return new Response(answer.status === 204 ? null : await answer.text(), { status: answer.status })
    } catch (error) {
      throw new PaymentError('unreachable', 'The payment provider does not answer.', { cause: error })
    }
  }

  return {
    async create(request) {
      const answer = await call('POST', '/payments', { body: bodyOf(request), key: request.idempotency_key })
      if (answer.status !== 201) throw refusal(answer)
      return paymentIn(answer)
    },
    async find(id) {
      const answer = await call('GET', `/payments/${encodeURIComponent(id)}`)
      if (answer.status === 404 || answer.status === 410) return null
      if (answer.status !== 200) throw refusal(answer)
      return paymentIn(answer)
    },
    async cancel(id) {
      const answer = await call('DELETE', `/payments/${encodeURIComponent(id)}`)
      // One that cannot be cancelled (any more) is told apart by asking for it.
      if (answer.status !== 200 && answer.status !== 204 && answer.status !== 404 && answer.status !== 422) {
        throw refusal(answer)
      }
    },
    async refund(id, { idempotency_key, amount, description }) {
      const answer = await call('POST', `/payments/${encodeURIComponent(id)}/refunds`, {
        body: { amount: { currency: 'EUR', value: euros(amount) }, description: description.slice(0, 140) },
        key: idempotency_key,
      })
      if (answer.status !== 201) throw refusal(answer)
    },
    async createCustomer({ idempotency_key, ...body }) {
      const answer = await call('POST', '/customers', { body, key: idempotency_key })
      if (answer.status !== 201) throw refusal(answer)
      return (await readAs(numberedSchema, answer)).id
    },
    async hasMandate(customer) {
      const answer = await call('GET', `/customers/${encodeURIComponent(customer)}/mandates`)
      if (answer.status === 404 || answer.status === 410) return false
      if (answer.status !== 200) throw refusal(answer)
      const { _embedded } = await readAs(mandatesSchema, answer)
      return _embedded.mandates.some(({ status }) => status === 'valid' || status === 'pending')
    },
    async subscribe({ idempotency_key, customer, amount, months, start, description, webhook_url, membership }) {
      const answer = await call('POST', `/customers/${encodeURIComponent(customer)}/subscriptions`, {
        body: {
          amount: { currency: 'EUR', value: euros(amount) },
          interval: months === 1 ? '1 month' : `${months} months`,
          startDate: start,
          description: description.slice(0, 255),
          webhookUrl: webhook_url,
          metadata: { membership },
        },
        key: idempotency_key,
      })
      if (answer.status !== 201) throw refusal(answer)
      return (await readAs(numberedSchema, answer)).id
    },
    async unsubscribe(customer, subscription) {
      const answer = await call('DELETE', subscriptionPath(customer, subscription))
      // One that ended already cannot be ended.
      if (![200, 204, 404, 410, 422].includes(answer.status)) throw refusal(answer)
    },
    async paymentsOf(customer, subscription) {
      const answer = await call('GET', `${subscriptionPath(customer, subscription)}/payments`)
      if (answer.status === 404 || answer.status === 410) return []
      if (answer.status !== 200) throw refusal(answer)
      const { _embedded } = await readAs(chargedSchema, answer)
      return _embedded.payments.map(paymentOf)
    },
  }
}

const subscriptionPath = (customer: string, subscription: string) =>
  `/customers/${encodeURIComponent(customer)}/subscriptions/${encodeURIComponent(subscription)}`

const bodyOf = (request: PaymentRequest) => ({
  amount: { currency: 'EUR', value: euros(request.amount) },
  description: request.description.slice(0, 255),
  // Nobody is led anywhere to pay what is taken by mandate.
  ...(request.customer?.sequence !== 'recurring' && {
    redirectUrl: request.redirect_url,
    locale: locales[request.locale],
  }),
  webhookUrl: request.webhook_url,
  metadata: request.reference,
  ...(request.customer && { customerId: request.customer.id, sequenceType: request.customer.sequence }),
})

/** `1210.00`, as a text. */
const euros = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

/** Throws when it is something else. */
async function readAs<Schema extends z.ZodType>(schema: Schema, answer: Response): Promise<z.output<Schema>> {
  return parsedAs(schema, await answer.json().catch(() => undefined))
}

function parsedAs<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new PaymentError('unreachable', 'The payment provider answers something else.')
  return parsed.data
}

const paymentIn = async (answer: Response): Promise<ProviderPayment> =>
  paymentOf(await answer.json().catch(() => undefined))

function paymentOf(body: unknown): ProviderPayment {
  const { metadata, method, _links, ...rest } = parsedAs(paymentSchema, body)
  const { id, status, amount, amountRefunded, amountChargedBack, subscriptionId, createdAt, ...at } = rest
  const { data: ours } = metadataSchema.safeParse(metadata)
  return {
    id,
    status,
    amount,
    refunded: amountRefunded,
    charged_back: amountChargedBack,
    order: ours?.order ?? null,
    attempt: ours?.attempt ?? null,
    membership: ours?.membership ?? null,
    membership_payment: ours?.payment ?? null,
    purchase: ours?.purchase ?? null,
    subscription: subscriptionId ?? null,
    created_at: momentOf(createdAt),
    link: _links.checkout?.href ?? null,
    method: method ?? null,
    paid_at: momentOf(at.paidAt ?? at.authorizedAt),
    expires_at: momentOf(at.expiresAt),
  }
}

/** Too busy, broken, or at this very moment at work on the same thing: later it may do what we ask. */
function refusal({ status }: Response): PaymentError {
  const passes = status >= 500 || status === 429 || status === 409
  return new PaymentError(passes ? 'unreachable' : 'refused', `The payment provider answers with ${status}.`)
}
