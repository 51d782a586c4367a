import { z } from 'zod'
import { defineJob } from '#server/jobs/index.ts'

/** What the jobs of invoices ask for. */
export type InvoiceNeeds = { readonly invoices: { confirm(order: string): Promise<void> } }

/** Put in the queue with the payment: the invoice is drawn and goes out with the confirmation. */
export const confirmOrder = defineJob({
  id: 'confirm_order',
  schema: z.strictObject({ order: z.uuid() }),
  dedup: ({ order }) => order,
  attempts: 45,
  handler: ({ payload }, { invoices }: InvoiceNeeds) => invoices.confirm(payload.order),
})

export const invoiceJobs = { confirm_order: confirmOrder }
