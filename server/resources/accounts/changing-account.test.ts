import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { signInWith, someone, tokenIn } from '#server/testing/identity.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const base = '/api/member_auth'
const stranger = (): Browser => openBrowser(service.app)
const other = 'vier blauwe fietsen'
const signIn = async (email: string, password: string) =>
  (await stranger().call('POST', `${base}/sign_in`, { payload: { email, password } })).statusCode

describe('PUT {base} with a password', () => {
  test.each([
    ['twice', { password: other, password_confirmation: other }],
    ['once', { password: other }],
    ['beside the one of now', { current_password: 'een-goed-wachtwoord', password: other, firstname: 'Bo' }],
  ])('changes it, ends every other device and says so by mail: %s', async (_name, user) => {
    const here = await signedIn(stranger())
    const there = await signedIn(stranger(), here)
    const answer = await here.call('PUT', base, { payload: { user } })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'success', data: { email: here.email } }])
    expect([await signIn(here.email, here.password), await signIn(here.email, other)]).toEqual([401, 200])
    const devices = [here, there].map(async (device) => (await device.call('GET', '/api/me')).statusCode)
    expect(await Promise.all(devices)).toEqual([200, 401])
    const kinds = (await mailsTo(service, here.email)).map(({ kind }) => kind)
    expect(kinds).toContain('account_password_changed')
  })

  const mismatch = "doesn't match Password"
  const common = 'is one that many people use, and that burglars try first. Please choose another one'
  test.each<[string, object, Record<string, string>, string?]>([
    ['another confirmation', { password: other, password_confirmation: 'x' }, { password_confirmation: mismatch }],
    ['a wrong one of now', { password: other, current_password: 'x' }, { current_password: 'is invalid' }],
    ['nothing', { password: '' }, { password: "can't be blank" }],
    ['a short one', { password: 'kort' }, { password: 'is too short (minimum is 8 characters)' }],
    ['one of the most common', { password: 'Welkom01' }, { password: common }, 'password_common'],
    ['a wrong phone number', { password: other, phone: 'x' }, { phone: 'is invalid' }],
  ])('refuses %s, and changes nothing', async (_name, sent, wrong, code) => {
    const person = await signedIn(stranger())
    const answer = await person.call('PUT', base, { payload: { user: { firstname: 'Anders', ...sent } } })
    const errors = Object.fromEntries(Object.entries(wrong).map(([field, sentence]) => [field, [sentence]]))
    const body = { status: 'error', errors: { ...errors, full_messages: expect.any(Array) }, ...(code && { code }) }
    expect([answer.statusCode, answer.json()]).toEqual([422, body])
    expect(await signIn(person.email, person.password)).toBe(200)
    expect((await person.call('GET', '/api/me')).json().firstname).toBe('')
  })

  test('an account that signs in elsewhere has none', async () => {
    const person = someone()
    const browser = stranger()
    const headers = tokenIn((await signInWith(browser, 'google_oauth2', person)).query)
    const answer = await browser.call('PUT', base, { headers, payload: { password: other } })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { status: 'error', code: 'different_provider', data: { provider: 'google_oauth2' } },
    ])
  })
})

describe('PUT {base} with an address', () => {
  test('the one we know is no change', async () => {
    const person = await signedIn(stranger())
    const user = { email: ` ${person.email.toUpperCase()}`, firstname: 'bo' }
    const answer = await person.call('PUT', base, { payload: { user } })
    expect([answer.statusCode, answer.json().data.firstname]).toEqual([200, 'Bo'])
  })

  test.each(['iemand-anders@voorbeeld.nl', '', 'geen adres'])(
    '%j is refused, and nothing is changed',
    async (email) => {
      const person = await signedIn(stranger())
      const answer = await person.call('PUT', base, { payload: { user: { email, firstname: 'bo', password: other } } })
      const sentence = "can't be changed here, but on the account page"
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { status: 'error', errors: { email: [sentence], full_messages: [`Email ${sentence}`] } },
      ])
      expect((await person.call('GET', '/api/me')).json()).toMatchObject({ email: person.email, firstname: '' })
      expect(await signIn(person.email, person.password)).toBe(200)
    },
  )
})

test.each([
  ['registering', (payload: object) => stranger().call('POST', base, { payload })],
  ['changing it', async (payload: object) => (await signedIn(stranger())).call('PUT', `${base}/password`, { payload })],
])('a password of the most common is refused, by the field: %s', async (_name, choose) => {
  const email = `${Math.random()}@voorbeeld.nl`
  for (const password of ['password', 'PASSWORD1', 'welkom01', '12345678']) {
    const sent = { email, password, password_confirmation: password, confirm_success_url: '/questionnaire/' }
    const answer = await choose(sent)
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'password_common', errors: {} }])
    expect(answer.json().errors.password).toEqual([expect.stringContaining('Please choose another one')])
  }
})
