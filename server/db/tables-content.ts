import type { ColumnType } from 'kysely'
import type { StoredContent } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { DefaultMoment, Json, Moment, NumberColumn } from './tables-orders.ts'

/** Something that people write for the site: a page, the reviews, the words above a screen. */
interface StoryTable {
  id: NumberColumn
  uuid: ColumnType<string, string | undefined, never>
  position: ColumnType<number, number | undefined>
  tag_list: ColumnType<string[], string[] | undefined>
  hidden: ColumnType<boolean, boolean | undefined>
  created_at: DefaultMoment
  changed_at: Moment
}

/** A story as it was at a moment; one without `live_from` is a draft. */
interface StoryVersionTable {
  id: NumberColumn
  story: string
  number: number
  name: string
  content: Json<StoredContent>
  live_from: ColumnType<Date | null, Date | string | null | undefined>
  note: ColumnType<string, string | undefined>
  made_by: ColumnType<string | null, string | null | undefined>
  made_at: Moment
  revision: ColumnType<number, number | undefined>
}

/** What somebody changed in the back office. */
interface AuditLineTable {
  id: NumberColumn
  at: Moment
  made_by: ColumnType<string | null, string | null | undefined>
  who: string
  action: string
  subject: string
  label: string
  detail: ColumnType<unknown, string | undefined>
}

/** An address that leads to a story. */
interface StoryAddressTable {
  locale: Locale
  slug: string
  story: string
  is_current: ColumnType<boolean, boolean | undefined>
  visits: ColumnType<number, number | undefined>
}

/** A picture that stands, or may stand, on a page. */
interface PictureTable {
  name: string
  /** Its files are `<file>/<width>.webp` and `<file>/<width>.jpg`. */
  file: string
  alt_nl: string
  alt_en: string
  bytes: number
  made_by: ColumnType<string | null, string | null | undefined>
  made_at: Moment
}

/** A setting that an operator turned. */
interface SwitchTable {
  name: string
  is_on: boolean
  note: ColumnType<{ nl: string; en: string } | null, string | null | undefined>
  changed_at: Moment
}

export interface ContentTables {
  pictures: PictureTable
  switches: SwitchTable
  audit_lines: AuditLineTable
  stories: StoryTable
  story_versions: StoryVersionTable
  story_addresses: StoryAddressTable
}
