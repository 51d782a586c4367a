import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { scratch } from '#server/testing/scratch.ts'
import { checkDataKey, openVault } from './index.ts'
import { selectDataKey, updateNext } from './store.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(join(scratch(), 'data-key-'))
})
afterEach(async () => {
  await database.db.deleteFrom('data_key').execute()
  await database.db.deleteFrom('outbox_mails').execute()
  await rm(folder, { recursive: true })
})

const clock = fakeClock('2026-11-15T12:00:00Z')
const [right, wrong] = [randomBytes(32), randomBytes(32)]
const start = (key?: Buffer) =>
  openVault({ config: { DATA_KEY: key?.toString('base64'), DATA_DIR: folder }, database, clock })
const filesHere = () => readdir(folder)

/** Something that was kept before keys were written down. */
async function keepSealed(id: string, key: Buffer): Promise<void> {
  const content = vaultWith([key]).sealJson('a mail', `outbox_mails/${id}/content`)
  await database.db.insertInto('outbox_mails').values({ id, content, created_at: clock.now() }).execute()
}

describe('the first start', () => {
  test('makes a key where none is set, writes down which it is, and the next one finds both', async () => {
    const { keyId } = await start()
    expect(await filesHere()).toEqual(['data.key'])
    expect(await selectDataKey(database.db)).toMatchObject({ key_id: keyId, next_key_id: null })
    expect((await start()).keyId).toBe(keyId)
  })

  test('writes nothing of the key itself', async () => {
    await start(right)
    const row = JSON.stringify(await selectDataKey(database.db))
    for (const form of ['hex', 'base64', 'base64url'] as const) expect(row).not.toContain(right.toString(form))
    expect(await filesHere()).toEqual([])
  })

  test('of many processes at once ends with one key for all', async () => {
    const vaults = await Promise.all(Array.from({ length: 12 }, () => start()))
    expect(new Set(vaults.map(({ keyId }) => keyId)).size).toBe(1)
    expect(await filesHere()).toEqual(['data.key'])
  })

  test('of processes with different keys is good for one of them alone', async () => {
    const keys = Array.from({ length: 6 }, () => randomBytes(32))
    const ends = await Promise.allSettled(keys.map(start))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'wrong_key' })
  })
})

describe('a later start is refused', () => {
  beforeEach(() => start(right))

  test('with another key', async () => {
    await expect(start(wrong)).rejects.toThrow(/^The key in DATA_KEY does not open what is kept: .*data:rekey/)
    expect((await start(right)).keyId).toBe(vaultWith([right]).keyId)
  })

  test('without the key, and no new one is made', async () => {
    await expect(start()).rejects.toThrow(/^The key in .*data\.key is missing, and what is kept was sealed with it/)
    expect(await filesHere()).toEqual([])
  })

  test('with another key in the file', async () => {
    await writeFile(join(folder, 'data.key'), wrong.toString('base64'))
    await expect(start()).rejects.toThrow(/^The key in .*data\.key does not open what is kept/)
  })

  test('while another key is replacing it, with either', async () => {
    const next = vaultWith([wrong])
    const next_secrets = next.sealJson({}, 'data_key/secrets')
    await updateNext(database.db, { next_key_id: next.keyId, next_secrets, changed_at: clock.now() })
    for (const key of [right, wrong]) await expect(start(key)).rejects.toThrow(/run "npm run data:rekey" once more/)
  })

  test('when the file has a new key beside it that has not taken its place', async () => {
    await writeFile(join(folder, 'data.key'), wrong.toString('base64'))
    await writeFile(join(folder, 'data.key.new'), right.toString('base64'))
    await expect(start()).rejects.toThrow(/run "npm run data:rekey" once more/)
  })
})

describe('where data is from before keys were written down', () => {
  test('the right key is written down', async () => {
    await keepSealed('1', right)
    expect((await start(right)).keyId).toBe(vaultWith([right]).keyId)
    await expect(start(wrong)).rejects.toMatchObject({ code: 'wrong_key' })
  })

  test('a wrong one is refused, and nothing is written', async () => {
    await keepSealed('1', right)
    await expect(start(wrong)).rejects.toThrow(/does not open what is kept/)
    expect(await selectDataKey(database.db)).toBeUndefined()
    expect((await start(right)).keyId).toBe(vaultWith([right]).keyId)
  })

  test('a missing one is missing, and none is made', async () => {
    await keepSealed('1', right)
    await expect(start()).rejects.toMatchObject({ code: 'no_key' })
    expect(await filesHere()).toEqual([])
  })

  test('one that opens half of it is refused, and told how to mend it', async () => {
    await keepSealed('1', right)
    await keepSealed('2', wrong)
    await expect(start(right)).rejects.toThrow(
      /opens a part of what is kept; 1 values were sealed with another key \(in outbox_mails\.content\)\. .*data:rekey/,
    )
  })
})

test('a server that still runs with the key of before is not ready', async () => {
  const before = await start(right)
  await checkDataKey(database, before)
  const onTheWay = { next_key_id: 'ff', next_secrets: 'x', changed_at: clock.now() }
  await updateNext(database.db, onTheWay)
  await expect(checkDataKey(database, before)).rejects.toMatchObject({ code: 'wrong_key' })
  onTestFinished(() => updateNext(database.db, { ...onTheWay, next_key_id: null, next_secrets: null }))
})
