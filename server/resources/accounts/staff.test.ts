import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffMember } from '#contract/admin-staff.ts'
import { insertTestAccount } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { founderWithCase, staffMember } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { signedIn, withToken } from '#server/testing/signed-in.ts'

let service: TestApp
let admin: ReturnType<typeof withToken>
let me: string
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  const account = await insertTestAccount(service, 'admin')
  me = account.uuid
  admin = withToken(openBrowser(service.app), account.token)
})
afterAll(() => service.close())

const staff = '/api/admin/staff'
const accounts = '/api/admin/accounts'
const post = (url: string, payload: object = {}) => admin.call('POST', url, { payload })
const mailbox = () => `${randomUUID()}@kantoor.example`
const invite = async (email: string, over: object = {}) =>
  post(staff, { email, firstname: 'Douwe', lastname: 'Faber', role: 'notary', office: 2, ...over })
const invited = async (email = mailbox(), over: object = {}) => (await invite(email, over)).json<StaffMember>()
const change = (uuid: string, payload: object) => admin.call('PUT', `${staff}/${uuid}`, { payload })
const codeOf = (answer: { json(): { errors: { code: string }[] } }) => answer.json().errors[0]?.code
const everybody = async () => (await admin.call('GET', staff)).json<{ data: StaffMember[] }>().data
const log = async (uuid: string): Promise<string[]> =>
  (await admin.call('GET', `/api/admin/audit?subject=account:${uuid}`))
    .json()
    .data.map(({ action }: { action: string }) => action)

