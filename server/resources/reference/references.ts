import { takesCasesOn } from '#domain/offices/index.ts'
import { type MembershipNames, noMembership, priceBookOn } from '#domain/pricing/index.ts'
import { type DutchDate, type Locale, parseDutchDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { risksFrom } from './country-risks.ts'
import { selectReferences } from './store.ts'
import { selectCountries } from './store-countries.ts'

/** What an answer can refer to, and what the service cannot serve. */
export type References = {
  readonly unservedCountries: readonly string[]
  /** The memberships that can be had, in both of their names. */
  readonly memberships: readonly MembershipNames[]
  /** The notaries we work or worked with, by the id of their office: who signs there, where that is known, and where. */
  readonly notaries: ReadonlyMap<string, { readonly name?: string; readonly city: string; readonly deputy?: string }>
  /** Origins to which a button beside a membership sends a form. */
  readonly formTargets: readonly string[]
  /** Whether the prices of a day have one for a shareholders' agreement: without one it is not offered. */
  sellsAgreement(day: DutchDate): boolean
  /** Whether what an answer refers to is there; fields that refer to nothing of ours always are. */
  exists(field: string, value: unknown): boolean
}

export type KnownReferences = {
  /** As of a minute ago at most; within a transaction, by that. */
  recent(within?: Db | Tx): Promise<References>
  /** As of now. */
  current(within?: Db | Tx): Promise<References>
}

const minute = 60_000

/** Answers are checked against these lists at every save, while an admin changes them a few times a year. */
export function knownReferences({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): KnownReferences {
  let kept: { readonly at: number; readonly found: References } | undefined

  async function current(within: Db | Tx = database.db): Promise<References> {
    const found = toReferences(await selectReferences(within), clock.today())
    kept = { at: clock.now().getTime(), found }
    return found
  }

  return {
    current,
    async recent(within) {
      const age = kept === undefined ? Number.POSITIVE_INFINITY : Math.abs(clock.now().getTime() - kept.at)
      return kept !== undefined && age < minute ? kept.found : current(within)
    },
  }
}

function toReferences(rows: Awaited<ReturnType<typeof selectReferences>>, today: DutchDate): References {
  // An id may come as a number or as the text of one.
  const texts = (values: readonly (string | number)[]) => new Set(values.map(String))
  const notaries = texts(rows.notaries.filter((office) => takesCasesOn(withDay(office), today)).map(({ id }) => id))
  const riskOf = risksFrom(rows.country_risks, today)
  const memberships = texts(rows.memberships.map(({ id }) => id))
  const names = texts([...rows.memberships.map(({ name }) => name), noMembership])
  const services = texts([...rows.membership_products, ...rows.extra_services])
  const among = (known: ReadonlySet<string>) => (value: unknown) => known.has(String(value))
  const byField: Readonly<Record<string, (value: unknown) => boolean>> = {
    notary_id: among(notaries),
    upsell_package: among(names),
    upsell_package_type_id: among(memberships),
    upsell_package_type_product_ids: (value) => Array.isArray(value) && value.every(among(services)),
  }
  const books = rows.price_books.flatMap(({ valid_from, sells_agreement }) => {
    const day = parseDutchDate(valid_from)
    return day === undefined ? [] : [{ valid_from: day, sells_agreement }]
  })
  return {
    sellsAgreement: (day) => priceBookOn(books, day)?.sells_agreement === true,
    unservedCountries: rows.risky_countries
      .filter(({ code, risk_level }) => riskOf(code, risk_level) === 'blacklist')
      .map(({ code }) => code),
    memberships: rows.memberships,
    notaries: new Map(
      rows.notaries.map(({ id, notary_name: name, seat: city, deputy }) => [
        String(id),
        { city, ...(name !== null && { name }), ...(deputy !== '' && { deputy }) },
      ]),
    ),
    formTargets: [
      ...new Set(rows.form_addresses.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin)),
    ],
    exists: (field, value) => (Object.hasOwn(byField, field) ? (byField[field]?.(value) ?? true) : true),
  }
}

/** A day as the rules know it. */
export const withDay = <Row extends { readonly pause_until: string | null }>(row: Row) => ({
  ...row,
  pause_until: row.pause_until === null ? null : (parseDutchDate(row.pause_until) ?? null),
})

type Names = Readonly<Record<string, { readonly name: string; readonly nationality: string }>>
type Parts = { readonly database: Database; readonly clock: Clock }

/** What countries and nationalities are called in a language, by code, as of a minute ago at most; within a transaction, by that. */
export function countryNames({ database, clock }: Parts): (locale: Locale, within?: Db | Tx) => Promise<Names> {
  let kept: { readonly at: number; readonly names: Promise<Readonly<Record<Locale, Names>>> } | undefined

  return async (locale, within = database.db) => {
    const now = clock.now().getTime()
    if (kept === undefined || Math.abs(now - kept.at) >= minute) {
      const names = readNames(within)
      kept = { at: now, names }
      names.catch(() => {
        kept = undefined
      })
    }
    return (await kept.names)[locale]
  }
}

async function readNames(db: Db | Tx): Promise<Readonly<Record<Locale, Names>>> {
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
