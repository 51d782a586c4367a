import type { Answers, MainAnswers } from '#domain/fields/index.ts'
import { withAnswer } from '../../store/answers.ts'

/** Online, or one of the four ways to a notary's office. */
export const notaryWays = ['online', 'partner_notary', 'notary_in_area', 'known_notary', 'help_finding'] as const
export type NotaryWay = (typeof notaryWays)[number]

export const atTheOffice: readonly NotaryWay[] = notaryWays.filter((way) => way !== 'online')

/** The way that was chosen; null while none is. */
export const wayOf = ({ online_notary, notary_option }: MainAnswers): NotaryWay | null =>
  online_notary === true ? 'online' : (notary_option ?? null)

/** The answers with this way chosen. What was filled in for another way stays, so that choosing back restores it. */
export function chooseWay(answers: Answers, way: NotaryWay): Answers {
  const placed = withAnswer(answers, 'main.online_notary', way === 'online')
  if (way === 'online') return placed
  const chosen = withAnswer(placed, 'main.notary_option', way)
  // A notary from our list belongs to that way only: elsewhere it would be a second notary.
  return way === 'partner_notary' ? chosen : withAnswer(chosen, 'main.notary_id', null)
}

/** Ways where the identification is paid at that notary. */
export const paysElsewhere = (way: NotaryWay | null): boolean => way === 'notary_in_area' || way === 'known_notary'
