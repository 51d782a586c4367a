import { expect, test } from 'vitest'
import { buildTestApp } from '#server/testing/app.ts'
import { openBrowser } from '#server/testing/browser.ts'
import type { Hasher } from './passwords.ts'

/** A hasher that works until it is let go. */
function slowHasher() {
  const working: (() => void)[] = []
  let free = false
  const hasher: Hasher = {
    hash: async () => 'hash',
    verify: () => (free ? Promise.resolve(false) : new Promise((resolve) => working.push(() => resolve(false)))),
  }
  const letGo = () => {
    free = true
    for (const done of working) done()
  }
  return { hasher, letGo, working }
}

test('whoever comes when the line is full is told so at once, and everyone else is served as ever', async () => {
  const { hasher, letGo, working } = slowHasher()
  const { app } = await buildTestApp({ passwords: { hasher, atOnce: 2, waiting: 3 } })
  const signIn = (index: number) =>
    openBrowser(app).call('POST', '/api/member_auth/sign_in', {
      payload: { email: `wie${index}@voorbeeld.nl`, password: 'een-goed-wachtwoord' },
    })
  const crowd = [1, 2, 3, 4, 5, 6].map(signIn)
  // Five have their place: only the sixth can have an answer.
  const turnedAway = await Promise.race(crowd)
  expect([turnedAway.statusCode, turnedAway.headers['retry-after'], turnedAway.json()]).toEqual([
    503,
    '2',
    {
      success: false,
      errors: ['Too many people are signing in right now. Please try again in a few seconds.'],
      code: 'too_busy',
      data: { retry_after: 2 },
    },
  ])
  const others = ['/api/site', '/api/countries', '/health/ready', '/api/member_auth/validate_token']
  const answers = await Promise.all(others.map((url) => openBrowser(app).call('GET', url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 401])
  const payload = { user: { email: 'nieuw@voorbeeld.nl', password: 'een-goed-wachtwoord', confirm_success_url: '/' } }
  expect((await openBrowser(app).call('POST', '/api/member_auth', { payload })).statusCode).toBe(503)
  expect(working.length).toBeLessThanOrEqual(2)

  letGo()
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([401, 401, 401, 401, 401, 503])
  expect((await signIn(7)).statusCode).toBe(401)
})
