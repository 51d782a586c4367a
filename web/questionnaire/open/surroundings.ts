import type { Site } from '#contract/site.ts'
import type { FlowContext } from '#domain/flow/index.ts'
import type { PreparedFlow } from './prepared.ts'
import { dayInAmsterdam } from './today.ts'

/** What is known of a questionnaire before anything of it is asked for. */
export interface Surroundings extends PreparedFlow {
  readonly flags: Site['flags']
  readonly unserved: Site['unserved_countries']
}

export const contextOf = ({ flags, unserved }: Surroundings): FlowContext => ({
  today: dayInAmsterdam(new Date()),
  flags,
  unservedCountries: unserved,
})
