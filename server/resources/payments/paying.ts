import { randomUUID } from 'node:crypto'
import { en, fill, nl } from '#domain/messages/index.ts'
import { flows } from '#domain/products/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { PaymentError, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { KeptOrder } from '../orders/order.ts'
import { cancelPayment } from './jobs.ts'
import { type Attempt, findOpen, insertAttempt, keepAnswer, updateAttempt } from './store.ts'

type PayingParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: PaymentProvider
  readonly log: { warn(details: object, sentence: string): void }
}

export type Paying = ReturnType<typeof createPaying>

const minute = 60_000

/** The provider forgets a key after an hour: from then on it would not know a repetition. */
const keyHolds = 50 * minute

/** The specification's sentence; the screens choose their own words by the code. */
const failed = () =>
  new AppError('unavailable', {
    entries: [{ code: 'payment_failed', message: 'Er is een fout opgetreden' }],
    headers: { 'retry-after': '2' },
  })

/** From an order to the place where it is paid: one open attempt per order, one payment per attempt. */
export function createPaying({ config, database, clock, jobs, provider, log }: PayingParts) {
  const underWay = new Map<string, Promise<string>>()

  function canBePaid({ link, expires_at, created_at }: Attempt): boolean {
    const now = clock.now().getTime()
    if (link === null) return now - created_at.getTime() < keyHolds
    return expires_at === null || expires_at.getTime() > now
  }

  async function create(order: KeptOrder, attempt: Attempt): Promise<string> {
    const { language } = flows[order.flow]
    const path = `/questionnaire/${order.flow}/${order.questionnaire}/paid`
    const product = (language === 'nl' ? nl : en).flow.products[order.flow]
    try {
      const made = await provider.create({
        idempotency_key: attempt.idempotency_key,
        amount: attempt.amount,
        description: fill('{brand}: {product}', { brand: config.BRAND_NAME, product }),
        locale: language,
        redirect_url: `${config.PUBLIC_URL}${path}`,
        webhook_url: `${config.PUBLIC_URL}/api/payments/webhook`,
        order: order.uuid,
        attempt: attempt.uuid,
      })
      if (made.link === null) throw new PaymentError('refused', 'There is nowhere to pay.')
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
      throw failed()
    }
  }

  return {
    /** The attempt that can be paid now. Of the one before, when it is for another amount, the link dies. */
    async take(tx: Tx, order: KeptOrder): Promise<Attempt> {
      const { uuid, revision, quote, payment_amount, payable_price, answers_hash, price_book } = order
      const open = await findOpen(tx, uuid)
      if (open && open.amount === payable_price && canBePaid(open)) return open
      if (open) await this.close(tx, open)
      return insertAttempt(tx, {
        uuid: randomUUID(),
        order_uuid: uuid,
        amount: payable_price,
        revision,
        content: { quote, payment_amount, payable_price, answers_hash, price_book },
        idempotency_key: randomUUID(),
        created_at: clock.now(),
      })
    },

    /** Nobody is led there any more, and who still is finds it closed, where the provider can do that. */
    async close(tx: Tx, { uuid, provider_id }: Attempt): Promise<void> {
      await updateAttempt(tx, uuid, { open: false }, clock.now())
      if (provider_id !== null) await jobs.enqueue(tx, cancelPayment, { id: provider_id })
    },

    /** Where the attempt is paid. However many ask at once, the provider is asked once. */
    async linkOf(order: KeptOrder, attempt: Attempt): Promise<string> {
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
