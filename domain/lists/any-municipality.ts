import type * as known from './known-municipalities.ts'

// Stands in a browser for `known-municipalities.ts`: the list is long, comes after the first questions, and is all that
// can be chosen from there. Whether a municipality exists is for the server to say.

export const isMunicipality: typeof known.isMunicipality = () => true

export const municipalityNamed: typeof known.municipalityNamed = () => undefined
