import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { leaveFor, signInWith, someone, tokenIn } from '#server/testing/identity.ts'
import { linkTo, mailsTo } from '#server/testing/mails.ts'
import { setUpPhone, type TestPhone } from '#server/testing/second-factor.ts'
import { type SignedIn, signedIn, tokenOf, withToken } from '#server/testing/signed-in.ts'
import { appoint } from './appoint.ts'
import { codeAt } from './totp.ts'

// Every way in, with a second factor in it: nobody gets past without showing it. Where it is required, unless said otherwise.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', STAFF_SECOND_FACTOR: 'required' } })
})
afterAll(() => service.close())
beforeEach(() => service.clock.advance(120_000))

const base = '/api/member_auth'
const path = '/api/account/second_factor'

type Worker = { readonly browser: SignedIn; readonly phone: TestPhone }

async function worker(role: Role = 'admin'): Promise<Worker> {
  const browser = await signedIn(openBrowser(service.app))
  await appoint(service, browser.email, role)
  const phone = await setUpPhone(service, browser)
  // The code that was shown just now is used up.
  service.clock.advance(30_000)
  return { browser, phone }
}

const signIn = ({ email, password }: SignedIn, from: Browser = openBrowser(service.app)) =>
  from.call('POST', `${base}/sign_in`, { payload: { email, password } })
const ticketOf = async (who: SignedIn, from?: Browser): Promise<string> => (await signIn(who, from)).json().data.ticket
const show = (ticket: string, code: string, from: Browser = openBrowser(service.app), more: object = {}) =>
  from.call('POST', `${base}/second_factor`, { payload: { ticket, code, ...more } })
const told = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]
const withoutToken = ({ headers }: LightMyRequestResponse) =>
  [headers['access-token'], headers.authorization, headers.client].every((value) => value === undefined)
/** Something that only an admin may see. */
const works = async (browser: Pick<Browser, 'call'>) => (await browser.call('GET', '/api/admin/price_books')).statusCode

