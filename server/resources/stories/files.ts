import { z } from 'zod'
import { checkPage, isTaken, type StoredContent, versionsAt } from '#domain/content/index.ts'
import { isSame } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { type DataShelf, type DataThing, demandShape, refuseThing } from '../data-files/shelf.ts'
import { missingPictures } from './pictures-used.ts'
import {
  deleteVersion,
  insertStoryAs,
  insertStoryVersion,
  lockStory,
  replaceAddresses,
  selectAddresses,
  selectHolder,
  selectStoryRows,
  selectWholeVersions,
  setLive,
  setPlace,
  touchStory,
  type WholeVersion,
} from './store-writing.ts'

const locale = z.enum(['nl', 'en'])
const ownSlug = z.string().refine((slug) => /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/.test(slug) && !isTaken(slug))

const fileSchema = z.strictObject({
  uuid: z.uuid(),
  position: z.number().int(),
  tags: z.array(z.string().max(80)),
  hidden: z.boolean(),
  addresses: z.array(z.strictObject({ locale, slug: ownSlug, leads_on: z.boolean() })).min(1),
  versions: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(200),
        note: z.string().max(500),
        live_from: z.iso.datetime(),
        content: z.looseObject({ component: z.string(), _uid: z.string() }),
      }),
    )
    .min(1),
})

type StoryFile = z.output<typeof fileSchema>
type FiledVersion = StoryFile['versions'][number]

type Parts = { readonly clock: Clock; readonly onWritten: () => void }

/** Stories as files: what is live and what is planned. Drafts and what once was stay where they are. */
export function storyShelf({ clock, onWritten }: Parts): DataShelf {
  return {
    folder: 'stories',
    written: onWritten,

    async list(db: Db | Tx): Promise<DataThing[]> {
      const [stories, versions, addresses] = [
        await selectStoryRows(db),
        await selectWholeVersions(db),
        await selectAddresses(db),
      ]
      return stories.flatMap(({ uuid, position, tag_list, hidden }) => {
        const own = shownVersions(
          versions.filter(({ story }) => story === uuid),
          clock.now(),
        )
        const places = addresses.filter(({ story }) => story === uuid)
        const name = places.find((row) => row.locale === 'nl' && row.is_current)?.slug
        if (name === undefined || own.length === 0) return []
        const value = {
          ...{ uuid, position, tags: tag_list, hidden, versions: own.map(filed) },
          addresses: places.map((row) => ({ locale: row.locale, slug: row.slug, leads_on: !row.is_current })),
        }
        return [{ name, label: own[0]?.name ?? name, value }]
      })
    },

    async write({ tx, by }, { name, value }) {
      const file = demandShape(fileSchema, value)
      const versions = file.versions.toSorted((one, other) => one.live_from.localeCompare(other.live_from))
      if (!file.addresses.some((row) => row.locale === 'nl' && !row.leads_on && row.slug === name)) {
        throw refuseThing('invalid_value', 'addresses', `Its own Dutch address is not ${name}.`)
      }
      const { uuid } = file
      const isNew = (await lockStory(tx, uuid)) === undefined
      for (const { locale, slug } of file.addresses) {
        const holder = await selectHolder(tx, locale, slug, uuid)
        if (holder) throw refuseThing('conflict', `addresses.${locale}.${slug}`, `${holder.name} has this address.`)
      }
      const checked = []
      for (const [index, version] of versions.entries()) {
        checked.push({ ...version, content: await usable(tx, version.content, `versions.${index}.content`) })
      }
      const now = clock.now()
      if (isNew) await insertStoryAs(tx, uuid, now)
      await setPlace(tx, uuid, { position: file.position, tag_list: file.tags, hidden: file.hidden })
      await replaceAddresses(
        tx,
        uuid,
        file.addresses.map(({ leads_on, ...address }) => ({ ...address, is_current: !leads_on })),
      )
      await writeVersions(tx, { uuid, by, now, wanted: checked })
      await touchStory(tx, uuid, now)
    },
  }
}

const filed = ({ name, note, live_from, content }: WholeVersion): FiledVersion => ({
  ...{ name, note, live_from: live_from?.toISOString() ?? '' },
  content: content as FiledVersion['content'],
})

/** The one that readers see, and those that come; the next last. */
function shownVersions(rows: readonly WholeVersion[], now: Date): WholeVersion[] {
  const { live, planned } = versionsAt(rows, now)
  return [...(live ? [live] : []), ...planned]
}

async function usable(tx: Tx, content: FiledVersion['content'], path: string): Promise<StoredContent> {
  if (content.component !== 'page') return content
  const { content: clean, issues } = checkPage(content)
  const wrong = [...issues.filter(({ weight }) => weight !== 'advice'), ...(await missingPictures(tx, clean))]
  const [first] = wrong
  if (first) throw refuseThing(first.code, `${path}.${first.path}`, `It cannot go live: ${first.code}.`)
  return clean
}

type VersionsToWrite = {
  readonly uuid: string
  readonly by: string
  readonly now: Date
  readonly wanted: readonly FiledVersion[]
}

/** What is live by the file becomes live here; what is planned by the file takes the place of what was planned here. */
async function writeVersions(tx: Tx, { uuid, by, now, wanted }: VersionsToWrite): Promise<void> {
  const rows = (await selectWholeVersions(tx, uuid)).toSorted((one, other) => one.number - other.number)
  const here = shownVersions(rows, now)
  const isPast = ({ live_from }: FiledVersion) => Date.parse(live_from) <= now.getTime()
  const [live, liveHere] = [wanted.findLast(isPast), here.find((row) => Number(row.live_from) <= now.getTime())]
  const [planned, plannedHere] = [wanted.filter((one) => !isPast(one)), here.filter((row) => row !== liveHere)]
  let last = rows.at(-1)?.number ?? 0
  const add = async ({ name, note, content }: FiledVersion, live_from: Date) => {
    last += 1
    await insertStoryVersion(tx, { story: uuid, number: last, name, note, content, made_by: by, made_at: now })
    await setLive(tx, uuid, last, live_from)
  }
  const isNewer = live !== undefined && Date.parse(live.live_from) > Number(liveHere?.live_from ?? 0)
  const saysTheSame = liveHere && live && isSame({ ...filed(liveHere), live_from: '' }, { ...live, live_from: '' })
  // What was edited in a file has the moment of before: it is live from now on, and brought in again it changes nothing.
  if (live && (isNewer || !saysTheSame)) await add(live, isNewer ? new Date(live.live_from) : now)
  if (!isSame(plannedHere.map(filed), planned)) {
    for (const { number } of plannedHere) await deleteVersion(tx, uuid, number)
    for (const version of planned) await add(version, new Date(version.live_from))
  }
  // What somebody is writing stays the newest, and they see that something came between.
  const draft = rows.findLast(({ live_from }) => live_from === null)
  if (draft && draft.number < last) {
    await deleteVersion(tx, uuid, draft.number)
    const { name, note, content, made_by, made_at, revision } = draft
    const moved = { name, note, content: content as object, made_by, made_at, revision: revision + 1 }
    await insertStoryVersion(tx, { ...moved, story: uuid, number: last + 1 })
  }
}
