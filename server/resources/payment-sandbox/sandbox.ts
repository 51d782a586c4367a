import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type Fetch, mollieProvider } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { defineJob, GiveUp, type Jobs } from '#server/jobs/index.ts'
import {
  agedPayment,
  asMade,
  newPayment,
  paymentBecome,
  refundedPayment,
  type SandboxPayment,
  withLinks,
} from './payment.ts'
import { createRecurringSandbox } from './sandbox-recurring.ts'
import { findPayment, insertPayment, selectPayments, updatePayment } from './store.ts'

/** What the job of the sandbox asks for; where there is none, nothing was put in the queue either. */
export type SandboxNeeds = { readonly paymentSandbox: { deliver(id: string): Promise<void> } | null }

/** News of the sandbox, told again until it is heard, as the provider does. */
export const sandboxWebhook = defineJob({
  id: 'sandbox_webhook',
  schema: z.strictObject({ id: z.string() }),
  attempts: 10,
  handler: async ({ payload }, { paymentSandbox }: SandboxNeeds) => {
    if (paymentSandbox === null) throw new GiveUp('no_sandbox')
    await paymentSandbox.deliver(payload.id)
  },
})

export const sandboxJobs = { sandbox_webhook: sandboxWebhook }

type PaymentSandboxParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** How a payment can end here; `charged_back` and `refunded` come after `paid`. */
export const paymentChoices = ['paid', 'pending', 'failed', 'canceled', 'expired', 'charged_back', 'refunded'] as const
export type PaymentChoice = (typeof paymentChoices)[number]

/** A form that is posted to a webhook; answers the status. */
type Post = (url: string, form: string) => Promise<number>

export type PaymentSandbox = ReturnType<typeof createPaymentSandbox>

const titles: Readonly<Record<number, string>> = {
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Entity',
}

/** Where what charges by itself can be charged. */
export const subscriptionsPath = '/sandbox/payments/subscriptions'

const noMoney = { currency: 'EUR', value: '0.00' }

