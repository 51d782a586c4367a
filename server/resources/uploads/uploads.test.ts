import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Upload } from '#contract/dashboard.ts'
import { clamdScanner } from '#server/adapters/scanner/index.ts'
import type { Database } from '#server/db/index.ts'
import { buildTestApp } from '#server/testing/app.ts'
import type { TestApp, TestAppOptions } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { eicar, openClamd } from '#server/testing/clamd.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const dutch = '/api/dutch_bv_incorporations'
const open = (options: TestAppOptions = {}) => buildTestApp({ database, isPaid: async () => true, ...options })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

type Founder = { readonly browser: SignedIn; readonly path: string; readonly uuid: string }

async function founderIn({ app }: TestApp): Promise<Founder> {
  const browser = await signedIn(openBrowser(app))
  const { uuid } = (await browser.call('POST', dutch)).json<{ uuid: string }>()
  return { browser, uuid, path: `${dutch}/${uuid}/uploads` }
}

/** As a browser sends a file. */
function form(bytes: Buffer, name = 'paspoort.png', part = 'file') {
  const edge = '----edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}

async function closedPort(): Promise<number> {
  const { address, close } = await openClamd()
  await close()
  return address.port
}

const send = ({ browser, path }: Founder, bytes: Buffer, name?: string, query = '') =>
  browser.call('POST', `${path}${query}`, form(bytes, name))
const listOf = async ({ browser, path }: Founder) =>
  (await browser.call('GET', path)).json<{ uploads: Upload[] }>().uploads

it('keeps a file by what it is, whatever it claims to be, and gives it back to its owner', async () => {
  const service = await open()
  const founder = await founderIn(service)
  const sent = await send(founder, png, 'C:\\scans\\paspoort Bo.html', '?kind=identity')
  expect(sent.statusCode).toBe(201)
  const upload = sent.json<Upload>()
  expect(upload).toMatchObject({
    ...{ kind: 'identity', name: 'paspoort Bo.png', media_type: 'image/png', size: png.length, review: 'unchecked' },
    path: `${founder.path}/${upload.uuid}`,
  })
  expect(await listOf(founder)).toEqual([upload])
  const got = await founder.browser.call('GET', upload.path)
  expect(got.rawPayload.equals(png)).toBe(true)
  expect(got.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect(got.headers['content-disposition']).toMatch(/^attachment; filename="paspoort Bo\.png"/)
  const [row] = await database.db.selectFrom('uploads').selectAll().where('uuid', '=', upload.uuid).execute()
  expect(JSON.stringify(row)).not.toContain('paspoort')
  expect(service.logged.join()).not.toContain('paspoort')
})

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'brief.pdf', 422, 'invalid_format'],
  ['a program', Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1'), 'scan.jpg', 422, 'invalid_format'],
  ['words', Buffer.from('hallo'), 'hallo.png', 422, 'invalid_format'],
  ['nothing', Buffer.alloc(0), 'leeg.pdf', 422, 'required'],
  ['too much', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 'groot.png', 413, 'too_large'],
])('refuses %s, and keeps nothing of it', async (_what, bytes, name, status, code) => {
  const service = await open()
  const founder = await founderIn(service)
  const answer = await send(founder, bytes, name)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code])
  expect(await listOf(founder)).toEqual([])
  expect(service.files.kept.size).toBe(0)
})

