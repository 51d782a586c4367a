// Typed addresses: which places exist, how to link to one and how to read one from the address bar.

export type { PlaceName } from './places.ts'
export { type FoundPlace, href, placeAt, queryAt } from './places.ts'
export { ownRedirectTarget } from './redirect-target.ts'
export { smallPrint, smallPrintHref } from './small-print.ts'
