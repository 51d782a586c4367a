import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { ProviderPayment } from '#server/adapters/payments/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Metrics } from '#server/http/index.ts'
import { insertAlarm } from './store.ts'

/**
 * `differs`: not the amount, currency or order that we asked for. `paid_twice`: the order was paid already, so this money
 * must go back. `stranger`: money for something that we do not know, or not any more. `unreadable`: in words that we do not
 * know. `gone_twice`: we gave it back, and the bank took it too.
 */
export type Alarm = 'differs' | 'paid_twice' | 'stranger' | 'unreadable' | 'gone_twice'

export type Alarms = ReturnType<typeof createAlarms>

type AlarmParts = {
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly metrics: Pick<Metrics, 'registry'>
}

/** Of which payment, and what it is for as far as that is known. */
type AlarmedPayment = {
  readonly payment: ProviderPayment
  readonly order: string | null
  readonly attempt: string | null
}

/** What a person must look at: kept, in the log, and as a figure to be woken by. */
export function createAlarms({ clock, log, metrics }: AlarmParts) {
  const raised = new Counter({
    name: 'payment_alarms_total',
    help: 'Payments that are not as they should be, by what is wrong',
    labelNames: ['alarm'] as const,
    registers: [metrics.registry],
  })
  return {
    /** Keeps it with what it is about; false when it was known. Then it is told, once that is kept for good. */
    keep: (db: Db | Tx, alarm: Alarm, { payment, order, attempt }: AlarmedPayment): Promise<boolean> =>
      insertAlarm(db, {
        alarm,
        provider_id: payment.id,
        amount: payment.amount,
        order_uuid: order,
        attempt_uuid: attempt,
        at: clock.now(),
      }),

    tell(alarm: Alarm, { payment, order, attempt }: AlarmedPayment): void {
      raised.inc({ alarm })
      log.error({ alarm, provider_id: payment.id, order, attempt }, 'a payment is not as it should be')
    },
  }
}
