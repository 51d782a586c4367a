import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { signedIn, tokenOf } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { ALLOWED_REDIRECT_ORIGINS: 'https://www.partner.example' } })
})
afterAll(() => service.close())

const base = '/api/member_auth'
const back = '/questionnaire/confirmation'
const password = 'een-goed-wachtwoord'
let count = 0
const newEmail = () => `founder${++count}@voorbeeld.nl`
const stranger = (): Browser => openBrowser(service.app)

const dataShape = {
  id: expect.any(Number),
  uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  provider: 'email',
  role: 'customer',
  second_factor: 'off',
  confirmed: false,
}

describe('POST {base}', () => {
  type Sent = { payload: string | object; headers?: Record<string, string> }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  test.each<[string, (fields: Record<string, string>) => Sent]>([
    ['JSON under user', (user) => ({ payload: { user } })],
    ['JSON beside each other', (fields) => ({ payload: fields })],
    [
      'a form under user',
      (fields) => ({
        payload: new URLSearchParams(
          Object.fromEntries(Object.entries(fields).map(([key, value]) => [`user[${key}]`, value])),
        ).toString(),
        headers: form,
      }),
    ],
    ['a form beside each other', (fields) => ({ payload: new URLSearchParams(fields).toString(), headers: form })],
  ])('makes an account and signs in: %s', async (_name, send) => {
    const email = newEmail()
    const fields = {
      email: ` ${email.toUpperCase()} `,
      password,
      password_confirmation: password,
      firstname: 'sanne',
      lastname: 'de vries',
      phone: '0612345678',
      terms_of_service: 'true',
      keep_me_posted: '1',
      locale: 'en',
      confirm_success_url: back,
      config_name: 'default',
    }
    const answer = await stranger().call('POST', base, send(fields))
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        status: 'success',
        data: {
          ...dataShape,
          uid: email,
          email,
          firstname: 'Sanne',
          lastname: 'de Vries',
          phone: '+31612345678',
          locale: 'en',
          keep_me_posted: true,
          profile_image: null,
          user_hash: null,
          allow_password_change: false,
        },
      },
    ])
    const { headers } = answer
    expect(headers).toMatchObject({ 'token-type': 'Bearer', uid: email, client: expect.stringMatching(/^[\w-]{22}$/) })
    expect(headers['access-token']).toMatch(/^[\w-]{43}$/)
    expect(Number(headers.expiry)).toBe(service.clock.now().getTime() / 1000 + 14 * 24 * 3600)
    const all = JSON.parse(Buffer.from(String(headers.authorization).replace('Bearer ', ''), 'base64').toString())
    expect(all).toEqual({ ...tokenOf(answer), 'token-type': 'Bearer' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  const good = { email: 'x@voorbeeld.nl', password, confirm_success_url: back }
  test.each([
    [
      'a short password',
      { ...good, password: 'kort' },
      {
        password: ['is too short (minimum is 8 characters)'],
        full_messages: ['Password is too short (minimum is 8 characters)'],
      },
    ],
    [
      'no password',
      { ...good, password: undefined },
      { password: ["can't be blank"], full_messages: ["Password can't be blank"] },
    ],
    [
      'another confirmation',
      { ...good, password_confirmation: 'een-ander-wachtwoord' },
      {
        password_confirmation: ["doesn't match Password"],
        full_messages: ["Password confirmation doesn't match Password"],
      },
    ],
    ['no address', { ...good, email: '' }, { email: ["can't be blank"], full_messages: ["Email can't be blank"] }],
    [
      'what is no address',
      { ...good, email: 'jan@' },
      { email: ['is not an email'], full_messages: ['Email is not an email'] },
    ],
    [
      'a line break in the address',
      { ...good, email: 'jan@voorbeeld.nl\r\nBcc: x@y.nl' },
      { email: ['is not an email'], full_messages: ['Email is not an email'] },
    ],
    [
      'a phone number of words',
      { ...good, phone: 'bel me' },
      { phone: ['is invalid'], full_messages: ['Phone is invalid'] },
    ],
    [
      'everything at once',
      { email: 'jan', password: 'kort', confirm_success_url: back },
      {
        email: ['is not an email'],
        password: ['is too short (minimum is 8 characters)'],
        full_messages: ['Email is not an email', 'Password is too short (minimum is 8 characters)'],
      },
    ],
  ])('says what is wrong with which field: %s', async (_name, user, errors) => {
    const answer = await stranger().call('POST', base, { payload: { user } })
    expect([answer.statusCode, answer.json()]).toEqual([422, { status: 'error', errors, data: expect.any(Object) }])
    expect(answer.body).not.toContain(password)
    expect(answer.headers['access-token']).toBeUndefined()
  })

  test.each([
    ['an empty body', undefined, 'Please submit proper sign up data in request body.'],
    ['an empty object', {}, 'Please submit proper sign up data in request body.'],
    ['something else', { user: 'x', email: ['a'], other: 1 }, "Missing 'confirm_success_url' parameter."],
    ['no confirm_success_url', { email: 'x@voorbeeld.nl', password }, "Missing 'confirm_success_url' parameter."],
    [
      'one that leads away',
      { email: 'x@voorbeeld.nl', password, confirm_success_url: 'https://evil.example/' },
      "Redirect to 'https://evil.example/' not allowed.",
    ],
  ])('refuses %s', async (_name, payload, message) => {
    const answer = await stranger().call('POST', base, payload && { payload })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { success: false, status: 'error', errors: [message] },
    ])
  })

  test('an address that has an account is taken, in whatever letters', async () => {
    const { email } = await signedIn(stranger(), { email: newEmail() })
    const user = { email: email.toUpperCase(), password, confirm_success_url: back }
    const answer = await stranger().call('POST', base, { payload: { user } })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        status: 'error',
        code: 'email_taken',
        errors: { email: ['has already been taken'], full_messages: ['Email has already been taken'] },
        data: { email: email.toUpperCase() },
      },
    ])
  })

  test('two at the same moment make one account', async () => {
    const user = { email: newEmail(), password, confirm_success_url: back }
    const both = await Promise.all([1, 2].map(() => stranger().call('POST', base, { payload: { user } })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })
})