/** The link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const mails = await mailsTo(service, email)
  const text = mails.findLast(({ kind }) => kind === 'account_invited')?.text ?? ''
  return /https?:\/\/\S+password\/edit\S+/.exec(text)?.[0]?.replace(service.config.PUBLIC_URL, '') ?? ''
}

async function accept(email: string, password = 'negen-blauwe-mappen') {
  const opened = await openBrowser(service.app).call('GET', await linkTo(email))
  const landing = new URL(String(opened.headers.location))
  const { access_token = '', client = '', uid = '' } = Object.fromEntries(landing.searchParams)
  const payload = { password, password_confirmation: password }
  return openBrowser(service.app).call('PUT', '/api/member_auth/password', {
    payload,
    headers: { access_token, client, uid },
  })
}

describe('inviting', () => {
  test('somebody of an office: by a mail, until they chose a password', async () => {
    const email = mailbox()
    const answer = await invite(email)
    expect(answer.statusCode).toBe(201)
    const member = answer.json<StaffMember>()
    expect(member).toMatchObject({ email, name: 'Douwe Faber', role: 'notary', office: { id: 2 }, second_factor: null })
    const { at, until } = member.invited ?? { at: '', until: '' }
    expect(Date.parse(until) - Date.parse(at)).toBe(14 * 86_400_000)
    expect((await accept(email)).statusCode).toBe(200)
    const notary = await signedIn(openBrowser(service.app), { email, password: 'negen-blauwe-mappen' })
    expect((await notary.call('GET', '/api/notary/queue')).statusCode).toBe(200)
    const found = (await everybody()).find(({ uuid }) => uuid === member.uuid)
    expect(found).toMatchObject({ invited: null, last_seen_at: expect.any(String) })
    expect(codeOf(await post(`${staff}/${member.uuid}/invitation`))).toBe('nothing_to_do')
  })

  test('the link of a second mail works, and the first no more', async () => {
    const email = mailbox()
    const { uuid } = await invited(email)
    const first = await linkTo(email)
    expect((await post(`${staff}/${uuid}/invitation`)).statusCode).toBe(200)
    const second = await linkTo(email)
    expect(second).not.toBe(first)
    const open = (link: string) => openBrowser(service.app).call('GET', link)
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 302])
    expect(await log(uuid)).toEqual(['staff.invited_again', 'staff.invited'])
  })

  test('a link that nobody pressed for fourteen days opens nothing', async () => {
    const email = mailbox()
    await invited(email)
    const link = await linkTo(email)
    service.clock.advance(14 * 86_400_000)
    expect((await openBrowser(service.app).call('GET', link)).statusCode).toBe(404)
    service.clock.advance(-14 * 86_400_000)
  })

  test('what is withdrawn is forgotten, and its link with it', async () => {
    const email = mailbox()
    const { uuid } = await invited(email)
    const link = await linkTo(email)
    expect((await change(uuid, { role: 'customer', office: null })).json()).toEqual({ member: null })
    expect((await openBrowser(service.app).call('GET', link)).statusCode).toBe(404)
    expect((await everybody()).some((member) => member.uuid === uuid)).toBe(false)
    expect(await log(uuid)).toEqual(['staff.withdrawn', 'staff.invited'])
  })

  test('who has an account gets the role at once, and a mail without a link to choose a password', async () => {
    const person = await signedIn(openBrowser(service.app))
    const member = await invited(person.email, { role: 'support', office: null })
    expect(member).toMatchObject({ uuid: person.account, role: 'support', invited: null })
    expect(await linkTo(person.email)).toBe('')
    expect((await person.call('GET', '/api/notary/queue')).statusCode).toBe(200)
  })

  test.each([
    ['an office that is not there', { office: 4242 }, 422],
    ['a notary without an office', { office: null }, 422],
    ['support of an office', { role: 'support' }, 422],
    ['nothing to work as', { role: 'customer', office: null }, 422],
    ['no address', { email: 'douwe' }, 422],
  ])('%s is refused', async (_name, over, status) => {
    expect((await invite(mailbox(), over)).statusCode).toBe(status)
  })

  test('who works here already is not asked again', async () => {
    const email = mailbox()
    await invited(email)
    expect(codeOf(await invite(email))).toBe('nothing_to_do')
  })
})

describe('access', () => {
  test('taken away at once: signed out, and what they worked on waits for colleagues', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    const { uuid } = (await notary.call('GET', '/api/me')).json()
    const { db } = service.database
    await db
      .updateTable('cases')
      .set({ handler: uuid })
      .where('uuid', '=', founder.case.split('/').at(-1) ?? '')
      .execute()
    expect((await change(uuid, { role: 'customer', office: null })).json().member).toMatchObject({ role: 'customer' })
    expect((await notary.call('GET', '/api/me')).statusCode).toBe(401)
    expect(await db.selectFrom('cases').select('uuid').where('handler', '=', uuid).execute()).toEqual([])
    expect(await log(uuid)).toEqual(['staff.taken_away'])
    // And given back.
    expect((await change(uuid, { role: 'notary', office: founder.office })).statusCode).toBe(200)
  })

  test('an admin does not take away their own role, nor block themselves', async () => {
    expect(codeOf(await change(me, { role: 'support', office: null }))).toBe('own_access')
    expect(codeOf(await post(`${accounts}/${me}/block`, { blocked: true }))).toBe('own_access')
    expect((await admin.call('GET', staff)).statusCode).toBe(200)
  })

  test('of two admins who take away each other’s role, one is left', async () => {
    const [one, other] = [await insertTestAccount(service, 'admin'), await insertTestAccount(service, 'admin')]
    const less = (by: typeof one, whose: string) =>
      withToken(openBrowser(service.app), by.token).call('PUT', `${staff}/${whose}`, {
        payload: { role: 'customer', office: null },
      })
    const answers = await Promise.all([less(one, other.uuid), less(other, one.uuid)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('the same again is nothing to do', async () => {
    const { uuid } = await invited()
    expect(codeOf(await change(uuid, { role: 'notary', office: 2 }))).toBe('nothing_to_do')
  })
})

describe('accounts', () => {
  test('found by how their address begins, with no more than is needed', async () => {
    const start = `zoek-${randomUUID()}`
    await signedIn(openBrowser(service.app), { email: `${start}@voorbeeld.nl` })
    const { data, more } = (await admin.call('GET', `${accounts}?email=${start.toUpperCase()}`)).json()
    expect([data.length, more]).toEqual([1, false])
    expect(Object.keys(data[0]).toSorted()).toEqual([
      ...['blocked_at', 'created_at', 'email', 'invited', 'last_seen_at', 'name', 'office', 'role', 'second_factor'],
      ...['second_factor_lost_at', 'uuid'],
    ])
    expect((await admin.call('GET', `${accounts}?email=zo`)).statusCode).toBe(422)
    // What is typed is no pattern.
    expect((await admin.call('GET', `${accounts}?email=%25%25%25`)).json().data).toEqual([])
  })

  test('blocked: out at once and let in by no door, told to who knows the password alone, and let in again', async () => {
    const person = await signedIn(openBrowser(service.app))
    const { email, password } = person
    await openBrowser(service.app).call('POST', '/api/member_auth/password', {
      payload: { email, redirect_url: '/questionnaire/new-password' },
    })
    const reset = (await mailsTo(service, email)).findLast(({ kind }) => kind === 'account_reset')?.text ?? ''
    const link = /https?:\/\/\S+password\/edit\S+/.exec(reset)?.[0]?.replace(service.config.PUBLIC_URL, '') ?? ''
    const answer = await post(`${accounts}/${person.account}/block`, { blocked: true, reason: 'Misbruik' })
    expect(answer.json()).toMatchObject({ blocked_at: expect.any(String) })
    expect((await person.call('GET', '/api/me')).statusCode).toBe(401)

    const enter = (typed: string) =>
      openBrowser(service.app).call('POST', '/api/member_auth/sign_in', { payload: { email, password: typed } })
    const right = await enter(password)
    expect([right.statusCode, right.json().code]).toEqual([401, 'account_blocked'])
    expect((await enter('een-ander-wachtwoord')).json().code).toBe('invalid_credentials')
    // A link of before is gone; one that is asked for now leads to a clear word.
    expect((await openBrowser(service.app).call('GET', link)).statusCode).toBe(404)
    await openBrowser(service.app).call('POST', '/api/member_auth/password', {
      payload: { email, redirect_url: '/questionnaire/new-password' },
    })
    const anew = (await mailsTo(service, email)).findLast(({ kind }) => kind === 'account_reset')?.text ?? ''
    const later = /https?:\/\/\S+password\/edit\S+/.exec(anew)?.[0]?.replace(service.config.PUBLIC_URL, '') ?? ''
    const opened = await openBrowser(service.app).call('GET', later, { headers: { accept: 'text/html' } })
    expect([opened.statusCode, opened.headers.location]).toEqual([302, expect.stringContaining('account_blocked')])

    expect(codeOf(await post(`${accounts}/${person.account}/block`, { blocked: true }))).toBe('nothing_to_do')
    await post(`${accounts}/${person.account}/block`, { blocked: false })
    expect((await enter(password)).statusCode).toBe(200)
    expect(await log(person.account)).toEqual(['account.unblocked', 'account.blocked'])
  })

  test('a blocked one is not invited', async () => {
    const person = await signedIn(openBrowser(service.app))
    await post(`${accounts}/${person.account}/block`, { blocked: true })
    expect(codeOf(await invite(person.email))).toBe('blocked')
  })

  test('a second factor that was lost is taken away, once, and its owner hears of it', async () => {
    const person = await signedIn(openBrowser(service.app))
    expect(codeOf(await post(`${accounts}/${person.account}/second_factor_reset`))).toBe('nothing_to_do')
    const now = service.clock.now()
    const factor = { id: randomUUID(), account: person.account, secret: 'x', confirmed_at: now, created_at: now }
    await service.database.db.insertInto('second_factors').values(factor).execute()
    const answer = await post(`${accounts}/${person.account}/second_factor_reset`)
    expect(answer.json()).toMatchObject({ second_factor: null, second_factor_lost_at: expect.any(String) })
    expect((await person.call('GET', '/api/me')).statusCode).toBe(401)
    const mails = await mailsTo(service, person.email)
    expect(mails.some(({ kind }) => kind === 'account_second_factor')).toBe(true)
    expect(await log(person.account)).toEqual(['account.second_factor_reset'])
  })
})
