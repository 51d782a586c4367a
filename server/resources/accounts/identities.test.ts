import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SocialProvider } from '#contract/account-answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { type Choice, chooseAtSandbox, landed, signInWith, someone, tokenIn } from '#server/testing/identity.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const base = '/api/account/identities'

type Person = { readonly browser: Browser; readonly headers: Record<string, string>; readonly email: string }

/** Somebody with a password, whose address is confirmed or not. */
async function withPassword({ confirmed = true } = {}): Promise<Person> {
  const browser = openBrowser(service.app)
  const { email } = someone()
  const payload = { email, password: 'geheim genoeg', confirm_success_url: '/questionnaire' }
  const { headers } = await browser.call('POST', '/api/member_auth', { payload })
  if (confirmed) {
    const confirmed_at = service.clock.now()
    await service.database.db.updateTable('accounts').set({ confirmed_at }).where('email', '=', email).execute()
  }
  const token = { access_token: String(headers['access-token']), client: String(headers.client), uid: email }
  return { browser, headers: tokenIn(token), email }
}

async function withGoogle(): Promise<Person & { readonly person: Choice }> {
  const browser = openBrowser(service.app)
  const person = someone()
  const { query } = await signInWith(browser, 'google_oauth2', person)
  return { browser, headers: tokenIn(query), email: person.email, person }
}

const linked = async ({ browser, headers }: Person) =>
  (await browser.call('GET', base, { headers })).json().identities.map(({ provider }: { provider: string }) => provider)

/** Asks to link, and comes back from the provider. */
async function link({ browser, headers }: Person, provider: SocialProvider, choice: Choice) {
  const asked = await browser.call('POST', `${base}/${provider}`, { headers })
  expect(asked.statusCode).toBe(200)
  return browser.call('GET', await chooseAtSandbox(browser, asked.json().redirect_url, choice))
}

const unlink = ({ browser, headers }: Person, provider: SocialProvider) =>
  browser.call('DELETE', `${base}/${provider}`, { headers })

describe('linking', () => {
  test('gives another way into the same account', async () => {
    const owner = await withPassword()
    const elsewhere = someone()
    const back = landed(await link(owner, 'google_oauth2', elsewhere))
    expect([back.place, back.query]).toEqual(['/questionnaire/account', { linked: 'google_oauth2' }])
    const { browser, headers } = owner
    expect((await browser.call('GET', base, { headers })).json()).toEqual({
      identities: [{ provider: 'google_oauth2', email: elsewhere.email, created_at: '2026-11-15T12:00:00.000Z' }],
    })
    const { query } = await signInWith(openBrowser(service.app), 'google_oauth2', elsewhere)
    expect(query).toMatchObject({ uid: owner.email })
    expect(query.oauth_registration).toBeUndefined()
    // The same once more changes nothing.
    expect(landed(await link(owner, 'google_oauth2', elsewhere)).query).toEqual({ linked: 'google_oauth2' })
    expect(await linked(owner)).toEqual(['google_oauth2'])
  })

  test('needs a confirmed address of our own', async () => {
    const { browser, headers } = await withPassword({ confirmed: false })
    const answer = await browser.call('POST', `${base}/google_oauth2`, { headers })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'not_confirmed'])
    expect(answer.cookies.filter(({ name }) => name === 'errand')).toEqual([])
  })

  const { verified: _, ...unconfirmed } = someone()
  test.each<[string, Choice, string]>([
    ['an address that nobody confirmed there', unconfirmed, 'email_not_verified'],
    ['nobody', { choice: 'nobody' }, 'cancelled'],
  ])('%s is told on the account page', async (_name, choice, error) => {
    const owner = await withPassword()
    const { place, query } = landed(await link(owner, 'google_oauth2', choice))
    expect([place, query]).toEqual(['/questionnaire/account', { error, provider: 'google_oauth2' }])
    expect(await linked(owner)).toEqual([])
  })

  test('never takes an identity from another account', async () => {
    const other = await withGoogle()
    const owner = await withPassword()
    expect(landed(await link(owner, 'google_oauth2', other.person)).query.error).toBe('identity_taken')
    expect([await linked(owner), await linked(other)]).toEqual([[], ['google_oauth2']])
  })

  test('one of each provider', async () => {
    const owner = await withGoogle()
    expect(landed(await link(owner, 'google_oauth2', someone())).query.error).toBe('already_linked')
    expect(landed(await link(owner, 'linkedin', someone())).query).toEqual({ linked: 'linkedin' })
  })

  test('only for the browser that asked, and while it is signed in', async () => {
    const owner = await withPassword()
    const { browser, headers } = owner
    const asked = await browser.call('POST', `${base}/google_oauth2`, { headers })
    const callback = await chooseAtSandbox(browser, asked.json().redirect_url, someone())
    const other = await openBrowser(service.app).call('GET', callback)
    expect(landed(other)).toMatchObject({ place: '/questionnaire/login', query: { error: 'sign_in_failed' } })
    await browser.call('DELETE', '/api/member_auth/sign_out', { headers })
    expect(landed(await browser.call('GET', callback)).query.error).toBe('sign_in_failed')
    const [row] = await service.database.db
      .selectFrom('account_identities')
      .innerJoin('accounts', 'accounts.uuid', 'account_identities.account')
      .select('subject')
      .where('accounts.email', '=', owner.email)
      .execute()
    expect(row).toBeUndefined()
  })

  test('says when a provider cannot be reached', async () => {
    const settings = { LINKEDIN_CLIENT_ID: 'x', LINKEDIN_CLIENT_SECRET: 'x', LINKEDIN_ISSUER_URL: 'http://127.0.0.1:1' }
    const { app, close } = await openTestApp({ settings, database: service.database })
    const { headers } = await withPassword()
    const answer = await openBrowser(app).call('POST', `${base}/linkedin`, { headers })
    await close()
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([503, 'unavailable'])
  })
})

describe('unlinking', () => {
  test('closes that way in', async () => {
    const owner = await withPassword()
    const elsewhere = someone()
    await link(owner, 'google_oauth2', elsewhere)
    expect((await unlink(owner, 'google_oauth2')).json()).toEqual({ success: true })
    expect(await linked(owner)).toEqual([])
    const { query } = await signInWith(openBrowser(service.app), 'google_oauth2', elsewhere)
    expect(query.oauth_registration).toBe('true')
    expect((await unlink(owner, 'google_oauth2')).statusCode).toBe(404)
  })

  test('never the last one', async () => {
    const owner = await withGoogle()
    const answer = await unlink(owner, 'google_oauth2')
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'last_way_in'])
    expect(await linked(owner)).toEqual(['google_oauth2'])
  })

  test('of the one it was made with: the account is known by the other from here on, and its devices stay', async () => {
    const owner = await withGoogle()
    const { browser, headers } = owner
    await link(owner, 'linkedin', someone())
    expect((await unlink(owner, 'google_oauth2')).statusCode).toBe(200)
    expect((await browser.call('GET', '/api/me', { headers })).json().provider).toBe('linkedin')
    expect((await unlink(owner, 'linkedin')).json().code).toBe('last_way_in')
  })
})
