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
  readonly order: string
  readonly attempt: string
}

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
