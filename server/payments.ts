import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './adapters/clock/index.ts'
import type { DocumentDrawer } from './adapters/documents/index.ts'
import type { Files } from './adapters/files/index.ts'
import { mollieProvider, type PaymentProvider } from './adapters/payments/index.ts'
import type { Vault } from './adapters/vault/index.ts'
import type { Config } from './config/index.ts'
import type { Database } from './db/index.ts'
import type { Metrics } from './http/index.ts'
import type { Jobs } from './jobs/index.ts'
import { billingActions } from './resources/billings/actions.ts'
import { readAttendees } from './resources/cases/attendees.ts'
import { changeActions } from './resources/cases/changes/actions.ts'
import { createApplying, type PartsLeft } from './resources/cases/changes/applying.ts'
import { createChangePrices } from './resources/cases/changes/price.ts'
import { createSettling } from './resources/cases/changes/settling.ts'
import { createCaseOpening } from './resources/cases/opening.ts'
import { createTelling, type ParticipantReach } from './resources/cases/telling.ts'
import { catalogueActions } from './resources/catalogue/actions.ts'
import { catalogueExtras } from './resources/catalogue/extras.ts'
import type { DocumentComposer } from './resources/documents/set.ts'
import { createInvoices } from './resources/invoices/service.ts'
import { createMembershipService } from './resources/memberships/service.ts'
import { createOrders, type Orders } from './resources/orders/service.ts'
import { createSupplements } from './resources/orders/supplements.ts'
import { inviteParticipants } from './resources/participants/jobs.ts'
import { ownLinks } from './resources/participants/own-link.ts'
import { createPaymentSandbox } from './resources/payment-sandbox/index.ts'
import { paymentActions } from './resources/payments/actions.ts'
import { createAlarms } from './resources/payments/alarms.ts'
import { createProviderCustomers } from './resources/payments/customers.ts'
import { createNews, type News } from './resources/payments/news.ts'
import { createPaying } from './resources/payments/paying.ts'
import { createRefunds, type Refunds } from './resources/payments/refunds.ts'
import { createTurns } from './resources/questionnaires/turns.ts'
import { questionnairesWithin } from './resources/questionnaires/within.ts'
import { knownReferences } from './resources/reference/references.ts'

type ServiceParts = {
  readonly config: Config
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  /** The queue may need us before it is there itself. */
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** In the place of the one that the settings name. */
  readonly provider?: PaymentProvider
  readonly drawer: DocumentDrawer
  readonly files: Files
  /** Whether a change makes the deed another one is seen by making it. */
  readonly compose: DocumentComposer
  /** How those are reached who fill in their own part, and what becomes of it when they leave. */
  readonly participants: ParticipantReach & PartsLeft
}

export type PaymentService = ReturnType<typeof createPaymentService>

/** What requests and jobs share: orders, how they are paid, and what that sets going. */
export function createPaymentService(parts: ServiceParts) {
  const { config, database, vault, clock, log, metrics, jobs } = parts
  const { MOLLIE_API_KEY: key, MOLLIE_API_URL: url } = config
  const paymentSandbox = key === undefined ? createPaymentSandbox({ config, database, clock, jobs }) : null
  const provider = parts.provider ?? paymentSandbox?.provider ?? mollieProvider({ key: key ?? '', url })
  const catalogue = catalogueActions({ database, clock })
  const extras = catalogueExtras({ config, database, catalogue })
  const references = knownReferences({ database, clock })
  const questionnaires = questionnairesWithin({ config, database, vault, clock })
  const billings = billingActions({
    database,
    clock,
    questionnaires,
    onSaved: (tx, account, billing) => orders.takeBilling(tx, account, billing),
  })
  const orders: Orders = createOrders({
    ...{ database, clock, vault, catalogue, extras, references, questionnaires, billings },
  })
  const invoices = createInvoices({ ...parts, orders, questionnaires })
  const attendees = readAttendees({ questionnaires, references })
  const telling = createTelling({
    ...{ config, database, vault, clock, jobs, attendees },
    participants: parts.participants,
    pageOf: ownLinks({ config, clock }),
  })
  const cases = createCaseOpening({ clock, telling })
  const alarms = createAlarms({ clock, log, metrics })
  const customers = createProviderCustomers({ database, clock, provider })
  const paying = createPaying({ config, database, clock, jobs, provider, questionnaires, customers, log })
  const inTurn = createTurns()
  const supplements = createSupplements({ clock, catalogue })
  const prices = createChangePrices({ ...parts, questionnaires, catalogue, supplements })
  // What is paid may give money back, and what went back is news.
  const refunds: Refunds = createRefunds({
    ...{ config, database, clock, jobs, provider, orders, log, news: { hear: (id) => news.hear(id) } },
  })
  const applying = createApplying({ clock, telling, questionnaires, participants: parts.participants })
  const settling = createSettling({ clock, telling, questionnaires, supplements, prices, applying, refunds })
  const memberships = createMembershipService({
    ...{ ...parts, catalogue, extras, provider, customers, billings, invoices, alarms, inTurn, orders, refunds },
  })
  const news: News = createNews({
    ...{ database, clock, jobs, provider, orders, questionnaires, references, cases, invoices, paying, alarms, inTurn },
    participants: {
      invite: async (tx, { questionnaire }) => void (await jobs.enqueue(tx, inviteParticipants, { questionnaire })),
    },
    memberships: memberships.ordered,
    recurring: memberships.settling,
    packages: memberships.packages,
    supplements: {
      paid: settling.paid,
      paidTwice: (tx, { uuid }, amount) => refunds.give(tx, { order: uuid, amount, why: 'paid_twice', by: null }),
    },
  })
  const payments = paymentActions({
    ...{ database, clock, provider, orders, questionnaires, billings, invoices, paying, news, inTurn, log },
    supplements: settling,
  })
  const changes = changeActions({
    ...{ database, clock, references, questionnaires, prices, applying, supplements, orders, payments },
    invoices,
    refunds,
    compose: parts.compose,
  })
  const { addKind } = settling
  return {
    ...{
      billings,
      orders,
      supplements,
      invoices,
      payments,
      refunds,
      changes,
      telling,
      provider,
      customers,
      paymentSandbox,
    },
    ...{ addKind, memberships },
  }
}
