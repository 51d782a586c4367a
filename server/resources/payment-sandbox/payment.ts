import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type ProviderStatus, providerStatuses } from '#domain/orders/index.ts'

const amountSchema = z.object({ currency: z.string(), value: z.string() })

const sequenceTypes = ['oneoff', 'first', 'recurring'] as const

/** A payment as the provider keeps it, in its own words. */
export const paymentSchema = z.looseObject({
  resource: z.literal('payment'),
  id: z.string(),
  mode: z.literal('test'),
  createdAt: z.string(),
  amount: amountSchema,
  amountRefunded: amountSchema.optional(),
  amountChargedBack: amountSchema.optional(),
  /** What went back by asking for it, each by the key it was asked with. */
  refunds: z.array(z.object({ id: z.string(), key: z.string().nullable(), amount: amountSchema })).optional(),
  description: z.string(),
  method: z.string().nullable(),
  metadata: z.unknown(),
  status: z.enum(providerStatuses),
  isCancelable: z.boolean().optional(),
  locale: z.string().nullable(),
  profileId: z.string(),
  sequenceType: z.enum(sequenceTypes),
  customerId: z.string().optional(),
  mandateId: z.string().optional(),
  subscriptionId: z.string().optional(),
  /** Null where nobody is led anywhere: taken by mandate. */
  redirectUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
  webhookUrl: z.string().nullable(),
  expiresAt: z.string().optional(),
})

export type SandboxPayment = z.infer<typeof paymentSchema>

const newAmountSchema = z.object({
  currency: z.literal('EUR', { error: 'The currency is not supported' }),
  value: z
    .string()
    .regex(/^\d{1,7}\.\d{2}$/, { error: 'The amount is not a valid amount' })
    .refine((value) => Number(value) > 0, { error: 'The amount is lower than the minimum' }),
})

/** What can be asked for. What it does not know is left alone, as the provider does. */
const newPaymentSchema = z
  .object({
    amount: newAmountSchema,
    description: z.string().min(1).max(255),
    redirectUrl: z.url().optional(),
    cancelUrl: z.url().nullish(),
    webhookUrl: z.url().nullish(),
    locale: z.string().nullish(),
    metadata: z.unknown().optional(),
    customerId: z.string().optional(),
    sequenceType: z.enum(sequenceTypes).default('oneoff'),
  })
  .refine(({ sequenceType, redirectUrl }) => sequenceType === 'recurring' || redirectUrl !== undefined, {
    error: 'The redirect url is missing',
    path: ['redirectUrl'],
  })
  .refine(({ sequenceType, customerId }) => sequenceType === 'oneoff' || customerId !== undefined, {
    error: 'The customer is missing',
    path: ['customerId'],
  })

type NewSandboxPayment =
  | { readonly payment: SandboxPayment }
  | { readonly refusal: { readonly detail: string; readonly field: string | undefined } }

/** How long a founder has. */
const lifetime = 60 * 60_000

export function newPayment(body: unknown, now: Date): NewSandboxPayment {
  const parsed = newPaymentSchema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const detail = issue?.message ?? 'The request is not valid'
    return { refusal: { detail, field: issue?.path.join('.') || undefined } }
  }
  const { amount, description, cancelUrl = null, webhookUrl = null, locale = null, metadata } = parsed.data
  const { sequenceType, customerId, redirectUrl = null } = parsed.data
  const byMandate = sequenceType === 'recurring'
  const payment: SandboxPayment = {
    ...{ resource: 'payment', id: sandboxId('tr'), mode: 'test', createdAt: now.toISOString(), amount, description },
    ...{ method: byMandate ? 'directdebit' : null, metadata: metadata ?? null, locale },
    ...{ status: byMandate ? 'pending' : 'open', isCancelable: !byMandate },
    ...{ profileId: 'pfl_sandbox001', sequenceType, redirectUrl, cancelUrl, webhookUrl },
    ...(customerId !== undefined && { customerId }),
    ...(!byMandate && { expiresAt: new Date(now.getTime() + lifetime).toISOString() }),
  }
  return { payment }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** A number as the provider gives them, with what it is of before it. */
export const sandboxId = (kind: string): string =>
  `${kind}_${[...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('')}`

const momentOf: Partial<Record<ProviderStatus, string>> = {
  paid: 'paidAt',
  authorized: 'authorizedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
  failed: 'failedAt',
}

export function paymentBecome(payment: SandboxPayment, status: ProviderStatus, now: Date): SandboxPayment {
  const { isCancelable: _is, expiresAt, ...rest } = payment
  const undecided = status === 'open' || status === 'pending'
  const moment = momentOf[status]
  return {
    ...rest,
    status,
    method: payment.method ?? 'ideal',
    ...(undecided && { isCancelable: status === 'open', expiresAt }),
    ...(moment !== undefined && { [moment]: now.toISOString() }),
  }
}

/** What nobody finished in time is over. */
export const agedPayment = (payment: SandboxPayment, now: Date): SandboxPayment =>
  payment.status === 'open' && payment.expiresAt !== undefined && new Date(payment.expiresAt) <= now
    ? paymentBecome(payment, 'expired', new Date(payment.expiresAt))
    : payment

/** With its links, as it is answered. */
export function withLinks(payment: SandboxPayment, base: string) {
  const { id, status } = payment
  const page = (href: string) => ({ href, type: 'text/html' })
  return {
    ...payment,
    _links: {
      self: { href: `${base}/v2/payments/${id}`, type: 'application/hal+json' },
      ...(status === 'open' && { checkout: page(`${base}/checkout/${id}`) }),
      dashboard: page(`${base}/checkout/${id}`),
    },
  }
}

/** As it was answered when it was made: whoever repeats a question hears the same again. */
export const asMade = (payment: SandboxPayment): SandboxPayment => ({
  ...payment,
  ...(payment.sequenceType !== 'recurring' && { status: 'open', method: null, isCancelable: true }),
})

const centsOf = (amount: z.infer<typeof amountSchema> | undefined): number =>
  amount === undefined ? 0 : Math.round(Number(amount.value) * 100)
const eurosOf = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })

const refundSchema = z.object({ amount: newAmountSchema, description: z.string().max(140).optional() })

/** With a part of it given back; the refusal says why not. */
export function refundedPayment(payment: SandboxPayment, body: unknown, key: string | null) {
  const parsed = refundSchema.safeParse(body)
  if (!parsed.success) return { refusal: parsed.error.issues[0]?.message ?? 'The request is not valid' }
  const before = payment.refunds?.find((one) => key !== null && one.key === key)
  if (before) return { payment, refund: before }
  const [all, back] = [centsOf(payment.amount), centsOf(payment.amountRefunded) + centsOf(parsed.data.amount)]
  if (payment.status !== 'paid' || back + centsOf(payment.amountChargedBack) > all) {
    return { refusal: 'The amount is higher than the maximum' }
  }
  const refund = { id: sandboxId('re'), key, amount: parsed.data.amount }
  const refunds = [...(payment.refunds ?? []), refund]
  return {
    refund,
    payment: { ...payment, refunds, amountRefunded: eurosOf(back), amountRemaining: eurosOf(all - back) },
  }
}