/** A payment provider on our own server that speaks the protocol of the real one. Whoever pays chooses how it ends. */
export function createPaymentSandbox({ config, database, clock, jobs }: PaymentSandboxParts) {
  const base = `${config.PUBLIC_URL}/sandbox/payments`
  let post: Post | undefined

  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/hal+json' } })

  const refuse = (status: number, detail: string, field?: string) =>
    answer(status, {
      ...{ status, title: titles[status], detail },
      ...(field !== undefined && { field }),
      _links: { documentation: { href: `${base}/v2`, type: 'text/html' } },
    })

  const unknown = (id: string) => refuse(404, `No payment exists with token ${id}.`)
  const tell = (tx: Tx, { id, webhookUrl }: SandboxPayment) =>
    webhookUrl === null ? Promise.resolve(false) : jobs.enqueue(tx, sandboxWebhook, { id })

  const recurring = createRecurringSandbox({ database, clock, base, answer, refuse })

  async function create(body: unknown, key: string | null): Promise<Response> {
    const made = newPayment(body, clock.now())
    if ('refusal' in made) return refuse(422, made.refusal.detail, made.refusal.field)
    const { customerId, sequenceType } = made.payment
    if (customerId !== undefined && !(await recurring.hasCustomer(customerId)))
      return refuse(422, 'The customer id is invalid', 'customerId')
    const mandateId = customerId === undefined ? undefined : await recurring.mandateOf(customerId)
    if (sequenceType === 'recurring' && mandateId === undefined)
      return refuse(422, 'The customer has no valid mandate', 'customerId')
    const wanted = mandateId === undefined ? made.payment : { ...made.payment, mandateId }
    const { payment, fresh } = await database.inTransaction((tx) => insertPayment(tx, wanted, key, clock.now()))
    return answer(201, withLinks(fresh ? payment : asMade(payment), base))
  }

  async function cancel(id: string): Promise<Response> {
    return database.inTransaction(async (tx) => {
      const payment = await findPayment(tx, id, { lock: true })
      if (payment === undefined) return unknown(id)
      if (agedPayment(payment, clock.now()).status !== 'open') return refuse(422, 'The payment cannot be canceled')
      const canceled = paymentBecome(payment, 'canceled', clock.now())
      await updatePayment(tx, canceled)
      await tell(tx, canceled)
      return answer(200, withLinks(canceled, base))
    })
  }

  async function refund(id: string, body: unknown, key: string | null): Promise<Response> {
    return database.inTransaction(async (tx) => {
      const payment = await findPayment(tx, id, { lock: true })
      if (payment === undefined) return unknown(id)
      const made = refundedPayment(payment, body, key)
      if (made.refusal !== undefined) return refuse(422, made.refusal, 'amount')
      await updatePayment(tx, made.payment)
      await tell(tx, made.payment)
      const { id: token, amount } = made.refund
      return answer(201, { resource: 'refund', mode: 'test', id: token, amount, paymentId: id, status: 'pending' })
    })
  }

  async function list(limit: string | null): Promise<Response> {
    const payments = await selectPayments(database.db, Math.min(Number(limit ?? 50) || 50, 250))
    return answer(200, {
      count: payments.length,
      _embedded: { payments: payments.map((one) => withLinks(agedPayment(one, clock.now()), base)) },
      _links: { self: { href: `${base}/v2/payments`, type: 'application/hal+json' }, previous: null, next: null },
    })
  }

  /** The protocol, whether it comes by way of a socket or not. */
  const fetch: Fetch = async (url, { method = 'GET', headers, body }) => {
    const { pathname, searchParams } = new URL(url, base)
    const sent = new Headers(headers)
    if (!/^Bearer test_\w{5,}$/.test(sent.get('authorization') ?? '')) {
      return refuse(401, 'Missing authentication, or failed to authenticate')
    }
    const asked = { method, path: pathname, body: parse(body), key: sent.get('idempotency-key') }
    const ofCustomer = await recurring.fetch(asked)
    if (ofCustomer) return ofCustomer
    const [, back] = /\/v2\/payments\/([^/]+)\/refunds\/?$/.exec(pathname) ?? []
    if (back !== undefined && method === 'POST') return refund(back, parse(body), sent.get('idempotency-key'))
    const [, id] = /\/v2\/payments(?:\/([^/]+))?\/?$/.exec(pathname) ?? []
    const isList = /\/v2\/payments\/?$/.test(pathname)
    if (!isList && id === undefined) return refuse(404, 'There is nothing at this address')
    if (isList && method === 'POST') return create(parse(body), sent.get('idempotency-key'))
    if (isList && method === 'GET') return list(searchParams.get('limit'))
    if (id !== undefined && method === 'DELETE') return cancel(id)
    if (id === undefined || method !== 'GET') return refuse(405, 'This address does not take this method')
    const payment = await findPayment(database.db, id)
    return payment ? answer(200, withLinks(agedPayment(payment, clock.now()), base)) : unknown(id)
  }

  /** Undefined where it cannot end like this (any more). */
  function ended(payment: SandboxPayment, choice: PaymentChoice): SandboxPayment | undefined {
    const open = payment.status === 'open' || payment.status === 'pending'
    switch (choice) {
      case 'charged_back':
        return payment.status === 'paid' ? { ...payment, amountChargedBack: payment.amount } : undefined
      case 'refunded':
        return payment.status === 'paid' && payment.amountChargedBack === undefined
          ? { ...payment, amountRefunded: payment.amount, amountRemaining: noMoney }
          : undefined
      default:
        return open ? paymentBecome(payment, choice, clock.now()) : undefined
    }
  }

  return {
    fetch,

    /** Asked by the same code as the real one, without a network between. */
    provider: mollieProvider({ key: 'test_sandbox', url: `${base}/v2`, fetch }),

    async find(id: string): Promise<SandboxPayment | undefined> {
      const payment = await findPayment(database.db, id)
      return payment && agedPayment(payment, clock.now())
    },

    /** Ends a payment and tells of it, unless that is to be kept silent; answers where the browser goes on. */
    async choose(id: string, choice: PaymentChoice, { silent = false } = {}): Promise<string | undefined> {
      return database.inTransaction(async (tx) => {
        const kept = await findPayment(tx, id, { lock: true })
        const payment = kept && ended(agedPayment(kept, clock.now()), choice)
        if (payment === undefined) return undefined
        await updatePayment(tx, payment)
        if (choice === 'paid') await recurring.takeMandate(tx, payment)
        // Of what is still open the provider does not tell.
        if (!silent && choice !== 'pending') await tell(tx, payment)
        const { cancelUrl, redirectUrl } = payment
        return (choice === 'canceled' ? (cancelUrl ?? redirectUrl) : redirectUrl) ?? subscriptionsPath
      })
    },

    subscriptions: recurring.subscriptions,

    /** Makes the charge that is due next and ends it; answers it, or undefined where nothing is due. */
    async charge(subscription: string, choice: PaymentChoice): Promise<SandboxPayment | undefined> {
      const payment = await database.inTransaction((tx) => recurring.charge(tx, subscription))
      if (payment) await this.choose(payment.id, choice)
      return payment
    },

    /** From then on news can be told. */
    connect(by: Post): void {
      post = by
    },

    /** Tells that there is news; throws when nobody listened. */
    async deliver(id: string): Promise<void> {
      const payment = await findPayment(database.db, id)
      if (!payment || payment.webhookUrl === null) return
      const status = await post?.(payment.webhookUrl, new URLSearchParams({ id }).toString())
      if (status !== 200) throw new Error(`The webhook answered with ${status}.`)
    },
  }
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
