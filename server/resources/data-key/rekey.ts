import type { Clock } from '#server/adapters/clock/index.ts'
import { FileError, type SealedFiles } from '#server/adapters/files/index.ts'
import {
  nextSecrets,
  type SealedColumn,
  sealHead,
  type Vault,
  VaultError,
  vaultWith,
} from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { holdingsOf, sealedColumns } from './heads.ts'
import { namedFiles, someOf } from './named-files.ts'
import { openSecrets, sealSecrets } from './open.ts'
import {
  columnsWith,
  countOthers,
  type DataKeyRow,
  finishExchange,
  insertDataKey,
  type SealedRow,
  selectDataKey,
  selectSealed,
  updateNext,
  updateSealed,
} from './store.ts'

/** Thrown with one sentence for the person who replaces the key. */
export class RekeyError extends Error {
  override readonly name = 'RekeyError'
}

type RekeyParts = {
  readonly database: Database
  /** Opens with both keys and seals with the new one. */
  readonly files: Pick<SealedFiles, 'renew'>
  readonly old: Buffer
  readonly fresh: Buffer
  readonly clock: Clock
  /** Others may have the old key: signatures that browsers hold are good no longer. */
  readonly leaked: boolean
  /** What neither key opens is lost; leave it as it is instead of stopping. */
  readonly leaveLost: boolean
  /** Told after each part that is safely done; what it throws ends the work there. */
  readonly onProgress?: (done: Renewed) => void
}

export type Renewed = { readonly values: number; readonly files: number; readonly lost: readonly string[] }

const batch = 200

/**
 * Seals everything anew, rows and files, with a new key. It may be ended at any moment: whoever runs it again with the same
 * keys goes on where it was, and until it is done no server starts. Null when it was done already.
 */
export async function rekey(parts: RekeyParts): Promise<Renewed | null> {
  const { database, clock } = parts
  const vaults = {
    old: vaultWith([parts.old]),
    fresh: vaultWith([parts.fresh]),
    both: vaultWith([parts.fresh, parts.old]),
  }
  if (vaults.old.keyId === vaults.fresh.keyId) throw new RekeyError('The new key is the old key.')
  const written = await selectDataKey(database.db)
  if (written?.key_id === vaults.fresh.keyId && written.next_key_id === null) return null
  await begin(parts, vaults, written)

  const done = { values: 0, files: 0, lost: [] as string[] }
  const tell = () => parts.onProgress?.({ ...done })
  for (const column of sealedColumns) {
    await renewColumn(database, column, vaults, done, tell)
  }
  for await (const key of namedFiles(database.db)) {
    if (await renewFile(parts.files, key, done.lost)) done.files += 1
    tell()
  }
  await proveRenewed(database, vaults, done.lost)
  if (done.lost.length > 0 && !parts.leaveLost) throw lostThings(done.lost)
  await finishExchange(database.db, clock.now())
  return done
}

type Vaults = { readonly old: Vault; readonly fresh: Vault; readonly both: Vault }

/** Writes down that a new key is coming, so that no server starts, and looks whether one is still at work. */
async function begin(parts: RekeyParts, { old, fresh }: Vaults, written: DataKeyRow | undefined): Promise<void> {
  const { db } = parts.database
  if (written && written.key_id !== old.keyId) {
    throw new RekeyError(
      `The data is sealed with another key (${written.key_id}) than the one to be replaced (${old.keyId}).`,
    )
  }
  if (written?.next_key_id && written.next_key_id !== fresh.keyId) {
    throw new RekeyError(
      `Another new key (${written.next_key_id}) has been replacing the old one: finish that first, with that key.`,
    )
  }
  const { others, places } = await holdingsOf(db, [old.keyId, fresh.keyId])
  if (others > 0 && !parts.leaveLost) {
    throw lostThings([`${others} values in ${places.join(', ')}`])
  }
  const now = parts.clock.now()
  if (written === undefined) {
    await insertDataKey(db, { key_id: old.keyId, secrets: sealSecrets(old, {}), changed_at: now })
  }
  const before = written ? openSecrets(old, written.secrets) : {}
  const secrets = nextSecrets({ before, old: parts.old, fresh: parts.fresh, now, leaked: parts.leaked })
  await updateNext(db, { next_key_id: fresh.keyId, next_secrets: sealSecrets(fresh, secrets), changed_at: now })
  const servers = await countOthers(db)
  if (servers === 0) return
  if (!written?.next_key_id) await updateNext(db, { next_key_id: null, next_secrets: null, changed_at: now })
  throw new RekeyError(
    `${servers} other processes of the service are at work on this database: stop them all first, and start them with the new key afterwards.`,
  )
}

async function renewColumn(
  database: Database,
  column: SealedColumn,
  { old, both }: Vaults,
  done: { values: number; readonly lost: string[] },
  tell: () => void,
): Promise<void> {
  const head = sealHead(old.keyId)
  let last: string | undefined
  while (true) {
    const rows = await selectSealed(database.db, column, { head, last, limit: batch })
    if (rows.length === 0) return
    await database.inTransaction(async (tx) => {
      for (const row of rows) {
        const value = renewed(column, row, head, both, done.lost)
        if (value !== row.value) await updateSealed(tx, column, row.row, value)
      }
    })
    done.values += rows.length
    last = rows.at(-1)?.row
    tell()
  }
}

/** What stands in a row, sealed anew where it was sealed with the old key. */
function renewed(
  column: SealedColumn,
  { row, bound, value }: SealedRow,
  head: string,
  both: Vault,
  lost: string[],
): string {
  const renew = (sealed: string, place: string): string => {
    if (!sealed.startsWith(head)) return sealed
    try {
      return both.sealJson(both.openJson(sealed, place), place)
    } catch (error) {
      if (!(error instanceof VaultError)) throw error
      lost.push(`${column.table}.${column.column} of ${row}`)
      return sealed
    }
  }
  if (column.holds === 'a text') return renew(value, column.place(bound))
  const texts = Object.entries(JSON.parse(value) as Record<string, string>)
  return JSON.stringify(Object.fromEntries(texts.map(([name, text]) => [name, renew(text, column.place(bound, name))])))
}

async function renewFile(files: RekeyParts['files'], key: string, lost: string[]): Promise<boolean> {
  try {
    return await files.renew(key)
  } catch (error) {
    const isLost = error instanceof VaultError || (error instanceof FileError && error.code === 'missing')
    if (!isLost) throw error
    lost.push(key)
    return false
  }
}

/** Nothing of the old key is left in any column of any table but what is lost, also in one that nobody told us of. */
async function proveRenewed({ db }: Database, { old }: Vaults, lost: readonly string[]): Promise<void> {
  const left = await columnsWith(db, sealHead(old.keyId))
  const odd = left.filter((place) => place !== 'data_key.secrets' && !lost.some((one) => one.startsWith(`${place} `)))
  if (odd.length === 0) return
  throw new RekeyError(`Something sealed stands where this version does not know how to renew it: ${odd.join(', ')}.`)
}

const lostThings = (lost: readonly string[]) =>
  new RekeyError(
    `Neither key opens ${someOf(lost)}. If another key opens them, replace that one first: set DATA_KEY to it. If they are lost, add --leave-lost and they stay as they are.`,
  )
