import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { setUpPhone } from '#server/testing/second-factor.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'
import { appoint } from './appoint.ts'
import { NothingToReset, resetSecondFactor } from './reset-second-factor.ts'

// What its owner does with a second factor. What it keeps out is in second-factor-doors.test.ts.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())
// Each test in another half minute, so that no code is one of the test before.
beforeEach(() => service.clock.advance(120_000))

const path = '/api/account/second_factor'

async function worker(role: Role = 'support'): Promise<SignedIn> {
  const browser = await signedIn(openBrowser(service.app))
  await appoint(service, browser.email, role)
  return browser
}

const stateOf = async (browser: SignedIn) => (await browser.call('GET', path)).json()
const subjectsTo = async ({ email }: SignedIn) =>
  (await mailsTo(service, email)).filter(({ kind }) => kind === 'account_second_factor').map(({ subject }) => subject)
const eventsOf = async ({ account }: SignedIn) => {
  const { db } = service.database
  const rows = await db.selectFrom('second_factor_events').select('event').where('account', '=', account).execute()
  return rows.map(({ event }) => event)
}

describe('setting up', () => {
  test('begins with a secret and a link for the app, and counts after the first code', async () => {
    const browser = await worker()
    expect(await stateOf(browser)).toEqual({
      on: false,
      required: false,
      offered: true,
      confirmed_at: null,
      recovery_codes_left: 0,
    })
    const begun = (await browser.call('POST', path, { payload: {} })).json()
    expect(new URL(begun.link).searchParams.get('secret')).toBe(begun.secret)
    expect(decodeURIComponent(begun.link)).toContain(`Oprecht:${browser.email}`)
    // Begun is not done: nobody is asked for a code of an app that may never have been set up.
    expect((await stateOf(browser)).on).toBe(false)
    expect((await signedIn(openBrowser(service.app), browser)).account).toBe(browser.account)

    const wrong = await browser.call('POST', `${path}/confirm`, { payload: { code: '000000' } })
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'second_factor_wrong'])
    const phone = await setUpPhone(service, browser)
    expect(new Set(phone.recoveryCodes).size).toBe(10)
    expect(phone.recoveryCodes[0]).toMatch(/^(\w{4}-){3}\w{4}$/)
    expect(await stateOf(browser)).toMatchObject({ on: true, recovery_codes_left: 10 })
    expect((await browser.call('GET', '/api/me')).json()).toMatchObject({ role: 'support', second_factor: 'on' })
    expect([await eventsOf(browser), await subjectsTo(browser)]).toEqual([
      ['set_up'],
      ['Inloggen in twee stappen staat aan | Oprecht'],
    ])
  })

  test('signs every other device out', async () => {
    const browser = await worker()
    const other = await signedIn(openBrowser(service.app), browser)
    await setUpPhone(service, browser)
    expect((await other.call('GET', '/api/me')).statusCode).toBe(401)
    expect((await browser.call('GET', '/api/me')).statusCode).toBe(200)
  })

  test('takes an hour at most, and begun again makes what was begun before worthless', async () => {
    const browser = await worker()
    await browser.call('POST', path, { payload: {} })
    service.clock.advance(60 * 60_000)
    const late = await browser.call('POST', `${path}/confirm`, { payload: { code: '123456' } })
    expect([late.statusCode, late.json().code]).toEqual([422, 'second_factor_expired'])
    await setUpPhone(service, browser)
  })

  test('is for those who work here', async () => {
    const customer = await signedIn(openBrowser(service.app))
    expect((await customer.call('POST', path, { payload: {} })).statusCode).toBe(403)
    expect(await stateOf(customer)).toMatchObject({ on: false, offered: false })
  })

  test('keeps nothing readable', async () => {
    const browser = await worker()
    const { secret, recoveryCodes } = await setUpPhone(service, browser)
    const { db } = service.database
    const kept = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('second_factor_recovery_codes').selectAll().execute(),
      service.logged,
    ])
    for (const one of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(one)
    }
  })
})

