import type { Browser } from './browser.ts'

/** A test person by address, someone else with the fields of the page, or nobody. */
export type Choice = Readonly<Record<string, string>>

/** The path in an address, whichever origin it is on. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return `${pathname}${search}`
}

/** Follows the sandbox from the address we send browsers to, up to where it sends them back to us. */
export async function chooseAtSandbox(browser: Browser, address: string, choice: Choice): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const asked = await browser.call('GET', pathOf(address))
  const page = pathOf(String(asked.headers.location))
  const chosen = await browser.call('POST', page, { payload: new URLSearchParams(choice).toString(), headers })
  const back = await browser.call('GET', pathOf(String(chosen.headers.location)))
  return pathOf(String(back.headers.location))
}
