import { randomUUID } from 'node:crypto'
import {
  begun,
  daysAfter,
  daysEarly,
  lastTerm,
  nextCharge,
  paidAgain,
  renewed,
  unpaid,
  upgraded,
} from '#domain/memberships/index.ts'
import { cents } from '#domain/money/index.ts'
import { heldOf, isGoneTwice, isMoneyIn, isUndecided } from '#domain/orders/index.ts'
import { compareDates, dateInAmsterdam, isoDate, isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { ProviderPayment } from '#server/adapters/payments/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { Alarm, Alarms } from '../payments/alarms.ts'
import type { Turns } from '../questionnaires/turns.ts'
import { keepStranger, moneyTold } from './at-provider.ts'
import { type Charging, isUnpaid } from './charging.ts'
import type { MembershipInvoices } from './invoicing.ts'
import { returnCharge, syncSubscription, tellPaid } from './jobs.ts'
import { type Offer, type OfferParts, readOffer } from './pricing.ts'
import {
  findBySubscription,
  findCharge,
  findMembership,
  holdMember,
  type KeptCharge,
  type KeptMembership,
  selectCharges,
  updateCharge,
  updateMembership,
} from './store.ts'
import {
  findMembershipPayment,
  findMembershipPaymentAt,
  insertMembershipPayment,
  type MembershipPayment,
  selectMembershipPayments,
  updateMembershipPayment,
} from './store-payments.ts'
import type { MembershipTelling } from './telling.ts'

type MembershipSettlingParts = OfferParts & {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly charging: Charging
  readonly invoicing: Pick<MembershipInvoices, 'number'>
  readonly telling: MembershipTelling
  readonly alarms: Alarms
  readonly inTurn: Turns
}

export type MembershipSettling = ReturnType<typeof createMembershipSettling>

type HeldPayment = {
  readonly membership: KeptMembership
  readonly row: MembershipPayment
  readonly charge: KeptCharge | undefined
  readonly payment: ProviderPayment
  readonly offer: Offer
}

/** Whether there is an invoice of what goes back of it: that is for the rest of the same term. */
const isCredited = async (tx: Tx, { membership, until_day }: KeptCharge): Promise<boolean> =>
  (await selectCharges(tx, [membership])).some((one) => one.kind === 'credit' && one.until_day === until_day)

/** What was found to be wrong stays so: what went back of it is no news. */
const lasting = ['paid_twice', 'stranger', 'differs', 'gone_twice'] as const satisfies readonly Alarm[]

/** What the provider tells about a payment for a membership: it counts once, for what it was made for, or it goes back. */
export function createMembershipSettling(parts: MembershipSettlingParts) {
  const { database, clock, jobs, charging, invoicing, telling, alarms, inTurn } = parts

  /** By its number there, by ours when the news is faster than the answer, or by what the provider made it for. */
  async function membershipOf({ id, membership, subscription }: ProviderPayment): Promise<string | undefined> {
    const { db } = database
    const known = await findMembershipPaymentAt(db, id)
    if (known) return known.membership
    if (membership !== null && isUuid(membership)) return (await findMembership(db, membership))?.uuid
    return subscription === null ? undefined : (await findBySubscription(db, subscription))?.uuid
  }

  /** What a charge that the provider made by itself is for; undefined where nothing is due. */
  async function chargeDue(tx: Tx, membership: KeptMembership, { created_at }: ProviderPayment, offer: Offer) {
    const open = (await selectCharges(tx, [membership.uuid])).find(
      (one) => one.kind === 'term' && one.order_uuid === null && isUnpaid(one),
    )
    if (open) return open
    const due = nextCharge(membership)
    const day = dateInAmsterdam(created_at ?? clock.now())
    if (due === null || compareDates(day, daysAfter(due.on, -daysEarly)) < 0) return undefined
    const { plan, price, on, until } = due
    return charging.charge(tx, membership, { kind: 'term', plan, price, from: on, until }, offer)
  }

  async function rowOf(tx: Tx, membership: KeptMembership, payment: ProviderPayment, offer: Offer) {
    const { id, membership_payment: uuid, amount } = payment
    const named = uuid !== null && isUuid(uuid) ? await findMembershipPayment(tx, uuid) : undefined
    const known = (await findMembershipPaymentAt(tx, id)) ?? (named?.provider_id === null ? named : undefined)
    if (known) return known
    const charge = await chargeDue(tx, membership, payment, offer)
    return insertMembershipPayment(tx, {
      ...{ uuid: randomUUID(), membership: membership.uuid, charge: charge?.uuid ?? null, sequence: 'recurring' },
      ...{ amount: amount ?? 0, idempotency_key: id, provider_id: id, created_at: clock.now() },
    })
  }

  const giveBack = (tx: Tx, provider_id: string, amount: number) =>
    jobs.enqueue(tx, returnCharge, { provider_id, amount })

  /** What a charge was for happens, with its invoice, or not at all. */
  async function pay(tx: Tx, { membership, offer }: HeldPayment, charge: KeptCharge, paid_at: Date): Promise<void> {
    const { plan, price } = charge
    const isFirst = membership.anchor === null
    const after = isFirst
      ? begun(membership, clock.today())
      : charge.kind === 'difference'
        ? upgraded(membership, { plan, price: cents(price) })
        : charge.state === 'returned'
          ? paidAgain(membership)
          : renewed(membership)
    const term = isFirst ? lastTerm(after) : null
    await updateCharge(tx, charge.uuid, {
      ...{ state: 'paid', paid_at: charge.paid_at ?? paid_at },
      ...(term && { from_day: isoDate(term.from), until_day: isoDate(term.until) }),
    })
    await updateMembership(tx, membership.uuid, after, clock.now())
    // Another plan is charged otherwise: what was open for the next term is not.
    if (charge.kind === 'difference') await charging.drop(tx, membership.uuid, ['term', 'difference'])
    await invoicing.number(tx, charge)
    await jobs.enqueue(tx, syncSubscription, { membership: membership.uuid })
    if (charge.state === 'returned') {
      await telling(tx, { ...membership, ...after }, offer, { kind: 'recovered', amount: charge.amount })
    } else await jobs.enqueue(tx, tellPaid, { charge: charge.uuid, letter: isFirst ? 'welcome' : 'renewed' })
  }

  /** It failed, or the bank took it back. */
  async function miss(
    tx: Tx,
    { membership, offer }: HeldPayment,
    charge: KeptCharge,
    letter: 'failed' | 'charged_back',
  ) {
    const after = unpaid(membership, clock.today())
    await updateMembership(tx, membership.uuid, after, clock.now())
    await telling(tx, membership, offer, { kind: letter, amount: charge.amount, day: after.grace_until })
  }

  /** Answers what is wrong with it, if anything is. */
  async function settle(tx: Tx, held: HeldPayment): Promise<Alarm | null> {
    const { membership, row, charge, payment } = held
    const told = moneyTold(row.status, payment)
    if (told === null) return 'unreadable'
    const { amount, status, money } = told
    const isOurs = amount === row.amount && (charge === undefined || amount === charge.amount)
    const others = charge
      ? (await selectMembershipPayments(tx, charge.uuid)).filter(({ uuid }) => uuid !== row.uuid)
      : []
    const paidElsewhere = charge?.order_uuid != null || others.some((one) => heldOf(one) >= one.amount)
    const keeps = async (alarm: Alarm | null) => {
      const { id: provider_id, link } = payment
      const kept = { provider_id, status, alarm, ...money, ...(row.link === null && { link }) }
      await updateMembershipPayment(
        tx,
        row.uuid,
        { ...kept, expires_at: payment.expires_at ?? row.expires_at },
        clock.now(),
      )
      if (alarm !== null && row.alarm === null && heldOf(money) > 0) await giveBack(tx, provider_id, heldOf(money))
      return alarm
    }
    // Our invoices say what we gave back; what the bank took besides is for a person to get back. Taken before our own way
    // back was done it is the same: the invoice of that was made.
    const isTakenNow = money.charged_back > row.charged_back
    const isTakenToo = isTakenNow && charge?.state === 'paid' && (await isCredited(tx, charge))
    if (isMoneyIn(status) && (isGoneTwice(money) || isTakenToo)) return keeps('gone_twice')
    const found = lasting.find((alarm) => alarm === row.alarm)
    if (found) return keeps(found)
    const holds = heldOf(money) > 0
    if (!isOurs) return keeps(holds ? 'differs' : null)
    if (charge === undefined || charge.state === 'dropped' || (membership.ended && charge.state !== 'paid'))
      return keeps(holds ? 'stranger' : null)
    if (holds && charge.state === 'paid' && paidElsewhere) return keeps('paid_twice')
    await keeps(null)
    if (holds && isUnpaid(charge)) await pay(tx, held, charge, payment.paid_at ?? clock.now())
    else if (charge.state === 'paid' && isTakenNow && !holds && !paidElsewhere) {
      await updateCharge(tx, charge.uuid, { state: 'returned' })
      if (!membership.ended) await miss(tx, held, charge, 'charged_back')
    } else if (
      row.sequence === 'recurring' &&
      isUnpaid(charge) &&
      !isUndecided(status) &&
      isUndecided(row.status) &&
      !holds
    )
      await miss(tx, held, charge, 'failed')
    return null
  }

  return {
    /** Takes a payment as the provider has it now. */
    async take(payment: ProviderPayment): Promise<void> {
      const uuid = await membershipOf(payment)
      const offer = await readOffer(parts)
      const about = { payment, order: null, attempt: null }
      const work = async (tx: Tx): Promise<Alarm | null> => {
        const seen = uuid === undefined ? undefined : await findMembership(tx, uuid)
        const there = seen !== undefined && (await holdMember(tx, seen.account))
        const membership = there ? await findMembership(tx, seen.uuid, { lock: true }) : undefined
        if (membership === undefined) return keepStranger(tx, { alarms, jobs }, payment)
        const row = await rowOf(tx, membership, payment, offer)
        const charge = row.charge === null ? undefined : await findCharge(tx, row.charge)
        const wrong = await settle(tx, { membership, row, charge, payment, offer })
        return wrong && (await alarms.keep(tx, wrong, about)) ? wrong : null
      }
      const alarm = await inTurn(uuid ?? payment.id, () => database.inTransaction(work))
      if (alarm) alarms.tell(alarm, about)
    },
  }
}
