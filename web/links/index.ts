// Typed addresses: which places exist, how to link to one and how to read one from the address bar.
export { href } from './href.ts'
export { type FoundPlace, placeAt, queryAt } from './place-at.ts'
export type { PlaceName } from './places.ts'
export { redirectTarget } from './redirect-target.ts'
