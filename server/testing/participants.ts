import type { TestApp } from './app-open.ts'
import { type Browser, openBrowser } from './browser.ts'
import { mailsTo } from './mails.ts'

type Service = Pick<TestApp, 'app' | 'jobs' | 'outbox'>

/** The newest link to their own part that somebody was mailed, as the API has it. */
export async function partLink(service: Service, email: string): Promise<string> {
  const texts = (await mailsTo(service, email)).map(({ text }) => text).reverse()
  const token = texts.map((text) => /\/participant\/([\w-]{43})/.exec(text)?.[1]).find((one) => one !== undefined)
  if (token === undefined) throw new Error('No mail to this address holds a link to a part.')
  return `/api/participants/${token}`
}

/** The newest code that somebody was mailed. */
export async function mailedCode(service: Service, email: string): Promise<string> {
  const texts = (await mailsTo(service, email)).map(({ subject }) => subject).reverse()
  const code = texts.map((text) => /\b(\d{6})\b/.exec(text)?.[1]).find((one) => one !== undefined)
  if (code === undefined) throw new Error('No mail to this address holds a code.')
  return code
}

/** Somebody at their own part, on a device on which they typed the code. */
export async function atOwnPart(service: Service, email: string): Promise<Browser & { readonly path: string }> {
  const path = await partLink(service, email)
  const browser = openBrowser(service.app)
  await browser.call('POST', `${path}/code`, { payload: {} })
  const entered = await browser.call('POST', `${path}/code`, { payload: { code: await mailedCode(service, email) } })
  if (entered.statusCode !== 200) throw new Error(`The code was refused: ${entered.body}`)
  return { ...browser, path }
}
