import { paidUntil } from '#domain/memberships/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import { PaymentError, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { BillingActions } from '../billings/actions.ts'
import type { Invoices } from '../invoices/service.ts'
import type { Orders } from '../orders/service.ts'
import type { Alarms } from '../payments/alarms.ts'
import type { ProviderCustomers } from '../payments/customers.ts'
import type { Refunds } from '../payments/refunds.ts'
import type { Turns } from '../questionnaires/turns.ts'
import { createAllowance } from './allowance.ts'
import { createCharging } from './charging.ts'
import { createGivingBack } from './giving-back.ts'
import { createMembershipInvoices } from './invoicing.ts'
import { type OrderedLetter, syncSubscription, tellMembership } from './jobs.ts'
import { createMembershipJoining } from './joining.ts'
import { createOrderedMemberships } from './ordered.ts'
import { createContractPackages } from './packages.ts'
import { type OfferParts, readOffer, withVat } from './pricing.ts'
import { createMembershipReading } from './reading.ts'
import { createMembershipRound } from './round.ts'
import { createMembershipSettling } from './settling.ts'
import { findCharge, findMembership } from './store.ts'
import { findPurchase } from './store-packages.ts'
import { createSubscribing } from './subscribing.ts'
import { createMembershipTelling, createPackageTelling } from './telling.ts'
import { createMembershipWithdrawing } from './withdrawing.ts'

type ServiceParts = OfferParts & {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: PaymentProvider
  readonly customers: ProviderCustomers
  readonly billings: Pick<BillingActions, 'billingOf' | 'read' | 'gaps'>
  readonly invoices: Pick<Invoices, 'nextNumber'>
  readonly drawer: Pick<DocumentDrawer, 'invoice'>
  readonly files: Files
  readonly refunds: Pick<Refunds, 'give' | 'left'>
  readonly orders: Pick<Orders, 'hold'>
  readonly alarms: Alarms
  readonly inTurn: Turns
  readonly log: { warn(details: object, sentence: string): void; error(details: object, sentence: string): void }
}

export type MembershipService = ReturnType<typeof createMembershipService>

/** Memberships: how they begin, are charged, change and end, what they give, and how they stand. */
export function createMembershipService(parts: ServiceParts) {
  const { config, database, jobs, provider, log } = parts
  const allowance = createAllowance(parts)
  const charging = createCharging(parts)
  const invoicing = createMembershipInvoices(parts)
  const telling = createMembershipTelling(parts)
  const tellingOfPackage = createPackageTelling(parts)
  const settling = createMembershipSettling({ ...parts, charging, invoicing, telling })
  const givingBack = createGivingBack({ ...parts, charging, invoicing })
  const round = createMembershipRound({ ...parts, charging, givingBack, settling, telling })
  const withdrawing = createMembershipWithdrawing({ ...parts, allowance, charging, givingBack, telling })
  const subscribing = createSubscribing(parts)
  const packages = createContractPackages({ ...parts, invoicing, telling: tellingOfPackage })
  const reading = createMembershipReading({ ...parts, allowance, reconcile: round.reconcile, packages })
  const joining = createMembershipJoining({ ...parts, charging, telling, show: reading.one })

  const letters = { begun: 'welcome', unpaid: 'charged_back', ended: 'ended', paid: 'recovered' } as const

  /** Something became of one that came with an order. */
  async function changed(tx: Tx, membership: string, news: keyof typeof letters): Promise<void> {
    await jobs.enqueue(tx, syncSubscription, { membership })
    await jobs.enqueue(tx, tellMembership, { membership, letter: letters[news] })
  }

  return {
    ...{ allowance, reading, joining, withdrawing, packages, invoicing, settling, round, subscribing },
    ordered: createOrderedMemberships({ ...parts, changed }),

    /** Gives money back that was for nothing; what becomes of it comes as news. */
    async returning(provider_id: string, amount: number): Promise<void> {
      const idempotency_key = `return-${provider_id}-${amount}`
      try {
        await provider.refund(provider_id, { idempotency_key, amount, description: config.BRAND_NAME })
      } catch (error) {
        if (!(error instanceof PaymentError) || error.code !== 'refused') throw error
        // Asking again gets the same answer: a person must look at it. It may be that the bank was first.
        log.error({ provider_id }, 'the provider will not give money back')
      }
      const payment = await provider.find(provider_id)
      if (payment) await (payment.purchase === null ? settling : packages).take(payment)
    },

    async letter(uuid: string, kind: OrderedLetter) {
      const membership = await findMembership(database.db, uuid)
      const offer = await readOffer(parts)
      return async (tx: Tx): Promise<void> => {
        if (membership === undefined) return
        const { grace_until, ended, price } = membership
        const day = grace_until ?? ended?.on ?? paidUntil(membership)
        await telling(tx, membership, offer, { kind, day, amount: withVat(offer, price) })
      }
    },

    async packageLetter(uuid: string) {
      const purchase = await findPurchase(database.db, uuid)
      const invoice = await invoicing.drawnForPurchase(uuid)
      return async (tx: Tx): Promise<void> => {
        if (purchase) await tellingOfPackage(tx, purchase, { kind: 'package_bought', amount: purchase.amount, invoice })
      }
    },

    async paidLetter(uuid: string, kind: 'welcome' | 'renewed') {
      const charge = await findCharge(database.db, uuid)
      const membership = charge && (await findMembership(database.db, charge.membership))
      const invoice = await invoicing.drawnFor(uuid)
      const offer = await readOffer(parts)
      return async (tx: Tx): Promise<void> => {
        if (charge && membership)
          await telling(tx, membership, offer, { kind, amount: charge.amount, day: paidUntil(membership), invoice })
      }
    },
  }
}
