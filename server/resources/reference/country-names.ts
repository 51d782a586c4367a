import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { selectCountries } from './store.ts'

type Names = Readonly<Record<string, { readonly name: string; readonly nationality: string }>>
type Parts = { readonly database: Database; readonly clock: Clock }

const minute = 60_000

/** What countries and nationalities are called in a language, by code, as of a minute ago at most. */
export function countryNames({ database, clock }: Parts): (locale: Locale) => Promise<Names> {
  let kept: { readonly at: number; readonly names: Promise<Readonly<Record<Locale, Names>>> } | undefined

  return async (locale) => {
    const now = clock.now().getTime()
    if (kept === undefined || Math.abs(now - kept.at) >= minute) {
      const names = readNames(database)
      kept = { at: now, names }
      names.catch(() => {
        kept = undefined
      })
    }
    return (await kept.names)[locale]
  }
}

async function readNames({ db }: Database): Promise<Readonly<Record<Locale, Names>>> {
  const rows = await selectCountries(db)
  const namesIn = (locale: Locale): Names =>
    Object.fromEntries(
      rows.map((row) => [
        row.code,
        { name: row[`name_${locale}`] ?? row.code, nationality: row[`nationality_${locale}`] ?? row.code },
      ]),
    )
  return { nl: namesIn('nl'), en: namesIn('en') }
}
