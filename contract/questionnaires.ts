import { z } from 'zod'
import { type FlowName, flowNames, flows, productOf } from '#domain/products/index.ts'
import { locales } from '#domain/values/index.ts'
import { mainAnswers as main, mainPatch, shareholderAnswers as shareholder, shareholderPatch } from './answers.ts'
import { beforePayingSchema } from './before-paying.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

/** Where the questionnaires of a product hang, as in `/api/dutch_bv_incorporations`. */
export type ProductPath = (typeof flows)[FlowName]['api_path']

/** Further than any product goes; what lies beyond the product itself is brought back within it. */
const place = z.number().int().min(0).max(1000)

const byAssistantSchema = z
  .object({
    path: z.string(),
    /** What the assistant called itself. */
    name: z.string(),
    at: z.string(),
    /** What stood there before; null where nothing did. */
    before: z.unknown(),
  })
  .meta({
    id: 'AnswerByAssistant',
    description: 'An answer that an assistant wrote and the founder has yet to confirm.',
  })

export const questionnaireSchema = z
  .object({
    uuid: z.string(),
    /** Goes up with every change; the same number stands in the ETag. */
    version: z.number().int().positive(),
    flow: z.string(),
    type_id: z.number().int(),
    product_type: z.string(),
    slug: z.string(),
    language: z.enum(locales),
    final_step: z.number().int(),
    holding_upsell_step: z.number().int().nullable(),
    /** These very answers were found complete; a change of an answer makes it false again. */
    completed: z.boolean(),
    /** From then on every change of an answer is recorded and shown to the notary. */
    paid: z.boolean(),
    product_data: z.object({
      main,
      p1: shareholder,
      p2: shareholder,
      p3: shareholder,
      p4: shareholder,
      step: z.number().int(),
      temporal_step: z.number().int(),
      substep: z.number().int(),
    }),
    /** What an assistant wrote and nobody confirmed yet. */
    by_assistant: z.array(byAssistantSchema),
    /** The membership that was chosen, by name; null as long as none was. */
    upsell_package: z.union([z.string(), z.number()]).nullable(),
    calculation: z.object({ uuid: z.string().nullable() }),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Questionnaire', description: 'Everything a founder has answered, and how far they have come.' })

export type Questionnaire = z.infer<typeof questionnaireSchema>

export const questionnairePatchSchema = z
  .strictObject({
    main: mainPatch.optional(),
    p1: shareholderPatch.optional(),
    /** Null takes the shareholder out, with everything they answered. */
    p2: shareholderPatch.nullable().optional(),
    p3: shareholderPatch.nullable().optional(),
    p4: shareholderPatch.nullable().optional(),
    /** Never taken back, and never further than the answers allow: the answer says where it stands. */
    step: place.optional(),
    temporal_step: place.optional(),
    substep: place.optional(),
  })
  .meta({
    id: 'QuestionnairePatch',
    description:
      'Fields to change, merged over what is stored; null takes an answer away. Everything is kept, or nothing is.',
  })

export type QuestionnairePatch = z.infer<typeof questionnairePatchSchema>

const conflictSchema = z
  .object({
    errors: z.array(z.object({ code: z.literal('conflict'), message: z.string() })),
    /** As it is now, so that nobody has to ask for it. */
    current: questionnaireSchema,
  })
  .meta({ id: 'QuestionnaireConflict', description: 'It was changed since the version in If-Match.' })

const unconfirmedSchema = z
  .object({
    /** `unconfirmed`: an assistant wrote the answer at `path`, and the founder has to confirm it first. */
    errors: z.array(
      z.object({ code: z.enum(['conflict', 'unconfirmed']), path: z.string().optional(), message: z.string() }),
    ),
    current: questionnaireSchema,
  })
  .meta({
    id: 'QuestionnaireUnconfirmed',
    description: 'It was changed since the version in If-Match, or an assistant wrote answers that nobody confirmed.',
  })

const incompleteSchema = z
  .object({
    errors: z
      .array(
        z.object({
          /** `missing`: to be answered or put right. `blocker`: an answer with which we cannot go on. */
          kind: z.enum(['missing', 'blocker']),
          code: z.string(),
          path: z.string(),
          message: z.string(),
          step: z.number().int(),
          substep: z.number().int(),
          field: z.string(),
          person: z.string().nullable(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'QuestionnaireIncomplete', description: 'What is missing or in the way, and where it is asked.' })

export type Incomplete = z.infer<typeof incompleteSchema>

const closedSchema = z
  .object({
    errors: z.array(z.object({ code: z.literal('transfer_disabled'), message: z.string() })),
    /** Where the founder can go on instead. */
    redirect_url: z.string(),
  })
  .meta({ id: 'TransferDisabled', description: 'Moving on to the other language is switched off.' })

/** Not a format of its own: what is no uuid is simply not there. */
const params = z.object({ uuid: z.string() })

const uuid = z.uuid()

/** What is not marked among these is let be. */
const markedSchema = z.strictObject({ paths: z.array(z.string().max(100)).min(1).max(500) })

/** What any visitor may call, for a questionnaire of theirs. */
const ofVisitor = { tags: ['questionnaires'], public: true, trailingSlash: true, secret: true } as const

/** The calls of one product; every product has the same. */
const routesAt = <Path extends ProductPath, Name extends string>(path: Path, name: Name) => ({
  create: defineRoute({
    ...ofVisitor,
    id: `create${name}`,
    method: 'POST',
    path: `/api/${path}`,
    summary: 'Starts a questionnaire; the visitor who does is the only one who can open it',
    limit: { max: 60, perSeconds: 60 },
    body: z
      .strictObject({
        calculation_uuid: uuid.nullable().optional(),
        /** Filled in beforehand. */
        company_name: z.string().max(1000).nullable().optional(),
        /** Offers the holding as chosen. */
        with_holding: z.boolean().optional(),
        /** The notary that a referral came with; unknown ones are left out. */
        notary_id: z.int32().nullable().optional(),
      })
      .nullish(),
    responses: { 201: questionnaireSchema, 404: errorBody.describe('There is no such calculation of this visitor.') },
  }),
  read: defineRoute({
    ...ofVisitor,
    id: `read${name}`,
    method: 'GET',
    path: `/api/${path}/:uuid`,
    summary: 'A questionnaire of this visitor',
    params,
    responses: { 200: questionnaireSchema },
  }),
  save: defineRoute({
    ...ofVisitor,
    id: `save${name}`,
    method: 'PATCH',
    path: `/api/${path}/:uuid`,
    summary: 'Changes answers and place; with If-Match only when nobody changed it meanwhile',
    params,
    body: questionnairePatchSchema,
    responses: { 200: questionnaireSchema, 409: conflictSchema },
  }),
  complete: defineRoute({
    ...ofVisitor,
    id: `complete${name}`,
    method: 'POST',
    path: `/api/${path}/:uuid/complete`,
    summary: 'Checks the whole questionnaire; when nothing is missing it can be ordered',
    params,
    responses: {
      200: z.object({
        uuid: z.string(),
        version: z.number().int(),
        completed: z.literal(true),
        step: z.number().int(),
        /** The order, once there is one. */
        payment: z.object({ uuid: z.string() }).nullable(),
      }),
      409: unconfirmedSchema,
      422: incompleteSchema,
    },
  }),
  confirmAnswers: defineRoute({
    id: `confirm${name}Answers`,
    method: 'POST',
    path: `/api/${path}/:uuid/by_assistant/confirm`,
    summary: 'What an assistant wrote is right, says whoever is signed in',
    tags: ['questionnaires'],
    secret: true,
    params,
    body: markedSchema,
    responses: { 200: questionnaireSchema, 409: conflictSchema },
  }),
  putBackAnswers: defineRoute({
    id: `putBack${name}Answers`,
    method: 'POST',
    path: `/api/${path}/:uuid/by_assistant/put_back`,
    summary: 'What stood there before an assistant wrote it stands there again',
    tags: ['questionnaires'],
    secret: true,
    params,
    body: markedSchema,
    responses: { 200: questionnaireSchema, 409: conflictSchema },
  }),
  beforePaying: defineRoute({
    id: `beforePaying${name}`,
    method: 'GET',
    path: `/api/${path}/:uuid/before_paying`,
    summary: 'How everybody signs, and what would make a notary or the register refuse',
    tags: ['questionnaires'],
    public: true,
    secret: true,
    // It may look up every address there is.
    limit: { max: 60, perSeconds: 60 },
    params,
    responses: { 200: beforePayingSchema },
  }),
  transfer: defineRoute({
    ...ofVisitor,
    id: `transfer${name}`,
    method: 'POST',
    path: `/api/${path}/:uuid/transfer_to_english`,
    summary: 'Goes on in the flow of the other language: answers, place and owner go along',
    params,
    responses: {
      200: z.object({ uuid: z.string(), flow: z.string(), api_path: z.string() }),
      403: closedSchema,
    },
  }),
})

export type QuestionnaireRoutes = ReturnType<typeof routesAt<ProductPath, string>>

/** By flow; a product that exists is here by itself. */
export const questionnaireRoutes: ReadonlyMap<FlowName, QuestionnaireRoutes> = new Map(
  flowNames
    .filter((name) => productOf(name) !== null)
    .map((name) => [name, routesAt<ProductPath, string>(flows[name].api_path, flows[name].product_type)]),
)

export const allQuestionnaireRoutes = [...questionnaireRoutes.values()].flatMap(
  (routes): readonly QuestionnaireRoutes[keyof QuestionnaireRoutes][] => Object.values(routes),
)

export const getPredefinedNotary = defineRoute({
  id: 'getPredefinedNotary',
  method: 'GET',
  path: '/api/predefined_notary/:uuid',
  summary: 'The notary that a referral came with, by the uuid of the questionnaire',
  tags: ['questionnaires'],
  public: true,
  params,
  responses: { 200: z.object({ id: z.number().int().nullable() }) },
})
