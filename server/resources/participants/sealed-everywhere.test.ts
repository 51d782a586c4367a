import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { routes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { flows } from '#domain/products/index.ts'
import type { TransferLine } from '#server/db/index.ts'
import { insertTestAccount } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { climb, staffMember } from '#server/testing/cases.ts'
import { type Home, openHome } from '#server/testing/moves.ts'
import { sealedAnswers, sealedPathsIn, textsIn, tracedIn } from '#server/testing/sealed.ts'
import { type CaseWithPart, caseWithPart, partMarkers } from '#server/testing/sealed-part.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { someOf } from '#testing/laws.ts'
import { namedFiles } from '../data-key/named-files.ts'
import { exportService } from '../moving/index.ts'

let home: Home
let service: TestApp
beforeAll(async () => {
  home = await openHome()
  const settings = { RATE_LIMIT_PER_MINUTE: '1000000', PARTICIPANTS_ENABLED: 'true' }
  service = await openTestApp({ database: home.database, files: home.files, settings })
})
afterAll(async () => {
  await service.close()
  await home.close()
})

const expectNone = (content: string | Uint8Array, where: string) =>
  expect(tracedIn(content, partMarkers), where).toBeUndefined()

/** Whoever is neither the participant nor their notary, each with a browser that was nowhere yet. */
async function strangersTo({ founder }: CaseWithPart, other: CaseWithPart) {
  const admin = await insertTestAccount(service, 'admin')
  return {
    customer: withToken(openBrowser(service.app), founder.token),
    'another customer': withToken(openBrowser(service.app), other.founder.token),
    'another participant': other.own,
    'another office': await staffMember(service, founder.office + 1),
    'support without a reason': await staffMember(service),
    'an administrator': withToken(openBrowser(service.app), admin.token),
    nobody: openBrowser(service.app),
  } satisfies Readonly<Record<string, Pick<Browser, 'call'>>>
}

/** Whoever ordered, and some of the others: each of them reads at every address there is. */
const someStrangers = ({ customer, ...others }: Awaited<ReturnType<typeof strangersTo>>) => [
  ['customer', customer] as const,
  ...someOf(Object.entries(others), { oneIn: 3 }),
]

const all: readonly Route[] = routes

/** A questionnaire of one product is at no address of another. */
const otherPaths = Object.values(flows)
  .map(({ api_path }) => `/api/${api_path}/`)
  .filter((path) => path !== '/api/dutch_bv_incorporations/')

/** Every address at which something of this case could be read, by what it is about. */
function addressesOf({ founder, own, upload }: CaseWithPart): readonly string[] {
  const ids: Readonly<Record<string, string | undefined>> = {
    ...{ person: 'p2', upload, document: upload, token: own.path.split('/').at(-1) },
    id: `${founder.questionnaire}-p2`,
  }
  const about = (path: string) =>
    path.includes('/notary/cases/')
      ? founder.case.split('/').at(-1)
      : path.includes('/payments/')
        ? founder.order
        : founder.questionnaire
  return [
    ...all
      .filter(({ method, events }) => method === 'GET' && !events)
      .filter(({ path }) => !otherPaths.some((other) => path.startsWith(other)))
      .flatMap(({ path }) =>
        (path.includes(':index') ? ['0', '1', '2', '3', '4', '5', '6'] : ['']).map((index) =>
          path.replaceAll(/:(\w+)/g, (_, name: string) =>
            name === 'index' ? index : name === 'uuid' ? (about(path) ?? '') : (ids[name] ?? 'x'),
          ),
        ),
      )
      .map((url) => (url.endsWith('/shareholders') ? `${url}?questionnaire=${founder.questionnaire}` : url)),
    ...['/metrics', '/health/ready', '/outbox'],
  ]
}

type Read = { readonly where: string; readonly status: number; readonly bytes: Buffer }

async function readsOf(caller: Pick<Browser, 'call'>, addresses: readonly string[]): Promise<readonly Read[]> {
  const reads: Read[] = []
  for (const where of addresses) {
    const { statusCode: status, rawPayload: bytes } = await caller.call('GET', where)
    reads.push({ where, status, bytes })
  }
  return reads
}

const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

/** What somebody is told while they look, until a change is told of. */
async function heardBy(caller: Pick<Browser, 'call'>, url: string, change: () => Promise<unknown>): Promise<string> {
  const answer = await caller.call('GET', url, { payloadAsStream: true })
  expect(answer.statusCode).toBe(200)
  const stream = answer.stream()
  onTestFinished(() => void stream.destroy())
  let text = ''
  let changed = false
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.includes('event: changed')) break
    if (!changed) await change()
    changed = true
  }
  return text
}

