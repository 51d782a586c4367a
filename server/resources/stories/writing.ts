import type { WrittenStory } from '#contract/admin-stories.ts'
import { checkPage, contentLinks, contentPath, pageAt, type StoredContent, versionsAt } from '#domain/content/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit, AuditLine } from '../audit/actions.ts'
import type { ContentPages } from './pages.ts'
import { missingPictures } from './pictures-used.ts'
import { selectStories } from './store.ts'
import {
  deleteVersion,
  insertStory,
  insertStoryVersion,
  lockStory,
  replaceAddresses,
  selectAddresses,
  selectHolder,
  selectStoryFlags,
  selectVersion,
  selectVersions,
  setHidden,
  setLive,
  touchStory,
  updateDraft,
  type VersionRow,
} from './store-writing.ts'

type StoryVersion = WrittenStory['versions'][number]

/** A version as it was last seen. */
type SeenVersion = { readonly number: number; readonly revision: number }
type StoryAddress = { readonly locale: Locale; readonly slug: string }

type WritingParts = {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  /** Without screens there is nothing to draw. */
  readonly pages: Pick<ContentPages, 'forget' | 'preview'> | null
  /** The site is drawn from a space elsewhere. */
  readonly isProvided?: boolean
}

/** Somebody else wrote in the meantime: with what is there now. */
export class StaleStory extends Error {
  readonly current: { readonly version: StoryVersion; readonly content: StoredContent }

  constructor(current: StaleStory['current']) {
    super('somebody else wrote in the meantime')
    this.current = current
  }
}

/** Another story has that address. */
export class AddressTaken extends Error {
  readonly path: string
  readonly takenBy: { readonly uuid: string; readonly name: string }

  constructor(path: string, takenBy: AddressTaken['takenBy']) {
    super('another story has that address')
    this.path = path
    this.takenBy = takenBy
  }
}

export type StoryWriting = ReturnType<typeof storyWriting>

