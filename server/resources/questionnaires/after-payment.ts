import type { Answers } from '#domain/fields/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Attempt } from './change.ts'
import { insertAnswerChange } from './store.ts'

type Row = Readonly<Record<string, unknown>>

const places = ['main', ...shareholderKeys] as const

/** Where someone was, not what they answered. */
const ofTheEngine: readonly string[] = ['substep']

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Where answers differ, as in `main.company_name`. */
export const changedFields = (before: Answers, after: Answers): readonly string[] =>
  places.flatMap((place) => {
    const [old, fresh]: readonly [Row, Row] = [before[place], after[place]]
    const keys = new Set([...Object.keys(old), ...Object.keys(fresh)])
    return [...keys]
      .filter((key) => !ofTheEngine.includes(key) && !isSame(old[key], fresh[key]))
      .map((key) => `${place}.${key}`)
  })

/** What was paid for may still be changed, but nobody shall have to guess what was. */
export const changeRecorder = (clock: Clock): NonNullable<Attempt['along']> => ({
  concerns: ({ paid_at }) => paid_at !== null,
  async write(tx, before, after) {
    const fields = changedFields(before.answers, after.answers)
    if (fields.length > 0) await insertAnswerChange(tx, after.uuid, fields, clock.now())
  },
})
