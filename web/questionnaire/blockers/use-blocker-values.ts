import type { Blocker } from '#domain/flow/index.ts'
import type { TextValues } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { nameOf } from '../people/person-name.ts'
import { useAnswers } from '../store/use-flow.ts'

/** What the sentences of a blocker need: the numbers it is about and the name of whom it concerns. */
export function useBlockerValues({ person, values }: Pick<Blocker, 'person' | 'values'>): TextValues {
  const say = useSay()
  return useAnswers((answers) => ({ ...values, ...(person ? { person: nameOf(answers, person, say) } : {}) }))
}
