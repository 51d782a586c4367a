import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app-open.ts'
import { type Browser, openBrowser } from './browser.ts'

export type Token = Readonly<Record<'access-token' | 'client' | 'uid' | 'expiry', string>>

/** A browser in which somebody is signed in: every call carries their token. */
export type SignedIn = Browser & {
  readonly email: string
  readonly password: string
  /** The uuid of the account. */
  readonly account: string
  readonly token: Token
}

/** What an answer hands out. */
export function tokenOf({ headers }: Pick<LightMyRequestResponse, 'headers'>): Token {
  const text = (name: string) => String(headers[name] ?? '')
  return {
    'access-token': text('access-token'),
    client: text('client'),
    uid: text('uid'),
    expiry: text('expiry'),
  }
}

export type Person = {
  readonly email?: string
  readonly password?: string
  readonly fields?: Readonly<Record<string, unknown>>
}

/** Makes an account in this browser, or signs in when the address has one. */
export async function signedIn(browser: Browser, person: Person = {}): Promise<SignedIn> {
  const { email = `${randomUUID()}@voorbeeld.nl`, password = 'een-goed-wachtwoord', fields = {} } = person
  const credentials = { email, password }
  const registered = await browser.call('POST', '/api/member_auth', {
    payload: { user: { ...credentials, ...fields, confirm_success_url: '/questionnaire/confirmation' } },
  })
  const answer =
    registered.statusCode === 200
      ? registered
      : await browser.call('POST', '/api/member_auth/sign_in', {
          payload: { user: { ...credentials, ...fields } },
        })
  if (answer.statusCode !== 200) throw new Error(`Nobody could sign in: ${answer.statusCode} ${answer.body}`)
  return { ...withToken(browser, tokenOf(answer)), email, password, account: answer.json().data.uuid }
}

/** The same person, signed in anew: on another day nobody is any more. */
export const signedInAgain = ({ app }: Pick<TestApp, 'app'>, { email, password }: SignedIn): Promise<SignedIn> =>
  signedIn(openBrowser(app), { email, password })

/** The same browser, with a token in every call. */
export function withToken<B extends Browser, Shown extends Omit<Token, 'expiry'>>(
  browser: B,
  token: Shown,
): B & { readonly token: Shown } {
  return {
    ...browser,
    token,
    call: (method, url, { headers, ...rest } = {}) =>
      browser.call(method, url, { ...rest, headers: { ...token, ...headers } }),
  }
}
