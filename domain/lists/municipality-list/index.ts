/** The municipalities to choose from: a long list, with a door of its own so that a browser can fetch it later. */
export { municipalityEntries } from '../municipality-entries.ts'
