import { z } from 'zod'
import { endReasons, membershipStates, perks, planChanges, planSlugs, tiers } from '#domain/memberships/index.ts'
import { defineRoute } from './route.ts'

const cents = z.number().int()
/** YYYY-MM-DD, a day in Amsterdam. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const own = { tags: ['dashboard'], secret: true } as const
const named = z.object({ nl: z.string(), en: z.string() })

/** What it costs for one term: without VAT, as it is offered, and as it is paid. */
const priced = { price: cents, price_with_vat: cents, per: z.enum(['month', 'year']) }
const held = {
  /** Contracts that can be approved in a year of membership. */
  included: z.number().int(),
  tier: z.enum(tiers),
  /** What comes with it that not everybody gets. */
  perks: z.array(z.enum(perks)),
}

const planSchema = z
  .object({ plan: z.enum(planSlugs), name: named, ...priced, ...held })
  .meta({ id: 'MembershipPlan', description: 'A membership that can be joined today.' })

/** Until when it can be withdrawn from without a reason, and what goes back then, with VAT; null where it cannot any more. */
const withdrawal = z
  .object({
    /** The last day. */
    until: day,
    back: cents,
    /** For contracts that were approved with it. */
    kept: cents,
  })
  .nullable()

const invoiceSchema = z.object({ number: z.string(), path: z.string() })

const chargeSchema = z
  .object({
    uuid: z.string(),
    /** `term`: a month or year. `difference`: the rest of one with more in it. `credit`: goes back, below zero. */
    kind: z.enum(['term', 'difference', 'credit']),
    plan: z.enum(planSlugs),
    name: named,
    from: day,
    /** The first day after it. */
    until: day,
    /** With VAT. */
    amount: cents,
    /** `returned`: the bank took it back. */
    state: z.enum(['open', 'paid', 'returned']),
    paid_at: z.string().nullable(),
    invoice: invoiceSchema.nullable(),
  })
  .meta({ id: 'MembershipCharge', description: 'What was paid for a membership, or is to be paid.' })

const ownMembershipSchema = z
  .object({
    uuid: z.string(),
    plan: z.enum(planSlugs),
    name: named,
    ...priced,
    ...held,
    /** Of `included`, in the year of membership that runs. */
    used: z.number().int(),
    state: z.enum(membershipStates),
    /** Null while the first payment is awaited. */
    since: day.nullable(),
    /** The first day that is not paid for; where it ends earlier, that day. */
    until: day.nullable(),
    /** Null where nothing is charged any more. */
    next_charge: z
      .object({
        on: day,
        /** With VAT. */
        amount: cents,
        plan: z.enum(planSlugs),
        /** `mandate`: taken by itself. `link`: paid by who has it. */
        by: z.enum(['mandate', 'link']),
      })
      .nullable(),
    /** What it becomes with the next term. */
    next_plan: z.enum(planSlugs).nullable(),
    /** The last day on which what is not paid can be, with everything as it was. */
    grace_until: day.nullable(),
    /** When it would end if it were cancelled today. */
    ends_if_cancelled: day.nullable(),
    ended_why: z.enum(endReasons).nullable(),
    withdrawal,
    /** What can be paid now; null when nothing is open. */
    open_charge: z.object({ uuid: z.string(), amount: cents, due_on: day }).nullable(),
    /** The newest first. */
    charges: z.array(chargeSchema),
  })
  .meta({ id: 'OwnMembership', description: 'A membership of this account.' })

export type OwnMembership = z.infer<typeof ownMembershipSchema>

const packageSchema = z
  .object({ package: z.string(), name: named, contracts: z.number().int(), price: cents, price_with_vat: cents })
  .meta({ id: 'ContractPackage', description: 'Contracts that can be bought once, and stay.' })

const purchaseSchema = z
  .object({
    uuid: z.string(),
    package: z.string(),
    name: named,
    included: z.number().int(),
    used: z.number().int(),
    /** With VAT; below zero it went back. */
    amount: cents,
    /** `returned`: the bank took it back. */
    state: z.enum(['paid', 'returned', 'withdrawn']),
    paid_at: z.string().nullable(),
    invoice: invoiceSchema.nullable(),
    withdrawal,
  })
  .meta({ id: 'PackagePurchase', description: 'Contracts that were bought by themselves.' })

const membershipsSchema = z
  .object({
    /** In the order of what is in them. */
    plans: z.array(planSchema),
    /** Those that run first, then the newest. */
    memberships: z.array(ownMembershipSchema),
    /** Contracts of all memberships and packages together; null for who has none. */
    contracts: z
      .object({ included: z.number().int().nullable(), used: z.number().int(), until: day.nullable() })
      .nullable(),
    /** Contracts that can be bought beside a membership or without one, the fewest first. */
    packages: z.array(packageSchema),
    /** Those that were bought by themselves, the newest first. */
    purchases: z.array(purchaseSchema),
  })
  .meta({ id: 'OwnMemberships', description: 'What can be joined, and what this account has.' })

export type OwnMemberships = z.infer<typeof membershipsSchema>

export const readOwnMemberships = defineRoute({
  ...own,
  id: 'readOwnMemberships',
  method: 'GET',
  path: '/api/api_customer_dashboard/memberships',
  summary: 'Memberships for sale, and those of this account with their charges and what is left of them',
  responses: { 200: membershipsSchema },
})

