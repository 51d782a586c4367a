import type { References } from '../reference/references.ts'
import type { AnswerVersions } from './answer-versions.ts'
import type { Attempt } from './change.ts'

/** What was paid for may still be changed, but nobody shall have to guess what was. */
export const recordsChanges = (
  versions: Pick<AnswerVersions, 'recordChange'>,
  known: () => References,
): NonNullable<Attempt['along']> => ({
  concerns: ({ paid_at }) => paid_at !== null,
  write: (tx, _before, after) => versions.recordChange(tx, after, known()),
})
