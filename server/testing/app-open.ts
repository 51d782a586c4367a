import type { FastifyInstance } from 'fastify'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { createFakeDrawer, type Drawer } from '#server/adapters/documents/index.ts'
import { createFakeFiles, type Files } from '#server/adapters/files/index.ts'
import type { PaymentProvider } from '#server/adapters/payments/index.ts'
import { createScanner, type Scanner } from '#server/adapters/scanner/index.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { type Vault, vaultWith } from '#server/adapters/vault/index.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config/index.ts'
import { type Database, seed } from '#server/db/index.ts'
import { createLogger, createMetrics, type Metrics } from '#server/http/index.ts'
import { createJobs, type Jobs, sendMail } from '#server/jobs/index.ts'
import { accountJobs } from '#server/resources/accounts/jobs.ts'
import type { PasswordOptions } from '#server/resources/accounts/passwords.ts'
import type { IsPaid } from '#server/resources/documents/actions.ts'
import { documentJobs } from '#server/resources/documents/jobs.ts'
import { createDocumentService, type DocumentService } from '#server/resources/documents/service.ts'
import { invoiceJobs } from '#server/resources/invoices/jobs.ts'
import { createOutbox, type Outbox } from '#server/resources/outbox/index.ts'
import { sandboxJobs } from '#server/resources/payment-sandbox/index.ts'
import { paymentJobs } from '#server/resources/payments/jobs.ts'
import { createPaymentService, type PaymentService } from '#server/resources/payments/service.ts'
import { openTestDatabase } from './database.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  /** Mails arrive here when `jobs.drain()` ran. */
  readonly outbox: Outbox
  readonly clock: ReturnType<typeof fakeClock>
  /** What is kept, unless other files were given. */
  readonly files: ReturnType<typeof createFakeFiles>
  readonly documents: DocumentService
  readonly payments: PaymentService
  readonly metrics: Metrics
  /** Everything that was logged, one JSON line each. */
  readonly logged: readonly string[]
  close(): Promise<void>
}

export type TestAppOptions = {
  /** As in the environment. */
  readonly settings?: Readonly<Record<string, string>>
  /** Without them only the API answers. */
  readonly screens?: Screens
  /** One that several tests share; it stays open. Opening one takes most of the time. */
  readonly database?: Database
  /** Without one, documents are not drawn but only counted. */
  readonly drawer?: Drawer
  /** Without one, sealed with a key of the tests. */
  readonly vault?: Vault
  /** Without them, files are gone when the service is. */
  readonly files?: Files
  readonly isPaid?: IsPaid
  /** Without one, payments go to the sandbox. */
  readonly provider?: PaymentProvider
  /** Without one, that of the settings. */
  readonly scanner?: Scanner
  /** Without them, passwords are hashed for real, as many at once as this machine can bear. */
  readonly passwords?: PasswordOptions
}

/** The whole service with its first contents and a clock that stands still. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { settings, screens, database: shared, drawer = createFakeDrawer(), isPaid, provider } = options
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'trace', ...settings })
  const logged: string[] = []
  const log = createLogger(config.LOG_LEVEL, { write: (line) => void logged.push(line) })
  const database = shared ?? (await openTestDatabase())
  await seed(database)
  const clock = fakeClock('2026-11-15T12:00:00Z')
  const { vault = vaultWith([Buffer.alloc(32, 1)]) } = options
  const outbox = createOutbox({ database, vault, clock })
  const kept = createFakeFiles()
  const { files = kept } = options
  const documents = createDocumentService({ config, database, vault, clock, drawer, files })
  const metrics = createMetrics({ ofProcess: false })
  const queue: Pick<Jobs, 'enqueue'> = { enqueue: (...work) => jobs.enqueue(...work) }
  const payments = createPaymentService({
    ...{ config, database, vault, clock, log, metrics, drawer, files, jobs: queue },
    ...(provider && { provider }),
  })
  const definitions = {
    send_mail: sendMail,
    ...accountJobs,
    ...documentJobs,
    ...paymentJobs,
    ...invoiceJobs,
    ...sandboxJobs,
  }
  const needs = { mailer: outbox.mailer, clock, config, ...documents, ...payments }
  // One after another, so that mails arrive in the order in which they were put in the queue.
  const jobs: Jobs = createJobs({ database, vault, clock, log, needs, definitions, concurrency: 1 })
  const app = await buildApp({
    config,
    database,
    jobs,
    clock,
    vault,
    log,
    metrics,
    outbox,
    screens: screens ?? null,
    documents,
    payments,
    scanner: options.scanner ?? createScanner(config),
    ...(isPaid && { isPaid }),
    ...(options.passwords && { passwords: options.passwords }),
  })
  return {
    app,
    config,
    database,
    jobs,
    outbox,
    clock,
    files: kept,
    documents,
    payments,
    metrics,
    logged,
    async close() {
      await app.close()
      await jobs.stop()
      if (database !== shared) await database.close()
    },
  }
}
