// Finding a Dutch address by its postal code and house number.
export { useLookUp } from './use-look-up.ts'
