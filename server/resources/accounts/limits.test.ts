import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'
import { tries } from '#testing/laws.ts'
import { createLimits } from '../attempts/limits.ts'
import { accountLimits } from './limits.ts'
import { AccountRefusal } from './refusal.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const limitsOn = (clock: ReturnType<typeof fakeClock>) =>
  accountLimits(createLimits({ database: service.database, clock, vault: vaultWith([Buffer.alloc(32, 1)]) }))

/** The seconds that a try has to wait, none when it may be made. */
const waitOf = (tried: Promise<void>): Promise<number> =>
  tried.then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof AccountRefusal)) throw error
      return Number(error.headers['retry-after'])
    },
  )

describe('tries', () => {
  test('are free at first, then each pause is twice the one before, up to the longest', async () => {
    const clock = fakeClock('2026-11-15T12:00:00Z')
    const limits = limitsOn(clock)
    const who = randomUUID()
    const tryNow = () => waitOf(limits.allow(['sign_in_pair', who]))
    for (let count = 0; count < 6; count++) expect(await tryNow()).toBe(0)
    const pauses: number[] = []
    for (let count = 0; count < 12; count++) {
      const wait = await tryNow()
      pauses.push(wait)
      // Asking too early does not make it longer.
      expect(await tryNow()).toBe(wait)
      clock.advance(wait * 1000)
      expect(await tryNow()).toBe(0)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('are forgotten after a while, and when it went well', async () => {
    const clock = fakeClock('2026-11-15T12:00:00Z')
    const limits = limitsOn(clock)
    const [one, other] = [randomUUID(), randomUUID()]
    for (const who of [one, other]) {
      for (let count = 0; count < 6; count++) await limits.allow(['sign_in_pair', who])
      expect(await waitOf(limits.allow(['sign_in_pair', who]))).toBe(1)
    }
    await limits.forgive(['sign_in_pair', one])
    expect(await waitOf(limits.allow(['sign_in_pair', one]))).toBe(0)
    clock.advance(3_600_000)
    for (let count = 0; count < 6; count++) expect(await waitOf(limits.allow(['sign_in_pair', other]))).toBe(0)
  })

  test('count for every process together, also at the same moment', async () => {
    const clock = fakeClock('2026-11-15T12:00:00Z')
    const processes = [limitsOn(clock), limitsOn(clock), limitsOn(clock)]
    const who = randomUUID()
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        waitOf(processes[index % 3]?.allow(['sign_in_pair', who]) ?? Promise.resolve()),
      ),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6)
  })

  test('leave no address behind that can be read', async () => {
    const limits = limitsOn(fakeClock('2026-11-15T12:00:00Z'))
    await limits.allow(['sign_in_email', 'leesbaar@voorbeeld.nl'], ['sign_in_ip', '198.51.100.77'])
    const rows = JSON.stringify(await service.database.db.selectFrom('attempts').selectAll().execute())
    expect(rows).not.toMatch(/leesbaar|198\.51/)
  })
})

// A thousand of them take their time on a machine that is busy.
const patience = 240_000

/** In full a thousand. */
const perSecond = tries(20)

describe(`${50 * perSecond} attempts to sign in within a minute`, { timeout: patience }, () => {
  const signIn = (remoteAddress: string, email: string, password = 'geraden-wachtwoord') =>
    service.app.inject({
      method: 'POST',
      url: '/api/member_auth/sign_in',
      remoteAddress,
      payload: { user: { email, password } },
    })

  /** Spread over sixty seconds; the clock stands still otherwise. */
  async function flood(attempt: (index: number) => ReturnType<typeof signIn>): Promise<number[]> {
    const statuses: number[] = []
    for (let second = 0; second < 50; second++) {
      const answers = await Promise.all(
        Array.from({ length: perSecond }, (_, index) => attempt(second * perSecond + index)),
      )
      statuses.push(...answers.map(({ statusCode }) => statusCode))
      service.clock.advance(1_200)
    }
    return statuses
  }

  test('from one place: almost all wait, and others get in', async () => {
    const victim = await signedIn(openBrowser(service.app))
    const statuses = await flood((index) => signIn('203.0.113.9', `naam${index}@voorbeeld.nl`))
    expect(statuses).toHaveLength(50 * perSecond)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    // Thirty that are free, and one after each pause of 1, 2, 4, 8, 16 and 32 seconds.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(37)
    const refused = await signIn('203.0.113.9', victim.email, victim.password)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { success: false, code: 'too_many_attempts', errors: [expect.any(String)] },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = await signIn('203.0.113.10', victim.email, victim.password)
    expect(elsewhere.statusCode).toBe(200)
  })

  test('on one account, from everywhere: almost all wait, its owner for a minute at most, others not at all', async () => {
    const victim = await signedIn(openBrowser(service.app))
    const bystander = await signedIn(openBrowser(service.app))
    const statuses = await flood((index) => signIn(`198.18.${index >> 8}.${index & 255}`, victim.email))
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(57)
    expect((await signIn('203.0.113.11', bystander.email, bystander.password)).statusCode).toBe(200)
    const waiting = await signIn('203.0.113.12', victim.email, victim.password)
    expect(Number(waiting.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(60)
    service.clock.advance(60_000)
    expect((await signIn('203.0.113.12', victim.email, victim.password)).statusCode).toBe(200)
  })
})

test('many people behind one address all get in', { timeout: patience }, async () => {
  const people: SignedIn[] = []
  for (let count = 0; count < 4; count++) people.push(await signedIn(openBrowser(service.app)))
  const statuses = []
  for (const { email, password } of Array.from({ length: 10 }, () => people).flat()) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/member_auth/sign_in',
      remoteAddress: '203.0.113.20',
      payload: { email, password },
    })
    statuses.push(answer.statusCode)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('mails can be asked for a few times, then after a pause', async () => {
  const { email } = await signedIn(openBrowser(service.app))
  const ask = async () => {
    const payload = { email, redirect_url: '/questionnaire/new-password' }
    return (await openBrowser(service.app).call('POST', '/api/member_auth/password', { payload })).statusCode
  }
  const statuses = []
  for (let count = 0; count < 5; count++) statuses.push(await ask())
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  service.clock.advance(30_000)
  expect(await ask()).toBe(200)
})
