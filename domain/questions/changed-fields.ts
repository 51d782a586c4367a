import type { AnswerRow } from '../conditions/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import { isSame } from '../values/index.ts'
import type { Answers } from './answers.ts'

const places = ['main', ...shareholderKeys] as const

/** Where someone was, not what they answered. */
const ofTheEngine: readonly string[] = ['substep']

/** Where answers differ, as in `main.company_name`. */
export const changedFields = (before: Answers, after: Answers): readonly string[] =>
  places.flatMap((place) => {
    const [old, fresh]: readonly [AnswerRow, AnswerRow] = [before[place], after[place]]
    if (old === fresh) return []
    const keys = new Set([...Object.keys(old), ...Object.keys(fresh)])
    return [...keys]
      .filter((key) => !ofTheEngine.includes(key) && !isSame(old[key], fresh[key]))
      .map((key) => `${place}.${key}`)
  })
