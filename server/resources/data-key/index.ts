// The key of the data: a server starts only with the one that opens what is there, and another can take its place.
export { checkDataKey, opensData, openVault } from './open.ts'
export { RekeyError, type Renewed, rekey } from './rekey.ts'
