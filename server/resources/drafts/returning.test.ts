import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import { purgeLinks } from './store.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())
// What was tried before is forgotten.
beforeEach(() => service.clock.advance(2 * 86_400_000))

const path = '/api/dutch_bv_incorporations'
const stranger = () => openBrowser(service.app)
const start = async (browser: Browser, company_name = 'Molenwiek'): Promise<string> =>
  (await browser.call('POST', path, { payload: { company_name } })).json().uuid
const reads = async (browser: Browser, uuid: string) => (await browser.call('GET', `${path}/${uuid}`)).statusCode
const saves = async (browser: Browser, uuid: string) =>
  (await browser.call('PATCH', `${path}/${uuid}`, { payload: { main: { company_name: 'Wiek' } } })).statusCode
const drafts = async (browser: Browser): Promise<{ uuid: string }[]> =>
  (await browser.call('GET', '/api/drafts')).json().drafts

let count = 0
const someEmail = () => `founder${++count}@voorbeeld.nl`
const ask = (browser: Browser, uuid: string, email = someEmail(), more: object = {}) =>
  browser.call('POST', '/api/draft_links', { payload: { uuid, email, locale: 'nl' }, ...more })

/** The mail that came, and the key in its link. */
async function mailTo(email: string) {
  await service.jobs.drain()
  const mail = (await service.outbox.listMails()).find(({ to }) => to === email)
  const key = /return\?key=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  return { mail, key: key ?? '' }
}

async function keyFor(browser: Browser, uuid: string): Promise<string> {
  const email = someEmail()
  expect((await ask(browser, uuid, email)).statusCode).toBe(202)
  return (await mailTo(email)).key
}
const open = (browser: Browser, key: string, more: object = {}) =>
  browser.call('POST', '/api/draft_links/open', { payload: { key }, ...more })

