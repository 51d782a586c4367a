import { z } from 'zod'
import { type CalculatorAnswers, defaultOrigin, outcomes } from '#domain/calculator/index.ts'
import type { Cents, Percentage } from '#domain/money/index.ts'
import { itemableTypes, type Line, lineNames, type Quote, sections } from '#domain/pricing/index.ts'
import { type DutchDate, locales } from '#domain/values/index.ts'
import {
  type AnswersPatch,
  mainAnswers,
  mainPatch,
  patchSchema,
  shareholderAnswers,
  shareholderPatch,
} from './answers.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

const cents = typed<Cents>(z.number().int())

const lineSchema = typed<Line>(
  z
    .object({
      key: z.string(),
      name: z.enum(lineNames),
      section: z.enum(sections),
      itemable_type: z.enum(itemableTypes),
      amount: z.number().int(),
      /** For one, in cents, before discounts and without VAT; a fee as it is passed on. */
      price: cents,
      partial_price: cents,
      discounts: z.array(z.object({ key: z.string(), discount_amount: cents })),
      /** For all of them, after discounts and without VAT. */
      total: cents,
      free: z.boolean(),
      vat: cents,
      vat_inside: cents,
      per: z.enum(['month', 'year']).nullable(),
      was: z.object({ old_price: cents, discount: typed<Percentage>(z.number()) }).nullable(),
    })
    .meta({ id: 'Line', description: 'One line of a price.' }),
)

/** What a quote comes to, whatever it is of. */
export const quotedParts = {
  lines: z.array(lineSchema),
  discount: cents,
  subtotal: cents,
  vat: cents,
  fees: cents,
  total: cents,
}

const estimationSchema = z
  .object({
    product: z.string(),
    ...quotedParts,
    unpriced: z.array(z.string()),
    /** The day it was worked out, DD-MM-YYYY. */
    estimated_on: typed<DutchDate>(z.string()),
  })
  .meta({ id: 'PaymentEstimation', description: 'What was answered costs this, to the cent.' })

export type Estimation = Quote & { readonly estimated_on: DutchDate }

const dataSchema = typed<CalculatorAnswers>(
  z
    .object({
      /** Questions that were answered or skipped, in order. */
      answered: z.array(z.string()),
      main: mainAnswers,
      p1: shareholderAnswers,
      p2: shareholderAnswers,
      p3: shareholderAnswers,
      p4: shareholderAnswers,
    })
    .meta({ id: 'CalculationData', description: 'What was answered.' }),
)

export const calculationSchema = z
  .object({
    uuid: z.string(),
    /** Goes up with every change; the same number stands in the ETag. */
    version: z.number().int().positive(),
    origin: z.string(),
    status: z.enum(['open', 'submitted']),
    /** The flow that fits; null as long as questions are open. */
    notary_product: z.enum(outcomes).nullable(),
    /** Null until it is submitted. */
    payment_estimation: typed<Estimation>(estimationSchema).nullable(),
    data: dataSchema,
    /** Opened with a key that somebody sent: to look at, and to copy. */
    read_only: z.boolean(),
  })
  .meta({ id: 'Calculation', description: 'A price calculation of this visitor, or one that was shared with them.' })

export type Calculation = z.infer<typeof calculationSchema>

// The calculator keeps its own answers and those about the company in one row.
const ownPatch = patchSchema('calculation', 'CalculationPatch')

const sentData = z
  .strictObject({
    answered: z.array(z.string().max(60)).max(60),
    main: typed<AnswersPatch<'main'> & AnswersPatch<'calculation'>>(z.union([ownPatch, mainPatch])).optional(),
    p1: shareholderPatch.optional(),
    p2: shareholderPatch.optional(),
    p3: shareholderPatch.optional(),
    p4: shareholderPatch.optional(),
  })
  .meta({ id: 'CalculationAnswers', description: 'All answers; they take the place of the ones before.' })

const conflictSchema = z
  .object({
    errors: z.array(z.object({ code: z.literal('conflict'), message: z.string() })),
    current: calculationSchema,
  })
  .meta({ id: 'CalculationConflict', description: 'It was changed since the version in If-Match.' })

/** Not a format of its own: what is no uuid is simply not there. */
const params = z.object({ uuid: z.string() })
const shareKey = z.string().max(100)

const base = { tags: ['calculator'], public: true, secret: true } as const

export const createCalculation = defineRoute({
  ...base,
  id: 'createCalculation',
  method: 'POST',
  path: '/api/calculation',
  summary: 'Starts a calculation; the visitor who does is the only one who can open it',
  limit: { max: 60, perSeconds: 60 },
  body: z
    .strictObject({
      /** Where the visitor came from; `holding` asks about a holding. */
      origin: z
        .string()
        .regex(/^[a-z0-9_-]{1,60}$/)
        .default(defaultOrigin),
    })
    .nullish(),
  responses: { 201: calculationSchema },
})

export const readCalculation = defineRoute({
  ...base,
  id: 'readCalculation',
  method: 'GET',
  path: '/api/calculation/:uuid',
  summary: 'A calculation of this visitor, or with its key one that was shared',
  params,
  query: z.object({ key: shareKey.optional() }),
  responses: { 200: calculationSchema },
})

export const saveCalculation = defineRoute({
  ...base,
  id: 'saveCalculation',
  method: 'PATCH',
  path: '/api/calculation/:uuid',
  summary: 'Keeps the answers, as far as they follow one another; it is open again when they changed',
  params,
  body: z.strictObject({ data: sentData }),
  responses: { 200: calculationSchema, 409: conflictSchema },
})

export const completeCalculation = defineRoute({
  ...base,
  id: 'completeCalculation',
  method: 'POST',
  path: '/api/calculation/:uuid/complete',
  summary: 'Submits it: the price is worked out and, where an address was given, mailed',
  limit: { max: 30, perSeconds: 600 },
  params,
  body: z.strictObject({
    /** Flow name or public slug of what fits by the answers. */
    notary_product_type_slug: z.string().max(80),
    /** In which the mail is written. */
    language: z.enum(locales).default('nl'),
  }),
  responses: { 200: calculationSchema },
})

export const shareCalculation = defineRoute({
  ...base,
  id: 'shareCalculation',
  method: 'POST',
  path: '/api/calculation/:uuid/share',
  summary: 'Makes a link that shows this price, as it is now, to whoever has it',
  limit: { max: 30, perSeconds: 600 },
  params,
  body: z.strictObject({ language: z.enum(locales).default('nl') }).nullish(),
  responses: { 201: z.object({ url: z.string() }) },
})

export const copyCalculation = defineRoute({
  ...base,
  id: 'copyCalculation',
  method: 'POST',
  path: '/api/calculation/:uuid/copy',
  summary: 'Makes a calculation that was shared the visitor’s own',
  limit: { max: 30, perSeconds: 600 },
  params,
  body: z.strictObject({ key: shareKey }),
  responses: { 201: calculationSchema },
})

export const calculationRoutes = [
  createCalculation,
  readCalculation,
  saveCalculation,
  completeCalculation,
  shareCalculation,
  copyCalculation,
] as const
