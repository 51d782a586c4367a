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

/** Names and nationalities to choose from; `name` is null where there is only a nationality, and the other way round. */
export interface CountryTable {
  code: string
  priority: number
  name_nl: string | null
  name_en: string | null
  nationality_nl: string | null
  nationality_en: string | null
  inhabited: boolean
  risk_level: string
}

export interface NotaryTable {
  id: number
  name: string
  city: string
  province: string
  latitude: number
  longitude: number
  dutch_information: string
  english_information: string
  flows: string[] | null
  active: ColumnType<boolean, boolean | undefined>
  position: number
}

export interface ProductTypeTable {
  id: number
  slug: string
  product_type_type: string
  category: string
  nl: Json<unknown>
  en: Json<unknown>
  image: string | null
}

export interface UpsellPackageTypeTable {
  id: number
  name: string
  strikethrough_price: number | null
  translation_json: Json<unknown>
  flows: string[] | null
  active: ColumnType<boolean, boolean | undefined>
  position: number
}

export interface UpsellPackageTypeProductTable {
  id: number
  upsell_package_type_id: number
  product_type_id: number
  position: number
}

/** Stored answers of any age: read them through the gate of the fields. */
export interface QuestionnaireTable {
  uuid: string
  flow: string
  visitor: string
  account: string | null
  version: ColumnType<number, number | undefined>
  step: number
  temporal_step: number
  substep: number
  answers: Json<unknown>
  sealed: Json<unknown>
  calculation_uuid: string | null
  predefined_notary_id: number | null
  completed_at: Date | null
  transferred_from: ColumnType<string | null, string | null | undefined>
  transferred_version: ColumnType<number | null, number | null | undefined>
  created_at: Moment
  updated_at: Moment
}

/** Every table of the service; each migration that makes one adds its interface here. */
export interface Tables {
  countries: CountryTable
  job_schedules: JobScheduleTable
  jobs: JobTable
  notaries: NotaryTable
  outbox_mails: OutboxMailTable
  price_books: PriceBookTable
  product_types: ProductTypeTable
  questionnaires: QuestionnaireTable
  seeded_rows: SeededRowTable
  services: ServiceTable
  stories: StoryTable
  upsell_package_type_products: UpsellPackageTypeProductTable
  upsell_package_types: UpsellPackageTypeTable
}
