import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { splitPath } from '../store/answers.ts'
import type { Flight } from './queue.ts'

/** A flight in the words of the API. */
export function patchOf({ fields, removed, place }: Flight): QuestionnairePatch {
  const rows: Record<string, Record<string, unknown> | null> = {}
  for (const [path, value] of fields) {
    const at = splitPath(path)
    if (at) rows[at.place] = { ...rows[at.place], [at.key]: value }
  }
  for (const key of removed) rows[key] = null
  return { ...rows, ...place } as QuestionnairePatch
}
