import { z } from 'zod'
import { changeSubjects } from '#domain/changes/index.ts'
import type { ComposedDocument } from '#domain/documents/index.ts'
import { paidChangeStates, paymentStatuses } from '#domain/orders/index.ts'
import { lineNames } from '#domain/pricing/index.ts'
import { errorBody } from './errors.ts'
import { questionnairePatchSchema } from './questionnaires.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

const composed = typed<ComposedDocument>(z.unknown())
const cents = z.number().int()
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** What is asked for, or goes back where it is below zero. */
const costSchema = z.object({
  lines: z.array(
    z.object({
      key: z.string(),
      name: z.enum(lineNames),
      name_nl: z.string(),
      name_en: z.string(),
      /** Without VAT. */
      price: cents,
    }),
  ),
  /** In percents. */
  vat_rate: z.number(),
  vat: cents,
  total: cents,
})

export const changePreviewSchema = z
  .object({
    /** Null when it can be made; otherwise why not: the deed is signed, or the case is over. */
    refused: z.enum(['signed', 'over']).nullable(),
    /** Of what the notary has to look at anew. */
    subjects: z.array(z.enum(changeSubjects)),
    /** Answers that count and become others. */
    answers: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
    cost: costSchema,
    /** Working days that it takes longer. */
    later: z.number().int(),
    days: z.array(z.object({ step: z.string(), was: day.nullable(), becomes: day })),
    /** The final deed is sent round anew. */
    reopens: z.boolean(),
    /** And somebody had agreed with it. */
    agreement_falls: z.boolean(),
    /** Papers that become others, as they are and as they would be; null where there is none. */
    papers: z.array(
      z.object({ key: z.string(), title: z.string(), before: composed.nullable(), after: composed.nullable() }),
    ),
  })
  .meta({ id: 'ChangePreview', description: 'What a change after payment would do. Nothing of it is kept.' })

export type ChangePreview = z.infer<typeof changePreviewSchema>

export const changesSchema = z
  .object({
    /** Whether an answer that costs nothing is changed by changing it, or everything is asked for first. */
    at_once: z.boolean(),
    /** Answers about which the office has a question: those are changed by changing them, always. */
    asked: z.array(z.string()),
    /** No change can be made any more. */
    closed: z.boolean(),
    /** Kept aside until it is paid. */
    open: z
      .object({
        uuid: z.string(),
        order: z.string(),
        fields: z.array(z.string()),
        total: cents,
        /** Sent along with paying: nobody pays for what they did not see. */
        revision: z.number().int(),
        /** Of the newest attempt to pay. */
        status: z.enum(paymentStatuses),
        made_at: z.string(),
        until: z.string(),
      })
      .nullable(),
    /** The last one that was decided about. */
    last: z.object({ state: z.enum(paidChangeStates), at: z.string(), fields: z.array(z.string()) }).nullable(),
  })
  .meta({ id: 'Changes', description: 'How changes after payment stand.' })

export type CaseChanges = z.infer<typeof changesSchema>

const path = '/api/api_customer_dashboard/notary_products/:uuid/changes'
const params = z.object({ uuid: z.string() })
const own = { tags: ['dashboard'], secret: true, params } as const

/** It is not what was shown any more: look at it again. */
const movedSchema = errorBody.extend({ changes: changesSchema })

export const readChanges = defineRoute({
  ...own,
  id: 'readChanges',
  method: 'GET',
  path,
  summary: 'How changes of what was paid for stand; the uuid is that of the questionnaire',
  responses: { 200: changesSchema },
})

export const previewChange = defineRoute({
  ...own,
  id: 'previewChange',
  method: 'POST',
  path: `${path}/preview`,
  summary: 'What a change would cost and do: the papers, the days, the agreements. Nothing is kept',
  limit: { max: 60, perSeconds: 60 },
  body: z.strictObject({ patch: questionnairePatchSchema }),
  responses: { 200: changePreviewSchema },
})

export const makeChange = defineRoute({
  ...own,
  id: 'makeChange',
  method: 'POST',
  path,
  summary: 'Makes a change that costs nothing; what costs something is kept aside until it is paid',
  body: z.strictObject({
    patch: questionnairePatchSchema,
    /** What was shown, in cents; another price is 409. */
    total: z.int32(),
  }),
  responses: { 200: changesSchema, 409: movedSchema },
})

export const payChange = defineRoute({
  ...own,
  id: 'payChange',
  method: 'POST',
  path: `${path}/payment`,
  summary: 'Pays the change that is kept aside: answers where to',
  body: z.strictObject({ revision: z.int32() }),
  responses: { 200: z.object({ payment_link: z.string() }), 409: movedSchema },
})

export const withdrawChange = defineRoute({
  ...own,
  id: 'withdrawChange',
  method: 'DELETE',
  path,
  summary: 'Takes back the change that is kept aside: everything stays as it is',
  responses: { 200: changesSchema },
})

export const changeRoutes = [readChanges, previewChange, makeChange, payChange, withdrawChange] as const
