import type { ColumnType } from 'kysely'

/** A jsonb column: read as a value, always written as text (`JSON.stringify`), so both drivers store the same. */
export type Json<T> = ColumnType<T, string, string>

/** A bigint or identity column the database fills in; read as a number. */
export type Numbered = ColumnType<number, number | undefined, never>

/** A timestamptz column that must be given. */
export type Moment = ColumnType<Date, Date, Date>

/** A timestamptz column with `default now()`. */
export type DefaultMoment = ColumnType<Date, Date | undefined, Date>
