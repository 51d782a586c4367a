// Looks for viruses in what people send, where a scanner is set.
export { clamdScanner } from './clamd.ts'
export { createScanner } from './create-scanner.ts'
export { type Scanner, ScannerError } from './port.ts'
