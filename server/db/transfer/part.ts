import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database.ts'
import { type Reference, readReferences, readTables } from './catalog.ts'

/** What leaves of a table, and how its columns are written: a reference to what stays behind becomes empty. */
export type TransferPart = {
  where(table: string): RawBuilder<boolean>
  written(table: string, column: string): RawBuilder<unknown>
}

/** What is nobody's, and without which the rest would mean nothing. Whatever else refers to nobody stays behind. */
const always = [
  'calculator_configurations',
  'case_counters',
  'countries',
  'data_key',
  'invoice_counters',
  'legal_checkup_types',
  'price_books',
  'product_types',
  'seeded_rows',
  'services',
  'stories',
  'story_addresses',
  'story_versions',
  'upsell_package_type_products',
  'upsell_package_types',
]

/**
 * What belongs to one account, found by what refers to what: its own row, rows with its `account`, rows that cannot be without one
 * of those; and in whole what those refer to and is nobody's. A table that comes later need not be named here.
 */
export async function partOfAccount(tx: Tx, account: string): Promise<TransferPart> {
  const references = await readReferences(tx)
  const owned = new Set(
    (await readTables(tx)).flatMap(({ name, columns }) => (columns.includes('account') ? name : [])),
  )
  const personal = new Set(['accounts', ...owned])
  const needs = (table: string) =>
    references.filter((one) => one.from === table && one.required && one.to !== table && personal.has(one.to))
  for (let before = -1; before !== personal.size; ) {
    before = personal.size
    for (const { from, to, required } of references) if (required && personal.has(to)) personal.add(from)
  }
  const whole = new Set([...always, ...references.flatMap(({ from, to }) => (personal.has(from) ? to : []))])

  const holds = (table: string, alias: string, depth = 1): RawBuilder<boolean> => {
    const conditions = [
      ...(table === 'accounts' ? [sql<boolean>`${sql.ref(`${alias}.uuid`)} = ${account}`] : []),
      ...(owned.has(table) ? [sql<boolean>`${sql.ref(`${alias}.account`)} = ${account}`] : []),
      ...needs(table).map((one) => leads(one, alias, depth)),
    ]
    return sql<boolean>`(${sql.join(conditions, sql` and `)})`
  }
  /** Whether what it refers to goes along. */
  const leads = ({ to, columns, keys }: Reference, alias: string, depth = 1): RawBuilder<boolean> => {
    // Names of tables put together would be longer than a name can be.
    const there = `owner${depth}`
    const same = keys.map((key, at) => sql`${sql.ref(`${there}.${key}`)} = ${sql.ref(`${alias}.${columns[at]}`)}`)
    return sql<boolean>`exists (
      select from ${sql.table(to)} as ${sql.id(there)} where ${sql.join(same, sql` and `)} and ${holds(to, there, depth + 1)})`
  }

  return {
    where: (table) => (personal.has(table) ? holds(table, table) : sql.lit(whole.has(table))),
    written(table, column) {
      const value = sql.ref(`${table}.${column}`)
      const loose = references.find(
        (one) => one.from === table && !one.required && personal.has(one.to) && one.columns.includes(column),
      )
      return loose ? sql`case when ${leads(loose, table)} then ${value} end` : value
    },
  }
}
