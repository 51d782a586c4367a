import type { ColumnType } from 'kysely'
import type { Json, Moment } from './tables-orders.ts'

/** Prices from a day on. Stored JSON of any age: read it through its schema. */
interface PriceBookTable {
  valid_from: string
  book: Json<unknown>
  made_from: ColumnType<unknown, string | null | undefined, string | null>
  reason: ColumnType<string, string | undefined>
  planned_by: ColumnType<string | null, string | null | undefined>
  planned_at: ColumnType<Date | null, Date | null | undefined>
  revision: ColumnType<number, number | undefined>
}

/** Prices in the making. */
interface PriceBookDraftTable {
  id: ColumnType<string, string | undefined, never>
  valid_from: string
  book: Json<unknown>
  made_from: Json<unknown>
  reason: ColumnType<string, string | undefined>
  revision: ColumnType<number, number | undefined>
  changed_by: ColumnType<string | null, string | null | undefined>
  changed_at: Moment
}

export interface PriceTables {
  price_books: PriceBookTable
  price_book_drafts: PriceBookDraftTable
}
