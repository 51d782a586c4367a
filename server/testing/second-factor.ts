import { codeAt } from '#server/resources/accounts/totp.ts'
import type { TestApp } from './app-open.ts'
import type { Browser } from './browser.ts'

/** An app with somebody's secret, and the codes on paper beside it. */
export type TestPhone = {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  /** What it shows now, or so many seconds later. */
  code(later?: number): string
}

const path = '/api/account/second_factor'

/** Sets up a second factor for who is signed in in this browser and works here. */
export async function setUpPhone(
  { clock }: Pick<TestApp, 'clock'>,
  browser: Pick<Browser, 'call'>,
  begun: { readonly code?: string } = {},
): Promise<TestPhone> {
  const begin = await browser.call('POST', path, { payload: begun })
  if (begin.statusCode !== 201) throw new Error(`It could not be begun: ${begin.statusCode} ${begin.body}`)
  const { secret } = begin.json()
  const code = (later = 0) => codeAt(secret, new Date(clock.now().getTime() + later * 1000))
  const confirmed = await browser.call('POST', `${path}/confirm`, { payload: { code: code() } })
  if (confirmed.statusCode !== 200) throw new Error(`It was not confirmed: ${confirmed.statusCode} ${confirmed.body}`)
  return { secret, recoveryCodes: confirmed.json().recovery_codes, code }
}
