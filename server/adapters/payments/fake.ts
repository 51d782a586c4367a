import {
  PaymentError,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  type SubscriptionRequest,
} from './port.ts'

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
  /** What charges by itself, by its number. */
  readonly subscriptions: Map<string, SubscriptionRequest>
  /** How often it was asked how a payment stands. */
  finds: number
}

/** A provider in memory that does as it is told, also to break down. */
export function createFakeProvider(): FakeProvider {
  const payments = new Map<string, ProviderPayment>()
  const byKey = new Map<string, string>()
  const asked: PaymentRequest[] = []
  const mandates = new Set<string>()
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
    subscriptions: new Map(),
    set: (id, change) => void payments.set(id, { ...found(id), ...change }),
    async create(request) {
      asked.push(request)
      demandUp()
      await fake.hold
      const known = byKey.get(request.idempotency_key)
      if (known !== undefined) return found(known)
      const { amount, reference, customer } = request
      if (customer?.sequence === 'first') mandates.add(customer.id)
      const ours = 'order' in reference ? reference : { order: null, attempt: null }
      const member = 'membership' in reference ? reference : { membership: null, payment: null }
      made += 1
      const id = `tr_${String(made).padStart(10, '0')}`
      const payment: ProviderPayment = {
        ...{ id, status: 'open', amount, ...ours, refunded: 0, charged_back: 0 },
        ...{ membership: member.membership, membership_payment: member.payment, subscription: null, created_at: null },
        purchase: 'purchase' in reference ? reference.purchase : null,
        link: customer?.sequence === 'recurring' ? null : `https://pay.example/${id}`,
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
      const { refunded, charged_back, amount: paid } = found(id)
      const all = (refunded ?? 0) + amount
      if (all + (charged_back ?? 0) > (paid ?? 0))
        throw new PaymentError('refused', 'There is not that much to give back.')
      byKey.set(idempotency_key, id)
      fake.set(id, { refunded: all })
    },
    async createCustomer({ idempotency_key }) {
      demandUp()
      return `cst_${idempotency_key.replaceAll(/\W/g, '')}`
    },
    async hasMandate(customer) {
      demandUp()
      return mandates.has(customer)
    },
    async subscribe(request) {
      demandUp()
      const id = `sub_${request.idempotency_key.replaceAll(/\W/g, '')}`
      fake.subscriptions.set(id, request)
      return id
    },
    async unsubscribe(_customer, id) {
      demandUp()
      fake.subscriptions.delete(id)
    },
    async paymentsOf(_customer, subscription) {
      demandUp()
      return [...payments.values()].filter((one) => one.subscription === subscription)
    },
  }
  return fake
}
