import { sql } from 'kysely'
import type { SealedColumn, Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

const emailPlace = (uuid: string) => `case_links/${uuid}`

export const sealedInLinks: SealedColumn = {
  ...{ table: 'case_links', column: 'sealed_email', row: 'id', boundTo: 'case_uuid', holds: 'a text' },
  place: emailPlace,
}

/** The newest first. */
export async function selectLinks(db: Db | Tx, vault: Vault, uuid: string) {
  const rows = await db
    .selectFrom('case_links')
    .selectAll()
    .where('case_uuid', '=', uuid)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ sealed_email, token_hash: _hash, ...row }) => ({
    ...row,
    email: sealed_email === null ? null : String(vault.openJson(sealed_email, emailPlace(uuid))),
  }))
}

type NewLink = {
  readonly case_uuid: string
  readonly token_hash: string
  readonly email: string | null
  readonly made_by: string
  readonly made_at: Date
  readonly until: Date
}

export async function insertCaseLink(tx: Tx, vault: Vault, { email, ...link }: NewLink): Promise<void> {
  const sealed_email = email === null ? null : vault.sealJson(email, emailPlace(link.case_uuid))
  await tx
    .insertInto('case_links')
    .values({ ...link, sealed_email })
    .execute()
}

/** False when there is none such that works. */
export async function revokeLink(tx: Tx, uuid: string, id: number, by: string, at: Date): Promise<boolean> {
  const revoked = await tx
    .updateTable('case_links')
    .set({ revoked_at: at, revoked_by: by })
    .where('case_uuid', '=', uuid)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

/** One that works, counted as used. */
export const markCaseLinkUsed = (tx: Tx, token_hash: string, now: Date) =>
  tx
    .updateTable('case_links')
    .set({ fetched: sql`fetched + 1`, fetched_at: now })
    .where('token_hash', '=', token_hash)
    .where('revoked_at', 'is', null)
    .where('until', '>', now)
    .returning(['case_uuid', 'fetched'])
    .executeTakeFirst()
