import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPageInformation, getStory, getStoryInFolder } from '#contract/stories.ts'
import { restoreLocale } from '#domain/values/index.ts'
import { replied, serve } from '#server/http/index.ts'
import type { StoryActions } from './actions.ts'

type StoryQuery = { readonly language?: string | undefined; readonly version: string; readonly cv?: string | undefined }
type StoryCall = { readonly query: StoryQuery; readonly request: FastifyRequest; readonly reply: FastifyReply }

export async function registerStories(api: FastifyInstance, actions: StoryActions): Promise<void> {
  serve(api, getStory, ({ params, ...call }) => answerStory(params.slug, call))
  serve(api, getStoryInFolder, ({ params, ...call }) => answerStory(`${params.folder}/${params.slug}`, call))

  serve(api, getPageInformation, async ({ params, query }) => ({
    data: await actions.readPageInformation(params.slug, restoreLocale(query.language)),
  }))

  /** With this protocol's own answers for "no". */
  async function answerStory(slug: string, { query, request, reply }: StoryCall) {
    // There is no preview token yet, so nobody can have a valid one.
    if (query.version === 'draft') {
      reply.code(401).send({ error: 'Unauthorized' })
      return replied
    }
    const story = await actions.readStory(slug, restoreLocale(query.language))
    if (story === undefined) {
      reply.code(404).send(['This record could not be found'])
      return replied
    }
    const cv = await actions.newestVersion()
    if (query.cv === undefined) {
      reply.redirect(withVersion(request.url, cv), 301)
      return replied
    }
    // Only under its own version does an answer never change.
    if (query.cv === String(cv)) reply.header('cache-control', 'public, max-age=3600')
    return { story, cv, rels: [], links: [] }
  }
}

function withVersion(address: string, cv: number): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('cv', String(cv))
  return `${url.pathname}${url.search}`
}
