import { type Answers, shareholderKeys } from '#domain/fields/index.ts'
import { isSame } from '#domain/values/index.ts'

type Row = Readonly<Record<string, unknown>>

const places = ['main', ...shareholderKeys] as const

/** Where someone was, not what they answered. */
const ofTheEngine: readonly string[] = ['substep']

/** Where answers differ, as in `main.company_name`. */
export const changedFields = (before: Answers, after: Answers): readonly string[] =>
  places.flatMap((place) => {
    const [old, fresh]: readonly [Row, Row] = [before[place], after[place]]
    const keys = new Set([...Object.keys(old), ...Object.keys(fresh)])
    return [...keys]
      .filter((key) => !ofTheEngine.includes(key) && !isSame(old[key], fresh[key]))
      .map((key) => `${place}.${key}`)
  })
