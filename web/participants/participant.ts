import type { Participant } from '#contract/participant-progress.ts'
import { reminderDays } from '#domain/participants/index.ts'
import { compareDates, dateInAmsterdam, isoDate, isoDayInAmsterdam } from '#domain/values/index.ts'
import { useShortDay } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'

export const firstNameOf = ({ name }: Pick<Participant, 'name'>): string => name.split(' ')[0] || name

/** How far somebody is, in one word: as long as they are not done it counts whether their link works. */
export function standingOf({ state, link }: Participant): Participant['state'] | 'expired' | 'revoked' {
  if (state !== 'invited' && state !== 'began') return state
  return link === 'expired' || link === 'revoked' ? link : state
}

/** How far somebody is in plain words: since when, and what comes by itself. */
export function useStory(): (participant: Participant, paid: boolean) => readonly string[] {
  const say = useSay()
  const short = useShortDay()
  const { locale } = useLocale()
  const dayOf = (moment: string | null) => (moment === null ? '' : short(isoDayInAmsterdam(moment)))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (participant, paid) => {
    const { email, invited_at, reminded_at, until } = participant
    const name = firstNameOf(participant)
    const standing = standingOf(participant)
    const since = { invited: invited_at, began: participant.began_at, complete: participant.completed_at }
    const moments = { ...since, declined: participant.declined_at, expired: until, revoked: null, to_invite: null }
    const told = say(`invited.state.${standing}`, { name, email, day: dayOf(moments[standing]) })
    if (standing === 'to_invite') return [told, ...(paid ? [] : [say('invited.at_payment')])]
    const reminded = reminded_at === null ? [] : [say('invited.reminded', { day: dayOf(reminded_at) })]
    if (standing === 'expired') {
      const has = participant.began_at === null ? 'invited.not_begun' : 'invited.begun'
      return [told, ...reminded, say(has, { name })]
    }
    if (standing !== 'invited' && standing !== 'began') return [told]
    const today = dateInAmsterdam(new Date())
    const coming = invited_at === null ? [] : reminderDays(dateInAmsterdam(new Date(invited_at)))
    const days = coming.filter((day) => compareDates(day, today) > 0).map((day) => short(isoDate(day)))
    return [
      told,
      ...reminded,
      say('invited.sealed', { name }),
      ...(days.length === 0 ? [] : [say('invited.reminders', { days: list.format(days) })]),
    ]
  }
}
