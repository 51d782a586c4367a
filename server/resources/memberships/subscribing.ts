import { membershipPlans, nextCharge } from '#domain/memberships/index.ts'
import { compareDates, isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { ProviderCustomers } from '../payments/customers.ts'
import type { Turns } from '../questionnaires/turns.ts'
import { chargeQuote, type Offer, type OfferParts, readOffer } from './pricing.ts'
import { findMembership, type KeptMembership, updateBeside } from './store.ts'

type SubscribingParts = OfferParts & {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME'>
  readonly database: Database
  readonly clock: Clock
  readonly provider: Pick<PaymentProvider, 'hasMandate' | 'subscribe' | 'unsubscribe'>
  readonly customers: Pick<ProviderCustomers, 'known'>
  readonly inTurn: Turns
}

/** What the provider should charge by itself: null where nothing. */
export function wantedTerms(membership: KeptMembership, offer: Offer) {
  const due = nextCharge(membership)
  if (due === null) return null
  const { months } = membershipPlans[due.plan]
  const amount = chargeQuote(offer, due.plan, due.price).total
  return { due, months, amount, terms: `${amount}/${months}` }
}

/** Sees to it that the provider charges what is agreed, and no more. It looks at how things are, so it can be asked any time. */
export function createSubscribing(parts: SubscribingParts) {
  const { config, database, clock, provider, customers, inTurn } = parts
  const { db } = database

  async function sync(uuid: string): Promise<void> {
    const membership = await findMembership(db, uuid)
    const customer = membership && (await customers.known(db, membership.account))
    if (membership === undefined || customer === undefined) return
    const offer = await readOffer(parts)
    const wanted = wantedTerms(membership, offer)
    const { subscription_id: running } = membership
    if (running !== null && wanted?.terms === membership.subscription_terms) return
    if (running !== null) {
      await provider.unsubscribe(customer, running)
      const ended = { subscription_id: null, subscription_terms: null, resubscribed: membership.resubscribed + 1 }
      await updateBeside(db, uuid, ended)
    }
    // What is not paid is paid first.
    if (wanted === null || membership.grace_until !== null || !(await provider.hasMandate(customer))) return
    const { due, months, amount, terms } = wanted
    const today = clock.today()
    const start = isoDate(compareDates(due.on, today) < 0 ? today : due.on)
    // The same until it is ended there, so that an answer that was lost is found again.
    const count = membership.resubscribed + (running === null ? 0 : 1)
    const id = await provider.subscribe({
      ...{ idempotency_key: `${uuid}-${count}-${terms}-${start}`, customer, amount, months, start },
      description: `${config.BRAND_NAME}: ${offer.names.nl[due.plan] ?? due.plan} (${uuid.slice(0, 8)}-${count})`,
      webhook_url: `${config.PUBLIC_URL}/api/payments/webhook`,
      membership: uuid,
    })
    await updateBeside(db, uuid, { subscription_id: id, subscription_terms: terms })
  }

  return {
    sync: (uuid: string): Promise<void> => inTurn(`subscription-${uuid}`, () => sync(uuid)),
    end: (customer: string, subscription: string): Promise<void> => provider.unsubscribe(customer, subscription),
  }
}
