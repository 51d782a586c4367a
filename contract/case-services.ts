import { z } from 'zod'
import { serviceStates, sharedThings } from '#domain/services/index.ts'
import { defineRoute } from './route.ts'

/** What was ordered beside the company, as both sides see it. */
const serviceParts = {
  /** By the key of the line that orders it. */
  service: z.string(),
  state: z.enum(serviceStates),
  /** What would go to a partner, or went: no more than this. */
  shares: z.array(z.enum(sharedThings)),
  /** Since when it stands like that. */
  since: z.string(),
}

const ownServicesSchema = z
  .object({ data: z.array(z.object(serviceParts)) })
  .meta({ id: 'OwnServices', description: 'What was ordered beside the company, as the founder sees it.' })

const supportServiceSchema = z
  .object({
    ...serviceParts,
    /** There is a partner to whom it can be sent, and enough to send. */
    sendable: z.boolean(),
    /** What support says of it for itself. */
    note: z.string().nullable(),
  })
  .meta({ id: 'CaseService', description: 'What was ordered beside the company and is arranged by support.' })

export type CaseServiceRow = z.infer<typeof supportServiceSchema>

const supportServicesSchema = z.object({ data: z.array(supportServiceSchema) })

const params = z.object({ uuid: z.string() })
const serviceParams = z.object({ uuid: z.string(), service: z.string().regex(/^[a-z0-9_-]{1,80}$/) })
const support = { tags: ['cases'], secret: true, roles: ['support'] } as const
const founder = { tags: ['dashboard'], secret: true } as const

export const listServices = defineRoute({
  ...support,
  id: 'listServices',
  method: 'GET',
  path: '/api/notary/services',
  summary: 'Services that wait on support, or on the founder’s word: the oldest first',
  query: z.object({
    waiting_on: z.enum(['support', 'customer']).default('support'),
    cursor: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  responses: {
    200: z.object({
      data: z.array(
        z.object({
          ...serviceParts,
          case: z.object({ uuid: z.string(), number: z.string(), company_name: z.string() }),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
})

export const readCaseServices = defineRoute({
  ...support,
  id: 'readCaseServices',
  method: 'GET',
  path: '/api/notary/cases/:uuid/services',
  summary: 'What was ordered beside the company of a case',
  params,
  responses: { 200: supportServicesSchema },
})

export const workOnService = defineRoute({
  ...support,
  id: 'workOnService',
  method: 'POST',
  path: '/api/notary/cases/:uuid/services/:service',
  summary: 'Sends a service to its partner, says that it was done by hand, or that it was not after all',
  params: serviceParams,
  body: z.strictObject({
    action: z.enum(['send', 'done', 'again']),
    note: z.string().trim().min(1).max(1000).optional(),
  }),
  responses: { 200: supportServicesSchema },
})

export const readOwnServices = defineRoute({
  ...founder,
  id: 'readOwnServices',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products/:uuid/services',
  summary: 'What a founder ordered beside the company, and what is asked of them for it',
  params,
  responses: { 200: ownServicesSchema },
})

export const decideOnService = defineRoute({
  ...founder,
  id: 'decideOnService',
  method: 'POST',
  path: '/api/api_customer_dashboard/notary_products/:uuid/services/:service',
  summary: 'Whether what a service takes may go to a partner',
  params: serviceParams,
  body: z.strictObject({ consent: z.boolean() }),
  responses: { 200: ownServicesSchema },
})

export const supportServiceRoutes = [listServices, readCaseServices, workOnService] as const
export const ownServiceRoutes = [readOwnServices, decideOnService] as const
