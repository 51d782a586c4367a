// The whole service on the move: rows and files in one export, sealed as they were, and proven whole where they arrive.
export { exportService } from './export.ts'
export { importService } from './import.ts'
export { MoveError } from './move-error.ts'
