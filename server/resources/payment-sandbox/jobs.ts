import { z } from 'zod'
import { defineJob, GiveUp } from '#server/jobs/index.ts'

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
