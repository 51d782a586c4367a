import type { LightMyRequestResponse } from 'fastify'
import type { SocialProvider } from '#contract/account-answers.ts'
import type { Browser } from './browser.ts'

/** A test person by address, someone else with the fields of the page, or nobody. */
export type Choice = Readonly<Record<string, string>>

let met = 0

/** Somebody nobody met before. */
export const someone = (): Choice & { readonly email: string } => ({
  choice: 'other',
  email: `iemand${++met}@voorbeeld.nl`,
  firstname: 'Iemand',
  lastname: 'van Elders',
  verified: 'true',
})

/** The path in an address, whichever origin it is on. */
const pathOf = (address: unknown) => {
  const { pathname, search } = new URL(String(address), 'http://localhost')
  return `${pathname}${search}`
}

/** Follows the sandbox from the address we send browsers to, up to where it sends them back to us. */
export async function chooseAtSandbox(browser: Browser, address: unknown, choice: Choice): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const asked = await browser.call('GET', pathOf(address))
  const page = pathOf(asked.headers.location)
  const chosen = await browser.call('POST', page, { payload: new URLSearchParams(choice).toString(), headers })
  const back = await browser.call('GET', pathOf(chosen.headers.location))
  return pathOf(back.headers.location)
}

/** Leaves for a provider and chooses there; answers our address that the browser is sent back to. */
export async function leaveFor(
  browser: Browser,
  provider: SocialProvider,
  choice: Choice,
  query: Choice = {},
  headers: Choice = {},
): Promise<string> {
  const left = await browser.call('GET', `/api/member_auth/${provider}?${new URLSearchParams(query)}`, { headers })
  return chooseAtSandbox(browser, left.headers.location, choice)
}

/** Where a redirect leads: a path of our own or a whole address, and what stands in its query. */
export function landed(answer: LightMyRequestResponse) {
  const url = new URL(String(answer.headers.location))
  const query: Record<string, string> = Object.fromEntries(url.searchParams)
  const ours = url.origin === 'http://localhost:3000'
  return { answer, place: `${ours ? '' : url.origin}${url.pathname}`, query }
}

export const signInWith = async (
  browser: Browser,
  provider: SocialProvider,
  choice: Choice,
  query?: Choice,
  headers?: Choice,
) => landed(await browser.call('GET', await leaveFor(browser, provider, choice, query, headers)))

/** The headers of who holds the token in the query of an address. */
export const tokenIn = ({ access_token = '', client = '', uid = '' }: Choice) => ({
  'access-token': access_token,
  client,
  uid,
})
