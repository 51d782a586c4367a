import {
  daysAfter,
  daysWithoutWord,
  endedBy,
  graceDays,
  isRetryDue,
  lastTerm,
  nextCharge,
  noticeFor,
  onDay,
  unpaid,
  unusedOn,
} from '#domain/memberships/index.ts'
import { compareDates, type DutchDate, isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { PaymentError, type PaymentProvider } from '#server/adapters/payments/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { ProviderCustomers } from '../payments/customers.ts'
import type { Turns } from '../questionnaires/turns.ts'
import { type Charging, isUnpaid } from './charging.ts'
import type { GivingBack } from './giving-back.ts'
import { syncSubscription } from './jobs.ts'
import { chargeQuote, type Offer, type OfferParts, readOffer } from './pricing.ts'
import type { MembershipSettling } from './settling.ts'
import {
  findMembership,
  type KeptCharge,
  type KeptMembership,
  selectCharges,
  selectLive,
  updateBeside,
  updateCharge,
  updateMembership,
} from './store.ts'
import {
  type MembershipPayment,
  selectMembershipPayments,
  selectUndecidedCharges,
  selectUnsent,
  updateMembershipPayment,
} from './store-payments.ts'
import { wantedTerms } from './subscribing.ts'
import type { MembershipTelling } from './telling.ts'

type RoundParts = OfferParts & {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: Pick<PaymentProvider, 'find' | 'hasMandate' | 'paymentsOf'>
  readonly customers: Pick<ProviderCustomers, 'known'>
  readonly charging: Charging
  readonly givingBack: GivingBack
  readonly settling: MembershipSettling
  readonly telling: MembershipTelling
  readonly inTurn: Turns
  readonly log: { error(details: object, sentence: string): void }
}

const hour = 60 * 60_000

/** What days make of memberships: who is told, what is due, what is tried again, and what ends. */
export function createMembershipRound(parts: RoundParts) {
  const { database, clock, jobs, provider, customers, charging, givingBack, settling, telling, inTurn, log } = parts
  const { db } = database
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
  const isPast = (day: DutchDate, today: DutchDate) => compareDates(day, today) < 0

  const openTerm = async (tx: Tx, uuid: string) =>
    (await selectCharges(tx, [uuid])).find((one) => one.kind === 'term' && one.order_uuid === null && isUnpaid(one))

  /** What is paid for and will not be used goes back, with an invoice of it. */
  async function giveBackUnused(tx: Tx, membership: KeptMembership, on: DutchDate, offer: Offer): Promise<void> {
    const [part, term] = [unusedOn(membership, on), lastTerm(membership)]
    if (part === 0 || term === null) return
    await givingBack.credit(tx, membership, { from: on, until: term.until, part: -part }, offer)
  }

  async function end(tx: Tx, membership: KeptMembership, after: KeptMembership, offer: Offer): Promise<void> {
    if (after.ended === null) return
    const { on, why } = after.ended
    await updateMembership(tx, membership.uuid, after, clock.now())
    await charging.drop(tx, membership.uuid, ['term', 'difference'])
    if (why === 'canceled') await giveBackUnused(tx, membership, on, offer)
    await jobs.enqueue(tx, syncSubscription, { membership: membership.uuid })
    if (membership.anchor !== null)
      await telling(tx, membership, offer, { kind: why === 'unpaid' ? 'ended_unpaid' : 'ended', day: on })
  }

  async function chargeTerm(tx: Tx, membership: KeptMembership, offer: Offer): Promise<KeptCharge | undefined> {
    const open = await openTerm(tx, membership.uuid)
    const due = nextCharge(membership)
    if (open || due === null) return open
    const { plan, price, on, until } = due
    return charging.charge(tx, membership, { kind: 'term', plan, price, from: on, until }, offer)
  }

  /** Whoever is charged is told so beforehand; whoever pays by hand can do so from then on. */
  async function announce(tx: Tx, membership: KeptMembership, offer: Offer): Promise<void> {
    const due = nextCharge(membership)
    const notice = due && noticeFor(due, clock.today())
    if (due === null || notice === null || membership.told === isoDate(notice) || membership.grace_until !== null)
      return
    const byHand = membership.subscription_id === null
    if (byHand) await chargeTerm(tx, membership, offer)
    const amount = chargeQuote(offer, due.plan, due.price).total
    await telling(tx, { ...membership, plan: due.plan }, offer, {
      ...{ kind: byHand ? 'before_link' : 'before_charge', amount, day: due.on },
    })
    await updateBeside(tx, membership.uuid, { told: isoDate(notice) })
  }

  /** What should have been paid by now and was not. */
  async function notePastDue(tx: Tx, membership: KeptMembership, offer: Offer): Promise<void> {
    const [due, today] = [nextCharge(membership), clock.today()]
    if (due === null || membership.grace_until !== null) return
    const byHand = membership.subscription_id === null
    if (!isPast(byHand ? due.on : daysAfter(due.on, daysWithoutWord), today)) return
    const charge = await chargeTerm(tx, membership, offer)
    if (charge === undefined) return
    const undecided = (await selectMembershipPayments(tx, charge.uuid)).some(({ status }) => status === 'pending')
    if (undecided) return
    const after = unpaid(membership, today)
    await updateMembership(tx, membership.uuid, after, clock.now())
    await telling(tx, membership, offer, { kind: 'failed', amount: charge.amount, day: after.grace_until })
  }

  /** The payment by which a charge that failed is tried again, where it is time for that. */
  async function retry(tx: Tx, membership: KeptMembership): Promise<MembershipPayment | undefined> {
    const { uuid, grace_until } = membership
    const charge = grace_until === null ? undefined : await openTerm(tx, uuid)
    if (grace_until === null || charge === undefined) return undefined
    if (!isRetryDue(grace_until, graceDays, charge.tries, clock.today())) return undefined
    const undecided = (await selectMembershipPayments(tx, charge.uuid)).some(
      ({ status, sequence }) => status === 'pending' || (status === 'open' && sequence === 'recurring'),
    )
    if (undecided) return undefined
    await updateCharge(tx, charge.uuid, { tries: charge.tries + 1 })
    return charging.byMandate(tx, charge)
  }

  /** Somebody began to join and did not. */
  async function forgetPending(tx: Tx, membership: KeptMembership): Promise<void> {
    if (membership.state !== 'pending' || membership.created_at > ago(24 * hour)) return
    const open = await openTerm(tx, membership.uuid)
    const undecided = open && (await selectMembershipPayments(tx, open.uuid)).some(({ status }) => status === 'pending')
    if (undecided) return
    await updateMembership(tx, membership.uuid, endedBy(membership, clock.today(), 'unpaid'), clock.now())
    await charging.drop(tx, membership.uuid, ['term', 'difference'])
  }

  /** Charges of the provider that nobody told us of; true when we know of all. */
  async function fetchCharges({ account, subscription_id, ...facts }: KeptMembership): Promise<true> {
    const due = nextCharge(facts)
    const customer = await customers.known(db, account)
    if (subscription_id === null || customer === undefined || due === null) return true
    if (compareDates(due.on, clock.today()) > 0) return true
    for (const payment of await provider.paymentsOf(customer, subscription_id)) await settling.take(payment)
    return true
  }

  async function lookAt(uuid: string, offer: Offer): Promise<void> {
    const seen = await findMembership(db, uuid)
    if (seen === undefined) return
    const customer = await customers.known(db, seen.account)
    // What ended may still be charged there, when nobody could be told.
    if (seen.ended)
      return database.inTransaction(async (tx) => void (await jobs.enqueue(tx, syncSubscription, { membership: uuid })))
    const owes = seen.grace_until !== null && customer !== undefined
    const mayRetry = owes && (await provider.hasMandate(customer).catch(unlessAway)) === true
    const asked = await fetchCharges(seen).catch(unlessAway)
    await inTurn(uuid, () =>
      database.inTransaction(async (tx) => {
        const membership = await findMembership(tx, uuid, { lock: true })
        if (membership === undefined || membership.ended) return
        const after = onDay(membership, clock.today())
        if (after.ended) return end(tx, membership, { ...membership, ...after }, offer)
        await forgetPending(tx, membership)
        await announce(tx, membership, offer)
        // Nothing is held against anybody while we cannot ask.
        if (asked) await notePastDue(tx, membership, offer)
        if (mayRetry) await retry(tx, membership)
        const isAsWanted = (wantedTerms(membership, offer)?.terms ?? null) === membership.subscription_terms
        if (!isAsWanted && customer !== undefined && membership.grace_until === null)
          await jobs.enqueue(tx, syncSubscription, { membership: uuid })
      }),
    )
  }

  /** What was to be taken by mandate and never got as far as the provider. */
  async function sendUnsent(): Promise<void> {
    for (const { payment, charge } of await selectUnsent(db)) {
      const isOld = payment.created_at <= ago(hour)
      // By now the provider would not know a repetition: the next try is another.
      if (isOld) await updateMembershipPayment(db, payment.uuid, { status: 'expired' }, clock.now())
      else if (charge && isUnpaid(charge)) await charging.send(payment, charge)
    }
  }

  return {
    /** Once for every membership that runs; answers how many could not be looked after. */
    async look(): Promise<number> {
      const offer = await readOffer(parts)
      let failed = 0
      for (const uuid of await selectLive(db)) {
        try {
          await lookAt(uuid, offer)
        } catch (error) {
          failed += 1
          log.error({ membership: uuid, err: error }, 'a membership could not be looked after')
        }
      }
      await sendUnsent().catch(unlessAway)
      return failed
    },

    /** Payments of which nobody told us the end, of one membership or of all; answers how many were asked about. */
    async reconcile(membership?: string): Promise<number> {
      const since = ago(membership === undefined ? 2 * 60_000 : 2_000)
      const late = await selectUndecidedCharges(db, since, membership)
      for (const { uuid, provider_id } of late) {
        if (provider_id === null) continue
        await updateMembershipPayment(db, uuid, { asked_at: clock.now() }, clock.now())
        const payment = await provider.find(provider_id).catch(unlessAway)
        if (payment) await settling.take(payment)
      }
      return late.length
    },
  }
}

/** That the provider cannot be reached now is no reason to stop. */
export function unlessAway(error: unknown): undefined {
  if (!(error instanceof PaymentError)) throw error
  return undefined
}
