import type { FastifyInstance } from 'fastify'
import {
  readQuestionWords,
  readWordedQuestion,
  restoreQuestionWords,
  rewriteQuestion,
} from '#contract/question-words.ts'
import { errorEntry, ownSession, serve } from '#server/http/index.ts'
import { type QuestionWording, StaleWords } from './actions.ts'

/** What questions say: to every page, and to who writes them. */
export async function registerQuestionWords(api: FastifyInstance, wording: QuestionWording): Promise<void> {
  serve(api, readQuestionWords, async ({ params, query, reply }) => {
    const said = (await wording.current())[params.locale]
    // Only under its own hash does an answer never change.
    const kept = query.hash !== undefined && query.hash === said.hash
    reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
    return said
  })
  serve(api, readWordedQuestion, ({ params }) => wording.read(params.question))
  serve(api, rewriteQuestion, ({ params, body, request, refuse }) =>
    wording
      .rewrite(ownSession(request).account, params.question, body)
      .catch((error) => refuse(409, staleWords(error))),
  )
  serve(api, restoreQuestionWords, ({ params, body, request, refuse }) =>
    wording
      .restore(ownSession(request).account, params.question, body)
      .catch((error) => refuse(409, staleWords(error))),
  )
}

function staleWords(error: unknown) {
  if (!(error instanceof StaleWords)) throw error
  return { errors: [{ ...errorEntry('conflict'), current: error.current }] }
}
