import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { en, fill, nl } from '#domain/messages/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { PaymentError, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { defineJob, type Jobs } from '#server/jobs/index.ts'
import { afterPaying, type KeptOrder } from '../orders/order.ts'
import type { Pair } from '../orders/service.ts'
import { canonical } from '../questionnaires/canonical.ts'
import { sentencesOf } from '../questionnaires/flow-sentences.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { References } from '../reference/references.ts'
import type { ProviderCustomers } from './customers.ts'
import { findOpen, insertAttempt, keepAnswer, type PaymentAttempt, updateAttempt } from './store.ts'

/** What the jobs of payments ask for. */
export type PaymentNeeds = {
  readonly provider: PaymentProvider
  readonly payments: { reconcile(): Promise<number> }
}

/** A payment that is not wanted any more; when it was paid all the same, news about it comes as always. */
export const cancelPayment = defineJob({
  id: 'cancel_payment',
  schema: z.strictObject({ id: z.string() }),
  dedup: ({ id }) => id,
  handler: ({ payload }, { provider }: Pick<PaymentNeeds, 'provider'>) => provider.cancel(payload.id),
})

/** News that never came is fetched. */
const reconcilePayments = defineJob({
  id: 'reconcile_payments',
  schema: z.object({}),
  every: 3 * 60_000,
  handler: async ({ log }, { payments }: Pick<PaymentNeeds, 'payments'>) => {
    const asked = await payments.reconcile()
    if (asked > 0) log.info({ asked }, 'payments looked after')
  },
})

export const paymentJobs = { cancel_payment: cancelPayment, reconcile_payments: reconcilePayments }

type PayingParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: PaymentProvider
  readonly questionnaires: Pick<QuestionnairesWithin, 'confirm' | 'paidFor'>
  readonly customers: ProviderCustomers
  readonly log: { warn(details: object, sentence: string): void }
}

export type Paying = ReturnType<typeof createPaying>

const minute = 60_000

/** The provider forgets a key after an hour: from then on it would not know a repetition. */
const keyHolds = 50 * minute

const failed = (flow: FlowName) =>
  new AppError('unavailable', {
    entries: [{ code: 'payment_failed', message: sentencesOf(flow).payment }],
    headers: { 'retry-after': '2' },
  })

const isMonthly = ({ quote }: KeptOrder): boolean =>
  quote.lines.some(({ name, per, total }) => name === 'membership' && per === 'month' && total > 0)

/** What the founder confirms by paying. */
type ConfirmedPayment = Pick<PaymentAttempt, 'revision' | 'amount' | 'answers_version' | 'billing'>

const isSame = (one: ConfirmedPayment, other: ConfirmedPayment): boolean =>
  one.revision === other.revision &&
  one.amount === other.amount &&
  one.answers_version === other.answers_version &&
  canonical(one.billing) === canonical(other.billing)

/** From an order to the place where it is paid: one open attempt per order, one payment per attempt. */
export function createPaying(parts: PayingParts) {
  const { config, database, clock, jobs, provider, questionnaires, customers, log } = parts
  const underWay = new Map<string, Promise<string>>()

  function canBePaid({ link, expires_at, created_at }: PaymentAttempt): boolean {
    const now = clock.now().getTime()
    if (link === null) return now - created_at.getTime() < keyHolds
    return expires_at === null || expires_at.getTime() > now
  }

  async function create(order: KeptOrder, attempt: PaymentAttempt): Promise<string> {
    const { language } = flows[order.flow]
    const [line] = order.quote.lines
    const product = (language === 'nl' ? nl : en).flow.products[order.flow]
    const beside = order.supplement === null ? undefined : language === 'nl' ? line?.name_nl : line?.name_en
    try {
      // What goes on by the month is taken by mandate from then on.
      const customer = isMonthly(order) ? await customers.of(order.account) : undefined
      const made = await provider.create({
        idempotency_key: attempt.idempotency_key,
        amount: attempt.amount,
        description: fill('{brand}: {product}', { brand: config.BRAND_NAME, product: beside ?? product }),
        locale: language,
        redirect_url: `${config.PUBLIC_URL}${afterPaying(order)}`,
        webhook_url: `${config.PUBLIC_URL}/api/payments/webhook`,
        reference: { order: order.uuid, attempt: attempt.uuid },
        ...(customer !== undefined && { customer: { id: customer, sequence: 'first' } }),
      })
      // Nobody is led to a place where there is nothing to pay, or something else than what they confirmed.
      if (made.link === null || made.amount !== attempt.amount) {
        throw new PaymentError('refused', 'There is nowhere to pay this.')
      }
      await keepAnswer(
        database.db,
        attempt.uuid,
        { provider_id: made.id, link: made.link, expires_at: made.expires_at },
        clock.now(),
      )
      return made.link
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      log.warn({ err: error, code: error.code }, 'a payment could not be made')
      // The same question would get the same answer: the next one must be another.
      if (error.code === 'refused') {
        await updateAttempt(database.db, attempt.uuid, { open: false, status: 'failed' }, clock.now())
      }
      throw failed(order.flow)
    }
  }

  return {
    /**
     * The attempt that can be paid now, by which these very answers are bought; null when they are not complete. Of an
     * attempt for anything else the link dies.
     */
    async take(tx: Tx, { order, kept }: Pair, known: References): Promise<PaymentAttempt | null> {
      const { uuid, revision, billing, quote, payment_amount, payable_price, answers_hash, price_book } = order
      const open = await findOpen(tx, uuid)
      // What was bought once is not bought anew when its money was taken back.
      const bought =
        order.paid_at === null || order.answers_version !== null ? null : await questionnaires.paidFor(tx, kept.uuid)
      const answers_version =
        order.answers_version ??
        bought?.uuid ??
        (await questionnaires.confirm(tx, kept, known, open?.answers_version ?? null))
      if (answers_version === null) return null
      const confirmed = { revision, amount: payable_price, answers_version, billing }
      if (open && isSame(open, confirmed) && canBePaid(open)) return open
      if (open) await this.close(tx, open)
      return insertAttempt(tx, {
        ...confirmed,
        uuid: randomUUID(),
        order_uuid: uuid,
        content: { quote, payment_amount, payable_price, answers_hash, price_book },
        idempotency_key: randomUUID(),
        created_at: clock.now(),
      })
    },

    /** Nobody is led there any more, and who still is finds it closed, where the provider can do that. */
    async close(tx: Tx, { uuid, provider_id }: PaymentAttempt): Promise<void> {
      await updateAttempt(tx, uuid, { open: false }, clock.now())
      await this.cancel(tx, { provider_id })
    },

    /** Who was led there finds it closed, where the provider can do that. */
    async cancel(tx: Tx, { provider_id }: Pick<PaymentAttempt, 'provider_id'>): Promise<void> {
      if (provider_id !== null) await jobs.enqueue(tx, cancelPayment, { id: provider_id })
    },

    /** Where the attempt is paid. However many ask at once, the provider is asked once. */
    async linkOf(order: KeptOrder, attempt: PaymentAttempt): Promise<string> {
      if (attempt.link !== null) return attempt.link
      const waiting = underWay.get(attempt.uuid)
      if (waiting) return waiting
      const work = create(order, attempt)
      underWay.set(attempt.uuid, work)
      try {
        return await work
      } finally {
        underWay.delete(attempt.uuid)
      }
    },
  }
}
