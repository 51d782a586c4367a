import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { signInWith, someone, tokenIn } from '#server/testing/identity.ts'
import { linkTo, mailsTo } from '#server/testing/mails.ts'
import { type SignedIn, signedIn, tokenOf, withToken } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const stranger = () => openBrowser(service.app)
const another = () => `${randomUUID()}@elders.example`
const hour = 3_600_000

const ask = (person: SignedIn, email: string, current_password = person.password) =>
  person.call('POST', '/api/account/email', { payload: { email, current_password } })

const keyTo = async (email: string): Promise<string> =>
  new URLSearchParams((await linkTo(service, email, '/questionnaire/new-email')).replace(/^[^?]*/, '')).get('key') ?? ''

const open = (browser: Pick<SignedIn, 'call'>, key: string) =>
  browser.call('POST', '/api/account/email/confirmation', { payload: { key } })

const kindsTo = async (email: string) => (await mailsTo(service, email)).map(({ kind }) => kind)
const statusOf = async (browser: Pick<SignedIn, 'call'>) => (await browser.call('GET', '/api/me')).statusCode
const signIn = async (email: string, password: string) =>
  (await stranger().call('POST', '/api/member_auth/sign_in', { payload: { email, password } })).statusCode

describe('another address', () => {
  test('counts once it was confirmed there, and the old one is told', async () => {
    const person = await signedIn(stranger())
    const email = another()
    const asked = await ask(person, ` ${email.toUpperCase()} `)
    expect([asked.statusCode, asked.json()]).toEqual([202, { success: true }])
    expect([await signIn(person.email, person.password), await signIn(email, person.password)]).toEqual([200, 401])

    const opened = await open(stranger(), await keyTo(email))
    expect([opened.statusCode, opened.json()]).toEqual([200, { email, signed_in: false }])
    expect(opened.headers['access-token']).toBeUndefined()
    expect([await signIn(person.email, person.password), await signIn(email, person.password)]).toEqual([401, 200])
    expect(await kindsTo(person.email)).toContain('account_email_changed')
    expect((await kindsTo(email)).slice(0, 1)).toEqual(['account_email_change'])
    const [told] = (await mailsTo(service, person.email)).filter(({ kind }) => kind === 'account_email_changed')
    expect(`${told?.text}${told?.html}`).not.toContain(email)
  })

  test('ends every device but the one that opens the link, which goes on with another token', async () => {
    const here = await signedIn(stranger())
    const there = await signedIn(stranger(), here)
    const email = another()
    await ask(here, email)
    const opened = await open(here, await keyTo(email))
    expect(opened.json()).toEqual({ email, signed_in: true })
    const renewed = withToken(stranger(), tokenOf(opened))
    expect(renewed.token.uid).toBe(email)
    expect([await statusOf(renewed), await statusOf(here), await statusOf(there)]).toEqual([200, 401, 401])
    expect((await renewed.call('GET', '/api/me')).json()).toMatchObject({ email, confirmed: true })
  })

  test('somebody else’s device is not let in by it, and stays what it was', async () => {
    const [person, other] = [await signedIn(stranger()), await signedIn(stranger())]
    const email = another()
    await ask(person, email)
    expect((await open(other, await keyTo(email))).json()).toEqual({ email, signed_in: false })
    expect((await other.call('GET', '/api/me')).json().email).toBe(other.email)
  })

  test('the old address is free again, and a link to a new password in its mailbox opens nothing', async () => {
    const person = await signedIn(stranger())
    const email = another()
    const redirect_url = '/questionnaire/new-password'
    await stranger().call('POST', '/api/member_auth/password', { payload: { email: person.email, redirect_url } })
    const reset = await linkTo(service, person.email, '/api/member_auth/password/edit')
    await ask(person, email)
    await open(stranger(), await keyTo(email))
    expect((await stranger().call('GET', reset)).statusCode).toBe(404)
    expect((await signedIn(stranger(), { email: person.email, password: 'vier blauwe fietsen' })).account).not.toBe(
      person.account,
    )
  })

  test('the mails and the link speak the language of the account', async () => {
    const person = await signedIn(stranger(), { fields: { locale: 'en' } })
    const email = another()
    await ask(person, email)
    const [mail] = await mailsTo(service, email)
    expect([mail?.locale, mail?.subject]).toEqual(['en', expect.stringContaining('Confirm your new email address')])
    expect(await linkTo(service, email, '/questionnaire/new-email')).toContain('&lang=en')
  })
})

