import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { type Answers, type Issue, type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { fillsInThemselves, participantKeys } from '#domain/shareholders/index.ts'
import { isSame } from '#domain/values/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { Attempt } from './change.ts'
import type { KeptQuestionnaire } from './questionnaire.ts'

type Row = Readonly<Record<string, unknown>>

/** What of somebody else's own part a change would alter: that is theirs to answer, by their own link. */
export const trespasses = (before: Answers, patch: QuestionnairePatch, after: Answers): readonly Issue[] =>
  shareholderKeys.flatMap((person) => {
    if (!fillsInThemselves(before[person]) || !fillsInThemselves(after[person])) return []
    const [old, fresh]: readonly [Row, Row] = [before[person], after[person]]
    return Object.keys(patch[person] ?? {})
      .filter((key) => participantKeys.has(key) && !isSame(old[key], fresh[key]))
      .map((key): Issue => ({ code: 'own_part', path: `${person}.${key}` }))
  })

export type OnOwnPartLeft = (tx: Tx, kept: KeptQuestionnaire, person: ShareholderKey) => Promise<void>

type Along = NonNullable<Attempt['along']>

const selvesIn = ({ answers }: KeptQuestionnaire): readonly ShareholderKey[] =>
  shareholderKeys.filter((key) => fillsInThemselves(answers[key]))

/** Beside what else happens with a change: who no longer fills in their own part, or is no longer there, is let go. */
export const haveOwnParts = (along: Along, onLeft?: OnOwnPartLeft): Along => ({
  concerns: (kept) => along.concerns(kept) || selvesIn(kept).length > 0,
  async write(tx, before, after) {
    if (along.concerns(before)) await along.write(tx, before, after)
    const still = selvesIn(after)
    for (const person of selvesIn(before)) if (!still.includes(person)) await onLeft?.(tx, before, person)
  },
})