describe('a link by mail', () => {
  test('opens the draft on another device, where one goes on, and it stays open here', async () => {
    const here = stranger()
    const uuid = await start(here)
    const there = stranger()
    expect(await reads(there, uuid)).toBe(404)
    const opened = await open(there, await keyFor(here, uuid))
    expect([opened.statusCode, opened.json()]).toEqual([200, { uuid, flow: 'dutch-bv' }])
    expect([await saves(there, uuid), await reads(there, uuid)]).toEqual([200, 200])
    expect([await saves(here, uuid), await reads(here, uuid)]).toEqual([200, 200])
    expect((await drafts(there)).map((one) => one.uuid)).toEqual([uuid])
  })

  test('names nothing that its maker typed, and says how long it holds', async () => {
    const here = stranger()
    const uuid = await start(here, 'Win nu een prijs')
    const email = someEmail()
    await ask(here, uuid, email)
    const { mail } = await mailTo(email)
    expect(mail).toMatchObject({ kind: 'draft_link', locale: 'nl' })
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('Win nu')
    expect(mail?.text).toMatch(/één keer, en 7 dagen/)
  })

  test('is in English for who asks so', async () => {
    const here = stranger()
    const email = someEmail()
    const payload = { uuid: await start(here), email, locale: 'en' }
    await here.call('POST', '/api/draft_links', { payload })
    const { mail } = await mailTo(email)
    expect(mail?.subject).toMatch(/^Carry on/)
    expect(mail?.text).toMatch(/return\?key=[\w-]{43}&lang=en/)
  })

  test('is good once: a second browser gets nothing, who used it may come again', async () => {
    const here = stranger()
    const uuid = await start(here)
    const key = await keyFor(here, uuid)
    const there = stranger()
    expect((await open(there, key)).statusCode).toBe(200)
    expect((await open(stranger(), key)).statusCode).toBe(404)
    expect((await open(there, key)).statusCode).toBe(200)
  })

  test('runs out after seven days', async () => {
    const here = stranger()
    const key = await keyFor(here, await start(here))
    service.clock.advance(7 * 86_400_000)
    expect((await open(stranger(), key)).statusCode).toBe(404)
  })

  test('is kept as a hash, and gone when it ran out', async () => {
    const here = stranger()
    const key = await keyFor(here, await start(here))
    const rows = () => service.database.db.selectFrom('draft_links').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain(key)
    expect(service.logged.join('\n')).not.toContain(key)
    service.clock.advance(8 * 86_400_000)
    await purgeLinks(service.database.db, service.clock.now())
    expect(await rows()).toEqual([])
  })

  test('opens nothing any more once an account owns the draft, also where it was opened', async () => {
    const here = stranger()
    const uuid = await start(here)
    const there = stranger()
    await open(there, await keyFor(here, uuid))
    const unused = await keyFor(here, uuid)
    const owner = await signedIn(here, { fields: { drafts: [uuid] } })
    expect(await reads(owner, uuid)).toBe(200)
    expect([await reads(there, uuid), await saves(there, uuid)]).toEqual([404, 404])
    expect((await open(stranger(), unused)).statusCode).toBe(404)
  })

  test('lets the other device take the draft along to an account', async () => {
    const here = stranger()
    const uuid = await start(here)
    const there = stranger()
    await open(there, await keyFor(here, uuid))
    const owner = await signedIn(there, { fields: { drafts: [uuid] } })
    expect([await reads(owner, uuid), await reads(here, uuid)]).toEqual([200, 404])
  })

  test('cannot be asked for about what is somebody else’s, nor by another page', async () => {
    const here = stranger()
    const uuid = await start(here)
    expect((await ask(stranger(), uuid)).statusCode).toBe(404)
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await ask(here, uuid, someEmail(), { headers })).statusCode).toBe(403)
    expect((await open(here, 'x', { headers })).statusCode).toBe(403)
    const owner = await signedIn(stranger())
    expect((await ask(owner, await start(owner))).statusCode).toBe(404)
  })

  test('tells nothing about whether an address has an account', async () => {
    const { email } = await signedIn(stranger())
    const here = stranger()
    const uuid = await start(here)
    const [known, unknown] = [await ask(here, uuid, email), await ask(here, uuid)]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  })

  test('cannot be sent again and again', async () => {
    const here = stranger()
    const uuid = await start(here)
    const codes = []
    for (let time = 0; time < 5; time++) codes.push((await ask(here, uuid)).statusCode)
    expect(codes).toEqual([202, 202, 202, 202, 429])
    const [email, other] = [someEmail(), stranger()]
    const again = []
    for (let time = 0; time < 5; time++) again.push((await ask(other, await start(other), email)).statusCode)
    expect(again).toEqual([202, 202, 202, 202, 429])
    expect(Number((await ask(other, await start(other), email)).headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('a draft that is thrown away', () => {
  const remove = (browser: Browser, uuid: string) => browser.call('DELETE', `/api/drafts/${uuid}`)

  test('is gone', async () => {
    const here = stranger()
    const [uuid, kept] = [await start(here), await start(here)]
    expect((await remove(here, uuid)).statusCode).toBe(200)
    expect([await reads(here, uuid), await saves(here, uuid), await reads(here, kept)]).toEqual([404, 404, 200])
    expect((await drafts(here)).map((one) => one.uuid)).toEqual([kept])
    expect((await remove(here, uuid)).statusCode).toBe(404)
  })

  test('is still there for who has a link to it in their mail', async () => {
    const here = stranger()
    const uuid = await start(here)
    const key = await keyFor(here, uuid)
    await remove(here, uuid)
    expect([await reads(here, uuid), await drafts(here)]).toEqual([404, []])
    expect((await open(stranger(), key)).statusCode).toBe(200)
  })

  test('can be one of an account, by its owner alone', async () => {
    const owner = await signedIn(stranger())
    const uuid = await start(owner)
    expect((await remove(await signedIn(stranger()), uuid)).statusCode).toBe(404)
    expect((await remove(owner, uuid)).statusCode).toBe(200)
    expect(await reads(owner, uuid)).toBe(404)
  })
})
