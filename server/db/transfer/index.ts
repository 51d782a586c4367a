// All data as one portable file, to move between engines, versions and machines.
export { type Reference, readReferences } from './catalog.ts'
export { type Departing, exportData } from './export.ts'
export { type Arriving, importData } from './import.ts'
export type { TransferCount, TransferLine } from './lines.ts'
export { readLines, writeLines } from './lines.ts'
export type { TransferPart } from './part.ts'