describe('what somebody sealed', () => {
  test('is in no answer, file, mail, row, log or export of anybody else', async () => {
    const part = await caseWithPart(service)
    const other = await caseWithPart(service)
    const { founder, email } = part
    const heard = await heardBy(founder, `${founder.own}/events`, () => part.seal('other'))
    expectNone(heard, 'the events of the customer')
    await part.seal('one')
    const declared = await part.declare()
    expect([declared.statusCode, declared.json().state], declared.body).toEqual([200, 'complete'])
    // So far that there is a final deed, which everybody agreed with.
    await climb(founder, part.notary, 'scheduling_meeting')
    await service.jobs.drain()

    // The markers are what they take them for: whom it belongs to reads every one.
    const own = (await part.own.call('GET', part.own.path)).json()
    expect(own.answers).toMatchObject(sealedAnswers())

    for (const [who, caller] of someStrangers(await strangersTo(part, other))) {
      const reads = await readsOf(caller, addressesOf(part))
      if (who === 'customer') {
        // What is not there proves nothing: whoever ordered reads the answers, the papers, the case and takes all of it along.
        const isFull = ({ status, bytes }: Read) => status === 200 && tracedIn(bytes, ['De Gouden Lepel']) !== undefined
        const full = reads.filter(isFull).map(({ where }) => where)
        expect(full).toEqual(expect.arrayContaining(['/api/account/export', '/api/account/export.zip', founder.own]))
        expect(full.filter((where) => /\/documents\/\d\.(pdf|docx)$/.test(where)).length).toBeGreaterThan(8)
      }
      for (const { where, bytes } of reads) {
        expectNone(bytes, `${where} as ${who}`)
        expect(sealedPathsIn(jsonOf(bytes), 'p2'), `${where} as ${who}`).toEqual([])
      }
    }
    expect((await other.own.call('GET', part.own.path)).statusCode).toBe(403)

    const patch = { main: { company_name: 'De Zilveren Lepel' } }
    const told = [
      await founder.call('PATCH', founder.path, { payload: { p1: { phone_number: '+31698765432' } } }),
      await founder.call('POST', `${founder.own}/changes/preview`, { payload: { patch } }),
    ]
    for (const { statusCode, rawPayload } of told) {
      expect(statusCode).toBe(200)
      expectNone(rawPayload, 'what is answered to the customer')
    }

    const { db } = service.database
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
      for (const { row } of rows) expectNone(row, name)
    }
    for (const { attachments = [], ...mail } of await service.outbox.listMails()) {
      expectNone(JSON.stringify(mail), `a mail to ${mail.to}`)
      for (const { name, base64 } of attachments)
        expectNone(Buffer.from(base64, 'base64'), `${name} with a mail to ${mail.to}`)
    }
    for (const line of service.logged) expectNone(line, 'the log')
    for (const line of service.logged) expect(line).not.toContain(email)
  })

  test('is told to nobody else in any other way: whatever it is, they see the same', async () => {
    const part = await caseWithPart(service)
    const strangers = someStrangers(await strangersTo(part, await caseWithPart(service)))
    const addresses = addressesOf(part).filter((where) => where !== '/metrics')
    const look = async (isMeant: (where: string) => boolean = () => true) => {
      const seen: Record<string, string> = {}
      for (const [who, caller] of strangers) {
        const reads = await readsOf(caller, addresses.filter(isMeant))
        for (const { where, status, bytes } of reads) seen[`${where} as ${who}`] = [status, ...textsIn(bytes)].join()
      }
      return seen
    }
    await service.jobs.drain()
    const before = await look()
    await part.seal('other')
    await service.jobs.drain()
    expect(await look()).toEqual(before)

    // When a part is complete papers are made: they differ in nothing either.
    const isPaper = (where: string) => /\/documents|\.pdf|\.docx/.test(where)
    const papers = async (which: 'one' | 'other') => {
      await part.seal(which)
      expect((await part.declare()).json()).toMatchObject({ state: 'complete' })
      await service.jobs.drain()
      return look(isPaper)
    }
    const one = await papers('one')
    expect(await papers('other')).toEqual(one)
  })

  // These only look.
  let whole: Promise<CaseWithPart> | undefined
  const declaredPart = () => {
    whole ??= caseWithPart(service).then(async (part) => {
      await part.declare()
      await service.jobs.drain()
      return part
    })
    return whole
  }

  test('lies in no file as it is, and when files are opened in none but their own', async () => {
    await declaredPart()
    const kept = await home.kept()
    expect(kept.length).toBeGreaterThan(10)
    for (const path of kept) expectNone(await readFile(path), path)
    const rows = await service.database.db
      .selectFrom('uploads')
      .select('file')
      .where('participant', 'is not', null)
      .execute()
    const theirs = rows.map(({ file }) => file)
    expect(theirs.length).toBeGreaterThan(0)
    for await (const key of namedFiles(service.database.db)) {
      const bytes = await home.files.get(key)
      if (theirs.includes(key)) expect(tracedIn(bytes, partMarkers)).toBeDefined()
      else expectNone(bytes, key)
    }
  })

  test.each(['everybody', 'the customer'])('is in no export of the data of %s', async (whose) => {
    const part = await declaredPart()
    const lines: TransferLine[] = []
    const person = whose === 'everybody' ? undefined : part.founder.email
    await exportService(home, async (line) => void lines.push(line), { person })
    expect(lines.some((line) => line.kind === 'row' && line.values.includes(part.founder.questionnaire))).toBe(true)
    for (const line of lines) {
      expectNone(JSON.stringify(line), line.kind)
      if (line.kind === 'bytes') expectNone(Buffer.from(line.base64, 'base64'), 'a file')
    }
  })
})
