/** What would make a notary or the register turn a company away, said before it is paid. */
export { addressesToFind } from './addresses.ts'
export type { Reservation } from './names.ts'
export {
  type Refusal,
  type RefusalContext,
  refusalCodes,
  refusalsIn,
  signingDayOf,
} from './refusals.ts'
