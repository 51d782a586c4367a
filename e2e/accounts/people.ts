import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'

export interface Person {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly password: string
}

/** Somebody nobody met before. */
export const newPerson = (over: Partial<Person> = {}): Person => ({
  firstname: 'Sanne',
  lastname: 'de Vries',
  email: `sanne.${randomUUID().slice(0, 13)}@example.nl`,
  password: 'zeven gele tulpen',
  ...over,
})

/** As the browser keeps it. */
export interface Token {
  readonly access_token: string
  readonly client: string
  readonly expiry: number
  readonly uid: string
}

export const headersOf = ({ access_token, client, expiry, uid }: Token) => ({
  'access-token': access_token,
  client,
  expiry: String(expiry),
  uid,
})

/** As a browser says of what a page of ours asks for. */
export const fromOurPage = { 'sec-fetch-site': 'same-origin' }

/** Makes an account without a screen, and takes along what this browser made before. */
export async function makeAccount(request: APIRequestContext, person: Person): Promise<Token> {
  const { drafts } = (await (await request.get('/api/drafts')).json()) as { drafts: readonly { uuid: string }[] }
  const user = {
    ...person,
    confirm_success_url: '/questionnaire/confirmation',
    drafts: drafts.map(({ uuid }) => uuid),
  }
  return tokenIn(await request.post('/api/member_auth', { data: { user }, headers: fromOurPage }))
}

/** Signs in without a screen. */
export async function signIn(
  request: APIRequestContext,
  user: { readonly email: string; readonly password: string },
): Promise<Token> {
  return tokenIn(await request.post('/api/member_auth/sign_in', { data: { user }, headers: fromOurPage }))
}

async function tokenIn(answer: APIResponse): Promise<Token> {
  expect(answer.status(), await answer.text()).toBe(200)
  const headers = answer.headers()
  return {
    access_token: headers['access-token'] ?? '',
    client: headers.client ?? '',
    expiry: Number(headers.expiry),
    uid: headers.uid ?? '',
  }
}

interface Mail {
  readonly to: string
  readonly subject: string
  readonly links: readonly string[]
}

/** The link in a mail to someone; mails go through a queue, so it may take a moment. */
export async function linkMailedTo(page: Page, email: string, link: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const mails = (await (await page.request.get('/outbox.json')).json()) as readonly Mail[]
    found = mails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ links }) => links)
      .find((one) => link.test(one))
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ''
}

/** The code of six digits in the newest mail to someone that has one. */
export async function codeMailedTo(page: Page, email: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const mails = (await (await page.request.get('/outbox.json')).json()) as readonly Mail[]
    found = mails
      .filter(({ to }) => to.includes(email))
      .map(({ subject }) => /code is (\d{6})$/.exec(subject)?.[1])
      .find((code) => code !== undefined)
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ''
}

/** The token that this browser keeps. */
export const keptToken = (page: Page): Promise<Token | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('jwt') ?? 'null'))

export async function fillInLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('E-mailadres', { exact: true }).fill(email)
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

export async function fillInRegister(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Voornaam').fill(person.firstname)
  await form.getByLabel('Achternaam').fill(person.lastname)
  await form.getByLabel('E-mailadres').fill(person.email)
  await form.getByLabel('Wachtwoord', { exact: true }).fill(person.password)
  await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
}

/** The button of who is signed in; its letters say who. */
export const accountButton = (page: Page) => page.getByRole('button', { name: 'Mijn account', exact: true })

export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click()
  // Logging out opens a page anew: nothing can be asked of the one that goes.
  const anew = page.waitForEvent('domcontentloaded')
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await anew
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
}

/** A token as it travels in an address: good for minutes, and for one exchange. */
export async function tokenForAddress(request: APIRequestContext, of?: Token): Promise<string> {
  const token = of ?? (await makeAccount(request, newPerson()))
  const made = await request.post('/api/api_redirections?redirect_url=/questionnaire/', { headers: headersOf(token) })
  const { redirect_url } = (await made.json()) as { readonly redirect_url: string }
  const opened = await request.get(redirect_url, { maxRedirects: 0 })
  const given = new URL(opened.headers().location ?? '').searchParams
  given.delete('redirect_url')
  return String(given)
}
