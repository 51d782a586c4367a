import type { PaymentMethod, ProviderStatus } from '#domain/orders/index.ts'
import type { Locale } from '#domain/values/index.ts'

/** A payment to be made. Whoever asks twice with the same key gets the same one. */
export type PaymentRequest = {
  readonly idempotency_key: string
  /** Cents. */
  readonly amount: number
  readonly description: string
  readonly locale: Locale
  /** Where the browser goes when the founder is done, whatever came of it. */
  readonly redirect_url: string
  /** Where news is told. */
  readonly webhook_url: string
  /** What it is for, as it comes back with the payment. */
  readonly reference: PaymentReference
  /** Who pays, where more is to come: `first` gives us a mandate, and `recurring` uses it without anybody being asked. */
  readonly customer?: { readonly id: string; readonly sequence: 'first' | 'recurring' }
}

export type PaymentReference =
  | { readonly order: string; readonly attempt: string }
  | { readonly membership: string; readonly payment: string }
  | { readonly purchase: string }

/** A payment as the provider has it. */
export type ProviderPayment = {
  readonly id: string
  /** Null when it is a word that we do not know. */
  readonly status: ProviderStatus | null
  /** Cents; null when it is not in euros, or no amount at all. */
  readonly amount: number | null
  readonly refunded: number | null
  readonly charged_back: number | null
  /** What we sent along: which order and which attempt it is for. */
  readonly order: string | null
  readonly attempt: string | null
  /** Which membership and which of its payments, where it is one of those. */
  readonly membership: string | null
  readonly membership_payment: string | null
  /** Which package of contracts that is bought by itself. */
  readonly purchase: string | null
  /** What the provider made it for by itself. */
  readonly subscription: string | null
  readonly created_at: Date | null
  /** Where the founder pays; null when there is nothing to pay any more. */
  readonly link: string | null
  /** How it is paid; null as long as nobody chose, and where it is a way that we have no name for. */
  readonly method: PaymentMethod | null
  readonly paid_at: Date | null
  readonly expires_at: Date | null
}

export type PaymentProvider = {
  create(request: PaymentRequest): Promise<ProviderPayment>
  /** Null when the provider does not know it. */
  find(id: string): Promise<ProviderPayment | null>
  /** Makes its link dead, where the provider still can: whether it did is for `find` to say. */
  cancel(id: string): Promise<void>
  /** Gives some of it back. Whoever asks twice with the same key gives it back once. */
  refund(id: string, request: RefundRequest): Promise<void>
  /** Somebody who will pay more than once; answers their number there. */
  createCustomer(request: CustomerRequest): Promise<string>
  /** Whether we may take money of a customer without asking again. */
  hasMandate(customer: string): Promise<boolean>
  /** Has the provider charge by itself; answers the number of it. */
  subscribe(request: SubscriptionRequest): Promise<string>
  /** It charges no more; one that is gone already is no matter. */
  unsubscribe(customer: string, subscription: string): Promise<void>
  /** What was charged by a subscription, also where nobody told us. */
  paymentsOf(customer: string, subscription: string): Promise<readonly ProviderPayment[]>
}

export type CustomerRequest = {
  readonly idempotency_key: string
  readonly name: string
  readonly email: string
}

export type SubscriptionRequest = {
  readonly idempotency_key: string
  readonly customer: string
  /** Cents. */
  readonly amount: number
  readonly months: number
  /** YYYY-MM-DD. */
  readonly start: string
  /** Once for each customer. */
  readonly description: string
  readonly webhook_url: string
  readonly membership: string
}

export type RefundRequest = {
  readonly idempotency_key: string
  /** Cents. */
  readonly amount: number
  readonly description: string
}

/** `unreachable`: down, too slow or overloaded; asking again may help. `refused`: it will not do this, ever. */
export class PaymentError extends Error {
  readonly code: 'unreachable' | 'refused'
  constructor(code: PaymentError['code'], sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'PaymentError'
    this.code = code
  }
}
