import { randomUUID } from 'node:crypto'
import {
  begun,
  endedBy,
  lastTerm,
  newMembership,
  packagedContracts,
  paidAgain,
  planNamed,
  unpaid,
} from '#domain/memberships/index.ts'
import { supplementOf } from '#domain/pricing/index.ts'
import type { AnswersOf } from '#domain/questions/index.ts'
import { isoDate } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { OrderLine, OrderQuote } from '../orders/order.ts'
import {
  insertCharge,
  insertMembership,
  type KeptMembership,
  selectCharges,
  selectOfOrder,
  updateCharge,
  updateMembership,
} from './store.ts'
import { closePackages, upsertGrant } from './store-grants.ts'

type OrderedParts = {
  readonly clock: Clock
  /** Something about its money changed: whoever charges it must know, and whoever has it. */
  readonly changed: (tx: Tx, uuid: string, news: 'begun' | 'unpaid' | 'ended' | 'paid') => Promise<void>
}

/** An order that was paid, with the lines it was paid for. */
type PaidOrder = {
  readonly uuid: string
  readonly account: string
  readonly quote: OrderQuote
  readonly billing: AnswersOf<'billing'>
}

const chargeOfOrder = async (tx: Tx, membership: string) =>
  (await selectCharges(tx, [membership])).find(({ order_uuid }) => order_uuid !== null)

const isMembership = ({ name }: OrderLine) => name === 'membership'

/** Memberships and packages of contracts that are bought along with something else, in the transaction of that order. */
export function createOrderedMemberships({ clock, changed }: OrderedParts) {
  async function begin(tx: Tx, order: PaidOrder, line: OrderLine): Promise<void> {
    const plan = planNamed(line.key)
    if (plan === undefined) return
    const uuid = randomUUID()
    const { account, billing } = order
    const membership = begun(newMembership({ plan: plan.slug, price: line.total }), clock.today())
    const term = lastTerm(membership)
    if (term === null) return
    await insertMembership(tx, { uuid, account, order_uuid: order.uuid }, membership, clock.now())
    await insertCharge(
      tx,
      {
        ...{ uuid: randomUUID(), membership: uuid, account, kind: 'term', plan: plan.slug, price: line.total, billing },
        ...{ from_day: isoDate(term.from), until_day: isoDate(term.until) },
        quote: { ...supplementOf([line]), lines: [line], vat_rate: order.quote.vat_rate },
        ...{ state: 'paid', order_uuid: order.uuid, paid_at: clock.now() },
      },
      clock.now(),
    )
    await changed(tx, uuid, 'begun')
  }

  /** The order was paid again: what came with it goes on, or begins anew where it had ended for that. */
  async function restore(tx: Tx, membership: KeptMembership): Promise<void> {
    const { uuid, ended } = membership
    const stays = membership.grace_until === null && ended?.why !== 'unpaid' && ended?.why !== 'refunded'
    if (stays) return
    const { plan, price } = membership
    const after = ended ? begun(newMembership({ plan, price }), clock.today()) : paidAgain(membership)
    const first = await chargeOfOrder(tx, uuid)
    const term = lastTerm(after)
    if (first && term)
      await updateCharge(tx, first.uuid, {
        ...{ state: 'paid', ...(ended && { from_day: isoDate(term.from), until_day: isoDate(term.until) }) },
      })
    await updateMembership(tx, uuid, after, clock.now())
    await changed(tx, uuid, 'paid')
  }

  async function end(tx: Tx, membership: KeptMembership): Promise<void> {
    await updateMembership(tx, membership.uuid, endedBy(membership, clock.today(), 'refunded'), clock.now())
    await changed(tx, membership.uuid, 'ended')
  }

  return {
    /** Paid, for the first time or again. */
    async paid(tx: Tx, order: PaidOrder): Promise<void> {
      const before = await selectOfOrder(tx, order.uuid)
      for (const membership of before) await restore(tx, membership)
      for (const line of order.quote.lines.filter(isMembership))
        if (!before.some(({ plan }) => plan === line.key)) await begin(tx, order, line)
      for (const { key, amount, total } of order.quote.lines) {
        const included = Object.hasOwn(packagedContracts, key) ? packagedContracts[key] : undefined
        if (included === undefined || total < 0) continue
        const source = { uuid: randomUUID(), account: order.account, order_uuid: order.uuid, package: key }
        const grant = { from: clock.today(), until: null, included: included * amount }
        await upsertGrant(tx, source, grant, clock.now())
      }
    },

    /** Its money went back: by the bank, and then it can be paid again, or because we gave it back. */
    async reversed(tx: Tx, order: string, by: 'bank' | 'us'): Promise<void> {
      for (const membership of await selectOfOrder(tx, order)) {
        if (membership.ended) continue
        if (by === 'us') await end(tx, membership)
        else {
          const first = await chargeOfOrder(tx, membership.uuid)
          if (first) await updateCharge(tx, first.uuid, { state: 'returned' })
          await updateMembership(tx, membership.uuid, unpaid(membership, clock.today()), clock.now())
          await changed(tx, membership.uuid, 'unpaid')
        }
      }
      await closePackages(tx, order)
    },
  }
}
