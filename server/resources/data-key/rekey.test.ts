import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/adapters/clock/index.ts'
import { createFiles } from '#server/adapters/files/index.ts'
import { sealHead, vaultWith } from '#server/adapters/vault/index.ts'
import { insertTestAccount } from '#server/testing/accounts.ts'
import type { TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { openBucket } from '#server/testing/bucket.ts'
import { staffMember } from '#server/testing/cases.ts'
import { atSigning, contractMaker } from '#server/testing/contracts.ts'
import { fetchAll, founderWithPapers, type Home, openHome, testKey } from '#server/testing/moves.ts'
import type { Founder } from '#server/testing/orders.ts'
import { scratch } from '#server/testing/scratch.ts'
import { setUpPhone } from '#server/testing/second-factor.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { agreedToPass } from '#server/testing/things.ts'
import { someOf } from '#testing/laws.ts'
import { sealedColumns } from './heads.ts'
import { openVault, type Renewed, rekey } from './index.ts'
import { namedFiles } from './named-files.ts'
import { columnsWith } from './store.ts'

const a = Buffer.from(testKey, 'base64')
const b = randomBytes(32)

/** When it can be cut off: more than there are. */
const moments = Array.from({ length: 200 }, (_, index) => index + 1)

type Options = Partial<Pick<Parameters<typeof rekey>[0], 'leaked' | 'leaveLost' | 'onProgress'>>

const exchange = async ({ config, database }: Home, old: Buffer, fresh: Buffer, options: Options = {}) => {
  const files = await createFiles({ config, vault: vaultWith([fresh, old]) })
  return rekey({ database, files, old, fresh, clock: systemClock, leaked: false, leaveLost: false, ...options })
}
const started = ({ config, database }: Home, key: Buffer) =>
  openVault({ config: { ...config, DATA_KEY: key.toString('base64') }, database, clock: systemClock })

/** Throws unless this key alone opens everything, rows and files. */
async function proveOpenedBy(home: Home, key: Buffer, other: Buffer): Promise<void> {
  const left = await columnsWith(home.database.db, sealHead(vaultWith([other]).keyId))
  expect(left).toEqual([])
  const files = await createFiles({ config: home.config, vault: vaultWith([key]) })
  for await (const name of namedFiles(home.database.db)) await files.take(name)
}

class Stopped extends Error {}

const open = async (options?: Parameters<typeof openHome>[0]) => {
  const home = await openHome(options)
  onTestFinished(() => home.close())
  return home
}

/** An office that said something of the case: to the founder, to itself, of a paper and of the client. */
async function workedOn(service: TestApp, { questionnaire }: Founder): Promise<void> {
  const { uuid, office } = await service.database.db
    .selectFrom('cases')
    .select(['uuid', 'office'])
    .where('questionnaire', '=', questionnaire)
    .executeTakeFirstOrThrow()
  const notary = await staffMember(service, office)
  const here = `/api/notary/cases/${uuid}`
  for (const internal of [false, true]) {
    await notary.call('POST', `${here}/comments`, { payload: { path: 'p1.firstname', text: 'Klopt dit?', internal } })
  }
  await notary.call('PUT', `${here}/check`, { payload: { funds: 'Spaargeld', revision: 0 } })
  const { documents } = (await notary.call('GET', here)).json()
  const payload = { review: 'rejected', reason: 'other', note: 'Onscherp' }
  await notary.call('PATCH', `${here}/documents/${documents[0].uuid}`, { payload })
  await sealedBySupport(service, here)
  await invitedBy(service, questionnaire)
}

/** Somebody who fills in their own part, with a key of their own. */
async function invitedBy({ database: { db }, invitations: { sealed } }: TestApp, questionnaire: string): Promise<void> {
  const uuid = randomUUID()
  const begun = { uuid, part: null, ...sealed.begin(uuid, 'bram@voorbeeld.nl') }
  const part = sealed.seal(begun, { bsn: '111222333' })
  await db
    .insertInto('participants')
    .values({ ...begun, part, questionnaire, person: 'p2', invited_at: new Date() })
    .execute()
}

/** A note on a service, and a link that went to somebody, as support leaves them. */
async function sealedBySupport(service: TestApp, here: string): Promise<void> {
  const { db } = service.database
  const uuid = here.split('/').at(-1) ?? ''
  const at = new Date()
  const agreed = { consent: 'given', consent_by: 'founder', consent_at: at } as const
  await db
    .insertInto('case_services')
    .values({ case_uuid: uuid, service: 'trademark-check', created_at: at, ...agreed })
    .execute()
  await db.updateTable('cases').set({ office: null }).where('uuid', '=', uuid).execute()
  const support = await staffMember(service)
  await support.call('POST', `${here}/services/trademark-check`, { payload: { action: 'done', note: 'Nagekeken' } })
  await support.call('POST', `${here}/access`, { payload: { reason: 'De stukken gaan naar de notaris.' } })
  await support.call('POST', `${here}/links`, { payload: { email: 'notaris@elders.example' } })
}

/** A contract that one signed and another declined, a program that wants to hear of it, and a partner who was told of its maker. */
async function contracted(service: TestApp, key: Buffer): Promise<void> {
  const maker = await contractMaker(service)
  const [aukje, bram] = ['aukje@voorbeeld.nl', 'bram@elders.example']
  const signers = [
    { name: 'Aukje Hiemstra', email: aukje },
    { name: 'Bram Berg', email: bram },
  ]
  await maker.move(await maker.approved(), 'send', { signers, message: 'Zoals besproken' })
  await (await atSigning(service, aukje)).sign()
  await (await atSigning(service, bram)).decline()
  const { account } = maker
  const sealed_secret = vaultWith([key]).sealJson('geheim', `webhooks/${account}/secret`)
  const webhook = { account, url: 'https://voorbeeld.nl/haak', sealed_secret, created_at: new Date() }
  await service.database.db.insertInto('webhooks').values(webhook).execute()
  const bank = '/api/api_customer_dashboard/partner_offers/business-account/requests'
  await maker.call('POST', bank, { payload: agreedToPass })
}

describe('everything is sealed anew', () => {
  let home: Home
  let founder: Awaited<ReturnType<typeof founderWithPapers>>
  let before: Awaited<ReturnType<typeof look>>

  beforeAll(async () => {
    home = await openHome()
    const service = await home.serve(await started(home, a))
    founder = await founderWithPapers(service)
    await contracted(service, a)
    // Someone who has no account yet: the draft is theirs by the cookie of their browser.
    const visitor = openBrowser(service.app)
    const { uuid } = (await visitor.call('POST', '/api/dutch_bv_incorporations')).json()
    const mailed = { uuid, email: 'onderweg@voorbeeld.nl', locale: 'nl' }
    await visitor.call('POST', '/api/draft_links', { payload: mailed })
    // Work that waits, and someone who is away to sign in elsewhere.
    const message = { wish: 'chat', name: 'Bo', email: 'bo@voorbeeld.nl', message: 'Hoi', locale: 'nl' }
    await visitor.call('POST', '/api/contact_messages', { payload: message })
    await visitor.call('GET', '/api/member_auth/google_oauth2')
    await workedOn(service, founder.founder)
    // Somebody who works here, with an app that shows codes.
    const worker = await insertTestAccount(service, 'notary')
    await setUpPhone(service, withToken(openBrowser(service.app), worker.token))
    await service.close()
    before = await look(a)
  })
  afterAll(() => home.close())

  /** What the founder sees: files byte for byte, answers, and what is said of the documents. */
  async function look(key: Buffer) {
    const service = await home.serve(await started(home, key))
    try {
      const browser = withToken(openBrowser(service.app), founder.founder.token)
      const read = async (path: string) => (await browser.call('GET', path)).json()
      return {
        files: await fetchAll(service, founder.founder, founder.addresses),
        answers: await read(founder.founder.path),
        documents: await read(`${founder.founder.path}/documents`),
        order: await read(`/api/payments/${founder.founder.order}`),
        mails: (await service.outbox.listMails()).length,
      }
    } finally {
      await service.close()
    }
  }

  test('in every column where something sealed stands, and the list of those is whole', async () => {
    const found = await columnsWith(home.database.db, sealHead(vaultWith([a]).keyId))
    const known = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    expect(found.toSorted()).toEqual([...known, 'data_key.secrets'].toSorted())
  })

  test('wherever it is cut off, and run again: then it is all there, as it was, by the new key alone', async () => {
    let [old, fresh] = [a, b]
    let whole = false
    for (const stopAfter of someOf(moments, { oneIn: 10 })) {
      if (whole) break
      let ticks = 0
      const onProgress = () => {
        ticks += 1
        if (ticks === stopAfter) throw new Stopped()
      }
      const first = await exchange(home, old, fresh, { onProgress }).catch((error: unknown) => error)
      whole = !(first instanceof Stopped)
      if (!whole) {
        await expect(started(home, old)).rejects.toThrow(/has not been finished/)
        await expect(started(home, fresh)).rejects.toThrow(/has not been finished/)
        await exchange(home, old, fresh)
      }
      await proveOpenedBy(home, fresh, old)
      await expect(started(home, old)).rejects.toMatchObject({ code: 'wrong_key' })
      ;[old, fresh] = [fresh, old]
      if (whole) expect(stopAfter).toBeGreaterThan(17)
    }
    expect(whole).toBe(true)
    expect(await look(old)).toEqual(before)
    if (old !== a) await exchange(home, b, a)
  })

  test('once: again there is nothing left to do', async () => {
    expect(await exchange(home, a, b)).toMatchObject({ files: 23, lost: [] })
    expect(await exchange(home, a, b)).toBeNull()
    expect(await exchange(home, b, a)).toMatchObject({ files: 23 })
  })

  test('and what browsers hold stays good, unless the old key leaked', async () => {
    const cookie = (await started(home, a)).sign('someone', 'visitor cookie')
    await exchange(home, a, b)
    expect((await started(home, b)).isSigned('someone', cookie, 'visitor cookie')).toBe(true)
    await exchange(home, b, a, { leaked: true })
    // Its own signature is good again with the key that made it; that of the leaked key is not.
    const last = await started(home, a)
    expect(last.isSigned('someone', vaultWith([b]).sign('someone', 'visitor cookie'), 'visitor cookie')).toBe(false)
  })

  test('not with the wrong keys', async () => {
    await expect(exchange(home, b, randomBytes(32))).rejects.toThrow(/The data is sealed with another key/)
    await expect(exchange(home, a, a)).rejects.toThrow('The new key is the old key.')
    const stop = () => {
      throw new Stopped()
    }
    await expect(exchange(home, a, b, { onProgress: stop })).rejects.toThrow(Stopped)
    await expect(exchange(home, a, randomBytes(32))).rejects.toThrow(/finish that first, with that key/)
    await exchange(home, a, b)
    await exchange(home, b, a)
  })
})

test('in a bucket too', async () => {
  const bucket = await openBucket(await mkdtemp(join(scratch(), 's3-')))
  onTestFinished(() => void bucket.close())
  const there = await open({ settings: bucket.settings, server: true })
  const service = await there.serve(await started(there, a))
  const { founder, addresses } = await founderWithPapers(service)
  const before = await fetchAll(service, founder, addresses)
  await service.close()
  expect(await exchange(there, a, b)).toMatchObject({ files: 20 })
  await proveOpenedBy(there, b, a)
  const after = await there.serve(await started(there, b))
  expect(await fetchAll(after, founder, addresses)).toEqual(before)
  await after.close()
})

describe('what neither key opens', () => {
  const keep = async (home: Home, id: string, key: Buffer) => {
    const content = vaultWith([key]).sealJson('a mail', `outbox_mails/${id}/content`)
    await home.database.db.insertInto('outbox_mails').values({ id, content, created_at: new Date() }).execute()
  }
  const contents = async (home: Home) =>
    (await home.database.db.selectFrom('outbox_mails').select(['id', 'content']).orderBy('id').execute()).map(
      ({ content }) => content,
    )

  test('stops it before anything is changed, and stays as it is where that is said', async () => {
    const home = await open()
    await keep(home, '1', a)
    await keep(home, '2', randomBytes(32))
    const before = await contents(home)
    await expect(exchange(home, a, b)).rejects.toThrow(
      /Neither key opens 1 values in outbox_mails\.content.*--leave-lost/,
    )
    expect(await contents(home)).toEqual(before)
    expect(await exchange(home, a, b, { leaveLost: true })).toMatchObject({ values: 1 })
    const [renewed, lost] = await contents(home)
    expect(vaultWith([b]).openJson(renewed ?? '', 'outbox_mails/1/content')).toBe('a mail')
    expect(lost).toBe(before[1])
    expect((await started(home, b)).keyId).toBe(vaultWith([b]).keyId)
  })

  test('because two keys were mixed is mended by naming both', async () => {
    const home = await open()
    await keep(home, '1', a)
    await keep(home, '2', b)
    await expect(started(home, b)).rejects.toThrow(/opens a part of what is kept/)
    await exchange(home, a, b)
    expect((await started(home, b)).keyId).toBe(vaultWith([b]).keyId)
    for (const [index, content] of (await contents(home)).entries()) {
      expect(vaultWith([b]).openJson(content, `outbox_mails/${index + 1}/content`)).toBe('a mail')
    }
  })

  test('is a file that is gone or damaged, named by its name', async () => {
    const home = await open()
    const service = await home.serve(await started(home, a))
    await founderWithPapers(service)
    await service.close()
    const [gone = '', damaged = ''] = await home.kept()
    await rm(gone)
    await writeFile(damaged, (await readFile(damaged)).subarray(0, 60))
    await expect(exchange(home, a, b)).rejects.toThrow(/Neither key opens .*\/.*, .*\//)
    await expect(started(home, a)).rejects.toThrow(/has not been finished/)
    expect((await exchange(home, a, b, { leaveLost: true }))?.lost).toHaveLength(2)
    await started(home, b)
  })
})

test('something sealed in a column that nobody declared is not left behind in silence', async () => {
  const home = await open()
  const text = vaultWith([a]).sealJson('secret', 'elsewhere')
  await sql`create table elsewhere (id int, words text)`.execute(home.database.db)
  await sql`insert into elsewhere values (1, ${text})`.execute(home.database.db)
  await expect(exchange(home, a, b)).rejects.toThrow(/does not know how to renew it: elsewhere\.words/)
})

test('no server is at work meanwhile', async () => {
  const home = await open({ server: true })
  if (!home.database.shared) return expect(await exchange(home, a, b)).toMatchObject({ values: 0 })
  // Another process of the service, as the database sees it.
  const reserved = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const other = home.database.inTransaction(async (tx) => {
    await sql`set local application_name = 'oprecht another'`.execute(tx)
    begun.resolve()
    await reserved.promise
  })
  await begun.promise
  await expect(exchange(home, a, b)).rejects.toThrow(/^1 other processes of the service are at work/)
  reserved.resolve()
  await other
  await started(home, a)
  expect(await exchange(home, a, b)).toMatchObject({ lost: [] } satisfies Partial<Renewed>)
})
