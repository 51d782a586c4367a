// All data as one portable file, to move between engines, versions and machines.
export { exportData } from './export.ts'
export { readLines, writeLines } from './file.ts'
export { importData } from './import.ts'
export type { Line } from './lines.ts'
