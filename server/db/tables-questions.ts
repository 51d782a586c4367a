import type { ColumnType } from 'kysely'
import type { CountedDevice } from '#domain/stumbling/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Json, Moment } from './tables-orders.ts'

/** A question in other words than the code has, from a moment on. */
interface QuestionRewriteTable {
  question: string
  revision: number
  words: Json<unknown>
  at: Moment
  made_by: ColumnType<string | null, string | null | undefined>
  who: string
}

/** How many people something happened to at a question in a week. */
interface QuestionCountTable {
  week: string
  question: string
  flow: string
  locale: Locale
  device: CountedDevice
  words: number
  what: string
  people: number
}

export interface QuestionTables {
  question_counts: QuestionCountTable
  question_rewrites: QuestionRewriteTable
}