/** Content as it is written: drafts, what is planned, what is live and where it is found. Every change has its line in the log. */
export function storyWriting({ database, clock, audit, pages, isProvided = false }: WritingParts) {
  const subjectOf = (story: string) => `story:${story}`

  async function read(db: Db | Tx, story: string): Promise<WrittenStory> {
    const [rows, addresses, flags] = [
      await selectVersions(db, story),
      await selectAddresses(db, story),
      await selectStoryFlags(db),
    ]
    const flag = flags.find(({ uuid }) => uuid === story)
    const newest = rows[0] && (await selectVersion(db, story, rows[0].number))
    if (!flag || !newest) throw new AppError('not_found')
    const stored = newest.content
    const others = await selectStories(db, { now: clock.now(), drafts: true })
    const known = new Set((await selectAddresses(db)).map(({ locale, slug }) => contentPath(slug, locale)))
    const own = addresses.map(({ locale, slug }) => contentPath(slug, locale))
    return {
      ...{ uuid: story, hidden: flag.hidden },
      versions: versionsOf(rows, clock.now()),
      addresses: addresses.map(({ story: _story, ...address }) => address),
      content: stored,
      issues: stored.component === 'page' ? [...checkPage(stored).issues] : [],
      linked_from: others.flatMap(({ uuid, name, content: other }) => {
        const times = contentLinks(other).filter(({ address }) => own.includes(withoutTail(address))).length
        return uuid !== story && times > 0 ? [{ uuid, name, times }] : []
      }),
      broken: contentLinks(stored).filter(({ address }) => {
        const path = withoutTail(address)
        return path.startsWith('/') && pageAt(path) !== null && !known.has(path)
      }),
    }
  }

  /** Changes a story with everybody else waiting, and writes its line. */
  async function change(
    by: string,
    story: string,
    work: (tx: Tx, versions: readonly VersionRow[]) => Promise<Pick<AuditLine, 'action' | 'detail' | 'goesOn'>>,
  ): Promise<WrittenStory> {
    const written = await database.inTransaction(async (tx) => {
      if (!(await lockStory(tx, story))) throw new AppError('not_found')
      const versions = await selectVersions(tx, story)
      const done = await work(tx, versions)
      const result = await read(tx, story)
      const label = versions[0]?.name ?? ''
      // Writing on at a draft changes nothing for readers.
      if (!done.goesOn) await touchStory(tx, story, clock.now())
      await audit.write(tx, by, { subject: subjectOf(story), label, ...done })
      return result
    })
    pages?.forget()
    return written
  }

  /** The version that was seen, if it is still as it was seen. */
  async function unchanged(
    tx: Tx,
    story: string,
    versions: readonly VersionRow[],
    seen: SeenVersion,
  ): Promise<VersionRow> {
    const newest = versions[0]
    if (!newest) throw new AppError('not_found')
    if (newest.number === seen.number && newest.revision === seen.revision) return newest
    const row = await selectVersion(tx, story, newest.number)
    const [version] = versionsOf([newest], clock.now())
    if (!row || !version) throw new AppError('not_found')
    throw new StaleStory({ version, content: row.content })
  }

  /** What is kept of the content that was sent; refused with every place where something cannot be kept. */
  function kept(content: unknown): StoredContent {
    const { content: clean, issues } = checkPage(content)
    refuseIf(issues.filter(({ weight }) => weight === 'refused'))
    return clean
  }

  async function claim(tx: Tx, story: string, addresses: readonly (StoryAddress & { path: string })[]): Promise<void> {
    for (const { locale, slug, path } of addresses) {
      const holder = await selectHolder(tx, locale, slug, story)
      if (holder) throw new AddressTaken(path, holder)
    }
  }

  return {
    isShown: !isProvided,

    read: (story: string) => read(database.db, story),

    async list() {
      const [versions, addresses, flags] = await Promise.all([
        selectVersions(database.db),
        selectAddresses(database.db),
        selectStoryFlags(database.db),
      ])
      const contents = await selectStories(database.db, { now: clock.now(), drafts: true })
      return flags.flatMap(({ uuid, hidden }) => {
        const own = versionsOf(
          versions.filter(({ story }) => story === uuid),
          clock.now(),
        )
        const [newest] = own
        if (!newest) return []
        const content = contents.find((row) => row.uuid === uuid)?.content
        const { live, planned, draft } = versionsAt(own, clock.now())
        return [
          {
            ...{ uuid, hidden, name: newest.name, component: content?.component ?? 'page' },
            addresses: addresses.filter(({ story }) => story === uuid).map(({ story: _story, ...address }) => address),
            ...{ live, draft, planned: planned[0] ?? null },
          },
        ]
      })
    },

    async readVersion(story: string, number: number) {
      const version = (await this.read(story)).versions.find((one) => one.number === number)
      const row = await selectVersion(database.db, story, number)
      if (!version || !row) throw new AppError('not_found')
      return { version, content: row.content }
    },

    async create(by: string, wanted: { name: string; nl: string; en: string | null; content?: unknown }) {
      const { name, nl, en } = wanted
      const content = kept(wanted.content ?? emptyPage(name))
      const made_at = clock.now()
      return database.inTransaction(async (tx) => {
        const story = await insertStory(tx, made_at)
        const addresses = ownAddresses(nl, en)
        await claim(tx, story, addresses)
        await insertStoryVersion(tx, { story, number: 1, name, note: '', content, made_by: by, made_at })
        await replaceAddresses(tx, story, addresses.map(currently))
        const line = { action: 'story.created' as const, subject: subjectOf(story), label: name, detail: { nl, en } }
        await audit.write(tx, by, line)
        return read(tx, story)
      })
    },

    write(by: string, story: string, draft: SeenVersion & { name: string; note: string; content: unknown }) {
      const content = kept(draft.content)
      return change(by, story, async (tx, versions) => {
        const seen = await unchanged(tx, story, versions, draft)
        const { name, note } = draft
        const said = { name, note, content, made_by: by, made_at: clock.now() }
        if (seen.live_from === null) {
          const revision = seen.revision + 1
          await updateDraft(tx, story, seen.number, { ...said, revision })
          return { action: 'story.written', detail: { number: seen.number }, goesOn: { revision } }
        }
        const number = seen.number + 1
        await insertStoryVersion(tx, { ...said, story, number })
        return { action: 'story.begun', detail: { number } }
      })
    },

    publish(by: string, story: string, { at, ...seen }: SeenVersion & { at: string | null }) {
      return change(by, story, async (tx, versions) => {
        const { number, live_from } = await unchanged(tx, story, versions, seen)
        if (live_from !== null) throw new AppError('invalid_request', { path: 'number' })
        const moment = at === null ? clock.now() : new Date(at)
        if (moment < clock.now()) throw new AppError('invalid_request', { path: 'at' })
        const row = await selectVersion(tx, story, number)
        const { issues } = checkPage(row?.content)
        refuseIf([...issues.filter(({ weight }) => weight !== 'advice'), ...(await missingPictures(tx, row?.content))])
        await setLive(tx, story, number, moment)
        const detail = { number, at: moment.toISOString() }
        return { action: at === null ? 'story.published' : 'story.planned', detail }
      })
    },

    withdraw(by: string, story: string, seen: SeenVersion) {
      return change(by, story, async (tx, versions) => {
        // One may be writing the next already.
        const planned = versions.filter(({ number }) => number <= seen.number)
        const { number, live_from } = await unchanged(tx, story, planned, seen)
        if (live_from === null || live_from <= clock.now()) throw new AppError('invalid_request', { path: 'number' })
        await setLive(tx, story, number, null)
        return { action: 'story.withdrawn', detail: { number } }
      })
    },

    discard(by: string, story: string, seen: SeenVersion) {
      return change(by, story, async (tx, versions) => {
        const { number, live_from } = await unchanged(tx, story, versions, seen)
        // The only version there is cannot go: then there would be no page.
        if (live_from !== null || versions.length === 1) throw new AppError('invalid_request', { path: 'number' })
        await deleteVersion(tx, story, number)
        return { action: 'story.discarded', detail: { number } }
      })
    },

    restore(by: string, story: string, number: number) {
      return change(by, story, async (tx, versions) => {
        const row = await selectVersion(tx, story, number)
        const newest = versions[0]
        if (!row || !newest) throw new AppError('not_found')
        const { name } = row
        const said = { name, note: '', content: row.content as object, made_by: by, made_at: clock.now() }
        if (newest.live_from === null) {
          await updateDraft(tx, story, newest.number, { ...said, revision: newest.revision + 1 })
        } else await insertStoryVersion(tx, { ...said, story, number: newest.number + 1 })
        return { action: 'story.restored', detail: { number } }
      })
    },

    move(by: string, story: string, wanted: { nl: string; en: string | null; aliases: readonly StoryAddress[] }) {
      const own = ownAddresses(wanted.nl, wanted.en)
      return change(by, story, async (tx) => {
        const before = await selectAddresses(tx, story)
        const left = before.filter(({ is_current }) => is_current)
        const isOwn = (one: StoryAddress) => own.some(({ locale, slug }) => locale === one.locale && slug === one.slug)
        const others = [...wanted.aliases, ...left].filter((one) => !isOwn(one))
        const aliases = [...new Map(others.map((one) => [`${one.locale}/${one.slug}`, one])).values()]
        await claim(tx, story, [...own, ...aliases.map((one, index) => ({ ...one, path: `aliases.${index}.slug` }))])
        await replaceAddresses(tx, story, [
          ...own.map(currently),
          ...aliases.map(({ locale, slug }) => ({ locale, slug, is_current: false })),
        ])
        const named = (rows: readonly StoryAddress[]) => rows.map(({ locale, slug }) => contentPath(slug, locale))
        return { action: 'story.moved', detail: { from: named(left), to: named(own) } }
      })
    },

    hide(by: string, story: string, hidden: boolean) {
      return change(by, story, async (tx) => {
        await setHidden(tx, story, hidden)
        return { action: hidden ? 'story.hidden' : 'story.shown' }
      })
    },

    async preview(story: string, locale: Locale, content: unknown) {
      const [row] = await selectStories(database.db, { now: clock.now(), drafts: true, by: { uuid: story } })
      if (!row) throw new AppError('not_found')
      const { content: clean, issues } = checkPage(content)
      return { html: (await pages?.preview({ ...row, content: clean }, locale)) ?? null, issues: [...issues] }
    },
  }
}