describe('another phone', () => {
  test('takes a code of the one before, whose codes are then good for nothing', async () => {
    const browser = await worker()
    const old = await setUpPhone(service, browser)
    for (const payload of [{}, { code: '000000' }, { code: old.code() }]) {
      expect((await browser.call('POST', path, { payload })).statusCode).toBe(422)
    }
    service.clock.advance(30_000)
    const fresh = await setUpPhone(service, browser, { code: old.code() })
    service.clock.advance(30_000)
    const renew = (code: string) => browser.call('POST', `${path}/recovery_codes`, { payload: { code } })
    expect((await renew(old.code())).statusCode).toBe(422)
    expect((await renew(old.recoveryCodes[0] ?? '')).statusCode).toBe(422)
    expect((await renew(fresh.code())).statusCode).toBe(200)
    expect(await eventsOf(browser)).toEqual(['set_up', 'replaced', 'codes_renewed'])
  })

  test('until it has shown a code, the one before counts', async () => {
    const browser = await worker()
    const old = await setUpPhone(service, browser)
    service.clock.advance(30_000)
    expect((await browser.call('POST', path, { payload: { code: old.code() } })).statusCode).toBe(201)
    service.clock.advance(30_000)
    expect((await browser.call('POST', `${path}/recovery_codes`, { payload: { code: old.code() } })).statusCode).toBe(
      200,
    )
  })
})

describe('recovery codes', () => {
  test('are made anew for a code, and those of before end', async () => {
    const browser = await worker()
    const phone = await setUpPhone(service, browser)
    const [first = ''] = phone.recoveryCodes
    service.clock.advance(30_000)
    const url = `${path}/recovery_codes`
    const { recovery_codes } = (await browser.call('POST', url, { payload: { code: phone.code() } })).json()
    expect(recovery_codes).toHaveLength(10)
    expect(phone.recoveryCodes.filter((code) => recovery_codes.includes(code))).toEqual([])
    const old = await browser.call('POST', url, { payload: { code: first } })
    expect([old.statusCode, old.json().code]).toEqual([422, 'second_factor_wrong'])
  })
})

describe('taking it off', () => {
  test('takes a code, and is told', async () => {
    const browser = await worker()
    const phone = await setUpPhone(service, browser)
    const wrong = await browser.call('DELETE', path, { payload: { code: '000000' } })
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'second_factor_wrong'])
    service.clock.advance(30_000)
    expect((await browser.call('DELETE', path, { payload: { code: phone.code() } })).json()).toEqual({ success: true })
    expect(await stateOf(browser)).toMatchObject({ on: false, recovery_codes_left: 0 })
    expect((await browser.call('GET', '/api/me')).json()).toMatchObject({ role: 'support', second_factor: 'off' })
    expect((await subjectsTo(browser)).at(-1)).toContain('staat uit')
    expect((await signedIn(openBrowser(service.app), browser)).account).toBe(browser.account)
  })

  test('is for who worked here too', async () => {
    const browser = await worker()
    const phone = await setUpPhone(service, browser)
    await appoint(service, browser.email, 'customer')
    service.clock.advance(30_000)
    expect((await browser.call('DELETE', path, { payload: { code: phone.code() } })).statusCode).toBe(200)
  })
})

describe('when phone and recovery codes are gone', () => {
  test('one of us takes it away: every device is out, it is written down and told', async () => {
    const browser = await worker()
    await setUpPhone(service, browser)
    expect(await resetSecondFactor(service, ` ${browser.email.toUpperCase()}`)).toBe(browser.email)
    expect((await browser.call('GET', '/api/me')).statusCode).toBe(401)
    const anew = await signedIn(openBrowser(service.app), browser)
    expect(await stateOf(anew)).toMatchObject({ on: false, recovery_codes_left: 0 })
    expect(await eventsOf(browser)).toEqual(['set_up', 'reset'])
    expect((await subjectsTo(browser)).at(-1)).toContain('is weggehaald')
  })

  test('of who has none there is nothing to take away', async () => {
    const browser = await worker()
    for (const email of [browser.email, 'niemand@voorbeeld.nl']) {
      await expect(resetSecondFactor(service, email)).rejects.toThrow(NothingToReset)
    }
    expect(await eventsOf(browser)).toEqual([])
  })
})

test('its owner finds it in what we keep', async () => {
  const browser = await worker()
  const { secret, recoveryCodes } = await setUpPhone(service, browser)
  const { body } = await browser.call('GET', '/api/account/export')
  expect(JSON.parse(body).account.second_factor).toMatchObject({
    recovery_codes_left: 10,
    events: [{ event: 'set_up' }],
  })
  for (const one of [secret, ...recoveryCodes]) expect(body).not.toContain(one)
})
