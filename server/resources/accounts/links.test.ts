import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignTargets, placeIn } from '#server/testing/addresses.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { linkTo, mailsTo, resetLink } from '#server/testing/mails.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { ALLOWED_REDIRECT_ORIGINS: 'https://www.partner.example' } })
})
afterAll(() => service.close())

const base = '/api/member_auth'
const origin = 'http://localhost:3000'
const stranger = () => openBrowser(service.app)

const hour = 3_600_000

describe('GET {base}/confirmation', () => {
  test('confirms once, and says the same when it is opened again', async () => {
    const browser = await signedIn(stranger())
    const link = await linkTo(service, browser.email, `${base}/confirmation`)
    expect((await browser.call('GET', '/api/me')).json().confirmed).toBe(false)
    for (let count = 0; count < 2; count++) {
      const answer = await stranger().call('GET', link)
      expect([answer.statusCode, placeIn(answer.headers.location)]).toEqual([
        302,
        { at: `${origin}/questionnaire/confirmation`, query: { account_confirmation_success: 'true' } },
      ])
    }
    expect((await browser.call('GET', '/api/me')).json().confirmed).toBe(true)
    const kinds = (await mailsTo(service, browser.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['account_confirmation', 'account_welcome'])
  })

  test('a code that is wrong, old or of another kind confirms nothing', async () => {
    const { email, account } = await signedIn(stranger())
    const link = await linkTo(service, email, `${base}/confirmation`)
    const reset = (await resetLink(service, email)).replace(/.*reset_password_token=/, '')
    service.clock.advance(7 * 24 * hour)
    const redirect = `redirect_url=${encodeURIComponent('/questionnaire/confirmation?a=1')}`
    for (const url of [
      link,
      `${base}/confirmation?confirmation_token=x&${redirect}`,
      `${base}/confirmation?confirmation_token=${reset}&${redirect}`,
      `${base}/confirmation?${redirect}`,
      `${base}/confirmation?confirmation_token=x&confirmation_token=y&${redirect}`,
    ]) {
      const answer = await stranger().call('GET', url)
      expect(answer.statusCode).toBe(302)
      expect(placeIn(answer.headers.location).query.account_confirmation_success).toBe('false')
    }
    const row = await service.database.db
      .selectFrom('accounts')
      .select('confirmed_at')
      .where('uuid', '=', account)
      .executeTakeFirst()
    expect(row?.confirmed_at).toBeNull()
  })

  test('without a place to go to it is a 404, and it never leads to a stranger', async () => {
    const { email } = await signedIn(stranger())
    const link = await linkTo(service, email, `${base}/confirmation`)
    expect((await stranger().call('GET', link.replace(/redirect_url=[^&]*/, ''))).statusCode).toBe(404)
    for (const url of foreignTargets) {
      const answer = await stranger().call(
        'GET',
        link.replace(/redirect_url=[^&]*/, `redirect_url=${encodeURIComponent(url)}`),
      )
      expect([answer.statusCode, answer.headers.location]).toEqual([422, undefined])
    }
  })

  test('leads to an origin that the settings allow', async () => {
    const email = 'partner@voorbeeld.nl'
    const user = {
      email,
      password: 'een-goed-wachtwoord',
      confirm_success_url: 'https://www.partner.example/klaar?a=1',
    }
    expect((await stranger().call('POST', base, { payload: { user } })).statusCode).toBe(200)
    const answer = await stranger().call('GET', await linkTo(service, email, `${base}/confirmation`))
    expect(answer.headers.location).toBe('https://www.partner.example/klaar?a=1&account_confirmation_success=true')
  })
})

describe('POST {base}/confirmation', () => {
  test('sends the mail again', async () => {
    const { email } = await signedIn(stranger())
    const answer = await stranger().call('POST', `${base}/confirmation`, {
      payload: { user: { email: email.toUpperCase() } },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: `An email has been sent to '${email}' containing instructions for confirming your account.`,
      },
    ])
    expect((await mailsTo(service, email)).map(({ kind }) => kind)).toEqual([
      'account_confirmation',
      'account_confirmation',
    ])
  })

  test.each([
    ['no address', {}, 401, ['You must provide an email address.'], undefined],
    [
      'an unknown one',
      { email: 'niemand@voorbeeld.nl' },
      404,
      ["Unable to find user with email 'niemand@voorbeeld.nl'."],
      'account_not_found',
    ],
    [
      'a place of someone else',
      { email: 'niemand@voorbeeld.nl', redirect_url: 'https://evil.example/' },
      422,
      ["Redirect to 'https://evil.example/' not allowed."],
      undefined,
    ],
  ])('refuses %s', async (_name, payload, status, errors, code) => {
    const answer = await stranger().call('POST', `${base}/confirmation`, { payload })
    expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, errors, ...(code && { code }) }])
  })

  test('with the token of the mail it says whether that was right', async () => {
    const { email } = await signedIn(stranger())
    const link = await linkTo(service, email, `${base}/confirmation`)
    const token = new URLSearchParams(link.split('?')[1]).get('confirmation_token')
    const answers = []
    for (const payload of [{ token: 'x' }, { token }, { user: { token } }]) {
      const answer = await stranger().call('POST', `${base}/confirmation`, { payload })
      answers.push([answer.statusCode, answer.json()])
    }
    expect(answers).toEqual([
      [200, false],
      [200, true],
      [200, true],
    ])
  })
})

