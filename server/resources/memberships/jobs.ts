import { z } from 'zod'
import type { Tx } from '#server/db/index.ts'
import { defineJob } from '#server/jobs/index.ts'

const orderedLetters = ['welcome', 'charged_back', 'ended', 'recovered'] as const
export type OrderedLetter = (typeof orderedLetters)[number]

/** What the jobs of memberships ask for. */
export type MembershipNeeds = {
  readonly memberships: {
    readonly subscribing: {
      sync(membership: string): Promise<void>
      end(customer: string, subscription: string): Promise<void>
    }
    readonly round: { look(): Promise<number>; reconcile(): Promise<number> }
    readonly returning: (provider_id: string, amount: number) => Promise<void>
    /** Draws what goes along, and answers what is to be done with the job being done. */
    readonly letter: (membership: string, letter: OrderedLetter) => Promise<(tx: Tx) => Promise<void>>
    readonly packages: { reconcile(): Promise<number> }
    readonly packageLetter: (purchase: string) => Promise<(tx: Tx) => Promise<void>>
    readonly paidLetter: (charge: string, letter: 'welcome' | 'renewed') => Promise<(tx: Tx) => Promise<void>>
  }
}

/** Has the provider charge what is to be charged and nothing else. It bears repeating, and is asked until it is so. */
export const syncSubscription = defineJob({
  id: 'sync_subscription',
  schema: z.strictObject({ membership: z.uuid() }),
  attempts: 45,
  handler: ({ payload }, { memberships }: MembershipNeeds) => memberships.subscribing.sync(payload.membership),
})

/** Of somebody who is gone. */
export const endSubscription = defineJob({
  id: 'end_subscription',
  schema: z.strictObject({ customer: z.string(), subscription: z.string() }),
  attempts: 45,
  handler: ({ payload }, { memberships }: MembershipNeeds) =>
    memberships.subscribing.end(payload.customer, payload.subscription),
})

/** Money for nothing that was due goes back by the way it came. */
export const returnCharge = defineJob({
  id: 'return_charge',
  schema: z.strictObject({ provider_id: z.string(), amount: z.int().positive() }),
  attempts: 45,
  dedup: ({ provider_id, amount }) => `${provider_id}-${amount}`,
  handler: ({ payload }, { memberships }: MembershipNeeds) =>
    memberships.returning(payload.provider_id, payload.amount),
})

/** About one that came with an order, which has an invoice of its own. */
export const tellMembership = defineJob({
  id: 'tell_membership',
  schema: z.strictObject({ membership: z.uuid(), letter: z.enum(orderedLetters) }),
  attempts: 45,
  handler: async ({ payload, finish }, { memberships }: MembershipNeeds) =>
    finish(await memberships.letter(payload.membership, payload.letter)),
})

/** The invoice is drawn and goes out with the letter, once. */
export const tellPaid = defineJob({
  id: 'tell_membership_paid',
  schema: z.strictObject({ charge: z.uuid(), letter: z.enum(['welcome', 'renewed']) }),
  attempts: 45,
  dedup: ({ charge }) => charge,
  handler: async ({ payload, finish }, { memberships }: MembershipNeeds) =>
    finish(await memberships.paidLetter(payload.charge, payload.letter)),
})

/** The same of a package of contracts. */
export const tellPackage = defineJob({
  id: 'tell_package_bought',
  schema: z.strictObject({ purchase: z.uuid() }),
  attempts: 45,
  dedup: ({ purchase }) => purchase,
  handler: async ({ payload, finish }, { memberships }: MembershipNeeds) =>
    finish(await memberships.packageLetter(payload.purchase)),
})

/** Days count, so that an hour more or less is nobody's loss. */
const lookAfterMemberships = defineJob({
  id: 'look_after_memberships',
  schema: z.object({}),
  every: 3_600_000,
  handler: async ({ log }, { memberships }: MembershipNeeds) => {
    const failed = await memberships.round.look()
    if (failed > 0) log.warn({ failed }, 'memberships that could not be looked after')
  },
})

/** News that never came is fetched. */
const reconcileMemberships = defineJob({
  id: 'reconcile_memberships',
  schema: z.object({}),
  every: 3 * 60_000,
  handler: async ({ log }, { memberships }: MembershipNeeds) => {
    const asked = (await memberships.round.reconcile()) + (await memberships.packages.reconcile())
    if (asked > 0) log.info({ asked }, 'payments of memberships looked after')
  },
})

export const membershipJobs = {
  sync_subscription: syncSubscription,
  end_subscription: endSubscription,
  return_charge: returnCharge,
  tell_membership: tellMembership,
  tell_membership_paid: tellPaid,
  tell_package_bought: tellPackage,
  look_after_memberships: lookAfterMemberships,
  reconcile_memberships: reconcileMemberships,
}
