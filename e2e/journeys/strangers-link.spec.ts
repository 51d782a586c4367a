import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, type Browser, type Page, request as requests } from '@playwright/test'
import {
  accountButton,
  fillInLogin,
  headersOf,
  keptToken,
  makeAccount,
  newPerson,
  type Token,
  tokenForAddress,
} from '../accounts/people.ts'
import { axeClean, expect, ownAddress, test } from '../fixtures.ts'
import { prepared } from '../questionnaire/prepared.ts'
import { withConsent } from '../with-site.ts'

// A page of somebody else that sends a visitor on to us, with the account of whoever made that page.

/** Another site: `localhost` is none of the service's address, which is a number. */
let site: Server
let evil: string
test.beforeAll(async () => {
  site = createServer((request, response) => {
    const target = new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? ''
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<script>location.href = ${JSON.stringify(target)}</script>`)
  })
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  evil = `http://localhost:${(site.address() as AddressInfo).port}/`
})
test.afterAll(() => new Promise((resolve) => site.close(resolve)))

const path = (uuid: string) => `/api/dutch_bv_incorporations/${uuid}`
const molenwiek = (page: Page) => prepared(page, { main: { company_name: 'Molenwiek' } })
const boxOf = (page: Page) => page.getByRole('checkbox', { name: /^Molenwiek/ })
const no = (page: Page) => page.getByRole('button', { name: 'Nee, niet inloggen' })
const yes = (page: Page) => page.getByRole('button', { name: 'Ja, log me in' })

/** Somebody with an account of their own and no good in mind. */
async function attackerAt(baseURL: string | undefined): Promise<{ request: APIRequestContext; token: Token }> {
  const request = await requests.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: ownAddress() })
  return { request, token: await makeAccount(request, newPerson({ firstname: 'Kwaad', lastname: 'Willig' })) }
}

const lure = (page: Page, to: string) => page.goto(`${evil}?${new URLSearchParams({ to })}`, { waitUntil: 'commit' })

async function expectTheirs(page: Page, attacker: { request: APIRequestContext; token: Token }, uuid: string) {
  expect((await page.request.get(path(uuid))).status()).toBe(200)
  expect((await attacker.request.get(path(uuid), { headers: headersOf(attacker.token) })).status()).toBe(404)
}

test('a stranger’s link takes nothing, on any of the three ways in', async ({ page, baseURL }) => {
  const uuid = await molenwiek(page)
  const attacker = await attackerAt(baseURL)

  const query = new URLSearchParams(headersOf(attacker.token))
  await lure(page, `${baseURL}/api/me?${query}`)
  await expect(page.getByText('You need to sign in')).toBeVisible()
  await expectTheirs(page, attacker, uuid)

  await lure(page, `${baseURL}/questionnaire/?${await tokenForAddress(attacker.request, attacker.token)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log je in als Kwaad Willig?' })).toBeVisible()
  await expect(page).toHaveURL('/questionnaire/take-along')
  await expect(boxOf(page)).not.toBeChecked()
  expect(await keptToken(page)).toBeNull()
  await axeClean(page)
  await expectTheirs(page, attacker, uuid)
  await no(page).click()
  await expect(page).toHaveURL('/questionnaire/')
  expect(await keptToken(page)).toBeNull()

  const made = await attacker.request.post('/api/api_redirections?redirect_url=/questionnaire/bv', {
    headers: headersOf(attacker.token),
  })
  await lure(page, ((await made.json()) as { redirect_url: string }).redirect_url)
  await expect(page.getByRole('heading', { level: 1, name: 'Log je in als Kwaad Willig?' })).toBeVisible()
  // Leaving the question is a no as well.
  await page.goto('/questionnaire/bv')
  expect(await keptToken(page)).toBeNull()
  await expectTheirs(page, attacker, uuid)
  await attacker.request.dispose()
})

test('one’s own link signs in once one says so, and takes along what one ticks', async ({ page, browser, baseURL }) => {
  const uuid = await molenwiek(page)
  const own = await attackerAt(baseURL)
  await page.goto(
    `/questionnaire/?${await tokenForAddress(own.request, own.token)}&redirect_url=/questionnaire/dutch-bv/${uuid}`,
  )
  await boxOf(page).check()
  await yes(page).click()
  await expect(page).toHaveURL(new RegExp(`/questionnaire/dutch-bv/${uuid}`))
  await expect(accountButton(page)).toHaveText(/KW/)
  expect((await own.request.get(path(uuid), { headers: headersOf(own.token) })).status()).toBe(200)

  // The same link where they are signed in already asks nothing.
  await page.goto(`/questionnaire/?${await tokenForAddress(own.request, own.token)}&redirect_url=/questionnaire/bv`)
  await expect(page).toHaveURL('/questionnaire/bv')
  await expectElsewhere(browser, uuid)
  await own.request.dispose()
})

async function expectElsewhere(browser: Browser, uuid: string) {
  const other = await browser.newContext()
  expect((await other.request.get(path(uuid))).status()).toBe(404)
  await other.close()
}

test('on a shared computer one is asked about what somebody left', async ({ page, baseURL }) => {
  const uuid = await molenwiek(page)
  const person = newPerson()
  const elsewhere = await requests.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: ownAddress() })
  const token = await makeAccount(elsewhere, person)
  const theirs = async () => (await elsewhere.get(path(uuid), { headers: headersOf(token) })).status()

  await page.goto('/questionnaire/login?redirect_url=/questionnaire/bv')
  await fillInLogin(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Neem je dit mee?' })).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: 'Laat staan' }).click()
  await expect(page).toHaveURL('/questionnaire/bv')
  expect(await theirs()).toBe(404)

  // It opens, as it did before; to pay for it they must say that it is theirs.
  await page.goto(`/questionnaire/dutch-bv/${uuid}/billing`)
  await expect(page.getByText('Betalen kan pas als het concept in je account staat.')).toBeVisible()
  await page.getByRole('button', { name: 'Neem mee en ga verder' }).click()
  await expect(page).toHaveURL(`/questionnaire/dutch-bv/${uuid}/billing`)
  expect(await theirs()).toBe(200)
  await elsewhere.dispose()
})

test('by way of Google the draft one comes from goes along unasked', async ({ page }) => {
  const uuid = await molenwiek(page)
  await withConsent(page, 'necessary')
  await page.goto(`/questionnaire/login?redirect_url=/questionnaire/dutch-bv/${uuid}`)
  await page.getByRole('link', { name: 'Verder met Google' }).click()
  await page.waitForURL(/\/sandbox\/identity\//)
  await page.locator('#email').fill(newPerson().email)
  await page.locator('#firstname').fill('Guus')
  await page.locator('#lastname').fill('Smit')
  await page.locator('button.go').click()
  await expect(page).toHaveURL(new RegExp(`/questionnaire/dutch-bv/${uuid}`))
  await expect(accountButton(page)).toHaveText(/GS/)
  expect((await page.request.get(path(uuid))).status()).toBe(404)
})
