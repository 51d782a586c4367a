import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { connect } from '#server/db/index.ts'
import type { Place } from './place.ts'
import { between, startVictim } from './victim.ts'

const script = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const key = randomBytes(32)
const environment = {
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
}

type Sent = { readonly acknowledged: Set<string>; readonly tried: Set<string> }

/** Kills the real server while visitors send messages; answers how many it acknowledged. */
export async function serverRounds(place: Place, kills: number): Promise<number> {
  const sent: Sent = { acknowledged: new Set(), tried: new Set() }
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = startVictim({
      script,
      environment: { ...environment, ...place.environment },
      isReady: (line) => line.includes('is ready at'),
    })
    const address = /http:\/\/[^/\s]+/.exec(await victim.ready)?.[0] ?? ''
    const until = sent.acknowledged.size + between(1, 100)
    const enough = Promise.withResolvers<void>()
    const onAnswer = () => sent.acknowledged.size >= until && enough.resolve()
    const visitors = Array.from({ length: 4 }, () => sendUntilKilled(address, sent, onAnswer))
    // A visitor who is answered wrongly ends the test.
    await Promise.race([enough.promise, victim.ended, Promise.all(visitors)])
    await pause(between(0, 20))
    await victim.kill()
    await Promise.all(visitors)
    await verify(place, sent)
    console.log(`  kill ${kill} of ${kills}: ${sent.acknowledged.size} messages acknowledged so far`)
  }
  return sent.acknowledged.size
}

async function sendUntilKilled(address: string, { acknowledged, tried }: Sent, onAnswer: () => void): Promise<void> {
  while (true) {
    // In the address, because that is in both mails.
    const tag = `tag-${tried.size}-end`
    tried.add(tag)
    const visitor = [10, between(0, 255), between(0, 255), between(1, 254)].join('.')
    const answer = await fetch(`${address}/api/contact_messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify({ wish: 'chat', name: 'Test', email: `${tag}@example.nl`, message: 'test', locale: 'nl' }),
    }).catch(() => undefined)
    if (answer === undefined) return
    if (answer.status === 202) acknowledged.add(tag)
    // Two visitors may get the same address by chance and be refused; anything else is a failure.
    else if (answer.status !== 429) throw new Error(`The server answered ${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel().catch(() => {})
    onAnswer()
  }
}

async function verify({ options }: Place, { acknowledged, tried }: Sent): Promise<void> {
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
