import { sql } from 'kysely'
import type { Locale } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number]

/** Without what they say: the newest first. */
export function selectVersions(db: Db | Tx, story?: string) {
  let versions = db
    .selectFrom('story_versions')
    .leftJoin('accounts', 'accounts.uuid', 'story_versions.made_by')
    .select([
      ...(['story_versions.story', 'story_versions.number', 'story_versions.revision', 'story_versions.name'] as const),
      ...(['story_versions.note', 'story_versions.live_from', 'story_versions.made_at'] as const),
      ...(['accounts.firstname', 'accounts.lastname'] as const),
    ])
    .orderBy('story_versions.story')
    .orderBy('story_versions.number', 'desc')
  if (story !== undefined) versions = versions.where('story_versions.story', '=', story)
  return versions.execute()
}

export function selectVersion(db: Db | Tx, story: string, number: number) {
  return db
    .selectFrom('story_versions')
    .selectAll()
    .where('story', '=', story)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** What will be live once, with the story it is of. */
export function selectPlannedContents(db: Db | Tx, now: Date) {
  return db
    .selectFrom('story_versions')
    .select(['story as uuid', 'name', 'content'])
    .where('live_from', '>', now)
    .orderBy('id')
    .execute()
}

/** Of these pictures, those that are there. */
export async function selectPictureNames(db: Db | Tx, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await db.selectFrom('pictures').select('name').where('name', 'in', names).execute()
  return new Set(rows.map(({ name }) => name))
}

/** Whoever writes about a story waits here for who was first. */
export function lockStory(tx: Tx, story: string) {
  return tx.selectFrom('stories').selectAll().where('uuid', '=', story).forUpdate().executeTakeFirst()
}

export function selectStoryFlags(db: Db | Tx) {
  return db.selectFrom('stories').select(['uuid', 'hidden']).orderBy('position').orderBy('id').execute()
}

export function selectAddresses(db: Db | Tx, story?: string) {
  let addresses = db.selectFrom('story_addresses').selectAll().orderBy('locale').orderBy('slug')
  if (story !== undefined) addresses = addresses.where('story', '=', story)
  return addresses.execute()
}

export async function insertStory(tx: Tx, now: Date): Promise<string> {
  const last = await tx
    .selectFrom('stories')
    .select((row) => row.fn.max('position').as('position'))
    .executeTakeFirst()
  const position = (last?.position ?? 0) + 10
  const { uuid } = await tx
    .insertInto('stories')
    .values({ position, created_at: now, changed_at: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** With the name that it has elsewhere. */
export async function insertStoryAs(tx: Tx, uuid: string, now: Date): Promise<void> {
  await tx.insertInto('stories').values({ uuid, created_at: now, changed_at: now }).execute()
}

type StoryPlace = { readonly position: number; readonly tag_list: string[]; readonly hidden: boolean }

export async function setPlace(tx: Tx, story: string, place: StoryPlace): Promise<void> {
  await tx.updateTable('stories').set(place).where('uuid', '=', story).execute()
}

export function selectStoryRows(db: Db | Tx) {
  return db.selectFrom('stories').selectAll().orderBy('position').orderBy('id').execute()
}

/** With what they say, of one story or of all. */
export function selectWholeVersions(db: Db | Tx, story?: string) {
  let versions = db.selectFrom('story_versions').selectAll().orderBy('story').orderBy('number')
  if (story !== undefined) versions = versions.where('story', '=', story)
  return versions.execute()
}

export type WholeVersion = Awaited<ReturnType<typeof selectWholeVersions>>[number]

type NewStoryVersion = {
  readonly story: string
  readonly number: number
  readonly name: string
  readonly note: string
  readonly content: object
  readonly made_by: string | null
  readonly made_at: Date
  readonly revision?: number
}

export async function insertStoryVersion(tx: Tx, { content, ...version }: NewStoryVersion): Promise<void> {
  await tx
    .insertInto('story_versions')
    .values({ ...version, content: JSON.stringify(content) })
    .execute()
}

type VersionDraft = Omit<NewStoryVersion, 'story' | 'number' | 'revision'> & { readonly revision: number }

export async function updateDraft(
  tx: Tx,
  story: string,
  number: number,
  { content, ...draft }: VersionDraft,
): Promise<void> {
  await tx
    .updateTable('story_versions')
    .set({ ...draft, content: JSON.stringify(content) })
    .where('story', '=', story)
    .where('number', '=', number)
    .where('live_from', 'is', null)
    .execute()
}

export async function setLive(tx: Tx, story: string, number: number, live_from: Date | null): Promise<void> {
  await tx
    .updateTable('story_versions')
    .set((row) => ({ live_from, revision: row('revision', '+', 1) }))
    .where('story', '=', story)
    .where('number', '=', number)
    .execute()
}

export async function deleteVersion(tx: Tx, story: string, number: number): Promise<void> {
  await tx.deleteFrom('story_versions').where('story', '=', story).where('number', '=', number).execute()
}

/** Another story that has an address already. */
export function selectHolder(tx: Tx, locale: Locale, slug: string, story: string) {
  return tx
    .selectFrom('story_addresses')
    .innerJoin('story_versions', 'story_versions.story', 'story_addresses.story')
    .where('story_addresses.locale', '=', locale)
    .where('story_addresses.slug', '=', slug)
    .where('story_addresses.story', '!=', story)
    .select(['story_addresses.story as uuid', 'story_versions.name'])
    .orderBy('story_versions.number', 'desc')
    .executeTakeFirst()
}

/** All addresses of a story at once; how often one was used is kept. */
export async function replaceAddresses(
  tx: Tx,
  story: string,
  addresses: readonly { readonly locale: Locale; readonly slug: string; readonly is_current: boolean }[],
): Promise<void> {
  const before = await selectAddresses(tx, story)
  await tx.deleteFrom('story_addresses').where('story', '=', story).execute()
  const visits = new Map(before.map((row) => [`${row.locale}/${row.slug}`, row.visits]))
  if (addresses.length === 0) return
  await tx
    .insertInto('story_addresses')
    .values(addresses.map((row) => ({ ...row, story, visits: visits.get(`${row.locale}/${row.slug}`) ?? 0 })))
    .execute()
}

/** Readers keep content by its version, which is the newest of these moments: a change must always move it. */
export async function touchStory(tx: Tx, story: string, now: Date): Promise<void> {
  const moved = sql<Date>`greatest(${now}, (select max(changed_at) from stories) + interval '1 millisecond')`
  await tx.updateTable('stories').set({ changed_at: moved }).where('uuid', '=', story).execute()
}

export async function setHidden(tx: Tx, story: string, hidden: boolean): Promise<void> {
  await tx.updateTable('stories').set({ hidden }).where('uuid', '=', story).execute()
}
