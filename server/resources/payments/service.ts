import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Drawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import { mollieProvider, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { Metrics } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { billingActions } from '../billings/actions.ts'
import { createCaseOpening } from '../cases/opening.ts'
import { createTelling } from '../cases/telling.ts'
import { catalogueActions } from '../catalogue/actions.ts'
import { createInvoices } from '../invoices/service.ts'
import { createOrders, type Orders } from '../orders/service.ts'
import { createPaymentSandbox } from '../payment-sandbox/index.ts'
import { createTurns } from '../questionnaires/turns.ts'
import { questionnairesWithin } from '../questionnaires/within.ts'
import { referenceActions } from '../reference/actions.ts'
import { knownReferences } from '../reference/references.ts'
import { paymentActions } from './actions.ts'
import { createAlarms } from './alarms.ts'
import { createNews } from './news.ts'
import { createPaying } from './paying.ts'
import { createRefunds } from './refunds.ts'

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
  readonly drawer: Drawer
  readonly files: Files
}

export type PaymentService = ReturnType<typeof createPaymentService>

/** What requests and jobs share: orders, how they are paid, and what that sets going. */
export function createPaymentService(parts: ServiceParts) {
  const { config, database, vault, clock, log, metrics, jobs } = parts
  const { MOLLIE_API_KEY: key, MOLLIE_API_URL: url } = config
  const paymentSandbox = key === undefined ? createPaymentSandbox({ config, database, clock, jobs }) : null
  const provider = parts.provider ?? paymentSandbox?.provider ?? mollieProvider({ key: key ?? '', url })
  const catalogue = catalogueActions({ database, clock })
  const reference = referenceActions({ database, catalogue })
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
  const telling = createTelling({ config, database, vault, clock, jobs })
  const cases = createCaseOpening({ clock, telling })
  const alarms = createAlarms({ clock, log, metrics })
  const paying = createPaying({ config, database, clock, jobs, provider, questionnaires, log })
  const inTurn = createTurns()
  const news = createNews({
    ...{ database, clock, jobs, provider, orders, questionnaires, references, cases, invoices, paying, alarms, inTurn },
  })
  const refunds = createRefunds({ config, database, clock, jobs, provider, news, log })
  const payments = paymentActions({
    ...{ database, clock, provider, orders, questionnaires, billings, invoices, paying, news, inTurn, log },
  })
  return { billings, orders, invoices, payments, refunds, telling, provider, paymentSandbox }
}