describe('POST {base}/password', () => {
  test('sends a mail', async () => {
    const { email } = await signedIn(stranger())
    const answer = await stranger().call('POST', `${base}/password`, {
      payload: {
        email: ` ${email.toUpperCase()}`,
        redirect_url: '/questionnaire/new-password',
        config_name: 'default',
      },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: `An email has been sent to '${email}' containing instructions for resetting your password.`,
      },
    ])
    expect((await mailsTo(service, email)).at(-1)?.kind).toBe('account_reset')
  })

  const redirect_url = '/questionnaire/new-password'
  test.each([
    ['no address', { redirect_url }, 401, ['You must provide an email address.'], undefined],
    ['no place', { email: 'niemand@voorbeeld.nl' }, 401, ['Missing redirect URL.'], undefined],
    [
      'a place of someone else',
      { email: 'niemand@voorbeeld.nl', redirect_url: '//evil.example' },
      422,
      ["Redirect to '//evil.example' not allowed."],
      undefined,
    ],
    [
      'an unknown address',
      { email: 'niemand@voorbeeld.nl', redirect_url },
      404,
      ["Unable to find user with email 'niemand@voorbeeld.nl'."],
      'account_not_found',
    ],
  ])('refuses %s', async (_name, payload, status, errors, code) => {
    const answer = await stranger().call('POST', `${base}/password`, { payload })
    expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, errors, ...(code && { code }) }])
  })
})

