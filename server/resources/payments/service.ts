import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import { mollieProvider, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { Metrics } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { billingActions } from '../billings/actions.ts'
import { readAttendees } from '../cases/attendees.ts'
import { changeActions } from '../cases/changes/actions.ts'
import { createApplying, type PartsLeft } from '../cases/changes/applying.ts'
import { createChangePrices } from '../cases/changes/price.ts'
import { createSettling } from '../cases/changes/settling.ts'
import { createCaseOpening } from '../cases/opening.ts'
import { createTelling, type ParticipantReach } from '../cases/telling.ts'
import { catalogueActions } from '../catalogue/actions.ts'
import type { DocumentComposer } from '../documents/set.ts'
import { createInvoices } from '../invoices/service.ts'
import { createProviderCustomers } from '../memberships/customers.ts'
import { createMembershipService } from '../memberships/service.ts'
import { createOrders, type Orders } from '../orders/service.ts'
import { createSupplements } from '../orders/supplements.ts'
import { ownLinks } from '../participants/own-link.ts'
import { createPaymentSandbox } from '../payment-sandbox/index.ts'
import { createTurns } from '../questionnaires/turns.ts'
import { questionnairesWithin } from '../questionnaires/within.ts'
import { referenceActions } from '../reference/actions.ts'
import { knownReferences } from '../reference/references.ts'
import { paymentActions } from './actions.ts'
import { createAlarms } from './alarms.ts'
import { createNews, type News } from './news.ts'
import { createPaying } from './paying.ts'
import { createRefunds, type Refunds } from './refunds.ts'

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
  const reference = referenceActions({ config, database, clock, catalogue })
  const references = knownReferences({ database, clock })
  const questionnaires = questionnairesWithin({ config, database, vault, clock })
  const billings = billingActions({
    database,
    clock,
    questionnaires,
    onSaved: (tx, account, billing) => orders.takeBilling(tx, account, billing),
  })
  const orders: Orders = createOrders({
    ...{ database, clock, vault, catalogue, reference, references, questionnaires, billings },
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
    ...{ ...parts, catalogue, reference, provider, customers, billings, invoices, alarms, inTurn, orders, refunds },
  })
  const news: News = createNews({
    ...{ database, clock, jobs, provider, orders, questionnaires, references, cases, invoices, paying, alarms, inTurn },
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
    ...{ billings, orders, supplements, invoices, payments, refunds, changes, telling, provider, paymentSandbox },
    ...{ addKind, memberships },
  }
}
