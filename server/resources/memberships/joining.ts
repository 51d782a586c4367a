import { randomUUID } from 'node:crypto'
import type { ChangedMembership, OwnMembership } from '#contract/memberships.ts'
import {
  begun,
  cancelled,
  downgraded,
  endIfCancelled,
  enterprise,
  lastTerm,
  type MembershipPlan,
  type MembershipTerms,
  membershipPlans,
  newMembership,
  nextCharge,
  paidUntil,
  planChangeTo,
  planNamed,
  resumed,
  upgradeCosts,
  upgraded,
} from '#domain/memberships/index.ts'
import { isoDate, isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { BillingActions } from '../billings/actions.ts'
import type { Turns } from '../questionnaires/turns.ts'
import { type Charging, demandBilling, isUnpaid } from './charging.ts'
import { syncSubscription } from './jobs.ts'
import { agreedIn, chargeQuote, type Offer, type OfferParts, readOffer } from './pricing.ts'
import {
  findMembership,
  holdMemberAlone,
  insertMembership,
  type KeptCharge,
  type KeptMembership,
  selectCharges,
  selectMembershipsOf,
  updateMembership,
} from './store.ts'
import type { MembershipPayment } from './store-payments.ts'
import type { MembershipTelling } from './telling.ts'
import { openChargeOf } from './view.ts'

type JoiningParts = OfferParts & {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly charging: Charging
  readonly telling: MembershipTelling
  readonly billings: Pick<BillingActions, 'read' | 'gaps'>
  readonly inTurn: Turns
  readonly show: (membership: KeptMembership) => Promise<OwnMembership>
}

type BegunJoining = { readonly charge: KeptCharge; readonly payment: MembershipPayment }

const conflict = (code: 'already_member' | 'not_running' | 'not_paid' | 'nothing_open', message: string) =>
  new AppError('conflict', { entries: [{ code, message }] })

const notRunning = () => conflict('not_running', 'This membership does not run.')

/** What somebody does with a membership: join, pay, change, end, and take that back. */
export function createMembershipJoining(parts: JoiningParts) {
  const { database, clock, jobs, charging, telling, billings, inTurn, show } = parts

  function demandSold(offer: Offer, slug: string) {
    const plan = planNamed(slug)
    const agreed = plan && agreedIn(offer, plan)
    if (agreed) return agreed
    const message = 'This plan is not for sale.'
    throw new AppError('invalid_request', { entries: [{ code: 'invalid_option', path: 'plan', message }] })
  }

  /** In one transaction that holds it; what is someone else's is not there. */
  async function held<Result>(
    account: string,
    uuid: string,
    work: (tx: Tx, membership: KeptMembership) => Promise<Result>,
  ): Promise<Result> {
    if (!isUuid(uuid)) throw new AppError('not_found')
    return inTurn(uuid, () =>
      database.inTransaction(async (tx) => {
        const membership = await findMembership(tx, uuid, { lock: true })
        if (membership?.account !== account) throw new AppError('not_found')
        return work(tx, membership)
      }),
    )
  }

  /** As it is from now on; whoever charges it must know. */
  async function becomes(tx: Tx, { uuid }: KeptMembership, after: MembershipTerms): Promise<void> {
    await updateMembership(tx, uuid, after, clock.now())
    await charging.drop(tx, uuid, ['term', 'difference'])
    await jobs.enqueue(tx, syncSubscription, { membership: uuid })
  }

  async function begin(tx: Tx, account: string, slug: string, offer: Offer): Promise<BegunJoining> {
    await holdMemberAlone(tx, account)
    const all = await selectMembershipsOf(tx, account, { lock: true })
    if (all.some(({ state }) => state !== 'ended' && state !== 'pending'))
      throw conflict('already_member', 'There is a membership already: change that one.')
    const agreed = demandSold(offer, slug)
    const waiting = all.find((one) => one.state === 'pending')
    if (waiting) {
      const [charge] = (await selectCharges(tx, [waiting.uuid])).filter(isUnpaid)
      const isSame = waiting.plan === agreed.plan && waiting.price === agreed.price
      if (isSame && charge) return { charge, payment: await charging.byLink(tx, charge) }
      await becomes(tx, waiting, cancelled(waiting, clock.today()))
    }
    const uuid = randomUUID()
    const fresh = newMembership(agreed)
    await insertMembership(tx, { uuid, account, order_uuid: null }, fresh, clock.now())
    const membership = await findMembership(tx, uuid)
    const term = lastTerm(begun(fresh, clock.today()))
    if (membership === undefined || term === null) throw new Error('A membership was not kept.')
    const charge = await charging.charge(tx, membership, { kind: 'term', ...agreed, ...term }, offer)
    return { charge, payment: await charging.byLink(tx, charge) }
  }

  async function linkFor({ charge, payment }: BegunJoining) {
    return { uuid: charge.membership, payment_link: await charging.linkOf(payment, charge) }
  }

  /** What a change is and costs, before anything is done. */
  function weigh(membership: KeptMembership, slug: string, offer: Offer) {
    const { state } = membership
    if (state === 'pending' || state === 'ended') throw notRunning()
    if (slug === enterprise) return { change: 'enterprise' as const, costs: 0, from: null }
    const current: MembershipPlan = membershipPlans[membership.plan]
    const kind = planNamed(slug) && planChangeTo(current, planNamed(slug) ?? current)
    if (kind === null) return { change: 'none' as const, costs: 0, from: null }
    const agreed = demandSold(offer, slug)
    if (state === 'past_due') throw conflict('not_paid', 'Pay what is open first.')
    if (kind === 'downgrade') return { change: kind, costs: 0, from: paidUntil(membership), agreed, part: 0 }
    const part = upgradeCosts(membership, agreed, clock.today())
    const costs = part === 0 ? 0 : chargeQuote(offer, agreed.plan, part).total
    return { change: 'upgrade' as const, costs, from: clock.today(), agreed, part }
  }

  return {
    async join(account: string, plan: string) {
      const offer = await readOffer(parts)
      demandSold(offer, plan)
      await demandBilling(billings, account)
      const work = () => database.inTransaction((tx) => begin(tx, account, plan, offer))
      return linkFor(await inTurn(`join-${account}`, work))
    },

    /** Pays what is open: a first term, a charge that failed, or a year that is paid by hand. */
    async pay(account: string, uuid: string) {
      const opened = await held(account, uuid, async (tx, membership) => {
        const charge = membership.ended ? undefined : openChargeOf(await selectCharges(tx, [uuid]))
        if (charge === undefined) throw conflict('nothing_open', 'There is nothing to pay.')
        return { charge, payment: await charging.byLink(tx, charge) }
      })
      return linkFor(opened)
    },

    async change(account: string, uuid: string, plan: string, preview: boolean): Promise<ChangedMembership> {
      const offer = await readOffer(parts)
      const done = await held(account, uuid, async (tx, membership) => {
        const weighed = weigh(membership, plan, offer)
        const { change, costs } = weighed
        const from = weighed.from && isoDate(weighed.from)
        const said = { change, costs, from, begun: null }
        if (preview || change === 'enterprise') return { ...said, next: afterwards(membership, weighed) }
        if (change === 'none') {
          // Staying with what one has takes back what was planned.
          if (membership.next !== null) await becomes(tx, membership, { ...membership, next: null })
        } else if (change === 'downgrade') await becomes(tx, membership, downgraded(membership, weighed.agreed))
        else if (costs === 0) await becomes(tx, membership, upgraded(membership, weighed.agreed))
        else {
          const until = paidUntil(membership) ?? clock.today()
          const wanted = {
            kind: 'difference',
            ...weighed.agreed,
            from: clock.today(),
            until,
            part: weighed.part,
          } as const
          const same = (await selectCharges(tx, [uuid])).find(
            (one) =>
              one.kind === 'difference' && one.state === 'open' && one.plan === wanted.plan && one.amount === costs,
          )
          if (!same) await charging.drop(tx, uuid, ['difference'])
          const charge = same ?? (await charging.charge(tx, membership, wanted, offer))
          const payment = await charging.byLink(tx, charge)
          return { ...said, begun: { charge, payment }, next: afterwards(membership, weighed) }
        }
        return { ...said, next: afterwards(membership, weighed) }
      })
      const { begun: opened, next, ...said } = done
      const due = nextCharge(next)
      return {
        ...{ ...said, preview },
        payment_link: opened && (await linkFor(opened)).payment_link,
        next_charge: due && {
          ...{ on: isoDate(due.on), plan: due.plan },
          amount: chargeQuote(offer, due.plan, due.price).total,
        },
      }
    },

    /** Answers until when it runs. */
    async cancel(account: string, uuid: string) {
      const offer = await readOffer(parts)
      return held(account, uuid, async (tx, membership) => {
        if (membership.ended) throw notRunning()
        const until = isoDate(membership.ends_on ?? endIfCancelled(membership, clock.today()))
        if (membership.ends_on !== null) return { until, state: membership.state }
        const after = cancelled(membership, clock.today())
        await becomes(tx, membership, after)
        const state = after.ended ? ('ended' as const) : ('ending' as const)
        if (membership.anchor !== null)
          await telling(tx, membership, offer, { kind: 'canceling', day: after.ends_on ?? clock.today() })
        return { until, state }
      })
    },

    async resume(account: string, uuid: string): Promise<OwnMembership> {
      await held(account, uuid, async (tx, membership) => {
        if (membership.ended || membership.anchor === null) throw notRunning()
        if (membership.ends_on !== null) await becomes(tx, membership, resumed(membership))
      })
      const after = await findMembership(database.db, uuid)
      if (after === undefined) throw new AppError('not_found')
      return show(after)
    },
  }

  /** As it would be, to tell what is charged then. */
  function afterwards(membership: KeptMembership, weighed: ReturnType<typeof weigh>): MembershipTerms {
    if (weighed.change === 'downgrade') return downgraded(membership, weighed.agreed)
    if (weighed.change === 'upgrade') return upgraded(membership, weighed.agreed)
    return weighed.change === 'none' ? { ...membership, next: null } : membership
  }
}
