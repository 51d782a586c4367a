import type { Questionnaire, QuestionnairePatch } from '#contract/questionnaires.ts'
import { readCopies, revive, type Shelf } from './local-copy.ts'
import { patchOf, serverStateFrom } from './transport.ts'

/** What was changed in this browser and waits to be asked for, in the words of the API; null when there is nothing. */
export function gatheredPatch(shelf: Shelf, questionnaire: Questionnaire): QuestionnairePatch | null {
  const { unsent, removed } = revive(serverStateFrom(questionnaire), readCopies(shelf, questionnaire.uuid))
  if (unsent.size === 0 && removed.size === 0) return null
  const fields = new Map([...unsent].map(([path, { value }]) => [path, value]))
  return patchOf({ fields, removed: [...removed.keys()], place: null })
}
