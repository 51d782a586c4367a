/** The provider's words for how a payment stands. */
export const providerStatuses = ['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed'] as const
export type ProviderStatus = (typeof providerStatuses)[number]

/** Ours. */
export const paymentStatuses = ['open', 'pending', 'authorized', 'refused', 'cancelled', 'error'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const ours: Readonly<Record<ProviderStatus, PaymentStatus>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'authorized',
  paid: 'authorized',
  canceled: 'cancelled',
  expired: 'error',
  failed: 'refused',
}

export const paymentStatusOf = (word: ProviderStatus): PaymentStatus => ours[word]

/** Whether the founder has done their part: the money is ours, or promised to us. */
export const isMoneyIn = (word: ProviderStatus | null): boolean => word === 'paid' || word === 'authorized'

/** Whether it can still become something else than it is. */
export const isUndecided = (word: ProviderStatus): boolean => word === 'open' || word === 'pending'

/**
 * News may come late and out of order: what was paid stays paid, and what was decided is not undone by older news. Only
 * money goes over a decision, for it cannot be argued with. Null is a word that nobody knows: it changes nothing.
 */
export const newestWord = (known: ProviderStatus, told: ProviderStatus | null): ProviderStatus => {
  if (known === 'paid' || told === null) return known
  if (isMoneyIn(told)) return told
  return isUndecided(known) || isMoneyIn(known) ? told : known
}

/** The ways to pay that screens have a name for, in the provider's words. By any other one can pay as well: it is not named. */
export const paymentMethods = [
  'ideal',
  'bancontact',
  'creditcard',
  'banktransfer',
  'paypal',
  'applepay',
  'googlepay',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Counted per year without gaps, as the tax office wants it: 2026-00001. */
export function invoiceNumber(year: number, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`no number of an invoice: ${sequence}`)
  return `${year}-${String(sequence).padStart(5, '0')}`
}
