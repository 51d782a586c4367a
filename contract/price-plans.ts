import { z } from 'zod'
import { typicalOrderNames } from '#domain/products/index.ts'
import { type DutchDate, isDutchDate } from '#domain/values/index.ts'
import { errorBody } from './errors.ts'
import { priceBookSchema, unfinishedBookSchema } from './price-book.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

const day = typed<DutchDate>(z.string().refine(isDutchDate, 'no such day'))
const count = z.number().int().nonnegative()
const revision = z.int32().min(1)
const reason = z.string().trim().max(300)

const versionSchema = z.object({
  state: z.enum(['held', 'current', 'planned']),
  book: priceBookSchema,
  /** The prices it was made from: what differs was meant. */
  made_from: priceBookSchema,
  reason: z.string(),
  /** Null for what came with the service or was planned by a command. */
  planned_by: z.string().nullable(),
  planned_at: z.string().nullable(),
  revision,
  /** How many were paid by it. */
  orders: count,
})

const draftSchema = z.object({
  draft: z.uuid(),
  book: unfinishedBookSchema,
  made_from: priceBookSchema,
  reason: z.string(),
  revision,
  /** Who wrote last. */
  changed_by: z.string().nullable(),
  changed_at: z.string(),
})

const inBothLanguages = z.object({ nl: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) })

const pricePlansSchema = z
  .object({
    /** The day in Amsterdam. */
    today: day,
    /** By the day they begin. */
    versions: z.array(versionSchema),
    drafts: z.array(draftSchema),
    /** What was paid in the last 90 days, by the typical order it is most like. */
    orders: z.record(z.enum(typicalOrderNames), count),
    /** What memberships and services are called, by slug. */
    names: z.object({ memberships: inBothLanguages, services: inBothLanguages }),
    /** What was done to the prices, the newest first. */
    history: z.array(
      z.object({
        id: z.number().int(),
        at: z.string(),
        who: z.string(),
        action: z.string(),
        /** The day of the version. */
        label: z.string(),
        detail: z.record(z.string(), z.unknown().describe('What it was and became')),
      }),
    ),
  })
  .meta({ id: 'PricePlans', description: 'The prices that hold, held, are planned and are in the making.' })

export type PricePlans = z.infer<typeof pricePlansSchema>

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const

const stale = z
  .object({
    errors: z
      .array(
        z.object({
          code: z.literal('conflict'),
          path: z.string().optional(),
          message: z.string(),
          /** What is there now. */
          current: pricePlansSchema,
        }),
      )
      .length(1),
  })
  .describe('Somebody else was first')

export const listPriceBooks = defineRoute({
  ...admin,
  id: 'listPriceBooks',
  method: 'GET',
  path: '/api/admin/price_books',
  summary: 'Every price book: those that held, the one that holds, what is planned and what is in the making',
  responses: { 200: pricePlansSchema },
})

export const beginPriceBook = defineRoute({
  ...admin,
  id: 'beginPriceBook',
  method: 'POST',
  path: '/api/admin/price_books/drafts',
  summary: 'Begins a version for a day to come, from what is planned for that day or from the prices of a version',
  body: z.strictObject({
    valid_from: day,
    /** The day of the version to begin from; left out: the one that holds then. */
    made_from: day.nullable().default(null),
  }),
  responses: { 201: pricePlansSchema, 409: stale, 422: errorBody },
})

const draft = z.object({ draft: z.uuid() })

export const writePriceBook = defineRoute({
  ...admin,
  id: 'writePriceBook',
  method: 'PATCH',
  path: '/api/admin/price_books/drafts/:draft',
  summary: 'Changes amounts of a version in the making, the day it begins or why it is made',
  params: draft,
  body: z.strictObject({
    revision,
    /** By path: cents, or hundredths of a percent; null for what is not offered. */
    amounts: z.record(z.string().max(120), z.int32().nullable()).default({}),
    valid_from: day.optional(),
    reason: reason.optional(),
  }),
  responses: { 200: pricePlansSchema, 409: stale, 422: errorBody },
})

export const planPriceBook = defineRoute({
  ...admin,
  id: 'planPriceBook',
  method: 'POST',
  path: '/api/admin/price_books/drafts/:draft/plan',
  summary: 'Plans a version: it holds from its day, in the place of what was planned for that day',
  params: draft,
  body: z.strictObject({
    revision,
    /** Later versions that would turn changes back and take them over instead, by their days. */
    also: z.array(day).max(20).default([]),
  }),
  responses: { 200: pricePlansSchema, 409: stale, 422: errorBody },
})

export const discardPriceBook = defineRoute({
  ...admin,
  id: 'discardPriceBook',
  method: 'POST',
  path: '/api/admin/price_books/drafts/:draft/discard',
  summary: 'Throws a version in the making away',
  params: draft,
  body: z.strictObject({ revision }),
  responses: { 200: pricePlansSchema, 409: stale },
})

export const withdrawPriceBook = defineRoute({
  ...admin,
  id: 'withdrawPriceBook',
  method: 'POST',
  path: '/api/admin/price_books/:valid_from/withdraw',
  summary: 'Takes back prices that are planned and do not hold yet; they are in the making again',
  params: z.object({ valid_from: z.string().max(10) }),
  body: z.strictObject({ revision, reason: reason.default('') }),
  responses: { 200: pricePlansSchema, 409: stale },
})

export const pricePlanRoutes = [
  listPriceBooks,
  beginPriceBook,
  writePriceBook,
  planPriceBook,
  discardPriceBook,
  withdrawPriceBook,
] as const
