import type { FieldFlag } from '../fields/index.ts'
import type { DutchDate } from '../values/index.ts'

/** Which switchable questions and remarks are on. */
export type FlowFlags = Readonly<Record<FieldFlag | 'year_end_warning', boolean>>

/** As the service runs when the configuration says nothing. */
export const standardFlags: FlowFlags = {
  incorporation_speed: true,
  share_deviation: false,
  in_person: false,
  shareholders_agreement: true,
  participants: false,
  year_end_warning: true,
}

/** What the engine must be told because it has no clock and no configuration. */
export interface FlowContext {
  /** The day in Amsterdam. */
  readonly today: DutchDate
  readonly flags?: FlowFlags
  /** The founder came with a notary: the choice is made. */
  readonly predefined_notary?: boolean
  /** Where the admin's list of countries differs from the seed. */
  readonly unservedCountries?: readonly string[]
}
