import { z } from 'zod'
import { parties, risks } from '#domain/cases/index.ts'
import { caseStatuses } from '#domain/orders/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { daySchema, sharedCaseParts } from './cases.ts'
import { defineRoute } from './route.ts'

/** Who handles a case. */
export const handlerSchema = z.object({ name: z.string(), mine: z.boolean() }).nullable()

const rowSchema = z
  .object({
    ...sharedCaseParts,
    people: z.string(),
    office: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    risk: z.enum(risks).nullable(),
    handler: handlerSchema,
    /** What there is to look at. */
    open_flags: z.number().int(),
    unchecked_documents: z.number().int(),
    unread: z.number().int(),
  })
  .meta({ id: 'CaseRow', description: 'A case as a line of the queue.' })

export type CaseRow = z.infer<typeof rowSchema>

const staff = { tags: ['cases'], secret: true, roles: ['notary', 'support'] } as const

const filters = {
  /** `nobody` asks for what is closed; where it is not said that is left out, unless somebody searches: then it comes last. */
  waiting_on: z.enum(parties).optional(),
  status: z.enum(caseStatuses).optional(),
  flow: z.enum(flowNames).optional(),
  risk: z.enum(risks).optional(),
  language: z.enum(['nl', 'en']).optional(),
  handler: z.enum(['me', 'nobody']).optional(),
  /** Support alone looks at one office of all. */
  office: z.coerce.number().pipe(z.int32()).optional(),
  /** Of an office in which nobody works, or of a notary without an account here: support handles those. */
  desk: z.enum(['unstaffed', 'elsewhere']).optional(),
  search: z.string().max(100).optional(),
}

export const listCases = defineRoute({
  ...staff,
  id: 'listCases',
  method: 'GET',
  path: '/api/notary/cases',
  summary: 'The queue of one’s office, for support of all of them: the oldest term first',
  query: z.object({ ...filters, cursor: z.string().max(200).optional() }),
  responses: { 200: z.object({ data: z.array(rowSchema), next: z.string().nullable() }) },
})

export const countCases = defineRoute({
  ...staff,
  id: 'countCases',
  method: 'GET',
  path: '/api/notary/queue',
  summary: 'Who works here, and how many cases wait on whom at which rung; what is closed is not counted',
  responses: {
    200: z.object({
      me: z.object({ name: z.string(), role: z.enum(['notary', 'support']), office: z.string().nullable() }),
      today: daySchema,
      counts: z.array(z.object({ status: z.enum(caseStatuses), waiting_on: z.enum(parties), cases: z.number().int() })),
      mine: z.number().int(),
      /** Waiting on us and past their day, and due today. */
      late: z.number().int(),
      due_today: z.number().int(),
      /** For support alone: what waits on it beside cases. */
      support: z
        .object({
          services: z.number().int(),
          /** Cases of an office in which nobody works, and of a notary without an account here. */
          unstaffed: z.number().int(),
          elsewhere: z.number().int(),
        })
        .optional(),
    }),
  },
})

export const listOffices = defineRoute({
  ...staff,
  roles: ['support'],
  id: 'listOffices',
  method: 'GET',
  path: '/api/notary/offices',
  summary: 'The offices that work, those with the fewest cases first: to whom a case can be handed over',
  responses: {
    200: z.object({
      data: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          city: z.string(),
          /** Cases that are not closed. */
          open_cases: z.number().int(),
          /** How many it wants at most; null when it did not say. */
          capacity: z.number().int().nullable(),
        }),
      ),
    }),
  },
})

export const exportCases = defineRoute({
  ...staff,
  id: 'exportCases',
  method: 'GET',
  path: '/api/notary/cases.csv',
  summary: 'The queue as a table for a spreadsheet',
  query: z.object(filters),
  responses: { 200: z.string().meta({ description: 'CSV, with a header line.' }) },
})

export const caseQueueRoutes = [listCases, countCases, listOffices, exportCases] as const
