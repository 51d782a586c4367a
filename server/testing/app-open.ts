import * as argon2 from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { createFakeDrawer, type DocumentDrawer } from '#server/adapters/documents/index.ts'
import { createFakeFiles, type Files } from '#server/adapters/files/index.ts'
import type { PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Scanner } from '#server/adapters/scanner/index.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { type Vault, vaultWith } from '#server/adapters/vault/index.ts'
import type { WebhookSender } from '#server/adapters/webhooks/index.ts'
import { type Config, readConfig } from '#server/config/index.ts'
import { type Database, seed } from '#server/db/index.ts'
import { createLogger, createMetrics, type Metrics } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { PaymentService } from '#server/payments.ts'
import type { Hasher, PasswordOptions } from '#server/resources/accounts/passwords.ts'
import type { ContractService } from '#server/resources/contracts/service.ts'
import type { IsPaid } from '#server/resources/documents/actions.ts'
import type { DocumentService } from '#server/resources/documents/service.ts'
import type { Outbox } from '#server/resources/outbox/index.ts'
import type { Invitations } from '#server/resources/participants/invitations.ts'
import { createService } from '#server/service.ts'
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
  readonly invitations: Invitations
  readonly contracts: ContractService
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
  readonly drawer?: DocumentDrawer
  /** Without one, sealed with a key of the tests. */
  readonly vault?: Vault
  /** Without them, files are gone when the service is. */
  readonly files?: Files
  readonly isPaid?: IsPaid
  /** Without one, payments go to the sandbox. */
  readonly provider?: PaymentProvider
  /** Without one, that of the settings. */
  readonly scanner?: Scanner
  /** Without one, that of the internet. */
  readonly webhooks?: WebhookSender
  /** Without them, passwords are hashed as they are, at the least cost there is, as many at once as this machine can bear. */
  readonly passwords?: PasswordOptions
}

/** What protects a password is that it takes long, 40 ms of a core: that it does is a test of its own. */
const quickHasher: Hasher = {
  hash: (password) => argon2.hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify: (kept, password) => argon2.verify(kept, password),
}

/** The whole service with its first contents and a clock that stands still. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { settings, database: shared, ...own } = options
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'trace', ...settings })
  const logged: string[] = []
  const log = createLogger(config.LOG_LEVEL, { write: (line) => void logged.push(line) })
  const database = shared ?? (await openTestDatabase())
  await seed(database)
  const clock = fakeClock('2026-11-15T12:00:00Z')
  const files = createFakeFiles()
  const metrics = createMetrics({ ofProcess: false })
  const { app, jobs, outbox, documents, payments, invitations, contracts } = await createService({
    ...{ config, database, clock, log, metrics, files, drawer: createFakeDrawer(), screens: null },
    vault: vaultWith([Buffer.alloc(32, 1)]),
    passwords: { hasher: quickHasher },
    // One after another, so that mails arrive in the order in which they were put in the queue.
    queue: { concurrency: 1 },
    ...own,
  })
  return {
    app,
    config,
    database,
    jobs,
    outbox,
    clock,
    files,
    documents,
    payments,
    invitations,
    contracts,
    metrics,
    logged,
    async close() {
      await app.close()
      await jobs.stop()
      if (database !== shared) await database.close()
    },
  }
}
