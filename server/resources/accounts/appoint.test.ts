import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import { appoint, findAdmin, NoAddress, NoSuchAdmin } from './appoint.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

test('an account that is there gets the role, at once', async () => {
  const browser = await signedIn(openBrowser(service.app))
  expect((await browser.call('GET', '/api/admin/price_books')).statusCode).toBe(403)
  expect(await appoint(service, ` ${browser.email.toUpperCase()}`, 'admin')).toEqual({
    email: browser.email,
    link: null,
  })
  expect((await browser.call('GET', '/api/admin/price_books')).statusCode).toBe(200)
  await appoint(service, browser.email, 'customer')
  expect((await browser.call('GET', '/api/admin/price_books')).statusCode).toBe(403)
})

test('one that is not there is made, with a link to choose a password', async () => {
  const { link } = await appoint(service, 'baas@voorbeeld.nl', 'admin')
  const path = String(link).replace(service.config.PUBLIC_URL, '')
  const landing = new URL(String((await openBrowser(service.app).call('GET', path)).headers.location))
  const { access_token = '', client = '', uid = '' } = Object.fromEntries(landing.searchParams)
  const payload = { password: 'een-goed-wachtwoord', password_confirmation: 'een-goed-wachtwoord' }
  const headers = { access_token, client, uid }
  expect(
    (await openBrowser(service.app).call('PUT', '/api/member_auth/password', { payload, headers })).statusCode,
  ).toBe(200)
  const boss = await signedIn(openBrowser(service.app), { email: 'baas@voorbeeld.nl' })
  expect((await boss.call('GET', '/api/me')).json()).toMatchObject({ role: 'admin', confirmed: true })
})

test('what is no address is refused', async () => {
  await expect(appoint(service, 'baas', 'admin')).rejects.toThrow(NoAddress)
})

test('a command works in the name of an admin, and of nobody else', async () => {
  const { db } = service.database
  const { email } = await signedIn(openBrowser(service.app))
  await expect(findAdmin(db, email)).rejects.toThrow(NoSuchAdmin)
  await appoint(service, email, 'admin')
  const { uuid } = await db.selectFrom('accounts').select('uuid').where('email', '=', email).executeTakeFirstOrThrow()
  expect(await findAdmin(db, email.toUpperCase())).toBe(uuid)
})