const withoutTail = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

const ownAddresses = (nl: string, en: string | null): (StoryAddress & { path: string })[] => [
  { locale: 'nl', slug: nl, path: 'nl' },
  ...(en === null ? [] : [{ locale: 'en' as const, slug: en, path: 'en' }]),
]

const currently = ({ locale, slug }: StoryAddress) => ({ locale, slug, is_current: true })

const emptyPage = (title: string) => ({
  _uid: crypto.randomUUID(),
  component: 'page',
  meta: { _uid: crypto.randomUUID(), component: 'meta', title: title.slice(0, 70) },
  body: [],
})

function refuseIf(issues: readonly { readonly path: string; readonly code: string; readonly locale: Locale }[]): void {
  if (issues.length === 0) return
  throw new AppError('invalid_request', {
    entries: issues.map(({ path, code, locale }) => ({
      ...{ code, path: `content.${path}` },
      message: locale === 'en' ? 'In English this cannot be used.' : 'This cannot be used.',
    })),
  })
}

/** Rows of one story, the newest first, each with whether readers see it now. */
function versionsOf(rows: readonly VersionRow[], now: Date): StoryVersion[] {
  const { live } = versionsAt(rows, now)
  return rows.map(({ story: _story, firstname, lastname, live_from, made_at, ...row }) => ({
    ...row,
    live_from: live_from?.toISOString() ?? null,
    is_live: row.number === live?.number,
    made_at: made_at.toISOString(),
    made_by: firstname === null ? null : fullNameOf({ firstname, lastname }),
  }))
}
