import type { TestApp } from './app-open.ts'

/** The mails to an address, oldest first; those in the queue are sent first. */
export async function mailsTo({ jobs, outbox }: Pick<TestApp, 'jobs' | 'outbox'>, email: string) {
  await jobs.drain()
  return (await outbox.listMails()).filter(({ to }) => to === email).reverse()
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
