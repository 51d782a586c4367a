import type { WithdrawnMembership } from '#contract/memberships.ts'
import {
  backOnWithdrawal,
  lastTerm,
  type PaidSum,
  sumOfPaid,
  withdrawableUntil,
  withdrawn,
} from '#domain/memberships/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { Turns } from '../questionnaires/turns.ts'
import type { ContractAllowance } from './allowance.ts'
import type { Charging } from './charging.ts'
import type { GivingBack } from './giving-back.ts'
import { syncSubscription } from './jobs.ts'
import { type Offer, type OfferParts, readOffer } from './pricing.ts'
import {
  findMembership,
  type KeptCharge,
  type KeptMembership,
  selectCharges,
  updateBeside,
  updateMembership,
} from './store.ts'
import type { MembershipTelling } from './telling.ts'

type WithdrawingParts = OfferParts & {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly allowance: Pick<ContractAllowance, 'ofMembership'>
  readonly charging: Pick<Charging, 'drop'>
  readonly givingBack: GivingBack
  readonly telling: MembershipTelling
  readonly inTurn: Turns
  /** Whoever gives money of an order back waits for others who do. */
  readonly orders: { hold(tx: Tx, uuid: string): Promise<unknown> }
}

const isPaid = ({ state, kind }: KeptCharge) => state === 'paid' && kind !== 'credit'

/** What goes back of what was paid for a membership, and what does not for what was used of it. */
export function sumsOnWithdrawal(charges: readonly KeptCharge[], count: { used: number; included: number }) {
  const paid = sumOfPaid(charges.filter(isPaid).map(({ quote }) => quote))
  const back: PaidSum = backOnWithdrawal(paid, count)
  return { back, amount: back.price + back.vat, kept: paid.price + paid.vat - back.price - back.vat }
}

/** Whoever thinks better of it within the time for that: it is over, and the money goes back. */
export function createMembershipWithdrawing(parts: WithdrawingParts) {
  const { database, clock, jobs, allowance, charging, givingBack, telling, inTurn, orders } = parts

  async function withdraw(tx: Tx, membership: KeptMembership, offer: Offer): Promise<WithdrawnMembership> {
    const { uuid } = membership
    const charges = await selectCharges(tx, [uuid])
    if (membership.withdrawn_at !== null) {
      const credit = charges.find(({ kind }) => kind === 'credit')
      return { received_at: membership.withdrawn_at.toISOString(), back: -(credit?.amount ?? 0) }
    }
    const [now, today] = [clock.now(), clock.today()]
    if (withdrawableUntil(membership, today) === null) {
      const message = 'This membership cannot be withdrawn from any more.'
      throw new AppError('conflict', { entries: [{ code: 'too_late', message }] })
    }
    const count = (await allowance.ofMembership(tx, membership)) ?? { used: 0, included: 0 }
    const { back, amount, kept } = sumsOnWithdrawal(charges, count)
    const until = lastTerm(membership)?.until ?? today
    await updateMembership(tx, uuid, withdrawn(membership, today), now)
    await updateBeside(tx, uuid, { withdrawn_at: now })
    await charging.drop(tx, uuid, ['term', 'difference'])
    if (amount > 0)
      await givingBack.credit(tx, membership, { from: today, until, part: -back.price, vat: -back.vat }, offer)
    await jobs.enqueue(tx, syncSubscription, { membership: uuid })
    await telling(tx, membership, offer, { kind: 'withdrawn', amount, kept, day: membership.anchor, moment: now })
    return { received_at: now.toISOString(), back: amount }
  }

  return {
    /** The same answer for who asks again. */
    async withdraw(account: string, uuid: string): Promise<WithdrawnMembership> {
      if (!isUuid(uuid)) throw new AppError('not_found')
      const offer = await readOffer(parts)
      return inTurn(uuid, () =>
        database.inTransaction(async (tx) => {
          const seen = await findMembership(tx, uuid)
          if (seen?.account !== account) throw new AppError('not_found')
          if (seen.order_uuid !== null) await orders.hold(tx, seen.order_uuid)
          const membership = await findMembership(tx, uuid, { lock: true })
          if (membership === undefined) throw new AppError('not_found')
          return withdraw(tx, membership, offer)
        }),
      )
    },
  }
}
