import { z } from 'zod'
import { addMonths, isoDate, parseDutchDate } from '#domain/values/index.ts'
import { type SandboxPayment, sandboxId } from './payment.ts'

const amountSchema = z.object({ currency: z.literal('EUR'), value: z.string().regex(/^\d{1,7}\.\d{2}$/) })

/** Somebody who pays more than once, what they allow, and what is charged by itself: as the provider keeps them. */
export const customerSchema = z.looseObject({
  resource: z.literal('customer'),
  id: z.string(),
  mode: z.literal('test'),
  name: z.string().nullable(),
  email: z.string().nullable(),
  locale: z.string().nullable(),
  metadata: z.unknown().optional(),
  createdAt: z.string(),
})

export const mandateSchema = z.looseObject({
  resource: z.literal('mandate'),
  id: z.string(),
  mode: z.literal('test'),
  status: z.enum(['valid', 'pending', 'invalid']),
  method: z.string(),
  customerId: z.string(),
  createdAt: z.string(),
})

export const subscriptionSchema = z.looseObject({
  resource: z.literal('subscription'),
  id: z.string(),
  mode: z.literal('test'),
  createdAt: z.string(),
  status: z.enum(['pending', 'active', 'canceled', 'suspended', 'completed']),
  amount: amountSchema,
  interval: z.string(),
  startDate: z.string(),
  nextPaymentDate: z.string().nullable(),
  /** How many were made. */
  charges: z.number().int(),
  description: z.string(),
  customerId: z.string(),
  mandateId: z.string(),
  webhookUrl: z.string().nullable(),
  metadata: z.unknown().optional(),
})

export type SandboxCustomer = z.infer<typeof customerSchema>
export type SandboxMandate = z.infer<typeof mandateSchema>
export type SandboxSubscription = z.infer<typeof subscriptionSchema>

const newCustomerSchema = z.object({
  name: z.string().max(255).nullish(),
  email: z.email().nullish(),
  locale: z.string().nullish(),
  metadata: z.unknown().optional(),
})

type MadeOrRefused<Thing> =
  | { readonly made: Thing }
  | { readonly refusal: { detail: string; field: string | undefined } }

function refusalOf(error: z.ZodError): { readonly refusal: { detail: string; field: string | undefined } } {
  const [issue] = error.issues
  return {
    refusal: { detail: issue?.message ?? 'The request is not valid', field: issue?.path.join('.') || undefined },
  }
}

export function newCustomer(body: unknown, now: Date): MadeOrRefused<SandboxCustomer> {
  const parsed = newCustomerSchema.safeParse(body ?? {})
  if (!parsed.success) return refusalOf(parsed.error)
  const { name = null, email = null, locale = null, metadata = null } = parsed.data
  return {
    made: {
      ...{ resource: 'customer', id: sandboxId('cst'), mode: 'test', name, email, locale, metadata },
      createdAt: now.toISOString(),
    },
  }
}

export const newMandate = (customerId: string, now: Date): SandboxMandate => ({
  ...{ resource: 'mandate', id: sandboxId('mdt'), mode: 'test', status: 'valid', method: 'directdebit', customerId },
  createdAt: now.toISOString(),
})

const intervalForm = /^(\d{1,2}) months?$/

const newSubscriptionSchema = z.object({
  amount: amountSchema,
  interval: z.string().regex(intervalForm, { error: 'The interval is invalid' }),
  startDate: z.iso.date().optional(),
  description: z.string().min(1).max(255),
  webhookUrl: z.url().nullish(),
  metadata: z.unknown().optional(),
})

/** For a customer with a mandate, and with other descriptions than this one. */
export function newSubscription(
  body: unknown,
  of: { readonly customer: string; readonly mandate: string; readonly taken: readonly string[] },
  now: Date,
): MadeOrRefused<SandboxSubscription> {
  const parsed = newSubscriptionSchema.safeParse(body)
  if (!parsed.success) return refusalOf(parsed.error)
  const { amount, interval, description, webhookUrl = null, metadata = null } = parsed.data
  if (of.taken.includes(description)) return { refusal: { detail: 'The description is taken', field: 'description' } }
  const startDate = parsed.data.startDate ?? now.toISOString().slice(0, 10)
  return {
    made: {
      ...{ resource: 'subscription', id: sandboxId('sub'), mode: 'test', createdAt: now.toISOString() },
      ...{ status: 'active', amount, interval, startDate, nextPaymentDate: startDate, charges: 0, description },
      ...{ customerId: of.customer, mandateId: of.mandate, webhookUrl, metadata, times: null, method: null },
    },
  }
}

export const canceledSubscription = (subscription: SandboxSubscription, now: Date): SandboxSubscription => ({
  ...subscription,
  ...{ status: 'canceled', nextPaymentDate: null, canceledAt: now.toISOString() },
})

/** The charge that is due next, whatever day it is, and the subscription after it. */
export function nextChargeOf(subscription: SandboxSubscription) {
  const { nextPaymentDate, interval, startDate, charges, amount, description } = subscription
  const start = parseDutchDate(startDate)
  if (nextPaymentDate === null || start === undefined) return undefined
  const [, months = '1'] = intervalForm.exec(interval) ?? []
  const next = addMonths(start, Number(months) * (charges + 1))
  const { customerId, mandateId, webhookUrl, metadata } = subscription
  const payment: SandboxPayment = {
    ...{ resource: 'payment', id: sandboxId('tr'), mode: 'test', createdAt: `${nextPaymentDate}T09:00:00.000Z` },
    ...{ amount, description, method: 'directdebit', metadata, status: 'pending', isCancelable: false, locale: null },
    ...{ profileId: 'pfl_sandbox001', sequenceType: 'recurring', redirectUrl: null, cancelUrl: null, webhookUrl },
    ...{ customerId, mandateId, subscriptionId: subscription.id },
  }
  return {
    payment,
    after: { ...subscription, charges: charges + 1, nextPaymentDate: next === undefined ? null : isoDate(next) },
  }
}

/** As it is answered. */
export const withSelf = <Thing extends object>(thing: Thing, href: string) => ({
  ...thing,
  _links: { self: { href, type: 'application/hal+json' } },
})
