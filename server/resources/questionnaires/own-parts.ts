import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import type { AnswerRow } from '#domain/conditions/index.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { fillsInThemselves, participantKeys } from '#domain/shareholders/index.ts'
import { isSame } from '#domain/values/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { WorkAlong } from './change.ts'
import type { KeptQuestionnaire } from './questionnaire.ts'

/** What of somebody else's own part a change would alter: that is theirs to answer, by their own link. */
export const trespasses = (before: Answers, patch: QuestionnairePatch, after: Answers): readonly Issue[] =>
  shareholderKeys.flatMap((person) => {
    if (!fillsInThemselves(before[person]) || !fillsInThemselves(after[person])) return []
    const [old, fresh]: readonly [AnswerRow, AnswerRow] = [before[person], after[person]]
    return Object.keys(patch[person] ?? {})
      .filter((key) => participantKeys.has(key) && !isSame(old[key], fresh[key]))
      .map((key): Issue => ({ code: 'own_part', path: `${person}.${key}` }))
  })

export type OnOwnPartLeft = (tx: Tx, kept: KeptQuestionnaire, person: ShareholderKey) => Promise<void>

type WithAnswers = Pick<KeptQuestionnaire, 'answers'>

const selvesIn = ({ answers }: WithAnswers): readonly ShareholderKey[] =>
  shareholderKeys.filter((key) => fillsInThemselves(answers[key]))

/** Who no longer fills in their own part after a change, or is no longer there. */
export const leaversOf = (before: WithAnswers, after: WithAnswers): readonly ShareholderKey[] => {
  const still = selvesIn(after)
  return selvesIn(before).filter((person) => !still.includes(person))
}

/** Beside what else happens with a change: whoever leaves by it is let go. */
export const haveOwnParts = (along: WorkAlong, onLeft?: OnOwnPartLeft): WorkAlong => ({
  concerns: (kept) => along.concerns(kept) || selvesIn(kept).length > 0,
  async write(tx, before, after) {
    if (along.concerns(before)) await along.write(tx, before, after)
    for (const person of leaversOf(before, after)) await onLeft?.(tx, before, person)
  },
})
