import { z } from 'zod'
import {
  caseRoles,
  documentReviews,
  holdReasons,
  missingKinds,
  moves,
  paperKinds,
  parties,
  rejectReasons,
  reviewStatuses,
  risks,
} from '#domain/cases/index.ts'
import { caseStatuses } from '#domain/orders/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const missingSchema = z.object({ kind: z.enum(missingKinds), id: z.string().optional() })

const possibilitySchema = z.object({
  action: z.enum(moves),
  possible: z.boolean(),
  missing: z.array(missingSchema),
})

const taskSchema = z.object({
  name: z.string(),
  kind: z.enum(paperKinds),
  /** As in `p1`; null where it is the company's. */
  person: z.string().nullable(),
  state: z.enum(['open', 'sent', 'rejected', 'accepted']),
  due: day.nullable(),
})

const documentSchema = z.object({
  uuid: z.string(),
  kind: z.enum(paperKinds),
  person: z.string().nullable(),
  version: z.number().int(),
  name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  review: z.enum(documentReviews),
  reason: z.enum(rejectReasons).nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
  path: z.string(),
})

const commentSchema = z.object({
  id: z.number().int(),
  path: z.string(),
  reply_to: z.number().int().nullable(),
  flag: z.boolean(),
  role: z.enum(['customer', 'notary', 'support']),
  mine: z.boolean(),
  text: z.string(),
  at: z.string(),
  closed_at: z.string().nullable(),
})

const historySchema = z.object({
  at: z.string(),
  action: z.string(),
  from: z.enum(caseStatuses).nullable(),
  to: z.enum(caseStatuses),
  /** As whom somebody acted; null for the service itself. */
  role: z.enum(caseRoles).nullable(),
  reason: z.string().nullable(),
})

/** What everybody who may see a case sees of it. */
const sharedParts = {
  uuid: z.string(),
  number: z.string(),
  flow: z.enum(flowNames),
  company_name: z.string(),
  status: z.enum(caseStatuses),
  since: day,
  due: day.nullable(),
  waiting_on: z.enum(parties),
  hold: z.enum(holdReasons).nullable(),
  /** Goes up with every move. */
  version: z.number().int(),
}

export const customerCaseSchema = z
  .object({
    ...sharedParts,
    office: z.object({ name: z.string(), city: z.string() }).nullable(),
    actions: z.array(possibilitySchema),
    tasks: z.array(taskSchema),
    documents: z.array(documentSchema),
    comments: z.array(commentSchema),
    history: z.array(historySchema),
  })
  .meta({ id: 'CustomerCase', description: 'A case as the founder sees it.' })

export type CustomerCase = z.infer<typeof customerCaseSchema>

const rowSchema = z.object({
  ...sharedParts,
  people: z.string(),
  office: z.number().int().nullable(),
  risk: z.enum(risks).nullable(),
  handler: z.object({ name: z.string(), mine: z.boolean() }).nullable(),
})

export type CaseRow = z.infer<typeof rowSchema>

export const officeCaseSchema = z
  .object({
    ...customerCaseSchema.shape,
    people: z.string(),
    risk: z.enum(risks).nullable(),
    review_status: z.enum(reviewStatuses),
    handler: z.object({ name: z.string(), mine: z.boolean() }).nullable(),
    notes: z.array(
      z.object({
        id: z.number().int(),
        path: z.string().nullable(),
        text: z.string(),
        mine: z.boolean(),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'OfficeCase', description: 'A case as the office that works on it sees it.' })

export type OfficeCase = z.infer<typeof officeCaseSchema>

const refusedSchema = errorBody.extend({ missing: z.array(missingSchema) })
const params = z.object({ uuid: z.string() })
const staff = { tags: ['cases'], secret: true, roles: ['notary', 'support'] } as const

export const listCases = defineRoute({
  ...staff,
  id: 'listCases',
  method: 'GET',
  path: '/api/notary/cases',
  summary: 'The queue of one’s office, for support of all of them: the oldest term first',
  query: z.object({
    waiting_on: z.enum(parties).optional(),
    status: z.enum(caseStatuses).optional(),
    search: z.string().max(100).optional(),
    cursor: z.string().max(200).optional(),
  }),
  responses: { 200: z.object({ data: z.array(rowSchema), next: z.string().nullable() }) },
})

export const readCase = defineRoute({
  ...staff,
  id: 'readCase',
  method: 'GET',
  path: '/api/notary/cases/:uuid',
  summary: 'One case, with everything in it',
  params,
  responses: { 200: officeCaseSchema },
})

/** What an action can say with it; which of them it needs depends on the action. */
const actionBody = z.strictObject({
  action: z.enum(moves),
  reason: z.enum(holdReasons).optional(),
  note: z.string().trim().min(1).max(2000).optional(),
  /** The version that was seen: an action on what changed since is refused. */
  version: z.number().int().optional(),
})

export type CaseActionBody = z.infer<typeof actionBody>

export const actOnCase = defineRoute({
  ...staff,
  id: 'actOnCase',
  method: 'POST',
  path: '/api/notary/cases/:uuid/actions',
  summary: 'Moves a case; what is missing for it is told',
  params,
  body: actionBody,
  responses: { 200: officeCaseSchema, 409: refusedSchema },
})

export const readOwnCase = defineRoute({
  id: 'readOwnCase',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products/:uuid',
  summary: 'A case as its founder may see it; the uuid is that of the questionnaire',
  tags: ['dashboard'],
  secret: true,
  params,
  responses: { 200: customerCaseSchema },
})

export const actOnOwnCase = defineRoute({
  id: 'actOnOwnCase',
  method: 'POST',
  path: '/api/api_customer_dashboard/notary_products/:uuid/actions',
  summary: 'What a founder does with a case: sends it in, answers, agrees',
  tags: ['dashboard'],
  secret: true,
  params,
  body: actionBody,
  responses: { 200: customerCaseSchema, 409: refusedSchema },
})

export const caseRoutes = [listCases, readCase, actOnCase, readOwnCase, actOnOwnCase] as const
