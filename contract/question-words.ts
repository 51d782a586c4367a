import { z } from 'zod'
import { wordings } from '#domain/blueprint/index.ts'
import { longestWords, rewritableParts } from '#domain/messages/index.ts'
import { locales } from '#domain/values/index.ts'
import { defineRoute } from './route.ts'

/** As in `main.company_name`, or `shareholder.firstname`, whoever it is asked of. */
export const nameOfQuestion = z.string().regex(/^(main|shareholder)\.[a-z0-9_]{1,60}$/)

const locale = z.enum(locales)
const revision = z.int32().nonnegative()
const words = {
  part: z.enum(rewritableParts),
  /** What the code says there. */
  basis: z.string(),
  /** What is said instead. */
  text: z.string(),
}

const rewriteSchema = z.object({ question: z.string(), revision, words: z.array(z.object(words)) })

/** What is embedded in a page and asked for by one. */
export const rewrittenQuestionsSchema = z
  .object({ locale, hash: z.string().nullable(), data: z.array(rewriteSchema) })
  .meta({ id: 'RewrittenQuestions', description: 'Questions in other words than the code has, in one language.' })

export type RewrittenQuestions = z.infer<typeof rewrittenQuestionsSchema>

export const readQuestionWords = defineRoute({
  id: 'readQuestionWords',
  method: 'GET',
  path: '/api/question_words/:locale',
  summary: 'The questions that were put in other words; under its own hash an answer never changes',
  tags: ['site'],
  public: true,
  impersonal: true,
  params: z.object({ locale }),
  query: z.object({ hash: z.string().max(64).optional() }),
  responses: { 200: rewrittenQuestionsSchema },
})

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const
const params = z.object({ question: nameOfQuestion })

export const wordedQuestionSchema = z
  .object({
    question: z.string(),
    /** False for a statement or a consent: that stays what somebody agreed to. */
    rewritable: z.boolean(),
    revision,
    /** Everything that the code says in it, and what is said instead. */
    sayings: z.array(
      z.object({
        locale,
        part: words.part,
        basis: words.basis,
        wordings: z.array(z.enum(wordings)),
        text: z.string().nullable(),
      }),
    ),
    /** What was written over words that the code no longer has: it is not shown. */
    without_basis: z.array(z.object({ locale, ...words })),
    /** The newest first. */
    versions: z.array(
      z.object({ revision, at: z.string(), who: z.string(), words: z.array(z.object({ locale, ...words })) }),
    ),
  })
  .meta({ id: 'WordedQuestion', description: 'What a question says in both languages, and what it said before.' })

export type WordedQuestion = z.infer<typeof wordedQuestionSchema>

const stale = z
  .object({
    errors: z
      .array(z.object({ code: z.literal('conflict'), message: z.string(), current: wordedQuestionSchema }))
      .length(1),
  })
  .describe('Somebody else rewrote it in the meantime: with what it says now')

export const readWordedQuestion = defineRoute({
  ...admin,
  id: 'readWordedQuestion',
  method: 'GET',
  path: '/api/admin/questions/:question/words',
  summary: 'What a question says, in both languages, with all that it said before',
  params,
  responses: { 200: wordedQuestionSchema },
})

const longest = Math.max(...Object.values(longestWords))

export const rewriteQuestion = defineRoute({
  ...admin,
  id: 'rewriteQuestion',
  method: 'PUT',
  path: '/api/admin/questions/:question/words',
  summary: 'Puts a question in other words; what is not named is said as the code says it',
  params,
  body: z.strictObject({
    /** As it was last seen. */
    revision,
    words: z
      .array(z.strictObject({ locale, part: words.part, basis: z.string().max(2000), text: z.string().max(longest) }))
      .max(60),
  }),
  responses: { 200: wordedQuestionSchema, 409: stale },
})

export const restoreQuestionWords = defineRoute({
  ...admin,
  id: 'restoreQuestionWords',
  method: 'POST',
  path: '/api/admin/questions/:question/words/restore',
  summary: 'Puts a question back in the words of an earlier time; 0 is those of the code',
  params,
  body: z.strictObject({ revision, to: revision }),
  responses: { 200: wordedQuestionSchema, 409: stale },
})

export const questionWordRoutes = [
  readQuestionWords,
  readWordedQuestion,
  rewriteQuestion,
  restoreQuestionWords,
] as const
