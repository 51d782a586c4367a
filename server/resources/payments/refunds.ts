import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { heldOf, partsOfRefund } from '#domain/orders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { PaymentError, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { defineJob, type Jobs } from '#server/jobs/index.ts'
import type { Orders } from '../orders/service.ts'
import type { News } from './news.ts'
import { findAttempt, type PaymentAttempt, selectAttempts } from './store.ts'
import { findRefund, insertRefund, markRefund, selectRefunds } from './store-refunds.ts'

export type RefundNeeds = { readonly refunds: Pick<Refunds, 'carryOut'> }

/** Written down with the decision, and asked of the provider until it is done. */
export const giveBack = defineJob({
  id: 'give_back',
  schema: z.strictObject({ refund: z.uuid() }),
  attempts: 45,
  dedup: ({ refund }) => refund,
  handler: ({ payload }, { refunds }: RefundNeeds) => refunds.carryOut(payload.refund),
})

export const refundJobs = { give_back: giveBack }

type RefundParts = {
  readonly config: Pick<Config, 'BRAND_NAME'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: PaymentProvider
  readonly news: Pick<News, 'hear'>
  readonly orders: Pick<Orders, 'allFor'>
  readonly log: { error(details: object, sentence: string): void }
}

type GivenRefund = {
  readonly order: string
  /** Cents. */
  readonly amount: number
  readonly why: 'canceled' | 'paid_twice' | 'changed' | 'withdrawn'
  readonly by: string | null
}

export const tooMuch = (): AppError => {
  const message = 'This is more than we have of this order.'
  return new AppError('invalid_request', { entries: [{ code: 'too_high', path: 'refund', message }] })
}

export type Refunds = ReturnType<typeof createRefunds>

/** Money that goes back because somebody here decided so. What the provider made of it comes as news, as always. */
export function createRefunds({ config, database, clock, jobs, provider, news, orders, log }: RefundParts) {
  /** What can go back of each payment, when what is under way is done. */
  async function leftOf(tx: Tx, order: string): Promise<readonly (readonly [PaymentAttempt, number])[]> {
    const wanted = (await selectRefunds(tx, order)).filter(({ state }) => state === 'wanted')
    return (await selectAttempts(tx, order)).map((attempt) => {
      const underWay = wanted.filter((one) => one.attempt === attempt.uuid).reduce((all, { amount }) => all + amount, 0)
      return [attempt, Math.max(0, heldOf(attempt) - underWay)] as const
    })
  }

  return {
    /** In the transaction of the decision; more than there is cannot be given back. */
    async give(tx: Tx, { order, amount, why, by }: GivenRefund): Promise<void> {
      const payments = await leftOf(tx, order)
      // What came too much goes back by the way it came.
      const sorted = [...payments].sort(([one], [other]) => Number(other.alarm !== null) - Number(one.alarm !== null))
      let rest = amount
      for (const [attempt, most] of why === 'paid_twice' ? sorted : sorted.reverse()) {
        const part = Math.min(rest, most)
        if (part === 0) continue
        const uuid = randomUUID()
        await insertRefund(
          tx,
          { uuid, order_uuid: order, attempt: attempt.uuid, amount: part, why, by_account: by },
          clock.now(),
        )
        await jobs.enqueue(tx, giveBack, { refund: uuid })
        rest -= part
      }
      if (rest > 0) throw tooMuch()
    },

    /** What can still go back of an order, in cents. */
    left: async (tx: Tx, order: string): Promise<number> =>
      (await leftOf(tx, order)).reduce((all, [, most]) => all + most, 0),

    /** Out of everything that was paid for a questionnaire, the newest first; answers how much of it there was. */
    async spread(tx: Tx, { questionnaire, amount, why, by }: Omit<GivenRefund, 'order'> & { questionnaire: string }) {
      const newestFirst: { order: string; left: number }[] = []
      for (const { uuid } of await orders.allFor(tx, questionnaire))
        newestFirst.push({ order: uuid, left: await this.left(tx, uuid) })
      const parts = partsOfRefund(amount, newestFirst)
      for (const { order, amount: part } of parts) await this.give(tx, { order, amount: part, why, by })
      return parts.reduce((sum, part) => sum + part.amount, 0)
    },

    /** What is on its way back, and the provider has not done yet. */
    async underWay(db: Db | Tx, order: string): Promise<number> {
      const rows = await selectRefunds(db, order)
      return rows.filter(({ state }) => state === 'wanted').reduce((all, { amount }) => all + amount, 0)
    },

    /** What is on its way back or was given back, in cents. */
    async given(db: Db | Tx, order: string): Promise<number> {
      const rows = await selectRefunds(db, order)
      return rows.filter(({ state }) => state !== 'refused').reduce((all, { amount }) => all + amount, 0)
    },

    async carryOut(uuid: string): Promise<void> {
      const refund = await findRefund(database.db, uuid)
      const attempt = refund && (await findAttempt(database.db, refund.attempt))
      if (refund?.state !== 'wanted' || attempt?.provider_id == null) return
      try {
        await provider.refund(attempt.provider_id, {
          ...{ idempotency_key: uuid, amount: refund.amount, description: config.BRAND_NAME },
        })
      } catch (error) {
        if (!(error instanceof PaymentError) || error.code !== 'refused') throw error
        // Asking again gets the same answer: a person must look at it. It may be that the bank was first.
        await news.hear(attempt.provider_id)
        await markRefund(database.db, uuid, 'refused', clock.now())
        log.error({ refund: uuid, order: refund.order_uuid }, 'the provider will not give money back')
        return
      }
      // Heard of first: until then what went back counts as held, and must not look as if nobody gave it back.
      await news.hear(attempt.provider_id)
      await markRefund(database.db, uuid, 'done', clock.now())
    },
  }
}
