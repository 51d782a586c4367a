import type { FlowContext } from '#domain/flow/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { References } from '../reference/references.ts'
import type { KeptQuestionnaire } from './questionnaire.ts'

/** Answers of another day are looked at as they were then. */
type Looked = Pick<KeptQuestionnaire, 'predefined_notary_id'> & { readonly day?: DutchDate }

/** What a flow must know about the service and the day, to say what counts in a questionnaire. */
export function flowContextFor({ config, clock }: { readonly config: Config; readonly clock: Clock }) {
  const flags = {
    incorporation_speed: config.INCORPORATION_SPEED_ENABLED,
    share_deviation: config.SHARE_DEVIATION_ENABLED,
    in_person: config.IN_PERSON_ENABLED,
    year_end_warning: config.YEAR_END_WARNING_ENABLED,
  }
  return ({ unservedCountries }: References, kept: Looked): FlowContext => ({
    today: kept.day ?? clock.today(),
    flags,
    unservedCountries,
    predefined_notary: kept.predefined_notary_id !== null,
  })
}
