import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'
import type { Metrics } from '#server/http/index.ts'

/**
 * `differs`: not the amount, currency or order that we asked for. `paid_twice`: the order was paid already, so this money
 * must go back. `stranger`: money for something that we do not know.
 */
export type Alarm = 'differs' | 'paid_twice' | 'stranger'

export type Alarms = ReturnType<typeof createAlarms>

type AlarmParts = { readonly log: Pick<FastifyBaseLogger, 'error'>; readonly metrics: Pick<Metrics, 'registry'> }

/** What a person must look at: in the log, and as a figure to be woken by. */
export function createAlarms({ log, metrics }: AlarmParts) {
  const raised = new Counter({
    name: 'payment_alarms_total',
    help: 'Payments that are not as they should be, by what is wrong',
    labelNames: ['alarm'] as const,
    registers: [metrics.registry],
  })
  return (alarm: Alarm, about: Readonly<Record<'provider_id', string>> & Readonly<Record<string, string>>): void => {
    raised.inc({ alarm })
    log.error({ alarm, ...about }, 'a payment is not as it should be')
  }
}
