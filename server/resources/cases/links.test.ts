import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { type FounderWithCase, founderWithCase, type StaffMember, staffMember } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'

let service: TestApp
let support: StaffMember
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
// Time passes in these, and nobody stays signed in for ever.
beforeEach(async () => {
  support = await staffMember(service)
})
afterAll(() => service.close())

const reason = { payload: { reason: 'De stukken gaan naar de eigen notaris.' } }
const elsewhere = {
  patch: {
    main: {
      online_notary: false,
      notary_option: 'known_notary',
      custom_notary: 'mr. Eigen',
      custom_notary_city: 'Sneek',
    },
  },
}
const make = (founder: FounderWithCase, payload: object = {}) =>
  support.call('POST', `${founder.case}/links`, { payload })
const fetchAt = (url: string) => openBrowser(service.app).call('GET', new URL(url).pathname)

async function opened(): Promise<FounderWithCase> {
  const founder = await founderWithCase(service, elsewhere)
  await support.call('POST', `${founder.case}/access`, reason)
  return founder
}

describe('a notary without an account here', () => {
  test('gets everything by a link that is kept as a hash only, until support takes it back', async () => {
    const founder = await opened()
    const made = await make(founder, { email: 'notaris@elders.example' })
    expect(made.statusCode).toBe(201)
    const { url, data } = made.json()
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    expect(token.length).toBeGreaterThanOrEqual(43)
    expect(data).toMatchObject([{ email: 'notaris@elders.example', fetched: 0, revoked_at: null }])
    expect(JSON.stringify(await service.database.db.selectFrom('case_links').selectAll().execute())).not.toContain(
      token,
    )
    const [mail] = await mailsTo(service, 'notaris@elders.example')
    expect(mail?.text).toContain(url)
    const set = await fetchAt(url)
    expect([set.statusCode, set.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(set.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(set.rawPayload.toString('latin1')).not.toContain('clientonderzoek')
    expect((await support.call('GET', `${founder.case}/links`)).json().data).toMatchObject([{ fetched: 1 }])
    const actions = (await founder.look()).history.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['send_set', 'fetch_set']))
    const [link] = data
    expect((await support.call('DELETE', `${founder.case}/links/${link.id}`)).statusCode).toBe(200)
    expect((await support.call('DELETE', `${founder.case}/links/${link.id}`)).statusCode).toBe(404)
    expect((await fetchAt(url)).statusCode).toBe(404)
    expect(service.logged.join()).not.toContain(token)
  })

  test('finds nothing by a link that ran out, or that nobody made', async () => {
    const founder = await opened()
    const { url } = (await make(founder)).json()
    expect((await fetchAt(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404)
    service.clock.advance(14 * 24 * 3_600_000 - 1)
    expect((await fetchAt(url)).statusCode).toBe(200)
    service.clock.advance(1)
    expect((await fetchAt(url)).statusCode).toBe(404)
  })
})

test('support says first why; and an office here needs no link', async () => {
  const founder = await founderWithCase(service, elsewhere)
  const refused = await make(founder)
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'reason_required'])
  const here = await founderWithCase(service)
  await support.call('POST', `${here.case}/access`, reason)
  expect((await make(here)).statusCode).toBe(409)
})

describe('what support sees of offices', () => {
  const listed = async (desk: string) =>
    (await support.call('GET', `/api/notary/cases?desk=${desk}`)).json().data.map(({ uuid }: { uuid: string }) => uuid)
  const uuidOf = ({ case: path }: FounderWithCase) => path.split('/').at(-1)
  const counted = async () => (await support.call('GET', '/api/notary/queue')).json().support

  test('cases of an office without people, and of a notary elsewhere, are lists of their own', async () => {
    const [here, away] = [await founderWithCase(service), await founderWithCase(service, elsewhere)]
    expect(await listed('unstaffed')).toContain(uuidOf(here))
    expect(await listed('unstaffed')).not.toContain(uuidOf(away))
    expect(await listed('elsewhere')).toContain(uuidOf(away))
    expect(await listed('elsewhere')).not.toContain(uuidOf(here))
    const before = await counted()
    expect(before.elsewhere).toBe((await listed('elsewhere')).length)
    const notary = await staffMember(service, here.office)
    expect(await listed('unstaffed')).not.toContain(uuidOf(here))
    expect((await counted()).unstaffed).toBeLessThan(before.unstaffed)
    // An office has no business with the others.
    expect((await notary.call('GET', '/api/notary/cases?desk=elsewhere')).json().data).toEqual([])
    expect((await notary.call('GET', '/api/notary/queue')).json().support).toBeUndefined()
  })
})
