import { z } from 'zod'
import type { Tx } from '#server/db/index.ts'
import { defineJob } from '#server/jobs/index.ts'

export type PartnerNeeds = { readonly partners: { passOn(tx: Tx, request: string): Promise<void> } }

/** Put in the queue by who agreed. Until it runs they may take it back, and nothing goes. */
export const passOnRequest = defineJob({
  id: 'pass_on_request',
  schema: z.strictObject({ request: z.uuid() }),
  attempts: 45,
  dedup: ({ request }) => request,
  handler: ({ payload, finish }, { partners }: PartnerNeeds) => finish((tx) => partners.passOn(tx, payload.request)),
})

export const partnerJobs = { pass_on_request: passOnRequest } as const
