import { sql } from 'kysely'
import type { Db } from '#server/db/index.ts'

export const selectMemberships = (db: Db, flow: string) =>
  db
    .selectFrom('upsell_package_types')
    .selectAll()
    .where('active', '=', true)
    .where(sql<boolean>`(flows is null or ${flow} = any(flows))`)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** What memberships are called, also those that are not sold any more. */
export const selectMembershipWords = (db: Db) =>
  db.selectFrom('upsell_package_types').select(['name', 'active', 'translation_json']).orderBy('id').execute()

export const selectMembershipProducts = (db: Db) =>
  db
    .selectFrom('upsell_package_type_products as link')
    .innerJoin('product_types as type', 'type.id', 'link.product_type_id')
    .select([
      'link.id',
      'link.upsell_package_type_id',
      'type.id as type_id',
      'type.slug',
      'type.product_type_type',
      'type.category',
      'type.nl',
      'type.en',
      'type.image',
    ])
    .orderBy('link.position')
    .orderBy('link.id')
    .execute()

/** What can be bought beside the product: services, and contracts, which come with memberships too. */
export const selectExtraServices = (db: Db) =>
  db
    .selectFrom('product_types')
    .selectAll()
    .where((by) => by.or([by('product_type_type', '=', 'extra-service'), by('category', '=', 'contracts')]))
    .orderBy('id')
    .execute()
