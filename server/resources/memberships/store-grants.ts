import { sql } from 'kysely'
import type { ContractGrant } from '#domain/memberships/index.ts'
import { isoDate } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { storedDay } from '../catalogue/actions.ts'

type GrantSource = { readonly membership: string } | { readonly order_uuid: string; readonly package: string }

/** Written once for each year and each package; a plan with more in it makes the year hold more. */
export async function upsertGrant(
  tx: Tx,
  source: GrantSource & { readonly uuid: string; readonly account: string },
  { from, until, included }: ContractGrant,
  created_at: Date,
): Promise<void> {
  const row = { ...source, from_day: isoDate(from), until_day: until && isoDate(until), included, created_at }
  await tx
    .insertInto('contract_grants')
    .values(row)
    .onConflict((conflict) =>
      'membership' in source
        ? conflict
            .columns(['membership', 'from_day'])
            .doUpdateSet({ included: sql`greatest(contract_grants.included, ${included})` })
        : conflict.columns(['order_uuid', 'package']).doUpdateSet({ included }),
    )
    .execute()
}

/** Those of an account with what was used of each. */
export async function selectGrants(db: Db | Tx, account: string) {
  const rows = await db
    .selectFrom('contract_grants')
    .leftJoin('contract_uses', 'contract_uses.grant_uuid', 'contract_grants.uuid')
    .select((by) => [
      'contract_grants.uuid',
      'contract_grants.membership',
      'contract_grants.order_uuid',
      'contract_grants.package',
      'contract_grants.from_day',
      'contract_grants.until_day',
      'contract_grants.included',
      by.fn.count<number>('contract_uses.contract').as('used'),
    ])
    .where('contract_grants.account', '=', account)
    .groupBy('contract_grants.uuid')
    .orderBy('contract_grants.from_day')
    .orderBy('contract_grants.uuid')
    .execute()
  return rows.map(({ from_day, until_day, used, ...row }) => ({
    ...{ ...row, used: Number(used), from: storedDay(from_day) },
    until: until_day === null ? null : storedDay(until_day),
  }))
}

/** Whoever takes one waits for whoever takes one of the same. */
export async function holdGrants(tx: Tx, account: string): Promise<void> {
  await tx
    .selectFrom('contract_grants')
    .select('uuid')
    .where('account', '=', account)
    .orderBy('uuid')
    .forUpdate()
    .execute()
}

/** The money of the order went back: nothing more is taken of its packages. */
export async function closePackages(tx: Tx, order_uuid: string): Promise<void> {
  await tx
    .updateTable('contract_grants')
    .set({ included: sql`(select count(*) from contract_uses where grant_uuid = contract_grants.uuid)` })
    .where('order_uuid', '=', order_uuid)
    .execute()
}

export const findUse = (db: Db | Tx, contract: string) =>
  db.selectFrom('contract_uses').select('grant_uuid').where('contract', '=', contract).executeTakeFirst()

export async function insertUse(
  tx: Tx,
  use: { readonly contract: string; readonly grant_uuid: string; readonly account: string },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('contract_uses')
    .values({ ...use, at })
    .execute()
}

export const selectUsesOf = (db: Db | Tx, account: string) =>
  db
    .selectFrom('contract_uses')
    .select(['contract', 'at'])
    .where('account', '=', account)
    .orderBy('at')
    .orderBy('contract')
    .execute()
