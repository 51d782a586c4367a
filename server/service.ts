import type { FastifyInstance } from 'fastify'
import type { DocumentDrawer } from './adapters/documents/index.ts'
import type { Files } from './adapters/files/index.ts'
import { createMailer } from './adapters/mail/index.ts'
import type { PaymentProvider } from './adapters/payments/index.ts'
import { createScanner, type Scanner } from './adapters/scanner/index.ts'
import { createWebhookSender, type WebhookSender } from './adapters/webhooks/index.ts'
import { type AppParts, buildApp } from './app.ts'
import { keepOf } from './config/index.ts'
import { createJobs, type Jobs, type JobsOptions, sendMail } from './jobs/index.ts'
import { createPaymentService, type PaymentService } from './payments.ts'
import { accountJobs } from './resources/accounts/jobs.ts'
import { assistantJobs, assistantsEnding } from './resources/assistants/jobs.ts'
import { appointmentJobs, createAppointmentReminders } from './resources/cases/appointment-reminding.ts'
import { changeJobs } from './resources/cases/changes/jobs.ts'
import { caseJobs, createReminders } from './resources/cases/reminding.ts'
import { createUndelivered, undeliveredJobs } from './resources/cases/undelivered.ts'
import { createCompanies } from './resources/companies/actions.ts'
import { type ContractService, createContractService } from './resources/contracts/service.ts'
import { contractJobs } from './resources/contracts/waiting.ts'
import { documentJobs } from './resources/documents/jobs.ts'
import { createDocumentService, type DocumentService } from './resources/documents/service.ts'
import { draftJobs } from './resources/drafts/jobs.ts'
import { invoiceJobs } from './resources/invoices/jobs.ts'
import { membershipJobs } from './resources/memberships/jobs.ts'
import { createOutbox, type Outbox } from './resources/outbox/index.ts'
import { createInvitations, type Invitations } from './resources/participants/invitations.ts'
import { participantJobs } from './resources/participants/jobs.ts'
import { createPartners } from './resources/partners/actions.ts'
import { partnerJobs } from './resources/partners/jobs.ts'
import { sandboxJobs } from './resources/payment-sandbox/index.ts'
import { paymentJobs } from './resources/payments/paying.ts'
import { refundJobs } from './resources/payments/refunds.ts'
import { questionnairesWithin } from './resources/questionnaires/within.ts'
import { knownReferences } from './resources/reference/references.ts'
import { reminderJobs } from './resources/reminders/jobs.ts'
import { createReminding } from './resources/reminders/reminding.ts'
import { createErasing, retentionJobs } from './resources/retention/erasing.ts'
import { liveSwitches } from './resources/switches/actions.ts'
import { webhookJobs } from './resources/webhooks/jobs.ts'

/** What a server that runs and one in a test have of their own. */
type ServiceParts = Omit<
  AppParts,
  | 'switches'
  | 'settings'
  | 'jobs'
  | 'outbox'
  | 'documents'
  | 'payments'
  | 'invitations'
  | 'scanner'
  | 'companies'
  | 'contracts'
  | 'partners'
  | 'webhooks'
> & {
  readonly drawer: DocumentDrawer
  readonly files: Files
  /** In the place of those that the settings name. */
  readonly provider?: PaymentProvider
  readonly scanner?: Scanner
  /** In the place of the internet. */
  readonly webhooks?: WebhookSender
  readonly queue?: Pick<JobsOptions<unknown>, 'concurrency' | 'leaseMs' | 'pollMs'>
}

export type AssembledService = {
  readonly app: FastifyInstance
  /** Not started yet. */
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly documents: DocumentService
  readonly payments: PaymentService
  readonly invitations: Invitations
  readonly contracts: ContractService
}