describe('GET {base}/password/edit', () => {
  test('leads on with a token under every name that clients look for', async () => {
    const { email } = await signedIn(stranger())
    const link = await resetLink(service, email)
    const answer = await stranger().call('GET', link)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const { at, query } = placeIn(answer.headers.location)
    expect(at).toBe(`${origin}/questionnaire/new-password`)
    const token = query.access_token
    expect(query).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      'access-token': token,
      token,
      client: expect.any(String),
      client_id: query.client,
      config: 'default',
      expiry: String(service.clock.now().getTime() / 1000 + 300),
      reset_password: 'true',
      reset_password_token: new URLSearchParams(link.split('?')[1]).get('reset_password_token'),
      uid: email,
    })
  })

  test('refuses what is old, wrong or leads away', async () => {
    const { email } = await signedIn(stranger())
    const link = await resetLink(service, email)
    const with_ = (redirect: string) => link.replace(/redirect_url=[^&]*/, redirect)
    expect((await stranger().call('GET', with_(''))).statusCode).toBe(401)
    for (const url of foreignTargets) {
      expect((await stranger().call('GET', with_(`redirect_url=${encodeURIComponent(url)}`))).statusCode).toBe(422)
    }
    expect((await stranger().call('GET', `${link}x`)).statusCode).toBe(404)
    service.clock.advance(6 * hour)
    const old = await stranger().call('GET', link)
    expect([old.statusCode, old.json()]).toEqual([404, { success: false, errors: ['Not Found'] }])
    const page = await stranger().call('GET', link, { headers: { accept: 'text/html' } })
    expect([page.statusCode, page.headers.location]).toEqual([302, '/questionnaire/reset-password?expired=true'])
  })

  test('shows that the address is confirmed, and can be opened until a password was chosen', async () => {
    const browser = await signedIn(stranger())
    const link = await resetLink(service, browser.email)
    await stranger().call('GET', link)
    const { query } = placeIn((await stranger().call('GET', link)).headers.location)
    expect((await browser.call('GET', '/api/me')).json().confirmed).toBe(true)
    const headers = { 'access-token': String(query.token), client: String(query.client_id), uid: String(query.uid) }
    const choice = { password: 'een-nieuw-wachtwoord', password_confirmation: 'een-nieuw-wachtwoord' }
    const changed = await stranger().call('PUT', `${base}/password`, { payload: choice, headers })
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { success: true, message: 'Your password has been successfully updated.', data: { email: browser.email } },
    ])
    expect((await stranger().call('GET', link)).statusCode).toBe(404)
    const again = await stranger().call('GET', link, { headers: { accept: 'text/html' } })
    expect([again.statusCode, again.headers.location]).toEqual([302, '/questionnaire/reset-password?used=true'])
    expect((await browser.call('GET', '/api/me')).statusCode).toBe(401)
    const old = { email: browser.email, password: browser.password }
    expect((await stranger().call('POST', `${base}/sign_in`, { payload: old })).statusCode).toBe(401)
    const now = { email: browser.email, password: choice.password }
    expect((await stranger().call('POST', `${base}/sign_in`, { payload: now })).statusCode).toBe(200)
  })
})

describe('PUT {base}/password', () => {
  const choice = { password: 'een-nieuw-wachtwoord', password_confirmation: 'een-nieuw-wachtwoord' }

  test('ends the other devices and tells by mail', async () => {
    const here = await signedIn(stranger())
    const there = await signedIn(stranger(), { email: here.email })
    const payload = { ...choice, current_password: here.password }
    expect((await here.call('PUT', `${base}/password`, { payload })).statusCode).toBe(200)
    expect((await here.call('GET', '/api/me')).statusCode).toBe(200)
    expect((await there.call('GET', '/api/me')).statusCode).toBe(401)
    expect((await mailsTo(service, here.email)).at(-1)?.kind).toBe('account_password_changed')
  })

  test.each([
    [
      'one missing',
      { password: 'een-nieuw-wachtwoord' },
      ["You must fill out the fields labeled 'Password' and 'Password confirmation'."],
    ],
    ['nothing', {}, ["You must fill out the fields labeled 'Password' and 'Password confirmation'."]],
    [
      'a short one',
      { password: 'kort', password_confirmation: 'kort' },
      {
        password: ['is too short (minimum is 8 characters)'],
        full_messages: ['Password is too short (minimum is 8 characters)'],
      },
    ],
    [
      'two that differ',
      { ...choice, password_confirmation: 'een-ander-wachtwoord' },
      {
        password_confirmation: ["doesn't match Password"],
        full_messages: ["Password confirmation doesn't match Password"],
      },
    ],
    [
      'a wrong one that was asked for',
      { ...choice, current_password: 'weet-ik-niet-meer' },
      { current_password: ['is invalid'], full_messages: ['Current password is invalid'] },
    ],
  ])('refuses %s', async (_name, payload, errors) => {
    const browser = await signedIn(stranger())
    const answer = await browser.call('PUT', `${base}/password`, { payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { ...(Array.isArray(errors) && { success: false }), errors },
    ])
  })

  test('refuses who is not signed in, and an account without a password', async () => {
    const nobody = await stranger().call('PUT', `${base}/password`, { payload: choice })
    expect([nobody.statusCode, nobody.json()]).toEqual([401, { success: false, errors: ['Unauthorized'] }])
    const browser = await signedIn(stranger())
    await service.database.db
      .updateTable('accounts')
      .set({ provider: 'linkedin', password_hash: null })
      .where('uuid', '=', browser.account)
      .execute()
    const answer = await browser.call('PUT', `${base}/password`, { payload: choice })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { success: false, code: 'different_provider' }])
  })
})
