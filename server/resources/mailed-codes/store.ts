import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/index.ts'

/** Where the codes of somebody and the devices on which they typed one are kept; `holder` is the column that says whose. */
export type CodeTables =
  | {
      readonly codes: 'participant_codes'
      readonly devices: 'participant_devices'
      readonly holder: 'participant'
    }
  | { readonly codes: 'contract_signer_codes'; readonly devices: 'contract_signer_devices'; readonly holder: 'signer' }

export function codeStore({ codes, devices, holder }: CodeTables) {
  const [codeRows, deviceRows, whose] = [sql.table(codes), sql.table(devices), sql.ref(holder)]
  return {
    async write(tx: Tx, { of, hash, until }: { of: string; hash: string; until: Date }): Promise<void> {
      await sql`insert into ${codeRows} (${whose}, hash, until, tries) values (${of}, ${hash}, ${until}, 0)
        on conflict (${whose}) do update set hash = excluded.hash, until = excluded.until, tries = 0`.execute(tx)
    },

    /** Counts a try before it is judged: a thousand at once are a thousand. */
    async take(db: Db | Tx, of: string) {
      const { rows } = await sql<{ hash: string; until: Date; tries: number }>`
        update ${codeRows} set tries = tries + 1 where ${whose} = ${of} returning hash, until, tries`.execute(db)
      return rows[0]
    },

    async drop(tx: Tx, of: string): Promise<boolean> {
      const { rows } = await sql`delete from ${codeRows} where ${whose} = ${of} returning hash`.execute(tx)
      return rows.length > 0
    },

    async addDevice(tx: Tx, { of, hash, until, made_at }: { of: string; hash: string; until: Date; made_at: Date }) {
      await sql`insert into ${deviceRows} (hash, ${whose}, until, made_at)
        values (${hash}, ${of}, ${until}, ${made_at})`.execute(tx)
    },

    /** When the code was typed on this device; undefined when none was, or too long ago. */
    async deviceSince(db: Db | Tx, { of, hash, now }: { of: string; hash: string; now: Date }) {
      const { rows } = await sql<{ made_at: Date }>`
        select made_at from ${deviceRows} where ${whose} = ${of} and hash = ${hash} and until > ${now}`.execute(db)
      return rows[0]?.made_at
    },
  }
}