const subscriptionSchema = z
  .object({
    membership: z.string(),
    plan: z.enum(planSlugs),
    state: z.enum(membershipStates),
    interval: z.enum(['1 month', '12 months']),
    /** With VAT. */
    amount: cents,
    next_charge_on: day,
  })
  .meta({ id: 'Subscription', description: 'What is charged again by itself.' })

export type OwnSubscription = z.infer<typeof subscriptionSchema>

export const listSubscriptions = defineRoute({
  ...own,
  id: 'listSubscriptions',
  method: 'GET',
  path: '/api/api_customer_dashboard/subscriptions',
  summary: 'What is charged to this account by itself, and when next',
  responses: { 200: z.object({ subscriptions: z.array(subscriptionSchema) }) },
})

const plan = z.string().max(60)
const params = z.object({ uuid: z.string() })
const linkSchema = z
  .object({ uuid: z.string(), payment_link: z.string() })
  .meta({ id: 'MembershipPaymentLink', description: 'Where it is paid; one comes back at /membership.' })

/**
 * `already_member`: change the one there is. `not_running`: it has not begun, or is over. `not_paid`: what is open is paid first.
 * `nothing_open`: there is nothing to pay. `too_late`: the time to withdraw is over.
 */
export const membershipRefusedSchema = z.object({
  errors: z.array(
    z.object({
      code: z.enum(['already_member', 'not_running', 'not_paid', 'nothing_open', 'too_late']),
      message: z.string(),
    }),
  ),
})

export const joinMembership = defineRoute({
  ...own,
  id: 'joinMembership',
  method: 'POST',
  path: '/api/api_customer_dashboard/memberships',
  summary: 'Joins: answers where the first term is paid; what an invoice lacks is answered with 422 first',
  body: z.strictObject({ plan }),
  responses: { 201: linkSchema, 409: membershipRefusedSchema },
})

export const payMembership = defineRoute({
  ...own,
  id: 'payMembership',
  method: 'POST',
  path: '/api/api_customer_dashboard/memberships/:uuid/payment',
  summary: 'Pays what is open: the same place for whoever asks twice',
  params,
  responses: { 201: linkSchema, 409: membershipRefusedSchema },
})

const changedSchema = z
  .object({
    /** `upgrade`: at once, and when it costs something once that is paid. `downgrade`: with the next term. `enterprise`: contact us. */
    change: z.enum([...planChanges, 'none']),
    preview: z.boolean(),
    /** Now, with VAT. */
    costs: cents,
    /** From when it holds. */
    from: day.nullable(),
    /** What is charged next, once it holds. */
    next_charge: z.object({ on: day, amount: cents, plan: z.enum(planSlugs) }).nullable(),
    /** Where that is paid; null where nothing is. */
    payment_link: z.string().nullable(),
  })
  .meta({ id: 'MembershipChange', description: 'What changing the plan does and costs.' })

export type ChangedMembership = z.infer<typeof changedSchema>

export const changeMembership = defineRoute({
  ...own,
  id: 'changeMembership',
  method: 'PATCH',
  path: '/api/api_customer_dashboard/memberships/:uuid',
  summary: 'Changes the plan, or with preview tells what that would do; the plan one has takes back what was planned',
  params,
  body: z.strictObject({ plan, preview: z.boolean().optional() }),
  responses: { 200: changedSchema, 409: membershipRefusedSchema },
})

export const cancelMembership = defineRoute({
  ...own,
  id: 'cancelMembership',
  method: 'DELETE',
  path: '/api/api_customer_dashboard/memberships/:uuid',
  summary: 'Ends it as soon as that can be, and answers when that is',
  params,
  responses: { 200: z.object({ until: day, state: z.enum(membershipStates) }), 409: membershipRefusedSchema },
})

export const resumeMembership = defineRoute({
  ...own,
  id: 'resumeMembership',
  method: 'POST',
  path: '/api/api_customer_dashboard/memberships/:uuid/resume',
  summary: 'Takes back that it ends',
  params,
  responses: { 200: ownMembershipSchema, 409: membershipRefusedSchema },
})

export const withdrawnSchema = z
  .object({
    /** When we were told; the same stands in the letter that confirms it. */
    received_at: z.string(),
    /** With VAT. */
    back: cents,
  })
  .meta({ id: 'MembershipWithdrawal', description: 'That somebody withdrew from a membership, and what goes back.' })

export type WithdrawnMembership = z.infer<typeof withdrawnSchema>

export const withdrawMembership = defineRoute({
  ...own,
  id: 'withdrawMembership',
  method: 'POST',
  path: '/api/api_customer_dashboard/memberships/:uuid/withdrawal',
  summary: 'Withdraws from it within fourteen days of joining: it is over and the money goes back, confirmed by mail',
  params,
  responses: { 200: withdrawnSchema, 409: membershipRefusedSchema },
})

export const downloadMembershipInvoice = defineRoute({
  ...own,
  id: 'downloadMembershipInvoice',
  method: 'GET',
  path: '/api/api_customer_dashboard/membership_charges/:uuid/invoice.pdf',
  summary: 'The invoice of a charge',
  params,
  responses: { 200: z.string().meta({ format: 'binary', description: 'The file itself, as an attachment.' }) },
})

export const membershipRoutes = [
  readOwnMemberships,
  listSubscriptions,
  joinMembership,
  payMembership,
  changeMembership,
  cancelMembership,
  resumeMembership,
  withdrawMembership,
  downloadMembershipInvoice,
] as const
