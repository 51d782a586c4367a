import type { FlowContext } from '#domain/blueprint/index.ts'
import { type DutchDate, dateInAmsterdam } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { References } from '../reference/references.ts'
import type { KeptQuestionnaire } from './questionnaire.ts'

/** Answers of another day are looked at as they were then. */
type KeptOnDay = Pick<KeptQuestionnaire, 'predefined_notary_id'> &
  Partial<Pick<KeptQuestionnaire, 'paid_at'>> & { readonly day?: DutchDate }

/** What a flow must know about the service and the day, to say what counts in a questionnaire. */
export function flowContextFor({ config, clock }: { readonly config: Config; readonly clock: Clock }) {
  const flags = () => ({
    incorporation_speed: config.INCORPORATION_SPEED_ENABLED,
    share_deviation: config.SHARE_DEVIATION_ENABLED,
    in_person: config.IN_PERSON_ENABLED,
    participants: config.PARTICIPANTS_ENABLED,
    year_end_warning: config.YEAR_END_WARNING_ENABLED,
  })
  return ({ unservedCountries, sellsAgreement }: References, kept: KeptOnDay): FlowContext => {
    const today = kept.day ?? clock.today()
    // What was paid for stays, also when it is no longer sold.
    const ordered = kept.paid_at ? dateInAmsterdam(kept.paid_at) : today
    return {
      today,
      flags: { ...flags(), shareholders_agreement: sellsAgreement(ordered) },
      unservedCountries,
      predefined_notary: kept.predefined_notary_id !== null,
    }
  }
}
