import { PaymentError, type PaymentProvider, type PaymentRequest, type ProviderPayment } from './port.ts'

export type FakeProvider = PaymentProvider & {
  /** Every request to make one, repetitions too. */
  readonly asked: readonly PaymentRequest[]
  /** What there is, by id. */
  readonly payments: Map<string, ProviderPayment>
  /** Changes one, as if something happened to it there. */
  set(id: string, change: Partial<ProviderPayment>): void
  /** While it is down every call fails. */
  down: boolean
  /** Takes a request and makes the payment, but its answer is lost on the way. */
  loses: boolean
  /** Held up until this is done. */
  hold: Promise<void> | undefined
  /** How often it was asked how a payment stands. */
  finds: number
}

/** A provider in memory that does as it is told, also to break down. */
export function createFakeProvider(): FakeProvider {
  const payments = new Map<string, ProviderPayment>()
  const byKey = new Map<string, string>()
  const asked: PaymentRequest[] = []
  let made = 0
  const demandUp = () => {
    if (fake.down) throw new PaymentError('unreachable', 'It is down.')
  }
  const found = (id: string): ProviderPayment => {
    const payment = payments.get(id)
    if (payment === undefined) throw new Error(`There is no payment ${id}.`)
    return payment
  }
  const fake: FakeProvider = {
    asked,
    payments,
    down: false,
    loses: false,
    hold: undefined,
    finds: 0,
    set: (id, change) => void payments.set(id, { ...found(id), ...change }),
    async create(request) {
      asked.push(request)
      demandUp()
      await fake.hold
      const known = byKey.get(request.idempotency_key)
      if (known !== undefined) return found(known)
      const { amount, order, attempt } = request
      made += 1
      const id = `tr_${String(made).padStart(10, '0')}`
      const payment: ProviderPayment = {
        ...{ id, status: 'open', amount, order, attempt, refunded: 0, charged_back: 0 },
        link: `https://pay.example/${id}`,
        method: null,
        paid_at: null,
        expires_at: null,
      }
      payments.set(id, payment)
      byKey.set(request.idempotency_key, id)
      if (fake.loses) throw new PaymentError('unreachable', 'It took too long.')
      return payment
    },
    async find(id) {
      fake.finds += 1
      demandUp()
      return payments.get(id) ?? null
    },
    async cancel(id) {
      demandUp()
      if (payments.get(id)?.status === 'open') fake.set(id, { status: 'canceled', link: null })
    },
    async refund(id, { idempotency_key, amount }) {
      demandUp()
      if (byKey.has(idempotency_key)) return
      const { refunded, amount: paid } = found(id)
      const all = (refunded ?? 0) + amount
      if (all > (paid ?? 0)) throw new PaymentError('refused', 'There is not that much to give back.')
      byKey.set(idempotency_key, id)
      fake.set(id, { refunded: all })
    },
  }
  return fake
}
