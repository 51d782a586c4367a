import type { AnswerRow } from '#domain/conditions/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { isSame } from '#domain/values/index.ts'
import { answerOwners } from './answers.ts'

/** One answer that became another; null is open. */
export interface AnswerDifference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** Everything that differs between two sets of answers. */
export function answerChangesBetween(before: Answers, after: Answers): readonly AnswerDifference[] {
  return answerOwners.flatMap((owner) => {
    const [old, fresh]: [AnswerRow, AnswerRow] = [before[owner], after[owner]]
    if (old === fresh) return []
    return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
      .filter((key) => !isSame(old[key], fresh[key]))
      .map((key) => ({ path: `${owner}.${key}`, before: old[key] ?? null, after: fresh[key] ?? null }))
  })
}
