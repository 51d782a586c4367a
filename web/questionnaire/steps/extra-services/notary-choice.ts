import type { Answers } from '#domain/fields/index.ts'
import { type NotaryWay, notaryWays } from '#domain/orders/index.ts'
import { withAnswer } from '../../store/answers.ts'

export const atTheOffice: readonly NotaryWay[] = notaryWays.filter((way) => way !== 'online')

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
