// The database: PGlite in DATA_DIR by default, PostgreSQL by DATABASE_URL, the same code and tables on both.
export { connect } from './connect.ts'
export type { Database, Db, Tx } from './database.ts'
export { patiently } from './patience.ts'
export { seed } from './seed/index.ts'
export type { Tables } from './tables.ts'
export {
  type Arriving,
  exportData,
  importData,
  type Reference,
  readLines,
  readReferences,
  type TransferCount,
  type TransferLine,
  type TransferPart,
  writeLines,
} from './transfer/index.ts'
export { DatabaseError, DatabaseTrouble, QueryError } from './trouble.ts'
