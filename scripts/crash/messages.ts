import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { connect } from '#server/db/index.ts'
import type { VictimPlace } from './place.ts'

// Visitors who send messages to the real server, and a look at what became of them: each is two mails in the queue.

const key = randomBytes(32)

export const server = {
  script: fileURLToPath(new URL('../../server/main.ts', import.meta.url)),
  environment: {
    NODE_ENV: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_KEY: key.toString('base64'),
    // Nobody listens there, so every mail stays in the queue, where it can be counted.
    SMTP_URL: 'smtp://127.0.0.1:9',
    // Each message comes from another visitor, or the limit per visitor would end the test.
    TRUST_PROXY: 'true',
    RATE_LIMIT_PER_MINUTE: '1000000',
  },
  isReady: (line: string) => line.includes('is ready at'),
  addressIn: (line: string) => /http:\/\/[^/\s]+/.exec(line)?.[0] ?? '',
}

export type SentMessages = { readonly acknowledged: Set<string>; readonly tried: Set<string> }

/** Sends one message; undefined when the server was not there to answer. */
export async function sendMessage(
  address: string,
  { acknowledged, tried }: SentMessages,
): Promise<Response | undefined> {
  const number = tried.size
  // In the address, because that is in both mails.
  const tag = `tag-${number}-end`
  tried.add(tag)
  const visitor = [10, (number >> 16) & 255, (number >> 8) & 255, number & 255].join('.')
  const answer = await fetch(`${address}/api/contact_messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify({ wish: 'chat', name: 'Test', email: `${tag}@example.nl`, message: 'test', locale: 'nl' }),
  }).catch(() => undefined)
  if (answer?.status === 202) acknowledged.add(tag)
  return answer
}

/** Throws when something that was acknowledged is gone, or half of something is there. */
export async function verifyMessages(
  options: VictimPlace['options'],
  { acknowledged, tried }: SentMessages,
): Promise<void> {
  const database = await connect(options)
  try {
    const vault = vaultWith([key])
    const jobs = await database.db.selectFrom('jobs').where('job', '=', 'send_mail').select(['id', 'payload']).execute()
    const mails = jobs.map(({ id, payload }) => JSON.stringify(vault.openJson(payload ?? '', `jobs/${id}/payload`)))
    const perTag = Map.groupBy(mails, (mail) => /tag-\d+-end/.exec(mail)?.[0] ?? 'none')
    for (const tag of acknowledged) if (!perTag.has(tag)) throw new Error(`An acknowledged message is gone: ${tag}`)
    for (const [tag, both] of perTag) {
      if (!tried.has(tag)) throw new Error(`There is a mail that nobody asked for: ${tag}`)
      if (both.length !== 2) throw new Error(`Half a transaction is there: ${both.length} of 2 mails for ${tag}`)
    }
  } finally {
    await database.close()
  }
}
