import { randomUUID } from 'node:crypto'
import { type DutchDate, isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { PaymentError, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { BillingActions } from '../billings/actions.ts'
import type { ProviderCustomers } from '../payments/customers.ts'
import { cancelPayment } from '../payments/paying.ts'
import { paymentAsked } from './at-provider.ts'
import { chargeQuote, type Offer } from './pricing.ts'
import { insertCharge, type KeptCharge, type KeptMembership, selectCharges, updateCharge } from './store.ts'
import {
  insertMembershipPayment,
  type MembershipPayment,
  selectMembershipPayments,
  updateMembershipPayment,
} from './store-payments.ts'

type ChargingParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: Pick<PaymentProvider, 'create'>
  readonly customers: ProviderCustomers
  readonly billings: Pick<BillingActions, 'billingOf'>
  readonly log: { warn(details: object, sentence: string): void }
}

/** The provider forgets a key after an hour: from then on it would not know a repetition. */
const keyHolds = 50 * 60_000

/** Whether somebody can be led to pay it now. */
export function isPayable(
  { link, expires_at, created_at, status }: Pick<MembershipPayment, 'link' | 'expires_at' | 'created_at' | 'status'>,
  clock: Pick<Clock, 'now'>,
): boolean {
  if (status !== 'open') return false
  const now = clock.now().getTime()
  if (link === null) return now - created_at.getTime() < keyHolds
  return expires_at === null || expires_at.getTime() > now
}

export type WantedCharge = Pick<KeptCharge, 'kind' | 'plan' | 'price'> & {
  readonly from: DutchDate
  readonly until: DutchDate
  /** What is charged, without VAT, where it is not the price of the whole term. */
  readonly part?: number
  /** The VAT on that, where it is not worked out anew. */
  readonly vat?: number
}

export const isUnpaid = ({ state }: KeptCharge): boolean => state === 'open' || state === 'returned'

export type Charging = ReturnType<typeof createCharging>

/** From what is to be paid to the place where it is, or to the account it is taken of. */
export function createCharging(parts: ChargingParts) {
  const { config, database, clock, jobs, provider, customers, billings, log } = parts

  const canBePaid = (payment: MembershipPayment) => payment.sequence === 'first' && isPayable(payment, clock)

  async function begin(tx: Tx, charge: KeptCharge, sequence: MembershipPayment['sequence']) {
    return insertMembershipPayment(tx, {
      ...{ uuid: randomUUID(), membership: charge.membership, charge: charge.uuid, sequence, amount: charge.amount },
      ...{ idempotency_key: randomUUID(), created_at: clock.now() },
    })
  }

  /** Asks the provider for it, outside of any transaction; the same again for who asks again. */
  async function send(payment: MembershipPayment, charge: KeptCharge): Promise<string | null> {
    const { account, quote, plan } = charge
    try {
      const made = await provider.create({
        ...(await paymentAsked(database.db, config, { account, quote, otherwise: plan })),
        ...{ idempotency_key: payment.idempotency_key, amount: payment.amount },
        reference: { membership: payment.membership, payment: payment.uuid },
        customer: { id: await customers.of(account), sequence: payment.sequence },
      })
      const answered = { provider_id: made.id, link: made.link, expires_at: made.expires_at }
      await updateMembershipPayment(database.db, payment.uuid, answered, clock.now())
      return made.link
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      log.warn({ err: error, code: error.code }, 'a payment for a membership could not be made')
      // The same question would get the same answer: the next one must be another.
      if (error.code === 'refused')
        await updateMembershipPayment(database.db, payment.uuid, { status: 'failed' }, clock.now())
      throw error
    }
  }

  return {
    /** What is to be paid, in the transaction that holds the membership. */
    async charge(tx: Tx, { uuid, account }: KeptMembership, wanted: WantedCharge, offer: Offer): Promise<KeptCharge> {
      const { kind, plan, price, from, until, part, vat } = wanted
      const { billing } = await billings.billingOf(tx, account, null)
      return insertCharge(
        tx,
        {
          ...{ uuid: randomUUID(), membership: uuid, account, kind, plan, price, billing },
          ...{
            from_day: isoDate(from),
            until_day: isoDate(until),
            quote: chargeQuote(offer, plan, part ?? price, vat),
          },
        },
        clock.now(),
      )
    },

    /** The payment by which a charge can be paid now: the one that is open, or another. */
    async byLink(tx: Tx, charge: KeptCharge): Promise<MembershipPayment> {
      const open = (await selectMembershipPayments(tx, charge.uuid)).find(canBePaid)
      return open ?? begin(tx, charge, 'first')
    },

    /** Takes it by the mandate that was given. */
    byMandate: (tx: Tx, charge: KeptCharge) => begin(tx, charge, 'recurring'),

    send,

    /** Where it is paid; when the provider is away, it is said so and nothing is lost. */
    async linkOf(payment: MembershipPayment, charge: KeptCharge): Promise<string> {
      const link = payment.link ?? (await send(payment, charge).catch(orUnpayable))
      if (link === null) throw unpayable()
      return link
    },

    /** Nobody pays them any more, and who was led to pay finds it closed. */
    async drop(tx: Tx, membership: string, kinds: readonly KeptCharge['kind'][]): Promise<void> {
      const charges = (await selectCharges(tx, [membership])).filter(
        (one) => one.state === 'open' && kinds.includes(one.kind),
      )
      for (const { uuid } of charges) {
        await updateCharge(tx, uuid, { state: 'dropped' })
        for (const { provider_id, status } of await selectMembershipPayments(tx, uuid))
          if (provider_id !== null && status === 'open') await jobs.enqueue(tx, cancelPayment, { id: provider_id })
      }
    },
  }
}

export const unpayable = () =>
  new AppError('unavailable', {
    entries: [{ code: 'payment_failed', message: 'The payment could not be started; nothing was charged.' }],
    headers: { 'retry-after': '2' },
  })

/** That the provider is away is said as such. */
export function orUnpayable(error: unknown): never {
  throw error instanceof PaymentError ? unpayable() : error
}

/** Refuses where an invoice would lack something. */
export async function demandBilling(billings: Pick<BillingActions, 'read' | 'gaps'>, account: string): Promise<void> {
  const { billing } = await billings.read(account, undefined)
  const gaps = billings.gaps(billing)
  const message = 'An invoice needs this.'
  if (gaps.length === 0) return
  throw new AppError('invalid_request', { entries: gaps.map(({ code, path }) => ({ code, path, message })) })
}