describe('PUT {base}', () => {
  test('changes who is signed in', async () => {
    const browser = await signedIn(stranger())
    const answer = await browser.call('PUT', base, {
      payload: { firstname: 'bo', keep_me_posted: true },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { status: 'success', data: { firstname: 'Bo', keep_me_posted: true, email: browser.email } },
    ])
    expect((await browser.call('GET', '/api/me')).json().firstname).toBe('Bo')
  })

  test.each([
    ['nothing', {}, { success: false, errors: ['Please submit proper account update data in request body.'] }],
    [
      'a wrong phone number',
      { phone: 'x' },
      { errors: { phone: ['is invalid'], full_messages: ['Phone is invalid'] } },
    ],
  ])('refuses %s', async (_name, payload, body) => {
    const browser = await signedIn(stranger())
    const answer = await browser.call('PUT', base, { payload })
    expect([answer.statusCode, answer.json()]).toEqual([422, { status: 'error', ...body }])
  })

  test('who is not signed in is not found', async () => {
    const answer = await stranger().call('PUT', base, { payload: { firstname: 'Bo' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, status: 'error', errors: ['User not found.'] },
    ])
  })
})

describe('POST {base}/sign_in', () => {
  test('answers who it is, with a token of its own for each device', async () => {
    const first = await signedIn(stranger())
    const answer = await stranger().call('POST', `${base}/sign_in`, {
      payload: { user: { email: ` ${first.email.toUpperCase()}`, password } },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { data: { ...dataShape, email: first.email, uid: first.email, uuid: first.account } },
    ])
    expect(Object.keys(answer.json().data)).not.toContain('created_at')
    expect(answer.body).not.toMatch(/token|hash":"|updated_at/)
    expect(answer.headers.client).not.toBe(first.token.client)
    expect((await first.call('GET', `${base}/validate_token`)).statusCode).toBe(200)
  })

  test.each([
    ['an unknown address', { email: 'niemand@voorbeeld.nl', password }],
    ['nothing', {}],
    ['no password', { email: 'niemand@voorbeeld.nl' }],
    ['rubbish', { user: [1], email: { a: 1 }, password: null }],
  ])('refuses %s', async (_name, payload) => {
    const answer = await stranger().call('POST', `${base}/sign_in`, { payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { success: false, errors: ['Invalid login credentials. Please try again.'], code: 'invalid_credentials' },
    ])
  })

  test('a wrong password is answered as an unknown address', async () => {
    const { email } = await signedIn(stranger())
    const wrong = await stranger().call('POST', `${base}/sign_in`, { payload: { email, password: 'iets-heel-anders' } })
    const unknown = await stranger().call('POST', `${base}/sign_in`, { payload: { email: newEmail(), password } })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual(unknown.json())
  })

  test('an account of another provider says which', async () => {
    const { email, account } = await signedIn(stranger())
    await service.database.db
      .updateTable('accounts')
      .set({ provider: 'google_oauth2', password_hash: null })
      .where('uuid', '=', account)
      .execute()
    const answer = await stranger().call('POST', `${base}/sign_in`, { payload: { email, password } })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { success: false, code: 'different_provider', data: { provider: 'google_oauth2' }, errors: [expect.any(String)] },
    ])
    const again = await stranger().call('POST', base, { payload: { email, password, confirm_success_url: back } })
    expect([again.statusCode, again.json()]).toMatchObject([
      422,
      { code: 'different_provider', data: { provider: 'google_oauth2' } },
    ])
  })

  test('GET is not for this', async () => {
    const answer = await stranger().call('GET', `${base}/sign_in`)
    expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([
      405,
      'POST',
      { success: false, errors: ['Use POST /sign_in to sign in. GET is not supported.'] },
    ])
  })

  test('the eleventh device puts out the one that would end first', async () => {
    const first = await signedIn(stranger())
    const devices = [first]
    for (let count = 0; count < 10; count++) {
      service.clock.advance(1000)
      devices.push(await signedIn(stranger(), { email: first.email }))
    }
    const statuses = []
    for (const device of devices) statuses.push((await device.call('GET', '/api/me')).statusCode)
    expect(statuses).toEqual([401, ...Array<number>(10).fill(200)])
  })
})

