import type { ShareholderKey } from '#domain/fields/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSession } from '#web/session/index.ts'
import { useStays } from '../../model/use/people.ts'
import { useAnswers, useQuestionnaire } from '../../model/use/questionnaire.ts'

/** Whether they declared their own part right: then it is theirs and the notary's. Who has no account has invited nobody. */
export function useIsDone(person: ShareholderKey | null): boolean {
  const { uuid } = useQuestionnaire()
  const { signedIn } = useSession()
  const stays = useStays()
  const isSelf = useAnswers((answers) => person !== null && fillsInThemselves(answers[person]))
  const listed = useResource(isSelf && signedIn && uuid ? `done ${uuid}` : null, () =>
    call('GET /api/api_customer_dashboard/shareholders', { query: { questionnaire: uuid } }),
  )
  if (!isSelf || person === null) return false
  if (stays.get(person) === 'complete') return true
  if (listed.state !== 'ready') return false
  return listed.value.participants.some((one) => one.person === person && one.state === 'complete')
}
