import type { OfficeCase } from '#contract/notary-cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { useDays } from './days.ts'

type Participant = OfficeCase['participants'][number]

const sinceOf = ({ state, ...at }: Participant): string | null =>
  ({
    to_invite: null,
    invited: at.invited_at,
    began: at.began_at,
    complete: at.completed_at,
    declined: at.declined_at,
  })[state]

/** How far somebody is with their own part, in a sentence. */
export function useOwnPartWords(): (participant: Participant) => string {
  const say = useSay()
  const days = useDays()
  return (participant) => {
    const since = sinceOf(participant)
    return say(`case.participants.states.${participant.state}`, { day: since === null ? '' : days.moment(since) })
  }
}
