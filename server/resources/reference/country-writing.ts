import type { CountryRisk } from '#contract/admin-countries.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { RiskLevel } from '#domain/lists/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { compareDates, isoDate, parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit } from '../audit/actions.ts'
import { listedRisk, risksFrom } from './country-risks.ts'
import type { KnownReferences } from './references.ts'
import {
  deleteCountryRisks,
  putCountryRisk,
  reviseCountry,
  selectCountries,
  selectCountryRisks,
} from './store-countries.ts'

/** Somebody else changed this country in the meantime: with how it is now. */
export class StaleCountry extends Error {
  readonly current: CountryRisk

  constructor(current: CountryRisk) {
    super('somebody else changed this country in the meantime')
    this.current = current
  }
}

type CountryParts = {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly references: Pick<KnownReferences, 'current'>
}

type CountrySaid = {
  readonly revision: number
  readonly level: RiskLevel
  readonly reason: string
  readonly from_day: string
}

export type CountryWriting = ReturnType<typeof countryWriting>

/** How countries count: our own list, and what those who run the service say of it since. */
export function countryWriting({ database, clock, audit, references }: CountryParts) {
  async function list(db: Db | Tx): Promise<CountryRisk[]> {
    const said = await selectCountryRisks(db)
    const riskOf = risksFrom(said, clock.today())
    return (await selectCountries(db)).flatMap(({ code, name_nl, name_en, risk_level, revision }) => {
      if (name_nl === null || name_en === null) return []
      const listed = listedRisk(risk_level)
      const changes = said
        .filter((row) => row.code === code)
        .map(({ from_day, level, reason, made_at, firstname, lastname }) => ({
          ...{ from_day, level, reason, made_at: made_at.toISOString() },
          made_by: fullNameOf({ firstname, lastname }) || null,
        }))
      return [{ code, names: { nl: name_nl, en: name_en }, listed, level: riskOf(code, listed), revision, changes }]
    })
  }

  async function read(db: Db | Tx, country: string): Promise<CountryRisk> {
    const found = (await list(db)).find(({ code }) => code === country)
    if (found === undefined) throw new AppError('not_found')
    return found
  }

  /** Changes a country that is still as it was seen, with everybody else waiting, and writes its line. */
  async function change(
    by: string,
    country: string,
    revision: number,
    work: (tx: Tx, before: CountryRisk) => Promise<{ action: AuditAction; detail: Record<string, unknown> }>,
  ): Promise<CountryRisk> {
    const changed = await database.inTransaction(async (tx) => {
      const isAsSeen = await reviseCountry(tx, country, revision)
      const before = await read(tx, country)
      if (!isAsSeen) throw new StaleCountry(before)
      const done = await work(tx, before)
      await audit.write(tx, by, { subject: `country:${country}`, label: before.names.nl, ...done })
      return read(tx, country)
    })
    // Whoever saves an answer now is judged by it.
    await references.current()
    return changed
  }

  return {
    list: async () => ({ today: isoDate(clock.today()), data: await list(database.db) }),

    write: (by: string, country: string, { revision, level, reason, from_day }: CountrySaid) =>
      change(by, country, revision, async (tx, before) => {
        const day = parseDutchDate(from_day)
        if (day === undefined || compareDates(day, clock.today()) < 0) {
          throw new AppError('invalid_request', {
            entries: [{ code: 'too_low', path: 'from_day', message: 'What was decided before stays as it was.' }],
          })
        }
        await putCountryRisk(tx, { code: country, from_day, level, reason, made_by: by, made_at: clock.now() })
        return { action: 'country.risk_set', detail: { from: before.level, to: level, from_day, reason } }
      }),

    restore: (
      by: string,
      country: string,
      { revision, from_day }: { readonly revision: number; readonly from_day: string | null },
    ) =>
      change(by, country, revision, async (tx, before) => {
        const gone = before.changes.filter((said) => from_day === null || said.from_day === from_day)
        if (gone.length === 0) throw new AppError('not_found')
        await deleteCountryRisks(
          tx,
          country,
          gone.map((said) => said.from_day),
        )
        const after = await read(tx, country)
        return {
          action: 'country.risk_restored',
          detail: { from: before.level, to: after.level, taken_back: gone.length },
        }
      }),
  }
}
