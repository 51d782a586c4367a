import { MailError } from '#server/adapters/mail/index.ts'
import type { TestApp } from './app-open.ts'
import { openBrowser } from './browser.ts'

/** The mails to an address, oldest first; those in the queue are sent first. */
export async function mailsTo({ jobs, outbox }: Pick<TestApp, 'jobs' | 'outbox'>, email: string) {
  await jobs.drain()
  return (await outbox.listMails()).filter(({ to }) => to === email).reverse()
}

/** The newest link by which somebody who asked for it sets another password. */
export async function resetLink(
  service: Pick<TestApp, 'app' | 'jobs' | 'outbox'>,
  email: string,
  redirect_url = '/questionnaire/new-password',
): Promise<string> {
  const base = '/api/member_auth/password'
  await openBrowser(service.app).call('POST', base, { payload: { email, redirect_url } })
  return linkTo(service, email, `${base}/edit`)
}

/** The path and query of the newest link to an address of the API in the mails to someone. */
export async function linkTo(service: Pick<TestApp, 'jobs' | 'outbox'>, email: string, path: string): Promise<string> {
  const texts = (await mailsTo(service, email)).map(({ text }) => text).reverse()
  for (const text of texts) {
    const [link] = text.match(/https?:\/\/\S+/g)?.filter((address) => new URL(address).pathname === path) ?? []
    if (link !== undefined) return link.replace(/^https?:\/\/[^/]+/, '')
  }
  throw new Error(`No mail to this address holds a link to ${path}.`)
}

/** The outbox takes everything; from here on these addresses do not exist. */
export function refusedBy({ outbox: { mailer } }: Pick<TestApp, 'outbox'>): Set<string> {
  const refused = new Set<string>()
  const { send } = mailer
  mailer.send = async (mail, id) => {
    if (refused.has(mail.to)) throw new MailError('550', true)
    return send(mail, id)
  }
  return refused
}
