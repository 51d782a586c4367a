import { expect, test } from 'vitest'
import { buildTestApp } from '#server/testing/app.ts'
import { openBrowser } from '#server/testing/browser.ts'

const path = '/api/dutch_bv_incorporations'

test('a visitor gets a cookie when one is needed, and keeps it', async () => {
  const { app } = await buildTestApp()
  const browser = openBrowser(app)
  expect((await browser.call('GET', '/api/site')).headers['set-cookie']).toBeUndefined()
  expect(
    (await browser.call('GET', `${path}/0f8fad5b-d9cb-469f-a165-70867728950e`)).headers['set-cookie'],
  ).toBeUndefined()
  const created = await browser.call('POST', path)
  expect(String(created.headers['set-cookie'])).toMatch(
    /^visitor=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const first = browser.cookies()
  await browser.call('POST', path)
  expect(browser.cookies()).toBe(first)
  const read = await browser.call('GET', `${path}/${created.json().uuid}`)
  expect(String(read.headers['set-cookie'])).toContain(first)
})

test('over https the cookie is for this host and for https only', async () => {
  const { app } = await buildTestApp({ settings: { PUBLIC_URL: 'https://www.example.nl' } })
  const browser = openBrowser(app)
  const created = await browser.call('POST', path)
  const cookie = String(created.headers['set-cookie'])
  expect(cookie).toMatch(/^__Host-visitor=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect((await browser.call('GET', `${path}/${created.json().uuid}`)).statusCode).toBe(200)
  const planted = { headers: { cookie: browser.cookies().replace('__Host-', '') } }
  expect((await openBrowser(app).call('GET', `${path}/${created.json().uuid}`, planted)).statusCode).toBe(404)
})
