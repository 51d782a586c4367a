import type { OwnMembership, OwnMemberships, OwnSubscription } from '#contract/memberships.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import type { ContractAllowance } from './allowance.ts'
import { type Offer, type OfferParts, readOffer } from './pricing.ts'
import { type KeptMembership, selectCharges, selectMembershipsOf, selectOrderInvoices } from './store.ts'
import { toContracts, toMembership, toPlans, toSubscription } from './view.ts'

type ReadingParts = OfferParts & {
  readonly database: Database
  readonly clock: Clock
  readonly allowance: ContractAllowance
}

/** What somebody has, as they see it. */
export function createMembershipReading(parts: ReadingParts) {
  const { database, clock, allowance } = parts
  const { db } = database

  async function show(memberships: readonly KeptMembership[], offer: Offer): Promise<OwnMembership[]> {
    const charges = await selectCharges(
      db,
      memberships.map(({ uuid }) => uuid),
    )
    const orders = charges.flatMap(({ order_uuid }) => order_uuid ?? [])
    const rows = await selectOrderInvoices(db, orders)
    const orderInvoices = new Map(rows.map(({ order_uuid, number }) => [order_uuid, number]))
    return Promise.all(
      memberships.map(async (membership) => {
        const own = charges.filter((one) => one.membership === membership.uuid)
        const used = (await allowance.ofMembership(db, membership))?.used ?? 0
        return toMembership({ membership, charges: own, used, orderInvoices }, offer, clock.today())
      }),
    )
  }

  return {
    async list(account: string): Promise<OwnMemberships> {
      const offer = await readOffer(parts)
      const memberships = await selectMembershipsOf(db, account)
      return {
        plans: toPlans(offer),
        memberships: await show(memberships, offer),
        contracts: toContracts(await allowance.left(account)),
      }
    },

    async subscriptions(account: string): Promise<OwnSubscription[]> {
      const offer = await readOffer(parts)
      return (await selectMembershipsOf(db, account)).flatMap((one) => toSubscription(one, offer))
    },
  }
}
