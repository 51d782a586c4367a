import type { OwnMembership, OwnMemberships, OwnSubscription } from '#contract/memberships.ts'
import { membershipPlans, type Tier, tierOn } from '#domain/memberships/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import type { ContractAllowance } from './allowance.ts'
import { type ContractPackages, usedOf } from './packages.ts'
import { type Offer, type OfferParts, readOffer } from './pricing.ts'
import { type KeptMembership, selectCharges, selectMembershipsOf, selectOrderInvoices } from './store.ts'
import { selectPurchasesOf } from './store-packages.ts'
import { toContracts, toMembership, toPackages, toPlans, toPurchase, toSubscription } from './view.ts'

type MembershipReadingParts = OfferParts & {
  readonly database: Database
  readonly clock: Clock
  readonly allowance: ContractAllowance
  /** Asks how payments stand that are under way. */
  readonly reconcile: (membership: string) => Promise<unknown>
  readonly packages: Pick<ContractPackages, 'reconcile'>
}

/** What somebody has, as they see it. */
export function createMembershipReading(parts: MembershipReadingParts) {
  const { database, clock, allowance, reconcile, packages } = parts
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
      const before = await selectMembershipsOf(db, account)
      // Whoever comes back from paying may be faster than the news of it.
      for (const { uuid, ended } of before) if (!ended) await reconcile(uuid)
      await packages.reconcile(account)
      const purchases = await selectPurchasesOf(db, account)
      // Somebody who began to join and did not has nothing to see of it.
      const memberships = (await selectMembershipsOf(db, account)).filter(
        ({ anchor, ended }) => anchor !== null || !ended,
      )
      return {
        plans: toPlans(offer),
        memberships: await show(memberships, offer),
        contracts: toContracts(await allowance.left(account)),
        packages: toPackages(offer),
        purchases: await Promise.all(
          purchases
            .filter(({ state }) => state !== 'open')
            .map(async (one) => toPurchase(one, await usedOf(db, one), offer, clock.today())),
        ),
      }
    },

    async one(membership: KeptMembership): Promise<OwnMembership> {
      const [shown] = await show([membership], await readOffer(parts))
      if (shown === undefined) throw new Error('A membership was not shown.')
      return shown
    },

    /** How high somebody stands today; null for who has none. */
    tier: async (within: Db | Tx, account: string): Promise<Tier | null> =>
      tierOn(await selectMembershipsOf(within, account), clock.today()),

    /** What can be joined, for what is only for members. */
    plansForSale: async () =>
      toPlans(await readOffer(parts)).map(({ plan, name }) => ({ tier: membershipPlans[plan].tier, name })),

    async subscriptions(account: string): Promise<OwnSubscription[]> {
      const offer = await readOffer(parts)
      return (await selectMembershipsOf(db, account)).flatMap((one) => toSubscription(one, offer))
    },
  }
}
