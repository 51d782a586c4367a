import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'

let service: TestApp
let owner: Browser
let uuid: string
beforeAll(async () => {
  service = await openTestApp()
  owner = openBrowser(service.app)
  uuid = (await owner.call('POST', '/api/dutch_bv_incorporations')).json().uuid
})
afterAll(() => service.close())

const nobodysUuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** Every way to reach a questionnaire. */
const ways = (id: string, path = 'dutch_bv_incorporations') =>
  [
    ['GET', `/api/${path}/${id}`],
    ['PATCH', `/api/${path}/${id}`],
    ['POST', `/api/${path}/${id}/complete`],
    ['POST', `/api/${path}/${id}/transfer_to_english`],
    ['GET', `/api/predefined_notary/${id}`],
  ] as const

async function answersTo(browser: Browser, calls: ReturnType<typeof ways>, headers?: Record<string, string>) {
  const answers = []
  for (const [method, url] of calls) {
    const payload = method === 'PATCH' ? { payload: { main: { company_name: 'Van mij' } } } : {}
    answers.push(await browser.call(method, url, { ...payload, ...(headers && { headers }) }))
  }
  return answers.map(({ statusCode, body, headers }) => ({ statusCode, body, cookie: headers['set-cookie'] }))
}

describe('nobody else can tell that it is there', () => {
  const change = (cookie: string, at: number) => {
    const other = cookie[at] === 'a' ? 'b' : 'a'
    return `${cookie.slice(0, at)}${other}${cookie.slice(at + 1)}`
  }
  const signatureOf = (cookie: string) => cookie.slice(cookie.indexOf('.'))

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['without a cookie', async () => ({})],
    [
      'with the cookie of another visitor',
      async () => {
        const other = openBrowser(service.app)
        await other.call('POST', '/api/dutch_bv_incorporations')
        return { cookie: other.cookies() }
      },
    ],
    [
      'with another visitor under the same signature',
      async () => ({ cookie: change(owner.cookies(), 'visitor='.length) }),
    ],
    ['with a changed signature', async () => ({ cookie: change(owner.cookies(), owner.cookies().length - 5) })],
    ['with a signature that is cut off', async () => ({ cookie: owner.cookies().slice(0, -1) })],
    ['without a signature', async () => ({ cookie: owner.cookies().replace(/\..*/, '') })],
    [
      'with the signature of someone else',
      async () => {
        const other = openBrowser(service.app)
        await other.call('POST', '/api/dutch_bv_incorporations')
        return { cookie: `${owner.cookies().replace(/\..*/, '')}${signatureOf(other.cookies())}` }
      },
    ],
    ['with rubbish', async () => ({ cookie: 'visitor=%00; visitor; =; visitor="x' })],
  ])('%s', async (_name, headersOf) => {
    const stranger = openBrowser(service.app)
    const headers = await headersOf()
    const theirs = await answersTo(stranger, ways(uuid), headers)
    expect(theirs.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(theirs).toEqual(await answersTo(stranger, ways(nobodysUuid), headers))
    expect((await owner.call('GET', `/api/dutch_bv_incorporations/${uuid}`)).json().version).toBe(1)
  })
})

describe('the owner does not find it', () => {
  test.each([
    ['under the path of another product', () => ways(uuid, 'english_bv').slice(0, 4)],
    ['with a letter missing', () => ways(uuid.slice(0, -1))],
    ['under what is no uuid', () => ways('1')],
    ['under something long', () => ways('a'.repeat(150))],
    ['under an attempt to break in', () => ways(encodeURIComponent("' or 1=1 --"))],
    ['under a null byte', () => ways('%00')],
  ])('%s', async (_name, calls) => {
    for (const { statusCode, body } of await answersTo(owner, calls() as never)) {
      expect(statusCode).toBe(404)
      expect(body).toContain('"not_found"')
    }
  })
})

test('the owner finds it, also in capitals', async () => {
  const answer = await owner.call('GET', `/api/dutch_bv_incorporations/${uuid.toUpperCase()}`)
  expect(answer.json().uuid).toBe(uuid)
  const saved = await owner.call('PATCH', `/api/dutch_bv_incorporations/${uuid.toUpperCase()}`, {
    payload: { main: { company_name: 'Van mij' } },
  })
  expect(saved.json().version).toBe(2)
  expect((await owner.call('GET', `/api/predefined_notary/${uuid}`)).json()).toEqual({ id: null })
})

test('what belongs to an account opens no more with the cookie', async () => {
  const browser = openBrowser(service.app)
  const { uuid } = (await browser.call('POST', '/api/dutch_bv_incorporations')).json()
  await service.database.db
    .updateTable('questionnaires')
    .set(({ eb }) => ({ account: nobodysUuid, version: eb('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  expect((await answersTo(browser, ways(uuid))).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
})

test('a referral brings its notary, as long as that one works for us', async () => {
  const browser = openBrowser(service.app)
  const predefined = async (notary_id: number) => {
    const made = (await browser.call('POST', '/api/english_bv', { payload: { notary_id } })).json()
    const { id } = (await browser.call('GET', `/api/predefined_notary/${made.uuid}`)).json()
    const { notary_id: saved, notary_option } = made.product_data.main
    return { id, saved, notary_option }
  }
  expect(await predefined(3)).toEqual({ id: 3, saved: 3, notary_option: 'partner_notary' })
  expect(await predefined(4711)).toEqual({ id: null })
})

test.each([
  ['the main site', { HOME_URL: 'https://www.example.nl/bv' }, 'https://www.example.nl/bv'],
  ['our own home', {}, 'http://localhost:3000/questionnaire/'],
])('with the transfer switched off its owner is shown the way to %s', async (_name, settings, redirect_url) => {
  const { database } = service
  const closed = await openTestApp({ database, settings: { TRANSFER_TO_ENGLISH_ENABLED: 'false', ...settings } })
  const browser = openBrowser(closed.app)
  const { uuid } = (await browser.call('POST', '/api/dutch_bv_incorporations')).json()
  const url = `/api/dutch_bv_incorporations/${uuid}/transfer_to_english`
  const answer = await browser.call('POST', url)
  const stranger = await openBrowser(closed.app).call('POST', url)
  await closed.close()
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({ errors: [{ code: 'transfer_disabled', message: expect.any(String) }], redirect_url })
  expect(stranger.statusCode).toBe(404)
})
