import { sql } from 'kysely'
import type { RiskLevel } from '#domain/lists/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

/** Those that founders may find in their list, in its order. */
export const selectNotaries = (db: Db) =>
  db
    .selectFrom('notaries')
    .select(['id', 'name', 'city', 'province', 'latitude', 'longitude', 'dutch_information', 'english_information'])
    .select(['notary_name', 'deputy', 'picture', 'active', 'takes_cases', 'pause_until', 'flows', 'languages'])
    .where('choosable', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Everything that an answer can refer to, in one question. */
export async function selectReferences(db: Db | Tx) {
  const { rows } = await sql<{
    notaries: {
      id: number
      notary_name: string | null
      seat: string
      deputy: string
      active: boolean
      takes_cases: boolean
      pause_until: string | null
    }[]
    memberships: { id: number; name: string }[]
    membership_products: number[]
    extra_services: string[]
    risky_countries: { code: string; risk_level: RiskLevel }[]
    country_risks: { code: string; from_day: string; level: RiskLevel }[]
    form_addresses: string[]
    price_books: { valid_from: string; sells_agreement: boolean }[]
  }>`select
    coalesce((select json_agg(json_build_object('id', id, 'notary_name', notary_name, 'seat', coalesce(seat, city),
      'deputy', deputy, 'active', active, 'takes_cases', takes_cases, 'pause_until', pause_until)) from notaries), '[]')
      as notaries,
    coalesce((select json_agg(json_build_object('id', id, 'name', name)) from upsell_package_types where active), '[]')
      as memberships,
    array(select id from upsell_package_type_products) as membership_products,
    array(select slug from product_types where product_type_type = 'extra-service' or category = 'contracts')
      as extra_services,
    coalesce((select json_agg(json_build_object('code', code, 'risk_level', risk_level)) from countries
      where risk_level = 'blacklist' or code in (select code from country_risks)), '[]') as risky_countries,
    coalesce((select json_agg(json_build_object('code', code, 'from_day', from_day, 'level', level)) from country_risks),
      '[]') as country_risks,
    array(select translation_json->'button'->>'url' from upsell_package_types
      where active and translation_json->'button'->>'method' = 'POST') as form_addresses,
    coalesce((select json_agg(json_build_object('valid_from', valid_from,
      'sells_agreement', jsonb_exists(book, 'shareholders_agreement'))) from price_books), '[]')
      as price_books`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('The database did not answer what there is to refer to.')
  return found
}
