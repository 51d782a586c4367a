// Files through one door, encrypted before they are kept: in the data folder by default, in a bucket where one is set.
export { createFiles } from './create-files.ts'
export { createFakeFiles } from './fake.ts'
export { FileError, type Files, type SealedFiles } from './port.ts'
