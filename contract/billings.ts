import { z } from 'zod'
import { answersSchema, patchSchema } from './answers.ts'
import { defineRoute } from './route.ts'

const billingAnswers = answersSchema('billing', 'Billing')

const billingSchema = z
  .object({
    billing: billingAnswers,
    /** False as long as nothing was saved: what stands there is what we already know of the account and its company. */
    saved: z.boolean(),
  })
  .meta({ id: 'BillingAnswer', description: 'To whom the invoices of this account go.' })

export type BillingAnswer = z.infer<typeof billingSchema>

export const readBilling = defineRoute({
  id: 'readBilling',
  method: 'GET',
  path: '/api/billings',
  summary: 'To whom the invoices go, or a proposal from what was answered already',
  tags: ['payments'],
  secret: true,
  /** The questionnaire whose answers may fill in what is not known yet. */
  query: z.object({ questionnaire_uuid: z.string().max(60).optional() }),
  responses: { 200: billingSchema },
})

export const saveBilling = defineRoute({
  id: 'saveBilling',
  method: 'PATCH',
  path: '/api/billings',
  summary: 'Changes to whom the invoices go; orders that are not paid yet take it over',
  tags: ['payments'],
  secret: true,
  body: patchSchema('billing', 'BillingPatch'),
  responses: { 200: billingSchema },
})

export const billingRoutes = [readBilling, saveBilling] as const