describe('with the right password', () => {
  test('there is a ticket and no token; the code brings the token, with the role', async () => {
    const { browser, phone } = await worker()
    const half = await signIn(browser)
    expect(told(half)).toEqual([401, 'second_factor_needed'])
    expect(half.json()).toMatchObject({ success: false, data: { expires_in: 600 } })
    expect(withoutToken(half)).toBe(true)
    const from = openBrowser(service.app)
    const whole = await show(half.json().data.ticket, phone.code(), from)
    expect([whole.statusCode, whole.json().data]).toMatchObject([200, { role: 'admin', second_factor: 'on' }])
    expect(await works(withToken(from, tokenOf(whole)))).toBe(200)
  })

  test('the ticket is good for nothing else, for ten minutes, and once', async () => {
    const { browser, phone } = await worker()
    const ticket = await ticketOf(browser)
    const asToken = { 'access-token': ticket, client: 'default', uid: browser.email }
    expect((await openBrowser(service.app).call('GET', '/api/me', { headers: asToken })).statusCode).toBe(401)
    for (const url of [
      `/api/api_redirections/${ticket}`,
      `${base}/password/edit?reset_password_token=${ticket}&redirect_url=/`,
    ]) {
      expect((await openBrowser(service.app).call('GET', url)).statusCode).toBe(404)
    }
    expect((await show(ticket, phone.code())).statusCode).toBe(200)
    service.clock.advance(30_000)
    expect(told(await show(ticket, phone.code()))).toEqual([401, 'second_factor_expired'])
    const late = await ticketOf(browser)
    service.clock.advance(10 * 60_000)
    expect(told(await show(late, phone.code()))).toEqual([401, 'second_factor_expired'])
    expect(told(await show('x', phone.code()))).toEqual([401, 'second_factor_expired'])
  })

  test('the ticket of one is good with the code of nobody else', async () => {
    const [one, other] = [await worker(), await worker()]
    const ticket = await ticketOf(one.browser)
    expect(told(await show(ticket, other.phone.code()))).toEqual([401, 'second_factor_wrong'])
    expect(told(await show(ticket, other.phone.recoveryCodes[0] ?? ''))).toEqual([401, 'second_factor_wrong'])
  })

  test.each([
    ['of a minute ago', -60, [401, 'second_factor_wrong']],
    ['of half a minute ago', -30, [401, 'second_factor_used']],
    ['of now', 0, [200, undefined]],
    ['of half a minute from now', 30, [200, undefined]],
    ['of a minute from now', 60, [401, 'second_factor_wrong']],
  ])('a code %s', async (_, later, answer) => {
    const { browser, phone } = await worker()
    expect(told(await show(await ticketOf(browser), phone.code(later)))).toEqual(answer)
  })

  test('a code of before one that was taken is not taken any more, nor the same twice', async () => {
    const { browser, phone } = await worker()
    service.clock.advance(60_000)
    expect((await show(await ticketOf(browser), phone.code(30))).statusCode).toBe(200)
    for (const code of [phone.code(30), phone.code(), phone.code(-30)]) {
      expect(told(await show(await ticketOf(browser), code))).toEqual([401, 'second_factor_used'])
    }
  })

  test('of many who show the same code at the same moment, one gets in', async () => {
    const { browser, phone } = await worker()
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(browser)))
    const answers = await Promise.all(tickets.map((ticket) => show(ticket, phone.code())))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  test('a recovery code gets in once, however it is typed, and its owner hears of it', async () => {
    const { browser, phone } = await worker()
    const [first = '', second = ''] = phone.recoveryCodes
    expect((await show(await ticketOf(browser), ` ${first.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200)
    expect(told(await show(await ticketOf(browser), first))).toEqual([401, 'second_factor_used'])
    expect((await show(await ticketOf(browser), second)).statusCode).toBe(200)
    const mails = await mailsTo(service, browser.email)
    expect(mails.filter(({ text }) => /nog [89] over/.test(text))).toHaveLength(2)
  })

  test('a draft goes along as with any form that signs in', async () => {
    const { browser, phone } = await worker()
    const from = openBrowser(service.app)
    const { uuid } = (await from.call('POST', '/api/dutch_bv_incorporations')).json()
    const drafts = [uuid, 'no uuid', randomUUID()]
    const whole = await show(await ticketOf(browser, from), phone.code(), from, { drafts })
    expect(whole.statusCode).toBe(200)
    const theirs = withToken(openBrowser(service.app), tokenOf(whole))
    expect((await theirs.call('GET', `/api/dutch_bv_incorporations/${uuid}`)).statusCode).toBe(200)
  })
})

describe('guessing', () => {
  test('soon takes longer and longer, from one place and for the account as a whole', async () => {
    const { browser, phone } = await worker()
    const burglar = openBrowser(service.app)
    const ticket = await ticketOf(browser, burglar)
    for (let tried = 0; tried < 6; tried++) {
      expect(told(await show(ticket, '000000', burglar))).toEqual([401, 'second_factor_wrong'])
    }
    const held = await show(ticket, phone.code(), burglar)
    expect([told(held), held.headers['retry-after']]).toEqual([[429, 'too_many_attempts'], '1'])
    // Their owner, elsewhere, does not wait yet.
    expect((await show(await ticketOf(browser), phone.code())).statusCode).toBe(200)
    // From many places at once: there is an end to that too.
    const next = await ticketOf(browser)
    for (let tried = 0; tried < 21; tried++) expect((await show(next, '000000')).statusCode).toBe(401)
    expect((await show(next, phone.code())).statusCode).toBe(429)
  })

  test('counts before it is judged, so that a crowd at one moment gets no more', async () => {
    const { browser } = await worker()
    const burglar = openBrowser(service.app)
    const ticket = await ticketOf(browser, burglar)
    const answers = await Promise.all(Array.from({ length: 20 }, () => show(ticket, '000000', burglar)))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6)
  })

  test('is counted for who is signed in too', async () => {
    const { browser } = await worker()
    const renew = () => browser.call('POST', `${path}/recovery_codes`, { payload: { code: '000000' } })
    for (let tried = 0; tried < 6; tried++) expect((await renew()).statusCode).toBe(422)
    expect((await renew()).statusCode).toBe(429)
  })
})

describe('without a second factor, who works here', () => {
  test('is a customer until it was set up, and then has the role', async () => {
    const browser = await signedIn(openBrowser(service.app))
    await appoint(service, browser.email, 'admin')
    expect((await browser.call('GET', '/api/me')).json()).toMatchObject({ role: 'customer', second_factor: 'required' })
    expect(await works(browser)).toBe(403)
    expect((await browser.call('GET', path)).json()).toMatchObject({ on: false, required: true, offered: true })
    const again = await signIn(browser)
    expect([again.statusCode, again.json().data]).toMatchObject([200, { role: 'customer', second_factor: 'required' }])
    await setUpPhone(service, browser)
    expect((await browser.call('GET', '/api/me')).json()).toMatchObject({ role: 'admin', second_factor: 'on' })
    expect(await works(browser)).toBe(200)
  })

  test('cannot take it off again', async () => {
    const { browser, phone } = await worker()
    const answer = await browser.call('DELETE', path, { payload: { code: phone.code() } })
    expect(told(answer)).toEqual([422, 'second_factor_required'])
    expect(await works(browser)).toBe(200)
  })

  test('a role that is taken away is gone at once; the code is still asked for', async () => {
    const { browser, phone } = await worker()
    await appoint(service, browser.email, 'customer')
    expect(await works(browser)).toBe(403)
    const whole = await show(await ticketOf(browser), phone.code())
    expect(whole.json().data).toMatchObject({ role: 'customer', second_factor: 'on' })
    expect(await works(withToken(openBrowser(service.app), tokenOf(whole)))).toBe(403)
  })

  test('one that was lost to a reset leaves no role behind', async () => {
    const { browser } = await worker()
    const { db } = service.database
    // As if only the factor went: what devices have shown before counts for nothing.
    await db.deleteFrom('second_factors').where('account', '=', browser.account).execute()
    expect((await browser.call('GET', '/api/me')).json()).toMatchObject({ role: 'customer', second_factor: 'required' })
  })
})

describe('round the back', () => {
  test('a link to choose a password chooses one, and gets nobody in', async () => {
    const { browser, phone } = await worker()
    const pending = await ticketOf(browser)
    await openBrowser(service.app).call('POST', `${base}/password`, {
      payload: { email: browser.email, redirect_url: '/questionnaire/new-password' },
    })
    const link = await linkTo(service, browser.email, `${base}/password/edit`)
    const from = openBrowser(service.app)
    const landing = new URL(String((await from.call('GET', link)).headers.location))
    const stranger = withToken(from, tokenIn(Object.fromEntries(landing.searchParams)))
    for (const url of ['/api/me', '/api/account/sessions', '/api/account/export', path]) {
      expect([url, (await stranger.call('GET', url)).statusCode]).toEqual([url, 401])
    }
    expect((await stranger.call('GET', `${base}/validate_token`)).statusCode).toBe(401)
    expect((await stranger.call('PUT', base, { payload: { firstname: 'Boef' } })).statusCode).toBe(404)
    expect((await stranger.call('DELETE', base)).statusCode).toBe(404)
    expect((await stranger.call('POST', path, { payload: {} })).statusCode).toBe(401)
    const password = 'een-ander-wachtwoord'
    const payload = { password, password_confirmation: password }
    const changed = await stranger.call('PUT', `${base}/password`, { payload })
    expect([changed.statusCode, withoutToken(changed)]).toEqual([200, true])
    expect((await stranger.call('GET', '/api/me')).statusCode).toBe(401)
    expect((await stranger.call('PUT', `${base}/password`, { payload })).statusCode).toBe(401)
    // What was half open before ended with the password, and the new one is asked for its code.
    expect(told(await show(pending, phone.code()))).toEqual([401, 'second_factor_expired'])
    expect(told(await signIn({ ...browser, password }))).toEqual([401, 'second_factor_needed'])
  })

  test('another password leaves the device that chose it what it was', async () => {
    const { browser } = await worker()
    const payload = { password: 'een-ander-wachtwoord', password_confirmation: 'een-ander-wachtwoord' }
    expect((await browser.call('PUT', `${base}/password`, { payload })).statusCode).toBe(200)
    expect(await works(browser)).toBe(200)
  })

  test('Google vouches for the first half only', async () => {
    const person = someone()
    const from = openBrowser(service.app)
    const first = await signInWith(from, 'google_oauth2', person)
    const browser = withToken(from, tokenIn(first.query))
    await appoint(service, person.email, 'admin')
    const phone = await setUpPhone(service, browser)
    service.clock.advance(30_000)

    const elsewhere = openBrowser(service.app)
    const half = await signInWith(elsewhere, 'google_oauth2', person, { auth_origin_url: '/dashboard' })
    expect([half.place, Object.keys(half.query).sort()]).toEqual(['/questionnaire/login', ['redirect_url', 'ticket']])
    expect(half.query.redirect_url).toBe('/dashboard')
    const whole = await show(half.query.ticket ?? '', phone.code(), elsewhere)
    expect(whole.json().data).toMatchObject({ role: 'admin', second_factor: 'on' })
    expect(await works(withToken(elsewhere, tokenOf(whole)))).toBe(200)
  })

  test('neither does it in a window of its own', async () => {
    const person = someone()
    const from = openBrowser(service.app)
    const first = await signInWith(from, 'google_oauth2', person)
    await appoint(service, person.email, 'admin')
    await setUpPhone(service, withToken(from, tokenIn(first.query)))
    const query = { omniauth_window_type: 'newWindow' }
    const page = await from.call('GET', await leaveFor(from, 'google_oauth2', person, query))
    expect(page.body).toContain('"error":"second_factor_needed"')
    expect(page.body).not.toMatch(/access_token|auth_token/)
  })

  test('a device that took itself along by a link is what it was', async () => {
    const { browser } = await worker()
    const along = async (who: SignedIn) => {
      const made = await who.call('POST', '/api/api_redirections?redirect_url=/dashboard')
      const { pathname } = new URL(made.json().redirect_url)
      const landing = new URL(String((await openBrowser(service.app).call('GET', pathname)).headers.location))
      return withToken(openBrowser(service.app), tokenIn(Object.fromEntries(landing.searchParams)))
    }
    expect(await works(await along(browser))).toBe(200)

    const other = await signedIn(openBrowser(service.app))
    await appoint(service, other.email, 'admin')
    const before = await along(other)
    await setUpPhone(service, other)
    expect((await before.call('GET', '/api/me')).statusCode).toBe(401)
  })

  test('a link that was made before it was set up opens nothing after', async () => {
    const browser = await signedIn(openBrowser(service.app))
    await appoint(service, browser.email, 'admin')
    const made = await browser.call('POST', '/api/api_redirections?redirect_url=/dashboard')
    await setUpPhone(service, browser)
    const { pathname } = new URL(made.json().redirect_url)
    const landing = new URL(String((await openBrowser(service.app).call('GET', pathname)).headers.location))
    const along = withToken(openBrowser(service.app), tokenIn(Object.fromEntries(landing.searchParams)))
    expect((await along.call('GET', '/api/me')).statusCode).toBe(401)
    const payload = { password: 'een-ander-wachtwoord', password_confirmation: 'een-ander-wachtwoord' }
    expect((await along.call('PUT', `${base}/password`, { payload })).statusCode).toBe(401)
    expect((await along.call('DELETE', `${base}/sign_out`)).statusCode).toBe(200)
  })
})

test('where every call brings a new token, the next is what the one before was', async () => {
  const rotating = await openTestApp({ settings: { STAFF_SECOND_FACTOR: 'required', TOKEN_ROTATION: 'true' } })
  try {
    const browser = await signedIn(openBrowser(rotating.app))
    await appoint(rotating, browser.email, 'admin')
    // What it looks like for a device that never shows a code: whatever it is handed, it stays a customer.
    let token = browser.token
    for (let call = 0; call < 3; call++) {
      rotating.clock.advance(10_000)
      const answer = await withToken(openBrowser(rotating.app), token).call('GET', '/api/me')
      expect(answer.json()).toMatchObject({ role: 'customer', second_factor: 'required' })
      token = tokenOf(answer)
    }
    // And for one that did: it keeps the role.
    rotating.clock.advance(10_000)
    const begun = await withToken(openBrowser(rotating.app), token).call('POST', path, { payload: {} })
    token = tokenOf(begun)
    rotating.clock.advance(10_000)
    const code = codeAt(begun.json().secret, rotating.clock.now())
    const confirmed = await withToken(openBrowser(rotating.app), token).call('POST', `${path}/confirm`, {
      payload: { code },
    })
    token = tokenOf(confirmed)
    for (let call = 0; call < 3; call++) {
      rotating.clock.advance(10_000)
      const answer = await withToken(openBrowser(rotating.app), token).call('GET', '/api/admin/price_books')
      expect(answer.statusCode).toBe(200)
      token = tokenOf(answer)
    }
  } finally {
    await rotating.close()
  }
})