describe('DELETE {base}/sign_out', () => {
  test('ends one device', async () => {
    const one = await signedIn(stranger())
    const other = await signedIn(stranger(), { email: one.email })
    const answer = await one.call('DELETE', `${base}/sign_out`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    for (const name of ['access-token', 'client', 'uid', 'expiry', 'authorization', 'token-type']) {
      expect(answer.headers[name]).toBeUndefined()
    }
    expect((await one.call('GET', '/api/me')).statusCode).toBe(401)
    expect((await other.call('GET', '/api/me')).statusCode).toBe(200)
    const again = await one.call('DELETE', `${base}/sign_out`)
    expect([again.statusCode, again.json()]).toEqual([
      404,
      { success: false, errors: ['User was not found or was not logged in.'] },
    ])
  })
})

test('a protected call says so in the words of the protocol', async () => {
  for (const url of ['/api/me', '/api/api_customer_dashboard/me']) {
    const answer = await stranger().call('GET', url)
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { errors: ['You need to sign in or sign up before continuing.'], code: 'not_signed_in' },
    ])
  }
})

test('who am I, and the proof for the chat', async () => {
  const { database } = service
  const settings = { CHAT_IDENTITY_SECRET: 'a secret of the chat' }
  const chatty = await openTestApp({ database, settings })
  const browser = await signedIn(openBrowser(chatty.app), { fields: { firstname: 'Anna', lastname: 'Bos' } })
  const answers = await Promise.all(
    ['/api/me', '/api/api_customer_dashboard/me'].map((url) => browser.call('GET', url)),
  )
  await chatty.close()
  for (const answer of answers) {
    expect(answer.json()).toEqual({
      uuid: browser.account,
      user_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      profile_image: null,
      firstname: 'Anna',
      lastname: 'Bos',
      email: browser.email,
      phone: null,
      confirmed: false,
      provider: 'email',
      role: 'customer',
      second_factor: 'off',
    })
  }
})
