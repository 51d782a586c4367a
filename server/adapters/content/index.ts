// Content that is kept at Storyblok, read through its content delivery API.
import { z } from 'zod'
import type { DeliveredStory } from '#domain/content/index.ts'
import type { Config } from '#server/config/index.ts'

/** Everything that a space shows at one moment. */
export type DeliveredSpace = {
  /** The same as long as nothing was published. */
  readonly cv: number
  readonly dutch: readonly DeliveredStory[]
  readonly english: readonly DeliveredStory[]
}

export type ContentProvider = {
  /** Null when nothing changed since `cv`. */
  read(cv: number | null): Promise<DeliveredSpace | null>
}

/** The provider did not answer, asked us to wait, or answered something else than content. */
export class ContentProviderError extends Error {
  /** How long it wants to be left alone, in milliseconds; null where it does not say. */
  readonly retryAfter: number | null
  constructor(sentence: string, retryAfter: number | null = null) {
    super(sentence)
    this.name = 'ContentProviderError'
    this.retryAfter = retryAfter
  }
}

const endpoints = {
  eu: 'https://api.storyblok.com/v2/cdn',
  us: 'https://api-us.storyblok.com/v2/cdn',
  ca: 'https://api-ca.storyblok.com/v2/cdn',
  ap: 'https://api-ap.storyblok.com/v2/cdn',
  cn: 'https://app.storyblokchina.cn/v2/cdn',
} as const satisfies Record<Config['STORYBLOK_REGION'], string>

/** Nobody waits for it, unless nothing was ever read. */
const patience = 5000
const onAPage = 100
/** More than ten thousand stories are no website, but a mistake in what was answered. */
const mostPages = 100

const spaceSchema = z.object({ space: z.object({ version: z.number().int() }) })
const storiesSchema = z.object({
  stories: z.array(
    z.object({
      uuid: z.string().min(1),
      name: z.string(),
      full_slug: z.string(),
      default_full_slug: z.string().nullish(),
      published_at: z.string().nullish(),
      translated_slugs: z.array(z.object({ path: z.string(), lang: z.string() })).nullish(),
      content: z.looseObject({ component: z.string() }),
    }),
  ),
})

type StoryblokOptions = {
  readonly token: string
  readonly endpoint: string
  readonly version: 'published' | 'draft'
  readonly timeout?: number
}

export function storyblokContent({ token, endpoint, version, timeout = patience }: StoryblokOptions): ContentProvider {
  const base = endpoint.replace(/\/+$/, '')

  async function ask<Schema extends z.ZodType>(path: string, query: Record<string, string>, schema: Schema) {
    const answer = await fetchIn(`${base}/${path}?${new URLSearchParams({ ...query, token })}`, timeout)
    const read = schema.safeParse(answer.body)
    if (!read.success) throw new ContentProviderError('The content provider answered something else than content.')
    return { data: read.data, total: answer.total }
  }

  async function storiesIn(cv: number, language: Record<string, string>): Promise<DeliveredStory[]> {
    const stories: DeliveredStory[] = []
    for (let page = 1; page <= mostPages; page += 1) {
      const query = { version, per_page: String(onAPage), page: String(page), cv: String(cv), ...language }
      const { data, total } = await ask('stories', query, storiesSchema)
      stories.push(...data.stories)
      if (data.stories.length < onAPage || (total !== null && stories.length >= total)) break
    }
    return stories
  }

  return {
    async read(known) {
      const cv = (await ask('spaces/me', {}, spaceSchema)).data.space.version
      // A draft changes without being published.
      if (cv === known && version === 'published') return null
      return { cv, dutch: await storiesIn(cv, {}), english: await storiesIn(cv, { language: 'en' }) }
    },
  }
}

/** The token stands in the address, which therefore stays out of every message. */
async function fetchIn(address: string, timeout: number): Promise<{ body: unknown; total: number | null }> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      throw new ContentProviderError(
        'The content provider asks to wait.',
        Number.isFinite(seconds) ? seconds * 1000 : null,
      )
    }
    if (!response.ok) throw new ContentProviderError(`The content provider refused: status ${response.status}.`)
    const total = response.headers.get('total')
    return { body: await response.json(), total: total === null ? null : Number(total) }
  } catch (error) {
    if (error instanceof ContentProviderError) throw error
    throw new ContentProviderError(`The content provider did not answer: ${reasonOf(error)}.`)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'it took too long'
  return error instanceof SyntaxError ? 'it sent no JSON' : error.message
}

type Settings = Pick<Config, 'STORYBLOK_TOKEN' | 'STORYBLOK_REGION' | 'STORYBLOK_URL' | 'STORYBLOK_VERSION'>

/** The provider that the settings name; null where they name none. */
export function createContentProvider(settings: Settings): ContentProvider | null {
  const { STORYBLOK_TOKEN: token, STORYBLOK_REGION: region, STORYBLOK_URL: url, STORYBLOK_VERSION: version } = settings
  return token === undefined ? null : storyblokContent({ token, endpoint: url ?? endpoints[region], version })
}
