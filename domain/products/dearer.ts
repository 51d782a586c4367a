import { type Answers, shareholderKeys } from '../fields/index.ts'
import { isSame } from '../values/index.ts'
import { costOf, type PriceBasis } from './costs.ts'

type Row = Readonly<Record<string, unknown>>

interface PaidChange {
  /** As they were paid for. */
  readonly paid: Answers
  readonly before: Answers
  readonly after: Answers
}

/**
 * What of a change would cost more than was paid for, by the paths of the answers; empty when nothing does. What was paid
 * for can be had back, whatever was taken out of it since.
 */
export function dearerThanPaid(basis: PriceBasis, { paid, before, after }: PaidChange): readonly string[] {
  const total = (answers: Answers) => costOf(basis, answers).total
  const now = total(before)
  if (total(after) <= Math.max(total(paid), now)) return []
  const changed = (['main', ...shareholderKeys] as const).flatMap((place) => {
    const [old, fresh]: [Row, Row] = [before[place], after[place]]
    const keys = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    return keys.filter((key) => !isSame(old[key], fresh[key])).map((key) => ({ place, key, value: fresh[key] }))
  })
  const dearer = changed.filter(
    ({ place, key, value }) => total({ ...before, [place]: { ...before[place], [key]: value } }) > now,
  )
  return (dearer.length > 0 ? dearer : changed).map(({ place, key }) => `${place}.${key}`)
}