it('what it is and whose may stand in the form as well, and counts there', async () => {
  const founder = await founderIn(await open())
  const field = (name: string, value: string) =>
    Buffer.from(`------edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const { headers, payload } = form(png)
  const sending = (kind: string) =>
    founder.browser.call('POST', founder.path, {
      headers,
      payload: Buffer.concat([field('kind', kind), field('person', 'p1'), payload]),
    })
  expect((await sending('identity')).json()).toMatchObject({ kind: 'identity', person: 'p1' })
  const refused = await sending('everything')
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'kind'])
})

it('takes no JSON and no unknown kind', async () => {
  const founder = await founderIn(await open())
  const json = await founder.browser.call('POST', founder.path, { payload: { file: 'x' } })
  expect(json.statusCode).toBe(415)
  expect((await send(founder, png, 'a.png', '?kind=everything')).statusCode).toBe(422)
})

it('takes one file at a time: with a second one neither is kept', async () => {
  const service = await open()
  const founder = await founderIn(service)
  const [first, second] = [form(png), form(pdf, 'kvk.pdf')]
  // The second form goes where the first one ends.
  const payload = Buffer.concat([first.payload.subarray(0, -'------edge--\r\n'.length), second.payload])
  const answer = await founder.browser.call('POST', founder.path, { ...first, payload })
  expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([422, { code: 'one_file', path: 'file' }])
  expect(await listOf(founder)).toEqual([])
  expect(service.files.kept.size).toBe(0)
})

it('keeps forty files of one questionnaire and no more, also of those that come at the same moment', async () => {
  const service = await open()
  const founder = await founderIn(service)
  const answers = await Promise.all(
    Array.from({ length: 46 }, (_, number) => send(founder, Buffer.concat([pdf, Buffer.from(`% ${number}\n`)]))),
  )
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(refused.map((answer) => [answer.statusCode, answer.json().errors[0].code])).toEqual(
    Array.from({ length: 6 }, () => [422, 'too_many']),
  )
  expect(await listOf(founder)).toHaveLength(40)
  expect(service.files.kept.size).toBe(40)
})

it('keeps the same file once, also when it comes twice at the same moment', async () => {
  const service = await open()
  const founder = await founderIn(service)
  const answers = await Promise.all([1, 2, 3].map(() => send(founder, pdf, 'kvk.pdf')))
  expect(new Set(answers.map((answer) => answer.json<Upload>().uuid)).size).toBe(1)
  expect(await listOf(founder)).toHaveLength(1)
  expect(service.files.kept.size).toBe(1)
})

describe('where a scanner is set', () => {
  const infected = Buffer.concat([pdf, Buffer.from(eicar)])

  it('keeps what is clean, and nothing of what holds a virus', async () => {
    const { url, scans } = await openClamd()
    const service = await open({ settings: { CLAMD_URL: url } })
    const founder = await founderIn(service)
    const answer = await send(founder, infected, 'paspoort Bo.pdf')
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ code: 'infected', path: 'file' }]])
    expect(await listOf(founder)).toEqual([])
    expect(service.files.kept.size).toBe(0)
    expect((await send(founder, pdf, 'kvk.pdf')).statusCode).toBe(201)
    expect(scans.map(({ bytes }) => bytes)).toEqual([infected, pdf])
    expect(service.logged.filter((line) => line.includes('Eicar-Signature'))).toHaveLength(1)
    expect(service.logged.join()).not.toContain('paspoort')
  })

  it('asks nothing about what is refused anyway, nor about what it has', async () => {
    const { url, scans } = await openClamd()
    const founder = await founderIn(await open({ settings: { CLAMD_URL: url } }))
    await send(founder, Buffer.from(eicar), 'scan.pdf')
    for (const name of ['a.pdf', 'b.pdf']) expect((await send(founder, pdf, name)).statusCode).toBe(201)
    expect(scans).toHaveLength(1)
  })

  test.each([
    ['is away', async () => ({ host: '127.0.0.1', port: await closedPort() })],
    ['says nothing', async () => (await openClamd({ reply: null })).address],
    ['could not look', async () => (await openClamd({ reply: 'stream: broken ERROR\0' })).address],
  ])('keeps nothing when it %s, and asks to come back', async (_what, addressOf) => {
    const service = await open({ scanner: clamdScanner({ address: await addressOf(), patience: 200 }) })
    const founder = await founderIn(service)
    const answer = await send(founder, pdf, 'paspoort Bo.pdf')
    expect([answer.statusCode, answer.json().errors]).toMatchObject([503, [{ code: 'not_scanned', path: 'file' }]])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await listOf(founder)).toEqual([])
    expect(service.files.kept.size).toBe(0)
    expect(service.logged.join()).toContain('ScannerError')
    expect(service.logged.join()).not.toContain('paspoort')
  })
})

describe('whose it is', () => {
  it('is not there for anyone else, nor by another address', async () => {
    const service = await open()
    const founder = await founderIn(service)
    const { path, uuid } = (await send(founder, png)).json<Upload>()
    const stranger = await signedIn(openBrowser(service.app))
    const other = await founderIn(service)
    for (const [browser, at] of [
      [stranger, path],
      [stranger, founder.path],
      [other.browser, `${other.path}/${uuid}`],
      [founder.browser, `${founder.path}/${randomUUID()}`],
      [founder.browser, `${founder.path}/x`],
    ] as const) {
      expect((await browser.call('GET', at)).statusCode).toBe(404)
    }
    expect((await stranger.call('DELETE', path)).statusCode).toBe(404)
    expect((await stranger.call('POST', founder.path, form(png))).statusCode).toBe(404)
  })

  it('can be sent only once the order is paid', async () => {
    const founder = await founderIn(await open({ isPaid: async () => false }))
    const answer = await send(founder, png)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ errors: [{ code: 'payment_required' }] })
  })

  it('can be taken back until it is judged', async () => {
    const service = await open()
    const founder = await founderIn(service)
    const [first, second] = [(await send(founder, png)).json<Upload>(), (await send(founder, pdf)).json<Upload>()]
    await database.db.updateTable('uploads').set({ review: 'accepted' }).where('uuid', '=', second.uuid).execute()
    expect((await founder.browser.call('DELETE', first.path)).statusCode).toBe(200)
    expect((await founder.browser.call('DELETE', second.path)).statusCode).toBe(409)
    await service.jobs.drain()
    expect((await listOf(founder)).map(({ uuid }) => uuid)).toEqual([second.uuid])
    expect(service.files.kept.size).toBe(1)
  })

  it('goes with the account it belongs to', async () => {
    const service = await open()
    const founder = await founderIn(service)
    await send(founder, png, 'mijn paspoort.png')
    const exported = (await founder.browser.call('GET', '/api/account/export')).body
    expect(exported).toContain('mijn paspoort.png')
    expect((await founder.browser.call('DELETE', '/api/member_auth')).statusCode).toBe(200)
    await service.jobs.drain()
    expect(service.files.kept.size).toBe(0)
  })
})
