// What screens of contracts share: which there are, where one stands, a list of them, and their text to be read.
export { AllowanceNote } from './allowance-note.tsx'
export { BackLink } from './back-link.tsx'
export { ContractLines } from './contract-lines.tsx'
export { DocumentReading } from './document-reading.tsx'
export { type ContractKind, useContractKinds, useKindTitle } from './kinds.ts'
export { ContractStatusTag } from './status-tag.tsx'