/** The whole service, put together by hand and in one way, whoever asks for it: nothing listens or runs yet. */
export async function createService({
  provider,
  scanner,
  queue,
  webhooks = createWebhookSender(),
  ...given
}: ServiceParts): Promise<AssembledService> {
  const switches = await liveSwitches(given)
  const parts = { ...given, config: switches.config }
  const { config, database, vault, clock, log } = parts
  const outbox = createOutbox({ database, vault, clock })
  const mailer = createMailer({ config, outbox: outbox.mailer })
  const documents = createDocumentService(parts)
  // Payments put work in the queue, and the queue works for payments.
  const payments = createPaymentService({
    ...parts,
    compose: documents.compose,
    participants: {
      reader: (...asked) => invitations.reader(...asked),
      wayIn: (...asked) => invitations.wayIn(...asked),
      completeAmong: (...asked) => invitations.completeAmong(...asked),
      left: (...asked) => invitations.left(...asked),
    },
    jobs: { enqueue: (...work) => jobs.enqueue(...work) },
    ...(provider && { provider }),
  })
  const undelivered = createUndelivered({
    ...{ config, database, clock },
    jobs: { enqueue: (...work) => jobs.enqueue(...work), failed: (...asked) => jobs.failed(...asked) },
  })
  const reminding = createReminding({
    ...{ config, database, vault, clock, refresh: switches.refresh },
    jobs: { enqueue: (...work) => jobs.enqueue(...work) },
  })
  const erasing = createErasing({
    ...{ database, clock, keep: keepOf(config) },
    jobs: { enqueue: (...work) => jobs.enqueue(...work) },
  })
  const reminders = createReminders({
    ...{ database, clock, telling: payments.telling, reminding, payments: payments.payments },
  })
  const invitations: Invitations = createInvitations({
    ...{ config, database, vault, clock, questionnaires: questionnairesWithin({ config, database, vault, clock }) },
    references: knownReferences({ database, clock }),
    reminding,
    jobs: { enqueue: (...work) => jobs.enqueue(...work) },
  })
  const appointments = createAppointmentReminders({
    ...{ database, clock, telling: payments.telling, closeLink: payments.payments.closeLink },
  })
  const companies = createCompanies({
    ...{ database, clock, references: knownReferences({ database, clock }) },
    questionnaires: questionnairesWithin({ config, database, vault, clock }),
  })
  const contracts = createContractService({
    ...{ ...parts, companies, reminding },
    allowance: payments.memberships.allowance,
    jobs: { enqueue: (...work) => jobs.enqueue(...work) },
  })
  const partners = createPartners({
    ...{ config, database, vault, clock, companies, memberships: payments.memberships.reading },
    jobs: { enqueue: (...work) => jobs.enqueue(...work) },
  })
  const jobs: Jobs = createJobs({
    ...{ database, vault, clock, log, ...queue },
    needs: {
      mailer,
      clock,
      config,
      reminders,
      reminding,
      erasing,
      appointments,
      undelivered,
      invitations,
      contracts: contracts.sealing,
      webhooks,
      vault,
      contractsWaiting: contracts.waiting,
      onUndelivered: undelivered.note,
      partners,
      assistants: assistantsEnding({ ...parts, jobs: { enqueue: (...work) => jobs.enqueue(...work) } }),
      onUndeliveredRequest: partners.undelivered,
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
      ...membershipJobs,
      ...invoiceJobs,
      ...sandboxJobs,
      ...caseJobs,
      ...reminderJobs,
      ...changeJobs,
      ...retentionJobs,
      ...appointmentJobs,
      ...undeliveredJobs,
      ...participantJobs,
      ...contractJobs,
      ...webhookJobs,
      ...partnerJobs,
      ...assistantJobs,
    },
  })
  const app = await buildApp({
    ...parts,
    ...{
      switches,
      settings: given.config,
      jobs,
      outbox,
      documents,
      payments,
      invitations,
      companies,
      contracts,
      partners,
      webhooks,
      scanner: scanner ?? createScanner(config),
    },
  })
  return { app, jobs, outbox, documents, payments, invitations, contracts }
}
