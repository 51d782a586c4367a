import { heldOf, isMoneyIn, type Money, newestWord, type ProviderStatus } from '#domain/orders/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { ProviderPayment } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { OrderQuote } from '../orders/order.ts'
import type { Alarm, Alarms } from '../payments/alarms.ts'
import { returnCharge } from './jobs.ts'
import { findReader } from './store.ts'

/** Where whoever paid comes back to, and where everything about it is done. */
export const membershipPage = '/membership'

type MembershipToPay = { readonly account: string; readonly quote: OrderQuote; readonly otherwise: string }

/** What the provider shows to who pays, in their language, and where they and the news go afterwards. */
export async function paymentAsked(
  db: Db,
  config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME'>,
  { account, quote, otherwise }: MembershipToPay,
) {
  const reader = await findReader(db, account)
  const locale: Locale = reader?.locale === 'en' ? 'en' : 'nl'
  const [line] = quote.lines
  return {
    locale,
    description: `${config.BRAND_NAME}: ${(locale === 'nl' ? line?.name_nl : line?.name_en) ?? otherwise}`,
    redirect_url: `${config.PUBLIC_URL}${membershipPage}`,
    webhook_url: `${config.PUBLIC_URL}/api/payments/webhook`,
  }
}

/** What the provider tells of a payment, by its newest word; null where it cannot be read: that is not half believed. */
export function moneyTold(known: ProviderStatus, payment: ProviderPayment) {
  const { amount, refunded, charged_back } = payment
  if (payment.status === null || refunded === null || charged_back === null || amount === null) return null
  const status = newestWord(known, payment.status)
  const money: Money = { received: isMoneyIn(status) ? amount : 0, refunded, charged_back }
  return { amount, status, money }
}

/** Nobody is there whom a payment could be for: what is left of it goes back, once. */
export async function keepStranger(
  tx: Tx,
  { alarms, jobs }: { readonly alarms: Alarms; readonly jobs: Pick<Jobs, 'enqueue'> },
  payment: ProviderPayment,
): Promise<Alarm | null> {
  const { amount, refunded, charged_back } = payment
  const received = isMoneyIn(payment.status) ? (amount ?? 0) : 0
  const left = heldOf({ received, refunded: refunded ?? 0, charged_back: charged_back ?? 0 })
  const isNew = left > 0 && (await alarms.keep(tx, 'stranger', { payment, order: null, attempt: null }))
  if (isNew) await jobs.enqueue(tx, returnCharge, { provider_id: payment.id, amount: left })
  return isNew ? 'stranger' : null
}
