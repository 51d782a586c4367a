// Finding a Dutch address by its postal code and house number.
export { AddressFinder } from './address-finder.tsx'
export { gatherAddressRows } from './gather.ts'
export { useLookUp } from './use-look-up.ts'
