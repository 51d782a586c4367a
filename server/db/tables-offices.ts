import type { ColumnType } from 'kysely'
import type { RiskLevel } from '#domain/lists/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Moment } from './tables-orders.ts'

export interface CountryTable {
  code: string
  priority: number
  name_nl: string | null
  name_en: string | null
  nationality_nl: string | null
  nationality_en: string | null
  inhabited: boolean
  /** As our own list has it; what was said since is in `country_risks`. */
  risk_level: string
  revision: ColumnType<number, number | undefined>
}

export interface CountryRiskTable {
  code: string
  from_day: string
  level: RiskLevel
  reason: string
  made_by: string | null
  made_at: Moment
}

export interface NotaryTable {
  id: number
  name: string
  city: string
  province: string
  latitude: number | null
  longitude: number | null
  dutch_information: string
  english_information: string
  flows: string[] | null
  active: ColumnType<boolean, boolean | undefined>
  position: number
  /** Title, first names and surname together. */
  notary_name: ColumnType<string | null, never, never>
  notary_title: ColumnType<string, string | undefined>
  notary_firstnames: ColumnType<string, string | undefined>
  notary_lastname: ColumnType<string, string | undefined>
  deputy: ColumnType<string, string | undefined>
  takes_cases: ColumnType<boolean, boolean | undefined>
  pause_until: ColumnType<string | null, string | null | undefined>
  pause_reason: ColumnType<string, string | undefined>
  languages: ColumnType<Locale[] | null, Locale[] | null | undefined>
  choosable: ColumnType<boolean, boolean | undefined>
  revision: ColumnType<number, number | undefined>
  seat: ColumnType<string | null, string | null | undefined>
  email: ColumnType<string | null, string | null | undefined>
  phone: ColumnType<string | null, string | null | undefined>
  terms: ColumnType<unknown, string | undefined, string>
  closed_days: ColumnType<string[], string[] | undefined>
  capacity: ColumnType<number | null, number | null | undefined>
  picture: ColumnType<string | null, string | null | undefined>
  hours: ColumnType<unknown, string | null | undefined, string | null>
}
