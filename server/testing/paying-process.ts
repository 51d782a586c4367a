import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { systemClock } from '#server/adapters/clock/index.ts'
import { createFakeDrawer } from '#server/adapters/documents/index.ts'
import { createFiles } from '#server/adapters/files/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { readConfig } from '#server/config/index.ts'
import { connect, seed } from '#server/db/index.ts'
import { createLogger, createMetrics } from '#server/http/index.ts'
import { createService } from '#server/service.ts'
import { endPayment, founderWithOrder } from './orders.ts'

// A server process for the test of killed processes: founders pay here, one after the other, each told as it is done.
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    folder: { type: 'string' },
    files: { type: 'string' },
    count: { type: 'string' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

const DATA_DIR = values.files ?? ''
const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '1000000', DATA_DIR })
const database = await connect({ DATABASE_URL: values.url, DATA_DIR: values.folder ?? '' })
await seed(database)
const vault = vaultWith([Buffer.alloc(32, 1)])
const clock = systemClock
const log = createLogger('silent')
const metrics = createMetrics({ ofProcess: false })
// On disk: the next process must find what this one kept.
const files = await createFiles({ config, vault })
const { app, jobs } = await createService({
  ...{ config, database, vault, clock, log, metrics, files, drawer: createFakeDrawer(), screens: null },
  queue: { leaseMs: 8_000, pollMs: 100 },
})
jobs.start()
say('ready')

for (let paid = 0; paid < Number(values.count); paid++) {
  const founder = await founderWithOrder({ app })
  const { payment_link } = (await founder.pay()).json()
  say(`order ${founder.order}`)
  await endPayment({ app }, payment_link, 'paid')
  say(`paid ${founder.order}`)
}

// What others left behind is finished too: their jobs come free when their time is over. On a busy machine that must be
// long enough for a job that is merely slow.
while (true) {
  const { waiting, running } = await jobs.counts()
  if (waiting + running === 0) break
  await pause(100)
}
await app.close()
await jobs.stop()
await database.close()
