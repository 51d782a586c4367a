import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge } from 'prom-client'
import { z } from 'zod'
import { type ProvidedContent, type ProvidedStory, providedContent } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type ContentProvider, ContentProviderError } from '#server/adapters/content/index.ts'
import { FileError, type Files } from '#server/adapters/files/index.ts'
import type { Metrics } from '#server/http/index.ts'
import type { ContentSource, ShownStory } from './source.ts'

type ProvidedParts = {
  readonly provider: ContentProvider
  readonly files: Files
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  readonly metrics: Pick<Metrics, 'registry'>
}

/** What was last read, and the version that it was. */
type Snapshot = ProvidedContent & { readonly cv: number }

export type ProvidedSource = ContentSource & {
  /** What a story of this name says in a language; undefined where the space has none. */
  contentOf(name: string, locale: Locale): Promise<unknown>
  /** Asks the provider now. Whatever it answers, nothing is thrown. */
  refresh(): Promise<void>
}

/** Where the last good answer is, so that a service that starts while the provider is away has its pages. */
const keptAs = 'content/last-good.json'
const story = z.object({
  ...{ uuid: z.string(), name: z.string(), nl: z.string(), en: z.string().nullable(), changed: z.string().nullable() },
  content: z.object({ nl: z.unknown(), en: z.unknown() }),
})
const snapshotSchema = z.object({
  cv: z.number(),
  stories: z.array(story),
  aliases: z.array(z.object({ locale: z.enum(['nl', 'en']), slug: z.string(), story: z.string() })),
})

/** How often it is asked, and how long it is left alone at most after it failed, in milliseconds. */
const every = 30_000
const longest = 300_000
const shortest = 5_000

/** Pages from a space at a provider. Readers never wait for it: they see what was last good, and it is read anew behind them. */
export function providedSource({ provider, files, clock, log, metrics }: ProvidedParts): ProvidedSource {
  let last: Snapshot | undefined
  let due = 0
  let failures = 0
  let changes = 0
  let reading: Promise<void> | undefined
  let beginning: Promise<void> | undefined

  const reads = new Counter({
    name: 'content_provider_reads_total',
    help: 'How often the content provider was asked, by what came of it',
    labelNames: ['result'] as const,
    registers: [metrics.registry],
  })
  const good = new Gauge({
    name: 'content_provider_last_good_timestamp_seconds',
    help: 'When the content provider last answered well',
    registers: [metrics.registry],
  })

  async function read(): Promise<void> {
    try {
      const space = await provider.read(last?.cv ?? null)
      if (space) {
        changes += 1
        last = { cv: space.cv, ...providedContent(space.dutch, space.english) }
        await keep(last)
      }
      reads.inc({ result: space ? 'changed' : 'same' })
      good.set(clock.now().getTime() / 1000)
      failures = 0
      due = clock.now().getTime() + every
    } catch (error) {
      reads.inc({ result: 'failed' })
      const wait = error instanceof ContentProviderError ? error.retryAfter : null
      due = clock.now().getTime() + Math.min(wait ?? shortest * 2 ** failures, longest)
      failures += 1
      log.warn({ err: error }, 'the content provider cannot be read; pages are shown as they last were')
    }
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function keep(snapshot: Snapshot): Promise<void> {
    await files.put(keptAs, Buffer.from(JSON.stringify(snapshot))).catch((error: unknown) => {
      log.warn({ err: error }, 'what the content provider answered could not be kept for a next start')
    })
  }

  async function begin(): Promise<void> {
    try {
      const stored = snapshotSchema.safeParse(JSON.parse(Buffer.from(await files.get(keptAs)).toString('utf8')))
      if (stored.success) last ??= stored.data
    } catch (error) {
      if (!(error instanceof FileError && error.code === 'missing')) {
        log.warn({ err: error }, 'what the content provider last answered cannot be read back')
      }
    }
  }

  async function current(): Promise<Snapshot> {
    beginning ??= begin()
    await beginning
    const isDue = clock.now().getTime() >= due
    // Only who comes before anything was ever read has to wait.
    if (isDue && !last) await refresh()
    else if (isDue) void refresh()
    if (!last) throw new ContentProviderError('Nothing was read from the content provider yet.')
    return last
  }

  return {
    refresh,
    async moments() {
      await current()
      return { changed: changes, next: null }
    },
    async at(locale, slug) {
      const { stories, aliases } = await current()
      const own = stories.find((one) => one[locale] === slug)
      const lead = own ? undefined : aliases.find((alias) => alias.locale === locale && alias.slug === slug)
      const found = own ?? (lead && stories.find(({ uuid }) => uuid === lead.story))
      return found && shown(found)
    },
    list: async () => (await current()).stories.map(shown),
    // The provider keeps no count of it.
    visited: async () => undefined,
    async contentOf(name, locale) {
      const { stories } = await current()
      return stories.find(({ nl, uuid }) => nl === name || uuid === name)?.content[locale]
    },
  }
}

const shown = ({ nl, en, changed, content }: ProvidedStory): ShownStory => ({
  ...{ nl, en, changed: new Date(changed ?? 0) },
  contentIn: (locale) => content[locale],
})
