import { parseArgs } from 'node:util'
import { systemClock } from '#server/adapters/clock/index.ts'
import { createFakeDrawer } from '#server/adapters/documents/index.ts'
import { createFakeFiles } from '#server/adapters/files/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/index.ts'
import { connect, seed } from '#server/db/index.ts'
import { createLogger, createMetrics } from '#server/http/index.ts'
import { createJobs, type Jobs, sendMail } from '#server/jobs/index.ts'
import { accountJobs } from '#server/resources/accounts/jobs.ts'
import { documentJobs } from '#server/resources/documents/jobs.ts'
import { createDocumentService } from '#server/resources/documents/service.ts'
import { invoiceJobs } from '#server/resources/invoices/jobs.ts'
import { createOutbox } from '#server/resources/outbox/index.ts'
import { sandboxJobs } from '#server/resources/payment-sandbox/index.ts'
import { paymentJobs } from '#server/resources/payments/jobs.ts'
import { createPaymentService } from '#server/resources/payments/service.ts'
import { endPayment, founderWithOrder } from './orders.ts'

// A server process for the test of killed processes: founders pay here, one after the other, each told as it is done.
const { values } = parseArgs({
  options: { url: { type: 'string' }, folder: { type: 'string' }, count: { type: 'string' } },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '1000000' })
const database = await connect({ DATABASE_URL: values.url, DATA_DIR: values.folder ?? '' })
await seed(database)
const vault = vaultWith([Buffer.alloc(32, 1)])
const clock = systemClock
const log = createLogger('silent')
const metrics = createMetrics({ ofProcess: false })
const outbox = createOutbox({ database, vault, clock })
const [drawer, files] = [createFakeDrawer(), createFakeFiles()]
const parts = { config, database, vault, clock, log, metrics, drawer, files }
const documents = createDocumentService(parts)
const payments = createPaymentService({ ...parts, jobs: { enqueue: (...work) => jobs.enqueue(...work) } })
const jobs: Jobs = createJobs({
  ...{ database, vault, clock, log, leaseMs: 1_500, pollMs: 100 },
  needs: { mailer: outbox.mailer, clock, config, ...documents, ...payments },
  definitions: { send_mail: sendMail, ...accountJobs, ...documentJobs, ...paymentJobs, ...invoiceJobs, ...sandboxJobs },
})
const app = await buildApp({ ...parts, jobs, outbox, screens: null, documents, payments })
jobs.start()
say('ready')

for (let paid = 0; paid < Number(values.count); paid++) {
  const founder = await founderWithOrder({ app })
  const { payment_link } = (await founder.pay()).json()
  say(`order ${founder.order}`)
  await endPayment({ app }, payment_link, 'paid')
  say(`paid ${founder.order}`)
}

// What others left behind is finished too: their jobs come free when their time is over.
while (true) {
  await jobs.drain()
  const { waiting, running } = await jobs.counts()
  if (waiting + running === 0) break
}
await app.close()
await jobs.stop()
await database.close()