describe('asking for it is refused', () => {
  test.each([
    ['a wrong password', another(), 'x', { current_password: ['is invalid'] }],
    ['no address', '', undefined, { email: ["can't be blank"] }],
    ['no address at all', 'geen adres', undefined, { email: ['is not an email'] }],
  ])('with %s', async (_name, email, password, errors) => {
    const person = await signedIn(stranger())
    const answer = await ask(person, email, password)
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }])
    expect(await kindsTo(email)).toEqual([])
  })

  test('for the address of now', async () => {
    const person = await signedIn(stranger())
    const answer = await ask(person, person.email.toUpperCase())
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'email_same'])
  })

  test('for who signs in elsewhere', async () => {
    const browser = stranger()
    const headers = tokenIn((await signInWith(browser, 'google_oauth2', someone())).query)
    const payload = { email: another(), current_password: 'x' }
    const answer = await browser.call('POST', '/api/account/email', { headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'different_provider'])
  })

  test('after too many tries at the password, and after too many mails', async () => {
    const guessing = await signedIn(stranger())
    const guesses = []
    for (let count = 0; count < 7; count++) guesses.push((await ask(guessing, another(), 'x')).statusCode)
    expect(guesses).toEqual([422, 422, 422, 422, 422, 422, 429])
    const sending = await signedIn(stranger())
    const mails = []
    for (let count = 0; count < 5; count++) mails.push((await ask(sending, another())).statusCode)
    expect(mails).toEqual([202, 202, 202, 202, 429])
  })
})

test('an address that has an account gets the same answer, and its owner a mail', async () => {
  const [person, owner] = [await signedIn(stranger()), await signedIn(stranger())]
  const free = await ask(person, another())
  const taken = await ask(person, owner.email)
  expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()])
  expect(await kindsTo(owner.email)).toEqual(['account_confirmation', 'account_email_taken'])
})

describe('the link', () => {
  test('works once, and says so', async () => {
    const person = await signedIn(stranger())
    const email = another()
    await ask(person, email)
    const key = await keyTo(email)
    await open(stranger(), key)
    const again = await open(stranger(), key)
    expect([again.statusCode, again.json().code]).toEqual([409, 'link_used'])
  })

  test.each([
    ['it is a day old', async () => service.clock.advance(24 * hour)],
    ['another address was asked for after it', (person: SignedIn) => ask(person, another())],
    [
      'another password was chosen',
      (person: SignedIn) =>
        person.call('PUT', '/api/member_auth', { payload: { password: 'vier blauwe fietsen', firstname: 'Bo' } }),
    ],
    ['its owner signed out everywhere', (person: SignedIn) => person.call('DELETE', '/api/account/sessions')],
  ])('opens nothing any more when %s', async (_name, happens) => {
    const person = await signedIn(stranger())
    const email = another()
    await ask(person, email)
    const key = await keyTo(email)
    await happens(person)
    const answer = await open(stranger(), key)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'link_expired'])
  })

  test('does not take an address from who made an account with it meanwhile', async () => {
    const person = await signedIn(stranger())
    const email = another()
    await ask(person, email)
    const key = await keyTo(email)
    const owner = await signedIn(stranger(), { email })
    const answer = await open(stranger(), key)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken'])
    expect((await owner.call('GET', '/api/me')).json().uuid).toBe(owner.account)
  })
})
