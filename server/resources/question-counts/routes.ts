import type { FastifyInstance } from 'fastify'
import { countQuestions, reportQuestion, reportQuestions } from '#contract/question-counts.ts'
import { serve } from '#server/http/index.ts'
import type { QuestionCounting } from './actions.ts'
import type { QuestionReporting } from './report.ts'

type Parts = { readonly counting: QuestionCounting; readonly reporting: QuestionReporting }

/** Where people stumble: counted by their pages, and read by an admin. */
export async function registerQuestionCounts(api: FastifyInstance, { counting, reporting }: Parts): Promise<void> {
  serve(api, countQuestions, ({ body, request: { headers } }) =>
    counting.count(body, { agent: headers['user-agent'], objects: headers['sec-gpc'] === '1' || headers.dnt === '1' }),
  )
  serve(api, reportQuestions, ({ query }) => reporting.all(query))
  serve(api, reportQuestion, ({ params, query }) => reporting.one(params.question, query))
}
