import { z } from 'zod'
import { sectionNames, stepNames } from '#domain/blueprint/index.ts'
import { issueCodes } from '#domain/issues/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { countedDevices, timeBuckets } from '#domain/stumbling/index.ts'
import { locales } from '#domain/values/index.ts'
import { nameOfQuestion } from './question-words.ts'
import { defineRoute } from './route.ts'

const flow = z.enum(flowNames)
const happened = z.literal(true).optional()

const countedSchema = z
  .strictObject({
    question: nameOfQuestion,
    /** The number of the words that were read; 0 is those of the code. */
    words: z.number().int().min(0).max(100_000),
    shown: happened,
    /** Left open when going on. */
    open: happened,
    /** Put right after a mistake. */
    corrected: happened,
    /** Either of those. */
    stumbled: happened,
    /** The page was left at this question; who comes back to it takes that back. */
    left: happened,
    returned: happened,
    /** Which bucket the time falls in that was spent on it. */
    time: z
      .number()
      .int()
      .min(0)
      .max(timeBuckets - 1)
      .optional(),
    /** What was said to be wrong. */
    messages: z.array(z.enum(issueCodes)).max(issueCodes.length).optional(),
  })
  .meta({ id: 'CountedQuestion', description: 'What happened at a question in one visit: no answer, and of nobody.' })

export type CountedVisit = z.input<typeof countedSchema>

export const countQuestions = defineRoute({
  id: 'countQuestions',
  method: 'POST',
  path: '/api/question_counts',
  summary: 'Counts where somebody stumbled; nothing is kept but sums',
  tags: ['questionnaires'],
  public: true,
  impersonal: true,
  limit: { max: 60, perSeconds: 60 },
  body: z.strictObject({ flow, questions: z.array(countedSchema).min(1).max(100) }),
  responses: { 202: z.object({ accepted: z.literal(true) }) },
})

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const

const share = z.number().min(0).max(1)

const measuresSchema = z
  .object({
    people: z.number().int(),
    stumbled: share,
    open: share,
    corrected: share,
    flagged: share.nullable(),
    dropped: share,
    seconds: z.number().nullable(),
  })
  .meta({ id: 'QuestionMeasures', description: 'What counts say of a question; of twenty people at least.' })

const query = z.object({
  flow: flow.optional(),
  language: z.enum(locales).optional(),
  device: z.enum(countedDevices).optional(),
  weeks: z.enum(['4', '13', '26']).default('13'),
})

const week = z.string()
const rewrite = z.object({ revision: z.number().int(), at: z.string(), who: z.string() })

export const reportQuestions = defineRoute({
  ...admin,
  id: 'reportQuestions',
  method: 'GET',
  path: '/api/admin/questions',
  summary:
    'Over which questions people stumble, as they are put now: counts only, and none of fewer than twenty people',
  query,
  responses: {
    200: z.object({
      /** Their Mondays, the newest last. */
      weeks: z.array(week),
      /** How many questions make half of all the stumbling. */
      half: z.number().int(),
      questionnaires: z.number().int().nullable(),
      /** How many of them were paid for. */
      paid: share.nullable(),
      minutes: z.number().nullable(),
      flags_per_case: z.number().nullable(),
      usual: measuresSchema.nullable(),
      data: z.array(
        z.object({
          question: z.string(),
          /** Where it is asked: in the flow that was asked for, or else the first. */
          flow,
          step: z.enum(stepNames),
          section: z.enum(sectionNames),
          /** Of the words it has now; null: too few people. */
          measures: measuresSchema.nullable(),
          /** How many stumbled in each week, whatever the words were. */
          weeks: z.array(share.nullable()),
          /** When its words were last changed; null: never. */
          rewrite: rewrite.nullable(),
        }),
      ),
    }),
  },
})

export const reportQuestion = defineRoute({
  ...admin,
  id: 'reportQuestion',
  method: 'GET',
  path: '/api/admin/questions/:question',
  summary: 'How a question fares by week, before and after it was rewritten, and what people were told',
  params: z.object({ question: nameOfQuestion }),
  query,
  responses: {
    200: z.object({
      question: z.string(),
      weeks: z.array(week),
      stumbled: z.array(share.nullable()),
      rewrite: rewrite.nullable(),
      /** In the words before those of now. */
      before: measuresSchema.nullable(),
      after: measuresSchema.nullable(),
      /** Whether the two differ by more than chance; null where there is nothing to compare. */
      certain: z
        .object({
          stumbled: z.boolean(),
          open: z.boolean(),
          corrected: z.boolean(),
          flagged: z.boolean(),
          dropped: z.boolean(),
          seconds: z.boolean(),
        })
        .nullable(),
      /** How many cases in the words of now were looked through. */
      reviewed: z.number().int(),
      /** What people were told, in the words of now, the most first. */
      messages: z.array(z.object({ code: z.enum(issueCodes), share })),
    }),
  },
})

export const questionCountRoutes = [countQuestions, reportQuestions, reportQuestion] as const
