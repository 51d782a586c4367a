import type { Clock } from '#server/adapters/clock/index.ts'
import {
  isBeingReplaced,
  makeKey,
  nameOfKey,
  readKey,
  type Secrets,
  secretsSchema,
  type Vault,
  VaultError,
  vaultWith,
} from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { holdingsOf } from './heads.ts'
import { namedFiles } from './named-files.ts'
import { type DataKeyRow, insertDataKey, selectDataKey } from './store.ts'

type OpenParts = {
  readonly config: Pick<Config, 'DATA_KEY' | 'DATA_DIR'>
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}

const place = 'data_key/secrets'

export const sealSecrets = (vault: Vault, secrets: Secrets): string => vault.sealJson(secrets, place)
export const openSecrets = (vault: Vault, sealed: string): Secrets => secretsSchema.parse(vault.openJson(sealed, place))

/**
 * The vault of a service that starts: opened only with the key that its data is sealed with. The first start ever writes down
 * which key that is, and makes one where none is set; after that a key that is missing is missing.
 */
export async function openVault({ config, database: { db }, clock }: OpenParts): Promise<Vault> {
  const known = await selectDataKey(db)
  const key = (await readKey(config)) ?? (known ? undefined : await firstKey(config, db))
  if (key === undefined) throw noKey(config)
  const written = known ?? (await writeDown(config, db, key, clock.now()))
  if (written.next_key_id !== null) throw halfWay()
  const plain = vaultWith([key])
  if (written.key_id !== plain.keyId) {
    throw (await isBeingReplaced(config)) ? halfWay() : wrongKey(config, written.key_id, plain.keyId)
  }
  return vaultWith([key], { secrets: openSecrets(plain, written.secrets), now: clock.now() })
}

/** Throws once the data is sealed with another key than this vault's, or about to be: what it would seal could not be read. */
export async function checkDataKey({ db }: Pick<Database, 'db'>, { keyId }: Pick<Vault, 'keyId'>): Promise<void> {
  const written = await selectDataKey(db)
  if (written && (written.key_id !== keyId || written.next_key_id !== null)) {
    throw new VaultError('wrong_key', 'The key of the data was replaced while this server was running.')
  }
}

/** Whether this vault opens what is kept, by what was written down of its key, else by everything that is sealed. */
export async function opensData(db: Db | Tx, vault: Vault): Promise<boolean> {
  const written = await selectDataKey(db)
  if (written) return written.key_id === vault.keyId && written.next_key_id === null
  return (await holdingsOf(db, [vault.keyId])).others === 0
}

/** A key is made only where there is nothing that another one has sealed. */
async function firstKey(config: OpenParts['config'], db: Db): Promise<Buffer | undefined> {
  const { others } = await holdingsOf(db, [])
  const file = await namedFiles(db).next()
  return others === 0 && file.done ? makeKey(config) : undefined
}

/** For a new service, and for one from before keys were written down: there the key must open everything there is. */
async function writeDown(config: OpenParts['config'], db: Db, key: Buffer, now: Date): Promise<DataKeyRow> {
  const vault = vaultWith([key])
  const { ours, others, places } = await holdingsOf(db, [vault.keyId])
  if (others > 0 && ours === 0) throw wrongKey(config, undefined, vault.keyId)
  if (others > 0) throw mixed(config, others, places)
  await insertDataKey(db, { key_id: vault.keyId, secrets: sealSecrets(vault, {}), changed_at: now })
  const written = await selectDataKey(db)
  if (written === undefined) throw new Error('The key of the data could not be written down.')
  return written
}

const noKey = (config: OpenParts['config']) =>
  new VaultError(
    'no_key',
    `The key in ${nameOfKey(config)} is missing, and what is kept was sealed with it: put that file back, or set DATA_KEY to the key. Nothing was changed.`,
  )

const wrongKey = (config: OpenParts['config'], wanted: string | undefined, given: string) =>
  new VaultError(
    'wrong_key',
    `The key in ${nameOfKey(config)} does not open what is kept: that was sealed with another key${wanted === undefined ? '' : ` (${wanted}, this one is ${given})`}. Put back the right key; to replace a key, run "npm run data:rekey". Nothing was changed.`,
  )

const mixed = (config: OpenParts['config'], count: number, places: readonly string[]) =>
  new VaultError(
    'wrong_key',
    `The key in ${nameOfKey(config)} opens a part of what is kept; ${count} values were sealed with another key (in ${places.join(', ')}). Set DATA_KEY to that other key and DATA_KEY_NEW to this one, and run "npm run data:rekey".`,
  )

const halfWay = () =>
  new VaultError(
    'wrong_key',
    'Another key is replacing the one of the data, and that has not been finished: run "npm run data:rekey" once more with the same settings, and then start.',
  )
