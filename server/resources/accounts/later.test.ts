import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const stranger = () => openBrowser(service.app)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

describe('signing in on a device that was not there before', () => {
  const signIn = (browser: Browser, email: string, agent = firefox) =>
    browser.call('POST', '/api/member_auth/sign_in', {
      payload: { email, password: 'een-goed-wachtwoord' },
      headers: { 'user-agent': agent },
    })
  const told = async (email: string) =>
    (await mailsTo(service, email)).filter(({ kind }) => kind === 'account_new_device').length

  test('is told by mail; one that was there is not', async () => {
    const home = stranger()
    const { email } = await signedIn(home)
    expect(await told(email)).toBe(0)
    await signIn(home, email)
    expect(await told(email)).toBe(0)
    const work = stranger()
    await signIn(work, email)
    expect(await told(email)).toBe(1)
    await signIn(work, email)
    expect(await told(email)).toBe(1)
    expect((await mailsTo(service, email)).at(-1)?.text).toContain('Firefox · Linux')
  })

  test('a program without cookies is known by its name and its place', async () => {
    const { email } = await signedIn(stranger())
    const from = (remoteAddress: string) =>
      service.app.inject({
        method: 'POST',
        url: '/api/member_auth/sign_in',
        remoteAddress,
        headers: { 'user-agent': 'program/1' },
        payload: { email, password: 'een-goed-wachtwoord' },
      })
    await from('192.0.2.50')
    await from('192.0.2.50')
    expect(await told(email)).toBe(1)
    await from('192.0.2.51')
    expect(await told(email)).toBe(2)
  })
})

test('mails are in the language of the account', async () => {
  const dutch = await signedIn(stranger())
  const english = await signedIn(stranger(), { fields: { locale: 'en-us' } })
  const browser = openBrowser(service.app)
  await browser.call('POST', '/api/member_auth', {
    payload: { email: 'cookie@voorbeeld.nl', password: 'een-goed-wachtwoord', confirm_success_url: '/questionnaire/' },
    headers: { cookie: 'locale=en-us' },
  })
  const locales = await Promise.all(
    [dutch.email, english.email, 'cookie@voorbeeld.nl'].map(
      async (email) => (await mailsTo(service, email))[0]?.locale,
    ),
  )
  expect(locales).toEqual(['nl', 'en', 'en'])
})

describe('who comes back by way of an English flow is written to in English, whatever the account reads', () => {
  const onTheWay = '?redirect_url=%2Fquestionnaire%2Fenglish-bv%2Fx&lang=en'
  const lastTo = async (email: string) => (await mailsTo(service, email)).at(-1)

  test.each([
    ['another password', 'password', '/questionnaire/new-password', /password/i],
    ['a confirmation', 'confirmation', '/questionnaire/confirmation', /confirm/i],
  ])('%s', async (_name, call, page, subject) => {
    const { email } = await signedIn(stranger())
    const ask = (query: string) =>
      stranger().call('POST', `/api/member_auth/${call}`, {
        payload: { email, redirect_url: `${page}${query}` },
      })
    await ask(onTheWay)
    expect(await lastTo(email)).toMatchObject({ locale: 'en', subject: expect.stringMatching(subject) })
    expect((await lastTo(email))?.text).toContain('lang%3Den')
    await ask('?lang=klingon')
    expect(await lastTo(email)).toMatchObject({ locale: 'nl' })
  })
})

test('what ran out is not kept', async () => {
  const { account, email } = await signedIn(stranger())
  await mailsTo(service, email)
  const { db } = service.database
  const count = async () => {
    const clients = await db.selectFrom('account_clients').select('id').where('account', '=', account).execute()
    const codes = await db.selectFrom('account_codes').select('hash').where('account', '=', account).execute()
    return [clients.length, codes.length]
  }
  expect(await count()).toEqual([1, 1])
  service.clock.advance(8 * 24 * 3_600_000)
  await service.jobs.plan()
  await service.jobs.drain()
  expect(await count()).toEqual([1, 0])
  service.clock.advance(7 * 24 * 3_600_000)
  await service.jobs.plan()
  await service.jobs.drain()
  expect(await count()).toEqual([0, 0])
  expect(await db.selectFrom('attempts').select('key').execute()).toEqual([])
})

test('neither tokens, codes nor passwords can be read from the database', async () => {
  const browser = await signedIn(stranger(), { password: 'leesbaar-wachtwoord' })
  const [mail] = await mailsTo(service, browser.email)
  const code = /confirmation_token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect(code).toBeDefined()
  const { db } = service.database
  const tables = [
    'accounts',
    'account_clients',
    'account_codes',
    'account_devices',
    'attempts',
    'jobs',
    'outbox_mails',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const everything = JSON.stringify(rows)
  expect(everything).toContain(browser.email)
  for (const secret of ['leesbaar-wachtwoord', browser.token['access-token'], code ?? '']) {
    expect(everything).not.toContain(secret)
  }
})
