import { heldOf } from '#domain/orders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { Refunds } from '../payments/refunds.ts'
import type { Charging, WantedCharge } from './charging.ts'
import type { MembershipInvoices } from './invoicing.ts'
import { returnCharge } from './jobs.ts'
import type { Offer } from './pricing.ts'
import { type KeptMembership, selectCharges, updateCharge } from './store.ts'
import { selectMembershipPayments } from './store-payments.ts'

type GivingBackParts = {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly charging: Pick<Charging, 'charge'>
  readonly invoicing: Pick<MembershipInvoices, 'number'>
  /** What was paid with an order goes back as any money of it does. */
  readonly refunds: Pick<Refunds, 'give' | 'left'>
  readonly log: { error(details: object, sentence: string): void }
}

export type GivingBack = ReturnType<typeof createGivingBack>

/** Money of a membership that goes back by the way it came, the newest first, with an invoice of it. */
export function createGivingBack({ clock, jobs, charging, invoicing, refunds, log }: GivingBackParts) {
  /** What an order paid for it; the order may hold less by now. */
  async function backByOrder(tx: Tx, order: string, most: number, by: string): Promise<number> {
    const amount = Math.min(most, await refunds.left(tx, order))
    if (amount > 0) await refunds.give(tx, { order, amount, why: 'withdrawn', by })
    return Math.max(0, amount)
  }

  async function backByPayments(tx: Tx, charge: string, most: number): Promise<number> {
    let rest = most
    for (const payment of await selectMembershipPayments(tx, charge)) {
      const amount = Math.min(rest, heldOf(payment))
      if (amount <= 0 || payment.provider_id === null || payment.alarm !== null) continue
      await jobs.enqueue(tx, returnCharge, { provider_id: payment.provider_id, amount })
      rest -= amount
    }
    return most - rest
  }

  return {
    /** In the transaction that holds the membership; answers how much it is, in cents with VAT. */
    async credit(
      tx: Tx,
      membership: KeptMembership,
      wanted: Omit<WantedCharge, 'kind' | 'plan' | 'price'>,
      offer: Offer,
    ): Promise<number> {
      const { uuid, account, plan, price } = membership
      const paid = (await selectCharges(tx, [uuid])).filter(({ state, amount }) => state === 'paid' && amount > 0)
      const credit = await charging.charge(tx, membership, { kind: 'credit', plan, price, ...wanted }, offer)
      await updateCharge(tx, credit.uuid, { state: 'paid', paid_at: clock.now() })
      await invoicing.number(tx, credit)
      let rest = -credit.amount
      for (const charge of paid.reverse()) {
        if (rest <= 0) break
        const most = Math.min(rest, charge.amount)
        rest -=
          charge.order_uuid === null
            ? await backByPayments(tx, charge.uuid, most)
            : await backByOrder(tx, charge.order_uuid, most, account)
      }
      if (rest > 0) log.error({ membership: uuid, rest }, 'there is not enough to give back')
      return -credit.amount
    },
  }
}
