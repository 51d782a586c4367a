import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { linkTo, mailsTo } from '#server/testing/mails.ts'
import { signedIn, tokenOf, withToken } from '#server/testing/signed-in.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const base = '/api/member_auth'
const password = 'een-goed-wachtwoord'

describe('HIDE_ACCOUNTS', () => {
  let service: TestApp
  beforeAll(async () => {
    service = await openTestApp({ database, settings: { HIDE_ACCOUNTS: 'true' } })
  })
  afterAll(() => service.close())

  const call = (method: 'POST', url: string, payload: object) => openBrowser(service.app).call(method, url, { payload })
  const register = (email: string) =>
    call('POST', base, {
      user: { email, password, firstname: 'Jan', confirm_success_url: '/questionnaire/confirmation' },
    })
  /** Everything of an answer that a caller can compare, without what is new each time. */
  const comparable = (answer: Awaited<ReturnType<typeof call>>, email: string) => ({
    status: answer.statusCode,
    body: answer.body.replaceAll(email, 'EMAIL').replace(/"uuid":"[^"]+"/, ''),
    headers: Object.keys(answer.headers).sort(),
  })

  test('every answer is the same for an address with and without an account', async () => {
    const [known, unknown] = ['bekend@voorbeeld.nl', 'onbekend@voorbeeld.nl']
    await register(known)
    const attempts: ((email: string) => ReturnType<typeof call>)[] = [
      (email) => call('POST', `${base}/sign_in`, { email, password: 'iets-heel-anders' }),
      (email) => call('POST', `${base}/sign_in`, { email, password }),
      (email) => call('POST', `${base}/password`, { email, redirect_url: '/questionnaire/new-password' }),
      (email) => call('POST', `${base}/confirmation`, { email }),
      register,
      (email) => call('POST', `${base}/sign_in`, { email, password }),
    ]
    for (const attempt of attempts) {
      const [one, other] = [await attempt(known), await attempt(unknown)]
      expect(comparable(one, known)).toEqual(comparable(other, unknown))
      expect(one.headers['access-token']).toBeUndefined()
    }
  })

  test('its owner hears by mail what happened, and gets in after confirming', async () => {
    const email = 'eigenaar@voorbeeld.nl'
    await register(email)
    expect((await call('POST', `${base}/sign_in`, { email, password })).statusCode).toBe(401)
    await openBrowser(service.app).call('GET', await linkTo(service, email, `${base}/confirmation`))
    expect((await call('POST', `${base}/sign_in`, { email, password })).statusCode).toBe(200)
    await register(email)
    const kinds = (await mailsTo(service, email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind !== 'account_new_device')).toEqual([
      'account_confirmation',
      'account_welcome',
      'account_exists',
    ])
  })

  test('a mail for an address without an account is not sent to anyone', async () => {
    const before = (await service.outbox.listMails()).length
    await call('POST', `${base}/password`, { email: 'lucht@voorbeeld.nl', redirect_url: '/questionnaire/new-password' })
    await service.jobs.drain()
    expect((await service.outbox.listMails()).length).toBe(before)
  })
})

describe('TOKEN_ROTATION', () => {
  let service: TestApp
  beforeAll(async () => {
    service = await openTestApp({ database, settings: { TOKEN_ROTATION: 'true' } })
  })
  afterAll(() => service.close())

  const me = async (token: ReturnType<typeof tokenOf>, query = '') => {
    const answer = await withToken(openBrowser(service.app), token).call('GET', `/api/me${query}`)
    return { status: answer.statusCode, next: tokenOf(answer) }
  }
  const later = (seconds: number) => service.clock.advance(seconds * 1000)
  const isNew = (next: ReturnType<typeof tokenOf>) => next['access-token'].trim() !== ''

  test('every call brings the next token', async () => {
    let { token } = await signedIn(openBrowser(service.app))
    for (let count = 0; count < 3; count++) {
      const { status, next } = await me(token)
      expect([status, isNew(next), next['access-token'] === token['access-token']]).toEqual([200, true, false])
      token = next
      later(6)
    }
  })

  test('calls within five seconds share one; with unbatch each has its own', async () => {
    const { token } = await signedIn(openBrowser(service.app))
    const first = await me(token)
    const second = await me(token)
    expect([second.status, isNew(second.next)]).toEqual([200, false])
    const third = await me(first.next)
    expect([third.status, isNew(third.next)]).toEqual([200, false])
    const fourth = await me(first.next, '?unbatch=true')
    expect([fourth.status, isNew(fourth.next)]).toEqual([200, true])
    // The one before, which is good once more, brings one as well.
    const fifth = await me(first.next, '?unbatch=true')
    expect([fifth.status, isNew(fifth.next)]).toEqual([200, true])
    expect((await me(fifth.next)).status).toBe(200)
  })

  test('of calls at the same moment one brings the next token', async () => {
    const { token } = await signedIn(openBrowser(service.app))
    const answers = await Promise.all([1, 2, 3, 4].map(() => me(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ next }) => isNew(next))).toHaveLength(1)
  })

  test('the one before holds once more, for whom the answer got lost', async () => {
    const { token } = await signedIn(openBrowser(service.app))
    await me(token)
    later(60)
    const again = await me(token)
    expect([again.status, isNew(again.next)]).toEqual([200, true])
    later(60)
    expect((await me(token)).status).toBe(401)
    expect((await me(again.next)).status).toBe(200)
  })

  test('a token from an address becomes a lasting one first', async () => {
    const { email } = await signedIn(openBrowser(service.app))
    const payload = { email, redirect_url: '/questionnaire/new-password' }
    await openBrowser(service.app).call('POST', `${base}/password`, { payload })
    const answer = await openBrowser(service.app).call('GET', await linkTo(service, email, `${base}/password/edit`))
    const query = new URL(String(answer.headers.location)).searchParams
    const token = tokenOf({ headers: { ...Object.fromEntries(query) } })
    const first = await me(token)
    expect([first.status, isNew(first.next)]).toEqual([200, true])
    later(60)
    expect((await me(token)).status).toBe(200)
    expect((await me(first.next)).status).toBe(200)
  })
})
