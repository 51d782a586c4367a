import type { ColumnType } from 'kysely'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Json, Moment } from './tables-orders.ts'

/** A company of an account. Stored JSON of any age: read it through its schema. */
export interface CompanyTable {
  uuid: string
  account: string
  case_uuid: ColumnType<string | null, string | null | undefined>
  holding_of: ColumnType<ShareholderKey | null, ShareholderKey | null | undefined>
  facts: Json<unknown>
  version: ColumnType<number, number | undefined>
  created_at: Moment
  updated_at: Moment
}
