import type { Country, Notary } from '#contract/reference.ts'
import { listSeparator, type OrderField, orderCountries, statelessCode } from '#domain/lists/index.ts'
import { canDo, takesCasesOn } from '#domain/offices/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { listedRisk, risksFrom } from './country-risks.ts'
import { withDay } from './references.ts'
import { selectNotaries } from './store.ts'
import { selectCountries, selectCountryRisks } from './store-countries.ts'

type ReferenceParts = { readonly database: Database; readonly clock: Clock }

export type ReferenceActions = ReturnType<typeof referenceActions>

export function referenceActions({ database, clock }: ReferenceParts) {
  return {
    async listCountries(wish: { by: OrderField; locale: Locale; residence: boolean }) {
      const riskOf = risksFrom(await selectCountryRisks(database.db), clock.today())
      const rows = (await selectCountries(database.db))
        .map((row) => ({ ...row, risk_level: riskOf(row.code, listedRisk(row.risk_level)) }))
        .filter((row) => (wish.by === 'name' ? row.name_nl : row.nationality_nl) !== null)
        .filter((row) => !wish.residence || (row.inhabited && row.risk_level !== 'blacklist'))
        .map((row) => ({
          ...toCountry(row),
          name: (wish.locale === 'nl' ? row.name_nl : row.name_en) ?? '',
          nationality: (wish.locale === 'nl' ? row.nationality_nl : row.nationality_en) ?? '',
        }))
      const ordered = orderCountries(rows, { orderField: wish.by, locale: wish.locale })
      const list = ordered.map((one) => (one === listSeparator ? one : withoutWords(one)))
      // Not a country, so it stands at the end and not under its letter.
      const isStateless = (one: (typeof list)[number]) => one !== listSeparator && one.code === statelessCode
      return [...list.filter((one) => !isStateless(one)), ...list.filter(isStateless)]
    },

    async listNotaries(flow: FlowName | null): Promise<Notary[]> {
      const work = flow && { flow, language: flows[flow].language }
      return (await selectNotaries(database.db))
        .map(withDay)
        .filter((office) => takesCasesOn(office, clock.today()) && (work === null || canDo(office, work)))
        .map(
          ({ active: _active, takes_cases: _takes, pause_until: _until, flows: _flows, languages: _in, ...row }) => ({
            ...row,
            deputy: row.deputy || null,
          }),
        )
    },
  }
}

type CountryRow = Awaited<ReturnType<typeof selectCountries>>[number]

const pair = (nl: string | null, en: string | null) => (nl === null || en === null ? null : { nl, en })

function toCountry(row: CountryRow): Country {
  return {
    code: row.code,
    priority: row.priority,
    names: pair(row.name_nl, row.name_en),
    nationalities: pair(row.nationality_nl, row.nationality_en),
    risk_level: { level: listedRisk(row.risk_level) },
  }
}

const withoutWords = ({ code, priority, names, nationalities, risk_level }: Country): Country => ({
  code,
  priority,
  names,
  nationalities,
  risk_level,
})
