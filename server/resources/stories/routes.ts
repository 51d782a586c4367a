import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  getContentSpace,
  getPageInformation,
  getStory,
  getStoryDeeper,
  getStoryDeepest,
  getStoryInFolder,
  listDatasourceEntries,
  listDatasources,
  listStories,
  listStoryLinks,
} from '#contract/stories.ts'
import { factNames } from '#domain/content/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { restoreLocale } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import { replied, serve } from '#server/http/index.ts'
import type { StoryActions } from './actions.ts'

type StoryQuery = {
  readonly language?: string | undefined
  readonly version: string
  readonly token?: string | undefined
  readonly cv?: string | undefined
}
type StoryCall = { readonly query: StoryQuery; readonly request: FastifyRequest; readonly reply: FastifyReply }

type StoryRouteOptions = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL' | 'CONTENT_PREVIEW_TOKEN'>
  readonly actions: StoryActions
}

const datasources: Readonly<Record<string, readonly string[]>> = { products: flowNames, facts: factNames }

const mostOnAPage = 100
const usualPage = 25

/** Content in the words of Storyblok's content delivery API, so that its own clients can read ours. */
export async function registerStories(api: FastifyInstance, { config, actions }: StoryRouteOptions): Promise<void> {
  serve(api, getStory, ({ params, ...call }) => answerStory([params.slug], call))
  serve(api, getStoryInFolder, ({ params, ...call }) => answerStory([params.folder, params.slug], call))
  serve(api, getStoryDeeper, ({ params: { folder, inner, slug }, ...call }) => answerStory([folder, inner, slug], call))
  serve(api, getStoryDeepest, ({ params: { folder, inner, innermost, slug }, ...call }) =>
    answerStory([folder, inner, innermost, slug], call),
  )

  serve(api, listStories, async ({ query, request, reply, refuse }) => {
    if (!mayRead(query)) return refuse(401, { error: 'Unauthorized' })
    const cv = await actions.newestVersion()
    if (isBehind(query, request, reply, cv)) return replied
    const found = await actions.listStories(query, restoreLocale(query.language), query.version === 'draft')
    const size = Math.min(Math.max(Number(query.per_page ?? usualPage), 1), mostOnAPage)
    const first = (Math.max(Number(query.page ?? 1), 1) - 1) * size
    reply.headers({ total: found.length, 'per-page': size })
    return { stories: found.slice(first, first + size), cv, rels: [], links: [] }
  })

  serve(api, listStoryLinks, async ({ query, refuse }) => {
    if (!mayRead(query)) return refuse(401, { error: 'Unauthorized' })
    const { starts_with } = query
    const found = await actions.listStories({ starts_with }, restoreLocale(query.language), query.version === 'draft')
    const links = found.map(({ id, uuid, full_slug, name, published_at, parent_id, is_startpage, position }) => ({
      ...{ id, uuid, slug: full_slug, path: null, real_path: `/${full_slug}`, name, published: published_at !== null },
      ...{ parent_id, is_folder: false, is_startpage, position },
    }))
    return { links: Object.fromEntries(links.map((link) => [link.uuid, link])) }
  })

  serve(api, getContentSpace, async () => ({
    space: {
      ...{ id: 1, name: config.BRAND_NAME, domain: `${config.PUBLIC_URL}/`, version: await actions.newestVersion() },
      language_codes: ['en'],
    },
  }))

  serve(api, listDatasourceEntries, async ({ query }) => {
    const names = datasources[query.datasource ?? ''] ?? []
    return {
      datasource_entries: names.map((name, index) => ({ id: index + 1, name, value: name, dimension_value: null })),
    }
  })

  serve(api, listDatasources, async () => ({
    datasources: Object.keys(datasources).map((slug, index) => ({ id: index + 1, name: slug, slug, dimensions: [] })),
  }))

  serve(api, getPageInformation, async ({ params, query }) => ({
    data: await actions.readPageInformation(params.slug, restoreLocale(query.language)),
  }))

  /** Drafts are for who has the token; without one set, for nobody. */
  function mayRead({ version, token }: StoryQuery): boolean {
    return version !== 'draft' || isSameSecret(token, config.CONTENT_PREVIEW_TOKEN)
  }

  /** Sends who asks without a version on to the newest; only under its own version does an answer never change. */
  function isBehind(
    { version, cv }: StoryQuery,
    request: FastifyRequest,
    reply: FastifyReply,
    newest: number,
  ): boolean {
    if (cv === undefined) {
      reply.redirect(withVersion(request.url, newest), 301)
      return true
    }
    if (version !== 'draft' && cv === String(newest)) reply.header('cache-control', 'public, max-age=3600')
    return false
  }

  /** With this protocol's own answers for "no". */
  async function answerStory(path: readonly string[], { query, request, reply }: StoryCall) {
    if (!mayRead(query)) {
      reply.code(401).send({ error: 'Unauthorized' })
      return replied
    }
    // Clients may name the language in the address instead.
    const english = path[0] === 'en' && path.length > 1
    const locale = english ? 'en' : restoreLocale(query.language)
    const story = await actions.readStory((english ? path.slice(1) : path).join('/'), locale, query.version === 'draft')
    if (story === undefined) {
      reply.code(404).send(['This record could not be found'])
      return replied
    }
    const cv = await actions.newestVersion()
    if (isBehind(query, request, reply, cv)) return replied
    return { story, cv, rels: [], links: [] }
  }
}

function isSameSecret(given: string | undefined, secret: string | undefined): boolean {
  if (given === undefined || secret === undefined) return false
  const [one, other] = [Buffer.from(given), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function withVersion(address: string, cv: number): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('cv', String(cv))
  return `${url.pathname}${url.search}`
}
