import type { ColumnType } from 'kysely'
import type { ContractStatus } from '#domain/contracts/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Locale } from '#domain/values/index.ts'
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

/** A contract of an account; what was answered is sealed. */
export interface ContractTable {
  uuid: string
  account: string
  company: string
  name: string
  language: Locale
  title: string
  status: ContractStatus
  version: ColumnType<number, number | undefined>
  revision: ColumnType<number, number | undefined>
  sealed_answers: string
  copied_from: ColumnType<string | null, string | null | undefined>
  request_key: ColumnType<string | null, string | null | undefined>
  created_at: Moment
  updated_at: Moment
}

/** A text as it was approved. */
export interface ContractRevisionTable {
  contract: string
  number: number
  title: string
  text_sha256: string
  file: string
  pages: number
  pdf_sha256: string
  docx_sha256: string
  approved_at: Moment
}
