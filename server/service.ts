import type { FastifyInstance } from 'fastify'
import type { Drawer } from './adapters/documents/index.ts'
import type { Files } from './adapters/files/index.ts'
import { createMailer } from './adapters/mail/index.ts'
import type { PaymentProvider } from './adapters/payments/index.ts'
import { createScanner, type Scanner } from './adapters/scanner/index.ts'
import { type AppParts, buildApp } from './app.ts'
import { createJobs, type Jobs, type JobsOptions, sendMail } from './jobs/index.ts'
import { accountJobs } from './resources/accounts/jobs.ts'
import { caseJobs, createReminders } from './resources/cases/reminding.ts'
import { createUndelivered, undeliveredJobs } from './resources/cases/undelivered.ts'
import { documentJobs } from './resources/documents/jobs.ts'
import { createDocumentService, type DocumentService } from './resources/documents/service.ts'
import { draftJobs } from './resources/drafts/jobs.ts'
import { invoiceJobs } from './resources/invoices/jobs.ts'
import { createOutbox, type Outbox } from './resources/outbox/index.ts'
import { sandboxJobs } from './resources/payment-sandbox/index.ts'
import { paymentJobs } from './resources/payments/paying.ts'
import { refundJobs } from './resources/payments/refunds.ts'
import { createPaymentService, type PaymentService } from './resources/payments/service.ts'

/** What a server that runs and one in a test have of their own. */
type ServiceParts = Omit<AppParts, 'jobs' | 'outbox' | 'documents' | 'payments' | 'scanner'> & {
  readonly drawer: Drawer
  readonly files: Files
  /** In the place of those that the settings name. */
  readonly provider?: PaymentProvider
  readonly scanner?: Scanner
  readonly queue?: Pick<JobsOptions<unknown>, 'concurrency' | 'leaseMs' | 'pollMs'>
}

export type AssembledService = {
  readonly app: FastifyInstance
  /** Not started yet. */
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly documents: DocumentService
  readonly payments: PaymentService
}

/** The whole service, put together by hand and in one way, whoever asks for it: nothing listens or runs yet. */
export async function createService({ provider, scanner, queue, ...parts }: ServiceParts): Promise<AssembledService> {
  const { config, database, vault, clock, log } = parts
  const outbox = createOutbox({ database, vault, clock })
  const mailer = createMailer({ config, outbox: outbox.mailer })
  const documents = createDocumentService(parts)
  // Payments put work in the queue, and the queue works for payments.
  const payments = createPaymentService({
    ...parts,
    jobs: { enqueue: (...work) => jobs.enqueue(...work) },
    ...(provider && { provider }),
  })
  const undelivered = createUndelivered({
    ...{ config, database, clock },
    jobs: { enqueue: (...work) => jobs.enqueue(...work), failed: (...asked) => jobs.failed(...asked) },
  })
  const reminders = createReminders({ database, clock, telling: payments.telling })
  const jobs: Jobs = createJobs({
    ...{ database, vault, clock, log, ...queue },
    needs: {
      mailer,
      clock,
      config,
      reminders,
      undelivered,
      onUndelivered: undelivered.note,
      ...documents,
      ...payments,
    },
    definitions: {
      send_mail: sendMail,
      ...accountJobs,
      ...documentJobs,
      ...draftJobs,
      ...paymentJobs,
      ...refundJobs,
      ...invoiceJobs,
      ...sandboxJobs,
      ...caseJobs,
      ...undeliveredJobs,
    },
  })
  const app = await buildApp({
    ...parts,
    ...{ jobs, outbox, documents, payments, scanner: scanner ?? createScanner(config) },
  })
  return { app, jobs, outbox, documents, payments }
}
