import { expect, test } from 'vitest'
import { completeAnswers } from '#server/testing/answers.ts'
import { buildTestApp } from '#server/testing/app.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { linkTo } from '#server/testing/mails.ts'
import { tokenOf, withToken } from '#server/testing/signed-in.ts'

const base = '/api/member_auth'
const bv = '/api/dutch_bv_incorporations'

test('after a whole journey no token, code, password, BSN or document number is in the log or in an address that stays', async () => {
  const service = await buildTestApp({ settings: { CHAT_IDENTITY_SECRET: 'a secret of the chat' } })
  const secrets = new Set<string>()
  /** Addresses that a browser was sent to, which may stay in its history. */
  const addresses: string[] = []
  const keep = (...values: (string | null | undefined)[]) => {
    for (const value of values) if (value) secrets.add(value)
  }
  const browser = openBrowser(service.app)

  // Begins a BV without an account.
  const { uuid } = (await browser.call('POST', bv)).json()
  keep(browser.cookies().split('=')[1], '111222333', '123456782', 'NX1234561')
  expect((await browser.call('PATCH', `${bv}/${uuid}`, { payload: completeAnswers })).statusCode).toBe(200)

  // Makes an account, with a slip first.
  const email = 'sanne.geheim@voorbeeld.nl'
  const user = { email, password: 'Zonnebloem-1953', firstname: 'Sanne', lastname: 'de Vries', phone: '0687654321' }
  const confirm_success_url = '/questionnaire/confirmation'
  keep(email, user.password, '687654321', 'Zonnebl')
  await browser.call('POST', base, { payload: { user: { ...user, password: 'Zonnebl', confirm_success_url } } })
  const registered = await browser.call('POST', base, { payload: { user: { ...user, confirm_success_url } } })
  const token = tokenOf(registered)
  keep(token['access-token'], token.client, String(registered.headers.authorization).slice(7))

  // Confirms by the mail.
  const confirmation = await linkTo(service, email, `${base}/confirmation`)
  keep(new URLSearchParams(confirmation.split('?')[1]).get('confirmation_token'))
  addresses.push(String((await browser.call('GET', confirmation)).headers.location))

  // Goes on, signed in, and looks at everything that is theirs.
  const signed = withToken(browser, token)
  for (const url of [
    '/api/me',
    `${base}/validate_token`,
    `${bv}/${uuid}`,
    '/api/account/sessions',
    '/api/account/export',
  ]) {
    expect((await signed.call('GET', url)).statusCode).toBe(200)
  }
  expect((await signed.call('POST', `${bv}/${uuid}/complete`)).statusCode).toBe(200)

  // Takes a link along to another place.
  const { redirect_url } = (await signed.call('POST', '/api/api_redirections?redirect_url=/dashboard')).json()
  keep(redirect_url.split('/').at(-1))
  const redirected = new URL(
    String((await browser.call('GET', redirect_url.slice('http://localhost:3000'.length))).headers.location),
  )
  keep(redirected.searchParams.get('access_token'), redirected.searchParams.get('client'))

  // Forgets the password, mistypes it, and chooses another.
  for (const password of ['Zonnebloem-1954', 'zonnebloem-1953']) {
    keep(password)
    await openBrowser(service.app).call('POST', `${base}/sign_in`, { payload: { user: { email, password } } })
  }
  const forgotten = { email, redirect_url: '/questionnaire/new-password' }
  await browser.call('POST', `${base}/password`, { payload: forgotten })
  const reset = await linkTo(service, email, `${base}/password/edit`)
  const landing = new URL(String((await browser.call('GET', reset)).headers.location))
  const urlToken = tokenOf({ headers: { ...Object.fromEntries(landing.searchParams) } })
  keep(urlToken['access-token'], urlToken.client, landing.searchParams.get('reset_password_token'))
  const choice = { password: 'Korenbloem-1953', password_confirmation: 'Korenbloem-1953' }
  keep(choice.password)
  const changed = await withToken(browser, urlToken).call('PUT', `${base}/password`, { payload: choice })
  expect(changed.statusCode).toBe(200)
  keep(tokenOf(changed)['access-token'])

  // A dead token, a token in the query, broken bodies, and signing out.
  const query = new URLSearchParams({ ...tokenOf(changed) })
  for (const url of [`/api/me?${query}`, `${bv}/${uuid}?${query}`, `/api/nothing?${query}`])
    await browser.call('GET', url)
  await signed.call('GET', `${bv}/${uuid}`)
  const headers = { 'content-type': 'application/json' }
  await browser.call('POST', `${base}/sign_in`, {
    payload: `{"email":"${email}","password":"${user.password}"`,
    headers,
  })
  const last = withToken(browser, tokenOf(changed))
  expect((await last.call('DELETE', `${base}/sign_out`)).statusCode).toBe(200)
  await service.jobs.drain()

  const log = service.logged.join('')
  expect(service.logged.length).toBeGreaterThan(25)
  expect(secrets.size).toBeGreaterThan(15)
  for (const secret of secrets) {
    expect(log).not.toContain(secret)
    expect(log).not.toContain(encodeURIComponent(secret))
    for (const address of addresses) expect(address).not.toContain(secret)
  }
})
