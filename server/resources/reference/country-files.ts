import { z } from 'zod'
import { riskLevels } from '#domain/lists/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type DataShelf, demandShape, refuseThing } from '../data-files/shelf.ts'
import { replaceCountryRisks, reviseCountry, selectCountryRisks } from './store-countries.ts'

const fileSchema = z.strictObject({
  risks: z.array(
    z.strictObject({
      from_day: z.iso.date(),
      level: z.enum(riskLevels),
      reason: z.string().trim().min(1).max(500),
    }),
  ),
})

type Parts = { readonly clock: Clock; readonly references: { current(): Promise<unknown> } }

/** What was said of the risk of countries, as files: only of those of which something was said. */
export function countryShelf({ clock, references }: Parts): DataShelf {
  return {
    folder: 'countries',
    async written() {
      await references.current()
    },
    async list(db) {
      const byCode = Map.groupBy(await selectCountryRisks(db), ({ code }) => code)
      return [...byCode].map(([code, rows]) => ({
        ...{ name: code, label: code },
        value: { risks: rows.map(({ from_day, level, reason }) => ({ from_day, level, reason })) },
      }))
    },
    async write({ tx, by }, { name: code, value }) {
      const { risks } = demandShape(fileSchema, value)
      if (new Set(risks.map(({ from_day }) => from_day)).size < risks.length) {
        throw refuseThing('invalid_value', 'risks', 'One day is named twice.')
      }
      if (!(await reviseCountry(tx, code))) throw refuseThing('unknown_option', '', 'There is no such country.')
      const made = { code, made_by: by, made_at: clock.now() }
      await replaceCountryRisks(
        tx,
        code,
        risks.map((risk) => ({ ...risk, ...made })),
      )
    },
  }
}
