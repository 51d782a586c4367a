import type { FastifyInstance } from 'fastify'
import { readBilling, saveBilling } from '#contract/billings.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { BillingActions } from './actions.ts'

export async function billingRoutes(api: FastifyInstance, actions: BillingActions): Promise<void> {
  serve(api, readBilling, ({ query, request }) => actions.read(ownSession(request).account, query.questionnaire_uuid))
  serve(api, saveBilling, ({ body, request }) => actions.save(ownSession(request).account, body))
}
