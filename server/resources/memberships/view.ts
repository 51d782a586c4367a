import type { OwnMembership, OwnMemberships, OwnSubscription } from '#contract/memberships.ts'
import {
  endIfCancelled,
  membershipPlans,
  nextCharge,
  paidUntil,
  withdrawableUntil,
  withdrawalUntil,
} from '#domain/memberships/index.ts'
import { cents } from '#domain/money/index.ts'
import { type DutchDate, isoDate, isoDayInAmsterdam } from '#domain/values/index.ts'
import type { ContractsLeft } from './allowance.ts'
import { purchaseWithdrawal } from './packages.ts'
import { forSale, type Offer, packagesForSale, withVat } from './pricing.ts'
import type { KeptCharge, KeptMembership } from './store.ts'
import type { PackagePurchase } from './store-packages.ts'
import { sumsOnWithdrawal } from './withdrawing.ts'

type MembershipToShow = {
  readonly membership: KeptMembership
  readonly charges: readonly KeptCharge[]
  readonly used: number
  /** Numbers of the invoices of orders that paid a charge. */
  readonly orderInvoices: ReadonlyMap<string, string>
}

const iso = (day: DutchDate | null) => (day === null ? null : isoDate(day))

const nameIn = ({ names }: Offer, plan: string) => ({ nl: names.nl[plan] ?? plan, en: names.en[plan] ?? plan })

function invoiceOf(charge: KeptCharge, orderInvoices: MembershipToShow['orderInvoices']) {
  const { uuid, invoice_number, order_uuid } = charge
  if (invoice_number !== null)
    return { number: invoice_number, path: `/api/api_customer_dashboard/membership_charges/${uuid}/invoice.pdf` }
  const number = order_uuid === null ? undefined : orderInvoices.get(order_uuid)
  return number === undefined ? null : { number, path: `/api/payments/${order_uuid}/invoice.pdf` }
}

const toCharge = (charge: KeptCharge, offer: Offer, orderInvoices: MembershipToShow['orderInvoices']) => {
  const { uuid, kind, plan, from_day: from, until_day: until, amount, state, paid_at } = charge
  if (state === 'dropped') return []
  return [
    {
      ...{ uuid, kind, plan, name: nameIn(offer, plan), from, until, amount, state },
      paid_at: paid_at?.toISOString() ?? null,
      invoice: invoiceOf(charge, orderInvoices),
    },
  ]
}

/** What its owner can pay: of what was ordered with a product, the order is paid. */
export const openChargeOf = (charges: readonly KeptCharge[]): KeptCharge | undefined =>
  charges.find(
    ({ kind, state, order_uuid }) =>
      kind === 'term' && order_uuid === null && (state === 'open' || state === 'returned'),
  )

function withdrawalOf({ membership, charges, used }: MembershipToShow, today: DutchDate): OwnMembership['withdrawal'] {
  const until = withdrawableUntil(membership, today)
  if (until === null) return null
  const { amount: back, kept } = sumsOnWithdrawal(charges, {
    used,
    included: membershipPlans[membership.plan].contracts,
  })
  return { until: isoDate(until), back, kept }
}

/** As the API shows it. */
export function toMembership(shown: MembershipToShow, offer: Offer, today: DutchDate): OwnMembership {
  const { membership, charges, used, orderInvoices } = shown
  const { uuid, plan, price, state, anchor, ends_on, ended, next, grace_until, subscription_id } = membership
  const { per, contracts, tier, perks } = membershipPlans[plan]
  const [due, open] = [nextCharge(membership), ended ? undefined : openChargeOf(charges)]
  return {
    ...{ uuid, plan, name: nameIn(offer, plan), price, price_with_vat: withVat(offer, price), per },
    ...{ included: contracts, used, tier, perks: [...perks], state },
    since: iso(anchor),
    until: iso(ended?.on ?? ends_on ?? paidUntil(membership)),
    next_charge: due && {
      ...{ on: isoDate(due.on), amount: withVat(offer, due.price), plan: due.plan },
      by: subscription_id === null ? 'link' : 'mandate',
    },
    next_plan: next?.plan ?? null,
    grace_until: iso(grace_until),
    ends_if_cancelled: ended || ends_on !== null ? null : isoDate(endIfCancelled(membership, today)),
    ended_why: ended?.why ?? null,
    withdrawal: withdrawalOf(shown, today),
    open_charge: open ? { uuid: open.uuid, amount: open.amount, due_on: open.from_day } : null,
    charges: [...charges].reverse().flatMap((charge) => toCharge(charge, offer, orderInvoices)),
  }
}

export const toPlans = (offer: Offer): OwnMemberships['plans'] =>
  forSale(offer).map(({ plan, price }) => {
    const { per, contracts, tier, perks } = membershipPlans[plan]
    return {
      ...{ plan, name: nameIn(offer, plan), price, price_with_vat: withVat(offer, price), per },
      ...{ included: contracts, tier, perks: [...perks] },
    }
  })

export const toContracts = (left: ContractsLeft | null): OwnMemberships['contracts'] =>
  left && { ...left, until: left.until && isoDayInAmsterdam(left.until) }

const packageNameIn = ({ services }: Offer, slug: string) => {
  const words = Object.hasOwn(services, slug) ? services[slug] : undefined
  return { nl: words?.nl.name ?? slug, en: words?.en.name ?? slug }
}

export const toPackages = (offer: Offer): OwnMemberships['packages'] =>
  packagesForSale(offer).map(({ package: slug, contracts, price }) => ({
    ...{ package: slug, name: packageNameIn(offer, slug), contracts },
    ...{ price, price_with_vat: withVat(offer, price) },
  }))

export function toPurchase(
  purchase: PackagePurchase,
  used: number,
  offer: Offer,
  today: DutchDate,
): OwnMemberships['purchases'][number] {
  const { uuid, package: slug, included, amount, state, paid_at, invoice_number } = purchase
  const withdrawal = purchaseWithdrawal(purchase, used, today)
  return {
    ...{ uuid, package: slug, name: packageNameIn(offer, slug), included, used, amount },
    state: state === 'open' ? 'paid' : state,
    paid_at: paid_at?.toISOString() ?? null,
    invoice:
      invoice_number === null
        ? null
        : { number: invoice_number, path: `/api/api_customer_dashboard/contract_packages/${uuid}/invoice.pdf` },
    withdrawal: withdrawal && {
      ...{ until: isoDate(withdrawalUntil(withdrawal.from)), back: withdrawal.amount, kept: withdrawal.kept },
    },
  }
}

/** What the provider takes by itself. */
export function toSubscription(membership: KeptMembership, offer: Offer): OwnSubscription[] {
  const due = nextCharge(membership)
  if (due === null || membership.subscription_id === null) return []
  return [
    {
      ...{ membership: membership.uuid, plan: due.plan, state: membership.state },
      interval: membershipPlans[due.plan].months === 1 ? '1 month' : '12 months',
      amount: withVat(offer, cents(due.price)),
      next_charge_on: isoDate(due.on),
    },
  ]
}
