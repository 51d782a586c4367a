import type { OfficeCase } from '#contract/notary-cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { useDays } from './days.ts'

export type OfficeParticipant = OfficeCase['participants'][number]

const sinceOf = ({ state, ...at }: OfficeParticipant): string | null =>
  ({
    to_invite: null,
    invited: at.invited_at,
    began: at.began_at,
    complete: at.completed_at,
    declined: at.declined_at,
  })[state]

/** How far somebody is with their own part, in a sentence. */
export function useOwnPartWords(): (participant: OfficeParticipant) => string {
  const say = useSay()
  const days = useDays()
  return (participant) => {
    const since = sinceOf(participant)
    return say(`case.participants.states.${participant.state}`, { day: since === null ? '' : days.moment(since) })
  }
}
