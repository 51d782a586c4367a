import { z } from 'zod'
import type { PaymentProvider } from '#server/adapters/payments/index.ts'
import { defineJob } from '#server/jobs/index.ts'

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
