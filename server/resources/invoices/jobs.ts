import { z } from 'zod'
import { defineJob } from '#server/jobs/index.ts'
import type { Invoices } from './service.ts'

/** What the jobs of invoices ask for. */
export type InvoiceNeeds = { readonly invoices: Pick<Invoices, 'confirmation' | 'send'> }

/** Put in the queue with the payment: the invoice is drawn and goes out with the confirmation, once. */
export const confirmOrder = defineJob({
  id: 'confirm_order',
  schema: z.strictObject({ order: z.uuid() }),
  dedup: ({ order }) => order,
  attempts: 45,
  handler: async ({ payload, finish }, { invoices }: InvoiceNeeds) => {
    const mail = await invoices.confirmation(payload.order)
    await finish(async (tx) => {
      if (mail) await invoices.send(tx, mail)
    })
  },
})

export const invoiceJobs = { confirm_order: confirmOrder }
