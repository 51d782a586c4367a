// The database: PGlite in DATA_DIR by default, PostgreSQL by DATABASE_URL, the same code and tables on both.
export { connect } from './connect.ts'
export type { Database, Db, Tx } from './database.ts'
export { DatabaseError } from './database-error.ts'
export { patiently } from './patience.ts'
export { QueryError } from './query-error.ts'
export { seed } from './seed/index.ts'
export {
  type Arriving,
  exportData,
  importData,
  type Line,
  type Moved,
  readLines,
  writeLines,
} from './transfer/index.ts'
export { DatabaseTrouble } from './trouble.ts'
