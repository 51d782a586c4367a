import type { ColumnType } from 'kysely'

/** A jsonb column: read as a value, always written as text (`JSON.stringify`), so both drivers store the same. */
export type Json<T> = ColumnType<T, string, string>

/** A bigint or identity column the database fills in; read as a number. */
export type Numbered = ColumnType<number, number | undefined, never>

/** A timestamptz column that must be given. */
export type Moment = ColumnType<Date, Date, Date>

/** A timestamptz column with `default now()`. */
export type DefaultMoment = ColumnType<Date, Date | undefined, Date>

/** Which seeded rows were ever planted, so that a row someone edited or removed stays that way. */
export interface SeededRowTable {
  table_name: string
  row_key: string
  seeded_at: DefaultMoment
}

/** Work to do later. `due_at` of a running job is the end of its lease. */
export interface JobTable {
  id: string
  job: string
  payload: string | null
  state: ColumnType<'waiting' | 'running' | 'done' | 'failed', 'waiting' | undefined>
  due_at: Moment
  attempts: ColumnType<number, undefined, number>
  claim: ColumnType<string | null, undefined>
  dedup_key: string | null
  last_error: ColumnType<string | null, undefined>
  created_at: Moment
  finished_at: ColumnType<Date | null, undefined>
}

export interface JobScheduleTable {
  job: string
  slot: Moment
}

export interface OutboxMailTable {
  id: string
  position: Numbered
  content: string
  created_at: Moment
}

/** A card of the home screens. */
export interface ServiceTable {
  slug: string
  flow: string | null
  with_holding: boolean
  enabled: boolean
  needs_flag: string | null
  featured: boolean
  screens: string[]
  position: number
}

/** Stored JSON of any age: read it through its schema. */
export interface PriceBookTable {
  valid_from: string
  book: Json<unknown>
}

export interface StoryTable {
  id: Numbered
  uuid: ColumnType<string, string | undefined>
  slug: string
  name: string
  content: Json<unknown>
  content_en: ColumnType<unknown, string | null, string | null>
  position: ColumnType<number, number | undefined>
  tag_list: ColumnType<string[], string[] | undefined>
  created_at: DefaultMoment
  published_at: DefaultMoment
}

/** Every table of the service; each migration that makes one adds its interface here. */
export interface Tables {
  job_schedules: JobScheduleTable
  jobs: JobTable
  outbox_mails: OutboxMailTable
  price_books: PriceBookTable
  seeded_rows: SeededRowTable
  services: ServiceTable
  stories: StoryTable
}
