import { randomUUID } from 'node:crypto'
import type { WithdrawnMembership } from '#contract/memberships.ts'
import { backOnWithdrawal, isWithdrawable, sumOfPaid } from '#domain/memberships/index.ts'
import { heldOf, isGoneTwice, isMoneyIn } from '#domain/orders/index.ts'
import { dateInAmsterdam, isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { PaymentError, type PaymentProvider, type ProviderPayment } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { BillingActions } from '../billings/actions.ts'
import type { Alarm, Alarms } from '../payments/alarms.ts'
import type { Turns } from '../questionnaires/turns.ts'
import { keepStranger, moneyTold, paymentAsked } from './at-provider.ts'
import { demandBilling, isPayable, orUnpayable, unpayable } from './charging.ts'
import type { MembershipInvoices } from './invoicing.ts'
import { returnCharge, tellPackage } from './jobs.ts'
import { type Offer, type OfferParts, packageQuote, packagesForSale, readOffer } from './pricing.ts'
import { unlessAway } from './round.ts'
import { holdMember, holdMemberAlone } from './store.ts'
import { closePackages, selectGrants, upsertGrant } from './store-grants.ts'
import {
  findPurchase,
  insertPurchase,
  type PackagePurchase,
  selectPurchasesOf,
  selectUndecidedPurchases,
  updatePurchase,
} from './store-packages.ts'
import type { PackageTelling } from './telling.ts'

type PackageParts = OfferParts & {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: Pick<PaymentProvider, 'create' | 'find'>
  readonly billings: Pick<BillingActions, 'billingOf' | 'read' | 'gaps'>
  readonly invoicing: Pick<MembershipInvoices, 'numberPurchase'>
  readonly telling: PackageTelling
  readonly alarms: Alarms
  readonly inTurn: Turns
  readonly log: { warn(details: object, sentence: string): void }
}

export type ContractPackages = ReturnType<typeof createContractPackages>

/** What goes back of a purchase, and until when it can; null where it cannot. */
export function purchaseWithdrawal(purchase: PackagePurchase, used: number, today: ReturnType<Clock['today']>) {
  const { state, paid_at, quote, included, amount } = purchase
  const from = paid_at && dateInAmsterdam(paid_at)
  if (state !== 'paid' || from === null || amount <= 0 || !isWithdrawable(from, today)) return null
  const back = backOnWithdrawal(sumOfPaid([quote]), { used, included })
  return { from, back, amount: back.price + back.vat, kept: amount - back.price - back.vat }
}

export const usedOf = async (db: Db | Tx, { account, uuid }: PackagePurchase): Promise<number> =>
  (await selectGrants(db, account)).find(({ order_uuid }) => order_uuid === uuid)?.used ?? 0

/** Packages of contracts bought by themselves: paid once, good for ever. */
export function createContractPackages(parts: PackageParts) {
  const { config, database, clock, jobs, provider, billings, invoicing, telling, alarms, inTurn, log } = parts
  const { db } = database

  async function linkOf(purchase: PackagePurchase): Promise<string> {
    if (purchase.link !== null) return purchase.link
    const { account, quote, idempotency_key, amount } = purchase
    const asked = await paymentAsked(db, config, { account, quote, otherwise: purchase.package })
    const made = await provider
      .create({ ...asked, idempotency_key, amount, reference: { purchase: purchase.uuid } })
      .catch(async (error: unknown) => {
        if (error instanceof PaymentError) {
          log.warn({ err: error, code: error.code }, 'a payment for a package could not be made')
          if (error.code === 'refused') await updatePurchase(db, purchase.uuid, { status: 'failed' })
        }
        return orUnpayable(error)
      })
    const { id: provider_id, link, expires_at } = made
    await updatePurchase(db, purchase.uuid, { provider_id, link, expires_at })
    if (link === null) throw unpayable()
    return link
  }

  /** What was paid is there, with its invoice, or not at all. */
  async function pay(tx: Tx, purchase: PackagePurchase, paid_at: Date): Promise<void> {
    const { uuid, account, included } = purchase
    await updatePurchase(tx, uuid, { state: 'paid', paid_at })
    const source = { uuid: randomUUID(), account, order_uuid: uuid, package: purchase.package }
    await upsertGrant(tx, source, { from: clock.today(), until: null, included }, clock.now())
    await invoicing.numberPurchase(tx, purchase)
    await jobs.enqueue(tx, tellPackage, { purchase: uuid })
  }

  /** Answers what is wrong with it, if anything is. */
  async function settle(tx: Tx, purchase: PackagePurchase, payment: ProviderPayment): Promise<Alarm | null> {
    const { id: provider_id } = payment
    const told = moneyTold(purchase.status, payment)
    if (told === null) return 'unreadable'
    const { amount, status, money } = told
    const held = heldOf(money)
    const isOurs = amount === purchase.amount && (purchase.provider_id ?? provider_id) === provider_id
    const alarm = !isOurs && held > 0 ? 'differs' : null
    if (!isOurs) {
      if (alarm && purchase.alarm === null) await jobs.enqueue(tx, returnCharge, { provider_id, amount: held })
      await updatePurchase(tx, purchase.uuid, { alarm })
      return alarm
    }
    await updatePurchase(tx, purchase.uuid, {
      ...{ provider_id, status, ...money, expires_at: payment.expires_at ?? purchase.expires_at },
      ...(purchase.link === null && { link: payment.link }),
    })
    // Taken before our own way back was done it has gone twice too: the invoice of that was made.
    const isCredited = purchase.withdrawn_at !== null && money.charged_back > purchase.charged_back
    if (isMoneyIn(status) && (isGoneTwice(money) || isCredited)) return 'gone_twice'
    if (held > 0 && purchase.state === 'open') await pay(tx, purchase, payment.paid_at ?? clock.now())
    else if (held === 0 && purchase.state === 'paid') {
      // Nothing more is taken of what is not paid for; it is bought again, not paid again.
      await updatePurchase(tx, purchase.uuid, { state: 'returned' })
      await closePackages(tx, purchase.uuid)
    }
    return null
  }

  async function take(payment: ProviderPayment): Promise<void> {
    const uuid = payment.purchase !== null && isUuid(payment.purchase) ? payment.purchase : undefined
    const about = { payment, order: null, attempt: null }
    const work = async (tx: Tx): Promise<Alarm | null> => {
      const seen = uuid === undefined ? undefined : await findPurchase(tx, uuid)
      const there = seen !== undefined && (await holdMember(tx, seen.account))
      const purchase = there ? await findPurchase(tx, seen.uuid, { lock: true }) : undefined
      if (purchase === undefined) return keepStranger(tx, { alarms, jobs }, payment)
      const wrong = await settle(tx, purchase, payment)
      return wrong && (await alarms.keep(tx, wrong, about)) ? wrong : null
    }
    const alarm = await inTurn(uuid ?? payment.id, () => database.inTransaction(work))
    if (alarm) alarms.tell(alarm, about)
  }

  async function withdraw(tx: Tx, purchase: PackagePurchase, offer: Offer): Promise<WithdrawnMembership> {
    const { uuid, account, billing, provider_id } = purchase
    if (purchase.withdrawn_at !== null) {
      const credit = (await selectPurchasesOf(tx, account)).find(({ credit_of }) => credit_of === uuid)
      return { received_at: purchase.withdrawn_at.toISOString(), back: -(credit?.amount ?? 0) }
    }
    const now = clock.now()
    const sums = purchaseWithdrawal(purchase, await usedOf(tx, purchase), clock.today())
    if (sums === null) {
      const message = 'This package cannot be given back any more.'
      throw new AppError('conflict', { entries: [{ code: 'too_late', message }] })
    }
    const { from, back, amount, kept } = sums
    await updatePurchase(tx, uuid, { state: 'withdrawn', withdrawn_at: now })
    await closePackages(tx, uuid)
    if (amount > 0) {
      const credit = await insertPurchase(tx, {
        ...{ uuid: randomUUID(), account, package: purchase.package, included: 0, billing, credit_of: uuid },
        ...{ state: 'paid', status: 'paid', idempotency_key: randomUUID(), paid_at: now, created_at: now },
        quote: packageQuote(offer, purchase.package, -back.price, -back.vat),
      })
      await invoicing.numberPurchase(tx, credit)
      if (provider_id !== null) await jobs.enqueue(tx, returnCharge, { provider_id, amount })
    }
    await telling(tx, purchase, { kind: 'package_withdrawn', amount, kept, day: from, moment: now })
    return { received_at: now.toISOString(), back: amount }
  }

  return {
    take,

    /** Answers where it is paid: the same place for whoever asks twice. */
    async buy(account: string, slug: string) {
      const offer = await readOffer(parts)
      const sold = packagesForSale(offer).find((one) => one.package === slug)
      if (sold === undefined) {
        const message = 'This package is not for sale.'
        throw new AppError('invalid_request', { entries: [{ code: 'invalid_option', path: 'package', message }] })
      }
      await demandBilling(billings, account)
      const quote = packageQuote(offer, slug, sold.price)
      const begin = async (tx: Tx): Promise<PackagePurchase> => {
        await holdMemberAlone(tx, account)
        const open = (await selectPurchasesOf(tx, account)).find(
          (one) => one.package === slug && one.state === 'open' && one.amount === quote.total && isPayable(one, clock),
        )
        if (open) return open
        const { billing } = await billings.billingOf(tx, account, null)
        return insertPurchase(tx, {
          ...{ uuid: randomUUID(), account, package: slug, included: sold.contracts, quote, billing },
          ...{ idempotency_key: randomUUID(), created_at: clock.now() },
        })
      }
      const purchase = await inTurn(`package-${account}`, () => database.inTransaction(begin))
      return { uuid: purchase.uuid, payment_link: await linkOf(purchase) }
    },

    /** Within fourteen days: the same answer for who asks again. */
    async withdraw(account: string, uuid: string): Promise<WithdrawnMembership> {
      if (!isUuid(uuid)) throw new AppError('not_found')
      const offer = await readOffer(parts)
      return inTurn(uuid, () =>
        database.inTransaction(async (tx) => {
          const purchase = await findPurchase(tx, uuid, { lock: true })
          if (purchase?.account !== account) throw new AppError('not_found')
          return withdraw(tx, purchase, offer)
        }),
      )
    },

    /** Payments of which nobody told us the end, of one account or of all; answers how many were asked about. */
    async reconcile(account?: string): Promise<number> {
      const notSince = new Date(clock.now().getTime() - (account === undefined ? 2 * 60_000 : 2_000))
      const late = await selectUndecidedPurchases(db, { account, notSince })
      for (const { uuid, provider_id } of late) {
        if (provider_id === null) continue
        await updatePurchase(db, uuid, { asked_at: clock.now() })
        const payment = await provider.find(provider_id).catch(unlessAway)
        if (payment) await take(payment)
      }
      return late.length
    },
  }
}
