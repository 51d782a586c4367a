import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { chooseAtSandbox, leaveFor, someone, tokenIn } from '#server/testing/identity.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { ALLOWED_REDIRECT_ORIGINS: 'https://www.example.nl' } })
})
afterAll(() => service.close())

const window = { auth_origin_url: 'https://www.example.nl/terug', omniauth_window_type: 'newWindow' }
const handedOver = (page: string) => JSON.parse(/id="outcome">(.*?)<\/script>/.exec(page)?.[1] ?? '')

test('the page hands the token to the origin that was named, and to nobody else', async () => {
  const browser = openBrowser(service.app)
  const person = someone()
  const left = await browser.call('GET', `/api/member_auth/google_oauth2?${new URLSearchParams(window)}`)
  const answer = await browser.call('GET', await chooseAtSandbox(browser, left.headers.location, person))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { headers } of [left, answer]) expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
  const { handOver, origin } = handedOver(answer.body)
  expect(origin).toBe('https://www.example.nl')
  expect(handOver).toMatchObject({ message: 'deliverCredentials', email: person.email, client_id: handOver.client })
  const me = await browser.call('GET', '/api/me', {
    headers: tokenIn({ ...handOver, access_token: handOver.auth_token }),
  })
  expect(me.json().email).toBe(person.email)
  const script = await browser.call('GET', /src="([^"]+)"/.exec(answer.body)?.[1] ?? '')
  expect(script.body).toContain('requestCredentials')
})

test('a person with a hostile name cannot end the script they stand in', async () => {
  const person = { ...someone(), lastname: '</script><script>alert(1)' }
  const browser = openBrowser(service.app)
  const answer = await browser.call('GET', await leaveFor(browser, 'google_oauth2', person, window))
  expect(answer.body.match(/<\/?script/g)).toHaveLength(4)
})

test('who goes back is told so there', async () => {
  const browser = openBrowser(service.app)
  const answer = await browser.call('GET', await leaveFor(browser, 'google_oauth2', { choice: 'nobody' }, window))
  expect(handedOver(answer.body)).toMatchObject({ handOver: { message: 'authFailure', error: 'cancelled' } })
})
