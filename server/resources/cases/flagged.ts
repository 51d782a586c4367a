import { partsOf } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { countFlags, countTakenUp } from './store-flagged.ts'

type FlaggedParts = { readonly database: Database; readonly clock: Clock }

export type FlaggedQuestions = ReturnType<typeof flaggedQuestions>

const shown = 12

/** The last twelve months, the newest last, as in 2026-11. */
function monthsUntil({ year, month }: { readonly year: number; readonly month: number }): readonly string[] {
  return Array.from({ length: shown }, (_, back) => {
    const count = year * 12 + (month - 1) - (shown - 1 - back)
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
}

/** Where our wording fails: which questions are flagged most, those first. */
export const flaggedQuestions =
  ({ database, clock }: FlaggedParts) =>
  async () => {
    const months = monthsUntil(partsOf(clock.today()))
    // A little before the first of them begins in Amsterdam; what is of the month before is left out again.
    const since = new Date(`${months[0]}-01T00:00:00+02:00`)
    const [counted, taken] = [await countFlags(database.db, since), await countTakenUp(database.db, since)]
    const questions = [...new Set(counted.map(({ question }) => question))]
    const data = questions
      .map((question) => {
        const own = counted.filter((one) => one.question === question)
        const flags = months.map((month) => Number(own.find((one) => one.month === month)?.flags ?? 0))
        return { question, flags, total: flags.reduce((sum, one) => sum + one, 0) }
      })
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total || (one.question < other.question ? -1 : 1))
    return {
      months: [...months],
      cases: months.map((month) => Number(taken.find((one) => one.month === month)?.cases ?? 0)),
      data,
    }
  }
